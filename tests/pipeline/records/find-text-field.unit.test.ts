import { expect, it } from 'vitest';
import { createTextFieldFinder } from '../../../pipeline/records/find-text-field.ts';
import type { WireRecord } from '../../../pipeline/snapshot/wire-record.ts';

const page: WireRecord = {
	id: 7,
	slug: 'werkstatt',
	teaser: 'Unter [Kontakt](/kontakt-alt).',
	content: 'Siehe [dort](/weg), [hier](/weg-1) und [da](#stelle).',
	translations: [
		{ id: 3, language: 'en-GB', content: 'See [there](/gone).' },
		{ id: 4, language: 'fr', content: 'Voir [là](/parti) et [ici](/weg).' },
	],
	blocks: [{ text: null }, { text: '[tief](/tief "Titel")' }],
};
const widget: WireRecord = { id: 7, props: { text: '<a href="/weg?x=1">weg</a>' } };

function find(target: string, language: 'de' | 'en' | 'fr', collection = 'page', id: string | number = 7) {
	const shards = { page: [[{ id: 1, content: '/weg' }], [page]], widget: [[widget]] }[collection] ?? [];
	return createTextFieldFinder({ shards: () => shards.map((records) => ({ records: () => records })) })(
		{ collection, id },
		target,
		language,
	);
}

it.each([
	['/weg', 'de', 'content'],
	['/weg', 'en', 'content'],
	['/weg', 'fr', 'translations.fr.content'],
	['/gone', 'en', 'translations.en.content'],
	['/gone', 'de', 'translations.en.content'],
	['/kontakt', 'de', null],
	['#stelle', 'de', 'content'],
	['/tief', 'de', 'blocks[1].text'],
	['/nirgends', 'de', null],
] as const)('%s on a page in %s stands in %s', (target, language, field) => {
	expect(find(target, language)).toBe(field);
});

it('looks at the record of that collection and id only, whichever shard it is in', () => {
	expect(find('/weg', 'de', 'widget', '7')).toBe('props.text');
	expect(find('/weg', 'de', 'page', 8)).toBe(null);
	expect(find('/weg', 'de', 'menu_entry')).toBe(null);
});

it('does not read a file again for each of its records', () => {
	let reads = 0;
	const shards = [1, 3].map((first) => ({
		records: () => {
			reads += 1;
			return [first, first + 1].map((id) => ({ id, text: '/weg' }));
		},
	}));
	const findTextField = createTextFieldFinder({ shards: () => shards });
	expect([1, 2, 3, 4].map((id) => findTextField({ collection: 'page', id }, '/weg', 'de'))).toEqual(['text', 'text', 'text', 'text']);
	// Once for what is where, and once for the records.
	expect(reads).toBe(4);
});
