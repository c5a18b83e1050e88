import { describe, expect, it } from 'vitest';
import { compareRecords, diffWords, flattenRecord, publishingEffects, toRecordChanges } from '../../../audit/changes/record-changes.ts';
import { createRecordIndex } from '../../../audit/records/record-index.ts';
import { aProductRecord, aVariantRecord, inEnglishAndFrench, pictureId } from '../../builders/records.ts';

describe('flattenRecord', () => {
	it('names rows by their language or id, so that they keep their path when others come and go', () => {
		const flat = flattenRecord(aProductRecord());
		expect(flat.get('translations.en.description')).toBe('description en');
		expect(flat.get('variants[11].price_brutto')).toBe('1290.00');
		expect(flat.get('variants[11].translations.fr.display_name')).toBe('display_name fr');
	});

	it('leaves out what is empty, and what says only whose row it is', () => {
		const flat = flattenRecord({ id: 7, title: '', text: null, images: [{ id: 3, product_id: 7, sort: 1 }], tags: ['a', 'b'] });
		expect([...flat]).toEqual([
			['id', 7],
			['images[3].sort', 1],
			['tags[0]', 'a'],
			['tags[1]', 'b'],
		]);
	});
});

const of = { collection: 'ecommerce_product', index: createRecordIndex({ records: () => [] }, null) };

describe('compareRecords', () => {
	it('tells prices, stock and texts apart, with what was there before', () => {
		const before = aProductRecord({ description: 'Ein schöner Ring.', stock: 3 });
		const after = aProductRecord({ description: 'Ein schlichter Ring.', stock: null, price_brutto: '1100.00', shipping_time: 9 });
		const { fields } = compareRecords(before, after, of);
		expect(fields.map(({ field, kind, before: old, after: now }) => [field, kind, old, now])).toEqual(
			[
				['description', 'text', 'Ein schöner Ring.', 'Ein schlichter Ring.'],
				['price_brutto', 'price', '1234.50', '1100.00'],
				['shipping_time', 'other', 5, 9],
				['stock', 'stock', 3, null],
			].toSorted((a, b) => fields.findIndex(({ field }) => field === a[0]) - fields.findIndex(({ field }) => field === b[0])),
		);
		expect(fields.find(({ field }) => field === 'description')?.words).toEqual([
			{ how: 'same', text: 'Ein ' },
			{ how: 'removed', text: 'schöner' },
			{ how: 'added', text: 'schlichter' },
			{ how: 'same', text: ' Ring.' },
		]);
	});

	it("marks a product's own price where its variants are sold, and where they were", () => {
		const unused = (before: object, after: object) =>
			compareRecords(aProductRecord({ ...before }), aProductRecord({ price_brutto: '1100.00', stock: 77, ...after }), of)
				.fields.filter(({ isUnused }) => isUnused)
				.map(({ field }) => field);
		expect(unused({}, {})).toEqual(['price_brutto']);
		expect(unused({ variants: [] }, {})).toEqual([]);
		expect(unused({ variants: [] }, { variants: [] })).toEqual([]);
	});

	it('takes pictures out of the fields, and sees which came and went', () => {
		const other = '9e0c8f1e-6f0a-4c0e-9d52-0c7f1f1f7a09';
		const { fields, files } = compareRecords(
			aProductRecord(),
			aProductRecord({ images: [{ id: 2, sort: 1, directus_files_id: other }] }),
			of,
		);
		expect(files).toEqual({ added: [other], removed: [pictureId] });
		expect(fields.some(({ after }) => after === other)).toBe(false);
	});

	it('sees a change in a row of a row', () => {
		const translations = inEnglishAndFrench(['display_name']).map((row) =>
			row.language === 'fr' ? { ...row, display_name: 'Taille 54' } : row,
		);
		const { fields } = compareRecords(aProductRecord(), aProductRecord({ variants: [aVariantRecord({ translations })] }), of);
		expect(fields.map(({ field }) => field)).toEqual(['variants[11].translations.fr.display_name']);
	});

	it('says nothing of the numbers that order rows, unless rows that stayed were moved', () => {
		const images = (...ids: readonly number[]) => ({
			id: 7,
			images: ids.map((id, at) => ({ id, sort: at + 1, directus_files_id: `file-${id}` })),
		});
		const told = (before: object, after: object) =>
			compareRecords({ ...before }, { ...after }, of).fields.map(({ field, kind }) => [field, kind]);
		expect(told(images(1, 2), images(1, 2, 3))).toEqual([]);
		expect(told(images(1, 2, 3), images(2, 3))).toEqual([]);
		expect(told(images(1, 2, 3), images(2, 1, 3))).toEqual([['images', 'order']]);
	});

	it('names what a reference leads to', () => {
		const index = createRecordIndex({ records: (name) => (name === 'ecommerce_category' ? [{ id: 2, display_name: 'Ringe' }] : []) }, null);
		const { fields } = compareRecords({ id: 1, category: 2 }, { id: 1, category: 9 }, { collection: 'ecommerce_product', index });
		expect(fields.map(({ kind, before, after }) => [kind, before, after])).toEqual([['reference', 'Ringe', '9']]);
	});
});

