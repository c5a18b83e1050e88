/** What the law asks of an offer, and when a shop is told that it lacks it. */
import { describe, expect, it } from 'vitest';
import { fileExistsIn } from '../../../pipeline/records/file-reference.ts';
import { judgeCollection } from '../../../pipeline/records/judge-collection.ts';
import { readPart } from '../../../pipeline/records/read-part.ts';
import type { WireRecord } from '../../../pipeline/snapshot/wire-record.ts';
import { parseContent } from '../../../shop/content/parse-content.ts';
import { productRules } from '../../../shop/content/product-rules.ts';
import { languages } from '../../../site/languages.ts';
import type { Money } from '../../../site/money.ts';
import { outline, parsed } from '../../builders/parsed.ts';
import {
	aProductRecord,
	aSecondVariantRecord,
	aSettingsRecord,
	aVariantRecord,
	projectDomain,
	someRecords,
} from '../../builders/records.ts';

function product(fields: Record<string, unknown> = {}, settings: Record<string, unknown> = {}) {
	const { products, problems } = parsed({
		ecommerce_product: [aProductRecord(fields)],
		ecommerce_settings: [aSettingsRecord(settings)],
	});
	return { found: products[0], problems: outline(problems).map((line) => line.replace(' ecommerce_product 1', '')) };
}

it('the fields are read', () => {
	const { found, problems } = product({ tax_scheme: 'margin', price_reduced: true, contains_battery: 1, guarantee_years: '5' });
	expect(problems).toEqual(['warning law-reduction price_reduced']);
	expect(found).toMatchObject({
		taxScheme: 'margin',
		recommendedPrice: '1500.00',
		isReduced: true,
		fineness: 585,
		guaranteeYears: 5,
		containsBattery: true,
		safetyWarnings: { de: { text: 'Nicht **verschlucken**.' }, en: { text: 'safety_warnings en' } },
		contentQuantity: '0.5',
		contentUnit: 'g',
	});
});

it('their absence is no problem', () => {
	const fields = [
		'tax_scheme',
		'recommended_price',
		'price_reduced',
		'fineness',
		'guarantee_years',
		'contains_battery',
		'content_quantity',
		'content_unit',
	];
	const { found, problems } = product(Object.fromEntries(fields.map((field) => [field, null])));
	expect(problems).toEqual([]);
	expect(found).toMatchObject({ taxScheme: null, recommendedPrice: null, isReduced: false, fineness: null, guaranteeYears: null });
});

describe('fineness', () => {
	it.each([1, 585, '750', 999])('%j is kept', (fineness) => {
		expect(product({ fineness })).toMatchObject({ found: { fineness: Number(fineness) }, problems: [] });
	});

	it.each([0, '0', ''])('%j is none', (fineness) => {
		expect(product({ fineness })).toMatchObject({ found: { fineness: null }, problems: [] });
	});

	it.each([1000, -585, 58.5, '585er', 'Gold', true, [], {}])('%j is left out and told', (fineness) => {
		expect(product({ fineness })).toMatchObject({ found: { fineness: null }, problems: ['warning law-fineness fineness'] });
	});

	it('of plated goods is left out and told', () => {
		expect(product({ plated: true })).toMatchObject({ found: { fineness: null }, problems: ['warning law-fineness fineness'] });
		expect(product({ plated: true, fineness: null }).problems).toEqual([]);
	});
});

describe('the base price', () => {
	it.each([
		[{ content_quantity: 2, content_unit: 'ml' }, '2', 'ml'],
		[{ content_quantity: '12.50000', content_unit: 'm' }, '12.5', 'm'],
		[{ content_quantity: '0.125', content_unit: 'g' }, '0.125', 'g'],
		[{ content_quantity: 0, content_unit: null }, null, null],
	])('%j', (fields, contentQuantity, contentUnit) => {
		expect(product(fields)).toMatchObject({ found: { contentQuantity, contentUnit }, problems: [] });
	});

	it.each([
		[{ content_unit: null }, 'warning law-base-price content_unit'],
		[{ content_quantity: null }, 'warning law-base-price content_quantity'],
		[{ content_quantity: 0 }, 'warning law-base-price content_quantity'],
	])('%j lacks its other half', (fields, problem) => {
		expect(product(fields)).toMatchObject({ found: { contentQuantity: null, contentUnit: null }, problems: [problem] });
	});
});

describe('the recommended price', () => {
	it.each([
		['above every price', { recommended_price: '1290.01' }, '1290.01', []],
		['as high as the dearest variant', { recommended_price: '1290.00' }, null, ['warning law-recommended-price recommended_price']],
		['below it', { variants: [], recommended_price: 900 }, null, ['warning law-recommended-price recommended_price']],
		['of what is on request', { variants: [], price_brutto: null }, null, []],
	])('%s', (_, fields, recommendedPrice, problems) => {
		expect(product(fields)).toMatchObject({ found: { recommendedPrice }, problems });
	});
});

describe('a reduction', () => {
	const reduced = aProductRecord({ price_reduced: true, variants: [], price_brutto: '80.00' });
	const told = (record: WireRecord, reference: Money | null, isSelling = true) => {
		const site = { records: (collection: string) => someRecords({})[collection] ?? [] };
		const { surroundings } = parseContent({ ...site, notices: [] }, { projectDomain, videoHosts: [] });
		const rules = productRules({ ...surroundings, isSelling }, fileExistsIn(site), { find: () => reference });
		return outline(judgeCollection(rules, [readPart([record], { projectDomain, languages }, rules)]));
	};

	it('is told where the history knows of nothing dearer', () => {
		expect(told(reduced, null)).toEqual(['warning law-reduction ecommerce_product 1 price_reduced']);
		expect(told(reduced, '100.00' as Money)).toEqual([]);
		expect(told(reduced, null, false)).toEqual([]);
		expect(told({ ...reduced, price_reduced: false }, null)).toEqual([]);
		expect(told({ ...reduced, price_brutto: null }, null)).toEqual([]);
	});
});

describe('an offer', () => {
	const single = { variants: [], price_brutto: '900.00' };

	it.each([
		['a manufacturer', { manufacturer: null }, 'warning law-manufacturer manufacturer'],
		['a picture', { images: [] }, 'warning law-offer-identity images'],
		['a reference number', { reference_number: null }, 'warning law-offer-identity reference_number'],
		['a delivery time', { ...single, shipping_time: null }, 'warning law-delivery-time shipping_time'],
		[
			'one for each variant',
			{ variants: [aVariantRecord(), aSecondVariantRecord({ shipping_time: null })] },
			'warning law-delivery-time variants',
		],
	])('needs %s', (_, fields, problem) => {
		expect(product(fields).problems).toEqual([problem]);
		expect(product(fields, { enable_cart: false }).problems).toEqual([]);
	});

	it.each([
		['sold out for good', { ...single, shipping_time: null, stock: 0, reorder_possible: false }],
		['on request', { ...single, shipping_time: null, price_brutto: null }],
		['an inactive variant', { variants: [aVariantRecord({ active: false, shipping_time: null })] }],
	])('needs no delivery time: %s', (_, fields) => {
		expect(product(fields).problems).toEqual([]);
	});
});
