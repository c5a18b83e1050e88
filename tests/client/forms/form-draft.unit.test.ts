/** What stands in a form outlives a reload, and whatever the browser's storage does. */
import { expect, it } from 'vitest';
import { createFormDrafts } from '../../../client/forms/form-draft.ts';
import { createStorageArea, type StorageArea } from '../../../client/storage/storage-area.ts';

function memory(stored: Record<string, string> = {}): StorageArea {
	return {
		read: (key) => ({ value: stored[key] ?? null }),
		write: (key, value) => {
			stored[key] = value;
			return true;
		},
		remove: (key) => delete stored[key],
	};
}
const draft = { values: { name: 'Änne', privacy: 'on' }, key: 'k' };

it('is there after a reload, by form, until it is removed', () => {
	const area = memory();
	createFormDrafts(area, 'contact').write(draft);
	expect(createFormDrafts(area, 'contact').read()).toEqual(draft);
	expect(createFormDrafts(area, 'newsletter').read()).toBeNull();
	createFormDrafts(area, 'contact').remove();
	expect(createFormDrafts(area, 'contact').read()).toBeNull();
});

it('lives as long as the page where nothing is stored', () => {
	const forbidden = createStorageArea(() => {
		throw new DOMException('no', 'SecurityError');
	});
	const drafts = createFormDrafts(forbidden, 'contact');
	drafts.write(draft);
	expect(drafts.read()).toEqual(draft);
	drafts.remove();
	expect(drafts.read()).toBeNull();
});

it.each(['', 'null', '1', '[]', '{"values":null}', '{"values":', '{"key":"k"}'])('takes %o for nothing', (stored) => {
	const read = createFormDrafts(memory({ 'int-form-contact': stored }), 'contact').read();
	expect(read === null || Object.keys(read.values).length === 0).toBe(true);
});

it('drops what is no text', () => {
	const stored = '{"values":{"name":"Änne","email":7,"message":null,"x":{}},"key":3}';
	expect(createFormDrafts(memory({ 'int-form-contact': stored }), 'contact').read()).toEqual({ values: { name: 'Änne' }, key: null });
});
