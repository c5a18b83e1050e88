/** What stands in a form outlives a reload, for what it was written about, and whatever the browser's storage does. */
import { expect, it } from 'vitest';
import { createFormDrafts, draftMaxAgeMs } from '../../../client/forms/use-form.ts';
import type { FormEndpoint } from '../../../client/orders/contract/endpoints.ts';
import { createStorageArea } from '../../../client/runtime/storage.ts';
import { createMemoryStorage } from '../runtime/memory-storage.ts';

const nowMs = 1_700_000_000_000;
const values = { name: 'Änne', rating: '5' };
const key = 'int-form-rating';

/** Forms of a tab, each as after a reload. */
function aTab(stored: Readonly<Record<string, string>> = {}) {
	const storage = createMemoryStorage(stored);
	const open = (form: FormEndpoint, about: string | null = null, atMs = nowMs) =>
		createFormDrafts({ area: createStorageArea(() => storage), form, about, nowMs: () => atMs });
	return { storage, open };
}

it('is there after a reload, by form, until it is removed', () => {
	const { open, storage } = aTab();
	open('contact').write(values, 'k');
	expect([open('contact').read(), open('contact').keyOf(values)]).toEqual([values, 'k']);
	expect([open('newsletter').read(), open('newsletter').keyOf(values)]).toEqual([null, null]);
	open('contact').remove();
	expect(open('contact').read()).toBeNull();
	expect(storage.values.size).toBe(0);
});

it('is meant for one piece and one kind of question only', () => {
	const { open } = aTab();
	open('request', 'information-1').write(values, 'k');
	open('request', 'information-2').write({ name: 'Bo' }, null);
	expect(open('request', 'information-1').read()).toEqual(values);
	expect(open('request', 'information-2').read()).toEqual({ name: 'Bo' });
	expect([open('request', 'information-3').read(), open('request', 'reservation-1').read(), open('rating', '1').read()]).toEqual([
		...[null, null, null],
	]);
	open('request', 'information-1').remove();
	expect(open('request', 'information-2').read()).toEqual({ name: 'Bo' });
});

it('never holds that the privacy notice was read, and what is sent with it is the same message', () => {
	const { open, storage } = aTab();
	open('rating', '1').write({ ...values, privacy: 'on' }, 'k');
	expect(open('rating', '1').read()).toEqual(values);
	expect(open('rating', '1').keyOf({ ...values, privacy: 'on' })).toBe('k');
	expect(open('rating', '1').keyOf({ ...values, rating: '4' })).toBeNull();
	expect(storage.values.get(key)).not.toContain('privacy');
	const edited = { drafts: { 1: { values: { ...values, privacy: 'on' }, key: 'k', timestamp: nowMs } } };
	expect(
		aTab({ [key]: JSON.stringify(edited) })
			.open('rating', '1')
			.read(),
	).toEqual(values);
});

it('is forgotten after a day, and takes nothing of others with it', () => {
	const { open, storage } = aTab();
	open('rating', '1').write(values, null);
	open('rating', '2', nowMs + 5).write({ name: 'Bo' }, null);
	expect(open('rating', '1', nowMs + draftMaxAgeMs).read()).toEqual(values);
	expect(open('rating', '3', nowMs + draftMaxAgeMs + 1).read()).toBeNull();
	expect(storage.values.get(key)).not.toContain('Änne');
	expect(open('rating', '2', nowMs + draftMaxAgeMs + 1).read()).toEqual({ name: 'Bo' });
	expect(open('rating', '2', nowMs + draftMaxAgeMs + 6).read()).toBeNull();
	expect(storage.values.size).toBe(0);
});

it('lives as long as the page where nothing is stored', () => {
	const forbidden = createStorageArea(() => {
		throw new DOMException('no', 'SecurityError');
	});
	const drafts = createFormDrafts({ area: forbidden, form: 'contact', about: null, nowMs: () => nowMs });
	drafts.write(values, 'k');
	expect([drafts.read(), drafts.keyOf(values)]).toEqual([values, 'k']);
	drafts.remove();
	expect(drafts.read()).toBeNull();
});

it.each([
	...['', 'null', '1', '[]', '{"drafts":null}', '{"drafts":', '{"drafts":{"1":{"values":null}}}', '{"drafts":{"1":{"values":{}}}}'],
	// as it was kept for all products together
	'{"values":{"name":"Änne","privacy":"on"},"key":"k"}',
])('takes %o for nothing, and clears it away', (stored) => {
	const { open, storage } = aTab({ [key]: stored });
	expect(open('rating', '1').read()).toBeNull();
	expect(storage.values.size).toBe(0);
});

it('drops what is no text', () => {
	const draft = { values: { name: 'Änne', email: 7, message: null, x: {} }, key: 3, timestamp: nowMs };
	const { open } = aTab({ [key]: JSON.stringify({ drafts: { 1: draft } }) });
	expect([open('rating', '1').read(), open('rating', '1').keyOf({ name: 'Änne' })]).toEqual([{ name: 'Änne' }, null]);
});
