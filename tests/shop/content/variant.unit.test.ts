/** What a variant has of its own, and when variants are chosen by two choices. */
import { describe, expect, it } from 'vitest';
import { outline, parsed } from '../../builders/parsed.ts';
import {
	anAttributeGroupRecord,
	anAttributeRecord,
	aProductRecord,
	aSecondVariantRecord,
	aVariantRecord,
	pictureId,
} from '../../builders/records.ts';

const groups = [anAttributeGroupRecord({ id: 1, sort: 1 }), anAttributeGroupRecord({ id: 2, sort: 2, essential: false })];
const attributes = [
	anAttributeRecord({ id: 1, attribute_group: 1, display_values: ['Gold'] }),
	anAttributeRecord({ id: 2, attribute_group: 1, display_values: ['Platin'] }),
	anAttributeRecord({ id: 3, attribute_group: 2, display_values: ['54'] }),
];

function read(variants: readonly Record<string, unknown>[], fields: Record<string, unknown> = {}) {
	const { products, problems } = parsed({
		ecommerce_attribute_group: groups,
		ecommerce_attribute: attributes,
		ecommerce_product: [aProductRecord({ variants, recommended_price: null, ...fields })],
	});
	const own = outline(problems).filter((line) => line.includes('ecommerce_product 1'));
	return { product: products[0], problems: own, messages: problems.map(({ message }) => message) };
}

const named = (ids: readonly number[]) => ids.map((id) => ({ ecommerce_attribute_id: id }));
const german = (texts: readonly { readonly values: readonly { readonly de: { readonly text: string } }[] }[] | null | undefined) =>
	texts?.map(({ values }) => values.map(({ de }) => de.text).join());

describe('characteristics', () => {
	it('of a variant take the place of those that the product has of the same group', () => {
		const { product, problems } = read([aVariantRecord({ attributes: named([2, 3]) }), aSecondVariantRecord()]);
		expect(problems).toEqual([]);
		expect(german(product?.attributes)).toEqual(['Gold']);
		expect(german(product?.variants[0]?.attributes)).toEqual(['Platin', '54']);
		expect(product?.variants[0]?.attributes?.map(({ isEssential }) => isEssential)).toEqual([true, false]);
		expect(product?.variants[1]?.attributes).toBeNull();
	});

	it('that lists are filtered by are those of the product and of its active variants', () => {
		const variants = [aVariantRecord({ attributes: named([3]) }), aVariantRecord({ id: 12, active: false, attributes: named([2]) })];
		expect(read(variants).product?.attributeIds).toEqual([1, 3]);
	});

	it('that do not exist are left out, with their place', () => {
		const { product, problems } = read([aVariantRecord({ attributes: named([9]) })]);
		expect(product?.variants[0]?.attributes).toBeNull();
		expect(problems).toEqual(['warning reference-missing ecommerce_product 1 variants[0].attributes[0].ecommerce_attribute_id']);
	});
});

describe('pictures', () => {
	it('of a variant are its own, and stand for a product that has none', () => {
		const own = aVariantRecord({ images: [{ sort: 1, directus_files_id: pictureId }] });
		const { product, problems } = read([own], { images: [] });
		expect(product?.variants[0]?.images).toEqual([pictureId]);
		expect(product?.images).toEqual([pictureId]);
		expect(problems).toEqual([]);
	});

	it('are missing where the product has none and not every variant has one', () => {
		const own = aVariantRecord({ images: [{ sort: 1, directus_files_id: pictureId }] });
		expect(read([own, aSecondVariantRecord()], { images: [] }).problems).toEqual(['warning law-offer-identity ecommerce_product 1 images']);
	});
});

describe('two choices', () => {
	const both = [
		aVariantRecord({ display_name: '0,25 ct', display_name_2: '52', translations: [] }),
		aVariantRecord({ id: 12, sort: 2, display_name: '0,25 ct', display_name_2: '54', translations: [] }),
	];
	const french = { language: 'fr', display_name: '0,25 ct', display_name_2: 'petite' };
	const label = { variant_display_name: 'Karat', variant_display_name_2: 'Ringgröße' };

	it('stay apart where each variant has a combination of its own', () => {
		const { product, problems } = read(both, label);
		expect(problems.filter((line) => line.includes('variant-choices'))).toEqual([]);
		expect(product?.variantDisplayName2?.de.text).toBe('Ringgröße');
		expect(product?.variants.map(({ displayName, displayName2 }) => [displayName.de.text, displayName2?.de.text])).toEqual([
			['0,25 ct', '52'],
			['0,25 ct', '54'],
		]);
	});

	it.each([
		['the second choice has no name', both, { ...label, variant_display_name_2: null }, 'variant_display_name_2'],
		['a variant lacks its value', [both[0], aVariantRecord({ id: 12, sort: 2 })], label, 'variants[1].display_name_2'],
		['two variants are the same', [both[0], { ...both[0], id: 12 }], label, 'variants[1].display_name_2'],
		[
			'two variants are the same in a translation',
			both.map((variant) => ({ ...variant, translations: [french] })),
			label,
			'variants[1].translations.fr.display_name_2',
		],
		[
			'two variants are the same in spellings of one language',
			both.map((variant, index) => ({ ...variant, translations: [{ ...french, language: ['fr', 'fr-FR'][index] }] })),
			label,
			'variants[1].translations.fr.display_name_2',
		],
		[
			'a translation is what another variant falls back to',
			[both[0], { ...both[1], translations: [{ ...french, display_name_2: '52' }] }],
			label,
			'variants[1].translations.fr.display_name_2',
		],
	])('become one list, with a warning, where %s', (_, variants, fields, field) => {
		const { product, problems } = read(variants as readonly Record<string, unknown>[], fields);
		expect(problems).toContain(`warning variant-choices ecommerce_product 1 ${field}`);
		expect(product?.variantDisplayName2).toBeNull();
		expect(product?.variants[0]?.displayName.de.text).toBe('0,25 ct, 52');
		expect(product?.variants[0]?.displayName2).toBeNull();
	});

	it('that are not apart name the language', () => {
		const translated = both.map((variant) => ({ ...variant, translations: [french] }));
		const { messages } = read(translated, label);
		expect(messages).toContain(
			'Another variant has the same two values in "fr", "0,25 ct" and "petite". All are offered in one list instead.',
		);
	});

	it.each([
		['in German', { display_name: '54' }, 'display_name', '"54"'],
		[
			'in a translation',
			{ translations: [{ language: 'fr', display_name: 'display_name fr' }] },
			'translations.fr.display_name',
			'"display_name fr"',
		],
	])('warn of two variants of one name %s', (_, fields, field, name) => {
		const { problems, messages } = read([aVariantRecord(), aSecondVariantRecord(fields)]);
		expect(problems).toContain(`warning variant-choices ecommerce_product 1 variants[1].${field}`);
		expect(messages.join()).toContain(`, ${name}. Visitors cannot tell the two apart.`);
	});

	it('are none where nothing speaks of a second one', () => {
		const { product, problems } = read([aVariantRecord()]);
		expect(product).toMatchObject({ variantDisplayName2: null, variants: [{ displayName2: null }] });
		expect(problems).toEqual([]);
	});
});