it('tells of records that came, went and changed, by the name that they have or had', () => {
	const snapshot = (...products: readonly ReturnType<typeof aProductRecord>[]) => ({
		manifest: { collections: { ecommerce_product: {} } },
		records: (collection: string) => (collection === 'ecommerce_product' ? products : []),
	});
	const before = snapshot(aProductRecord({ id: 1 }), aProductRecord({ id: 2, display_name: 'Alt' }));
	const after = snapshot(aProductRecord({ id: 1, stock: 4 }), aProductRecord({ id: 3, display_name: 'Neu' }));
	const index = createRecordIndex(after, 'https://cms.example', createRecordIndex(before, 'https://cms.example'));
	expect(toRecordChanges(before, after, index).map(({ how, record }) => [how, record.id, record.label, record.url])).toEqual([
		['added', 3, 'Neu', 'https://cms.example/admin/content/ecommerce_product/3'],
		['changed', 1, 'Ring', 'https://cms.example/admin/content/ecommerce_product/1'],
		['removed', 2, 'Alt', 'https://cms.example/admin/content/ecommerce_product/2'],
	]);
});

it('begins with products and ends with files, and leaves out what nobody could see', () => {
	const snapshot = (sort: number, name: string) => ({
		manifest: { collections: { brand: {}, directus_files: {}, ecommerce_product: {}, page: {} } },
		records: (collection: string) =>
			collection === 'page' ? [{ id: 1, rows: [{ id: 4, sort }] }] : [{ id: 1, display_name: name, filename_download: `${name}.png` }],
	});
	const [before, after] = [snapshot(1, 'a'), snapshot(2, 'b')];
	const changes = toRecordChanges(before, after, createRecordIndex(after, null));
	expect(changes.map(({ record: { collection } }) => collection)).toEqual(['ecommerce_product', 'brand', 'directus_files']);
});

const product = { collection: 'ecommerce_product', index: createRecordIndex({ records: () => [] }, null) };
const effects = (before: object, after: object) =>
	publishingEffects({ how: 'changed', fields: compareRecords({ id: 1, ...before }, { id: 1, ...after }, product).fields });

it.each([
	['a product that is withdrawn', { status: 'published' }, { status: 'draft' }, ['disappears']],
	['one that is published', { status: 'draft' }, { status: 'published' }, ['appears']],
	['one that stays unpublished', { status: 'draft' }, { status: 'archived' }, []],
	['another address', { slug: 'ring' }, { slug: 'ringe' }, ['moves']],
	['another price', { price_brutto: '10.00' }, { price_brutto: '12.00' }, []],
])('tells what %s does to the site', (_what, before, after, told) => {
	expect(effects(before, after)).toEqual(told);
});

it('says nothing more of a record that is new', () => {
	expect(
		publishingEffects({ how: 'added', fields: compareRecords({ id: 1 }, { id: 1, status: 'published', slug: 'a' }, product).fields }),
	).toEqual([]);
});

const words = (count: number) => Array.from({ length: count }, (_, index) => `Wort${index}`).join(' ');

it('shows the words around a change, and skips the rest', () => {
	const parts = diffWords(`${words(100)} alt ${words(100)}`, `${words(100)} neu ${words(100)}`) ?? [];
	expect(parts.map(({ how }) => how)).toEqual(['skipped', 'same', 'removed', 'added', 'same', 'skipped']);
	expect(parts[1]?.text).toBe('Wort92 Wort93 Wort94 Wort95 Wort96 Wort97 Wort98 Wort99 ');
	expect(parts.map(({ text }) => text).join('').length).toBeLessThan(150);
});

it('loses nothing of a short text', () => {
	const parts = diffWords('Ein Ring aus Gold.', 'Ein Ring aus Gold und Silber.') ?? [];
	expect(
		parts
			.filter(({ how }) => how !== 'removed')
			.map(({ text }) => text)
			.join(''),
	).toBe('Ein Ring aus Gold und Silber.');
	expect(
		parts
			.filter(({ how }) => how !== 'added')
			.map(({ text }) => text)
			.join(''),
	).toBe('Ein Ring aus Gold.');
});
