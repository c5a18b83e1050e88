import { describe, expect, it } from 'vitest';
import { type AuditedProblem, chooseWorst, toAuditedProblem } from '../../../audit/findings/audited-problem.ts';
import { toDistributions } from '../../../audit/findings/distributions.ts';
import { toImageSizes } from '../../../audit/findings/image-sizes.ts';
import { toLackingRecords } from '../../../audit/findings/lacking-data.ts';
import { listTextBearers, toTranslationMatrix } from '../../../audit/findings/translation-matrix.ts';
import { createRecordIndex } from '../../../audit/records/record-index.ts';
import type { Problem } from '../../../pipeline/problem.ts';
import type { ProblemCode } from '../../../site/problem-codes.ts';
import { aBrand, aCatalogue, aCategory, aContent, aProduct, aText, aVariant, money } from '../../builders/content.ts';
import {
	aFileRecord,
	aManufacturerRecord,
	aProductRecord,
	aSecondVariantRecord,
	aVariantRecord,
	pictureId,
	projectDomain,
	someRecords,
} from '../../builders/records.ts';
import { aSnapshot } from '../../builders/snapshot.ts';

const noRecords = createRecordIndex({ records: () => [] }, null);

describe('the translation matrix', () => {
	const content = aContent({ brands: [aBrand({ lead: aText('Kurz', ['de', 'en']), description: aText('Lang', ['de']) })] });
	const catalogue = aCatalogue([aProduct({ variants: [aVariant({ displayName: aText('54', ['de', 'fr']) })] })]);
	const matrix = toTranslationMatrix(listTextBearers(content, catalogue, []), {
		languages: ['de', 'en', 'fr'],
		untranslated: new Set(['brand 1 en', 'brand 1 fr', 'ecommerce_product 1 en']),
		index: noRecords,
	});
	const of = (collection: string) => matrix.find((row) => row.collection === collection);

	it('counts the texts that are written in each language', () => {
		expect(of('brand')?.coverage).toEqual({ de: { written: 2, total: 2 }, en: { written: 1, total: 2 }, fr: { written: 0, total: 2 } });
	});

	it('takes names that nobody misses in another language for written', () => {
		const names = aContent({ categories: [aCategory({ displayName: aText('Solitär', ['de']) })] });
		const inputs = { languages: ['de', 'en'] as const, untranslated: new Set<string>(), index: noRecords };
		const [row] = toTranslationMatrix(listTextBearers(names, aCatalogue([]), []), inputs).filter(
			({ collection }) => collection === 'ecommerce_category',
		);
		expect([row?.coverage.en, row?.lacking]).toEqual([{ written: 1, total: 1 }, []]);
	});

	it('names the fields that are not, as the backend does', () => {
		expect(of('brand')?.lacking.map(({ language, fields }) => [language, fields])).toEqual([
			['en', ['description']],
			['fr', ['lead', 'description']],
		]);
		expect(of('ecommerce_product')?.lacking.map(({ language, fields }) => [language, fields])).toEqual([
			['en', ['variants[0].display_name']],
		]);
	});
});

describe('what the offer lacks', () => {
	const lackingOf = (records: Parameters<typeof someRecords>[0]) => {
		const snapshot = aSnapshot(someRecords(records));
		const found = toLackingRecords(snapshot, projectDomain, createRecordIndex(snapshot, null));
		return Object.fromEntries(
			found.filter(({ records: some }) => some.length > 0).map(({ lack, records: some }) => [lack, some.map(({ id }) => id)]),
		);
	};
	const wholeMaker = aManufacturerRecord({ postal_address: 'Gasse 1, 75172 Pforzheim', email: 'post@marke.example' });
	const described = aFileRecord({ description: 'Ein Ring' });

	it('is nothing where everything is there', () => {
		expect(lackingOf({ ecommerce_manufacturer: [wholeMaker], directus_files: [described] })).toEqual({});
	});

	it('is told of published products, of makers in use, and of pictures in use', () => {
		const bare = { images: [], manufacturer: null, price_brutto: null, shipping_time: null, variants: [] };
		expect(
			lackingOf({
				ecommerce_product: [aProductRecord(), aProductRecord({ id: 2, ...bare }), aProductRecord({ id: 3, ...bare, status: 'draft' })],
				ecommerce_manufacturer: [aManufacturerRecord({ postal_address: null }), aManufacturerRecord({ id: 2, postal_address: null })],
				directus_files: [aFileRecord(), aFileRecord({ id: 'unused' })],
			}),
		).toEqual({ picture: [2], maker: [2], price: [2], delivery: [2], 'maker-address': [1], alt: [pictureId] });
	});

	it('of pictures is nothing where each variant has its own', () => {
		const records = { ecommerce_manufacturer: [wholeMaker], directus_files: [described] };
		const pictured = aVariantRecord({ images: [{ sort: 1, directus_files_id: pictureId }] });
		const lackOf = (variants: readonly unknown[]) =>
			lackingOf({ ...records, ecommerce_product: [aProductRecord({ images: [], variants })] });
		expect(lackOf([pictured])).toEqual({});
		expect(lackOf([pictured, aSecondVariantRecord()])).toEqual({ picture: [1] });
	});

	it('looks at the active variants where there are any', () => {
		const free = aVariantRecord({ price_brutto: null, shipping_time: null });
		const records = { ecommerce_manufacturer: [wholeMaker], directus_files: [described] };
		const product = { price_brutto: null, shipping_time: null };
		expect(lackingOf({ ...records, ecommerce_product: [aProductRecord({ ...product, variants: [free] })] })).toEqual({
			price: [1],
			delivery: [1],
		});
		const inactive = aVariantRecord({ id: 12, price_brutto: null, shipping_time: null, active: false });
		expect(lackingOf({ ...records, ecommerce_product: [aProductRecord({ ...product, variants: [aVariantRecord(), inactive] })] })).toEqual(
			{},
		);
	});
});

it('finds pictures that are needlessly large, and too small', () => {
	const image = { hash: '', ext: 'png', filename: 'x.png', modifiedOn: null };
	const images = new Map([
		['fine', { ...image, width: 1400, height: 1400, bytes: 70_000 }],
		['heavy', { ...image, width: 4000, height: 4000, bytes: 9_000_000 }],
		['long', { ...image, width: 12_000, height: 400, bytes: 900_000 }],
		['small', { ...image, width: 300, height: 300, bytes: 9000 }],
		['drawing', { ...image, ext: 'svg', width: 20, height: 20, bytes: 900 }],
	]);
	const { count, bytes, remarkable } = toImageSizes(images, [320, 640], noRecords);
	expect([count, bytes]).toEqual([5, 9_979_900]);
	expect(remarkable.map(({ record, verdict }) => [record.id, verdict])).toEqual([
		['heavy', 'heavy'],
		['long', 'heavy'],
		['small', 'small'],
	]);
});

it('puts each product into one range of prices and one of stock', () => {
	const offers = [
		{ price: money('50.00'), stock: 0 },
		{ price: money('49.99'), stock: 1 },
		{ price: money('12000.00'), stock: 4 },
		{ price: null, stock: 99 },
	];
	const { prices, onRequest, stock } = toDistributions(offers);
	expect(prices.filter(({ products }) => products > 0).map(({ from, to }) => [from, to])).toEqual([
		[0, 50],
		[50, 100],
		[10_000, null],
	]);
	expect(onRequest).toBe(1);
	expect(stock.map(({ products }) => products)).toEqual([1, 1, 1, 0, 1]);
});

it('names each field that the backend did not send', () => {
	const field = 'stock, variants.translations.display_name';
	const problem: Problem = {
		collection: 'ecommerce_product',
		id: 1,
		field,
		message: '',
		fix: '',
		code: 'field-missing',
		severity: 'warning',
	};
	const { place, found } = toAuditedProblem(problem, { index: noRecords, untranslated: new Map(), findDeadLink: () => null });
	const inVariants = [{ field: 'variants' }, { field: 'translations' }, { field: 'display_name' }];
	expect([place, found]).toEqual([[], { kind: 'missing', fields: [[{ field: 'stock' }], inVariants] }]);
});

it('chooses errors one by one, then each kind of warning once, what costs trust first', () => {
	const problem = (code: ProblemCode, severity: AuditedProblem['severity'] = 'warning'): AuditedProblem => ({
		code,
		severity,
		field: '',
		message: '',
		fix: '',
		fixedBy: 'editor',
		place: [],
		found: null,
		record: { collection: 'page', id: 1, label: '', url: null },
	});
	const worst = chooseWorst([
		problem('translation-missing'),
		problem('translation-missing'),
		problem('legal-text-missing'),
		problem('link-dead'),
		problem('slug-invalid', 'error'),
		problem('price-invalid', 'error'),
		problem('day-unknown'),
	]);
	expect(worst.map(({ problem: { code }, count }) => [code, count])).toEqual([
		['price-invalid', 1],
		['slug-invalid', 1],
		['legal-text-missing', 1],
		['link-dead', 1],
		['day-unknown', 1],
	]);
});
