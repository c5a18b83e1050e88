import { describe, expect, it } from 'vitest';
import { outline, parsed } from '../../builders/parsed.ts';
import { aCategoryRecord, aSettingsRecord } from '../../builders/records.ts';

function shop(fields: Record<string, unknown> = {}) {
	const { content, problems } = parsed({ ecommerce_settings: [aSettingsRecord(fields)] });
	return { shop: content?.shop, problems: outline(problems) };
}

it('what the shop offers is read as ids, in its order', () => {
	const { shop: settings, problems } = shop();
	expect(problems).toEqual([]);
	expect(settings).toMatchObject({
		taxScheme: 'standard',
		paypalClientId: 'paypal-test',
		bankAccount: { holder: 'Goldschmiede GmbH', iban: 'DE02120300000000202051', bic: 'BYLADEM1001', bank: 'Sparkasse' },
		bankDetails: { fr: { text: expect.stringMatching(/^- Bénéficiaire\u00a0: Goldschmiede GmbH\n/), language: 'fr' } },
		paymentMethodIds: [4],
		shippingMethodIds: [1],
		shippingMethodConfigIds: [1],
		shippingCountryIds: [1],
		filters: {
			panel: ['category', 'price'],
			categoryIds: [1],
			manufacturerIds: [1],
			subcategoryIds: [1],
			attributeGroups: [{ groupId: 1, categoryId: 1 }],
		},
	});
});

describe('words of the search', () => {
	it('are those of each language alone; a line that says nothing is left out and told', () => {
		const { shop: settings, problems } = shop({
			search_synonyms: 'Kette, Collier\r\nDamenuhr , Herrenuhr = Uhr\n\nallein\n= Uhr\na = b = c',
			translations: [{ language: 'en', search_synonyms: 'chain, necklace' }],
		});
		expect(settings?.searchSynonyms).toEqual({
			de: [
				{ typed: ['Kette', 'Collier'], meant: ['Kette', 'Collier'] },
				{ typed: ['Damenuhr', 'Herrenuhr'], meant: ['Uhr'] },
			],
			en: [{ typed: ['chain', 'necklace'], meant: ['chain', 'necklace'] }],
			fr: null,
		});
		expect(problems.filter((problem) => problem.includes('synonyms-unreadable'))).toHaveLength(3);
	});

	it('are the usual ones where the field is empty', () => {
		expect(shop({ search_synonyms: ' ' }).shop?.searchSynonyms).toEqual({ de: null, en: null, fr: null });
	});
});

describe('filters', () => {
	it('are all of them where none are chosen', () => {
		expect(shop({ filters: null }).shop?.filters.panel).toEqual([
			'category',
			'subcategory',
			'manufacturer',
			'attributes',
			'tags',
			'price',
			'availability',
		]);
	});

	it('may be none', () => {
		expect(shop({ filters: [] }).shop?.filters.panel).toEqual([]);
	});

	it('of another name are left out and told, and each is shown once', () => {
		const { shop: settings, problems } = shop({ filters: ['price', 'colour', 'price', 'tags'] });
		expect(settings?.filters.panel).toEqual(['price', 'tags']);
		expect(problems).toEqual(['warning field-ignored ecommerce_settings 1 filters[1]']);
	});

	it('are sorted, and know references that answer expanded', () => {
		const categories = [aCategoryRecord(), aCategoryRecord({ id: 2, slug: 'ringe' })];
		const { content, problems } = parsed({
			ecommerce_category: categories,
			ecommerce_settings: [
				aSettingsRecord({
					category_filters: [
						{ id: 1, sort: 2, category_id: { id: 1, display_name: 'Uhren', slug: 'uhren' } },
						{ id: 2, sort: 1, category_id: '2' },
						{ id: 3, sort: 3, category_id: 1 },
					],
					attribute_filters: [
						{ id: 1, sort: 2, attribute_group_id: 1, category: 2 },
						{ id: 2, sort: 1, attribute_group_id: { id: 1, display_name: 'Gehäuse', category: 1 }, category: null },
					],
				}),
			],
		});
		expect(problems).toEqual([]);
		expect(content?.shop?.filters).toMatchObject({
			categoryIds: [2, 1],
			attributeGroups: [
				{ groupId: 1, categoryId: null },
				{ groupId: 1, categoryId: 2 },
			],
		});
	});
});

it.each([
	['category_filters', { category_id: 9 }, 'category_id'],
	['manufacturer_filters', { manufacturer: 9 }, 'manufacturer'],
	['subcategory_filters', { subcategory: 9 }, 'subcategory'],
	['attribute_filters', { sort: 2, attribute_group_id: 9, category: null }, 'attribute_group_id'],
	['attribute_filters', { sort: 2, attribute_group_id: null, category: null }, 'attribute_group_id'],
	['attribute_filters', { sort: 2, attribute_group_id: 1, category: 9 }, 'category'],
	['payment_methods', { payment_id: 9 }, 'payment_id'],
	['shipping_methods', { ecommerce_shipping_method_id: 9 }, 'ecommerce_shipping_method_id'],
	['shipping_methods_config', { ecommerce_shipping_method_config_id: 9 }, 'ecommerce_shipping_method_config_id'],
	['shipping_countries', { ecommerce_shipping_country_id: 9 }, 'ecommerce_shipping_country_id'],
])('%s tell a record that does not exist', (list, row, column) => {
	const usual = aSettingsRecord()[list];
	const { problems } = shop({ [list]: [...(Array.isArray(usual) ? usual : []), row] });
	expect(problems).toEqual([`warning reference-missing ecommerce_settings 1 ${list}[1].${column}`]);
});

it.each([
	[{ tax_scheme: 'none' }, 'warning field-ignored ecommerce_settings 1 tax_scheme'],
	[{ paypal_client_id: 'a&b=<script>' }, 'warning field-ignored ecommerce_settings 1 paypal_client_id'],
])('%j is left out and told', (fields, problem) => {
	expect(shop(fields).problems).toEqual([problem]);
});

const noFields = { bank_holder: null, bank_iban: null, bank_bic: null, bank_name: null };

it('bank details may be a text, which may be translated', () => {
	const translations = ['en', 'fr'].map((language) => ({ language, bank_details: `Bank (${language})` }));
	const { shop: found, problems } = shop({ ...noFields, bank_details: 'Bank', translations });
	expect(found?.bankDetails?.en).toEqual({ text: 'Bank (en)', language: 'en' });
	expect(found?.bankAccount).toBeNull();
	expect(problems.filter((problem) => problem.includes('bank'))).toEqual([]);
});

it.each([
	['an IBAN without its holder', { bank_holder: null }, ['warning bank-account-unclear ecommerce_settings 1 bank_holder']],
	['a holder without an IBAN', { bank_iban: null }, ['warning bank-account-unclear ecommerce_settings 1 bank_iban']],
	[
		'an IBAN with a wrong digit',
		{ bank_iban: 'DE03 1203 0000 0000 2020 51' },
		['warning field-ignored ecommerce_settings 1 bank_iban', 'warning bank-account-unclear ecommerce_settings 1 bank_iban'],
	],
	[
		'a holder longer than banks take',
		{ bank_holder: 'x'.repeat(71) },
		['warning field-ignored ecommerce_settings 1 bank_holder', 'warning bank-account-unclear ecommerce_settings 1 bank_holder'],
	],
])('%s is told, and the text is all there is', (_, fields, expected) => {
	const { shop: found, problems } = shop({ ...fields, bank_details: 'Haus\nCH93 0076 2011 6238 5295 7' });
	expect(problems).toEqual(expected);
	expect([found?.bankAccount, found?.bankDetails?.de.text]).toEqual([null, 'Haus\nCH93 0076 2011 6238 5295 7']);
});

it.each([
	['another account', 'Haus\nCH93 0076 2011 6238 5295 7', ['warning bank-account-unclear ecommerce_settings 1 bank_details']],
	['the same account', 'Haus\nDE02 1203 0000 0000 2020 51', []],
	['no account', 'Bitte mit der Bestellnummer', []],
])('a text that names %s than the fields', (_, bank_details, expected) => {
	const { shop: found, problems } = shop({ bank_details });
	expect([found?.bankAccount?.iban, problems]).toEqual(['DE02120300000000202051', expected]);
});

it('a BIC that is none is told, and the account goes without', () => {
	const { shop: found, problems } = shop({ bank_bic: 'SPARKASSE!' });
	expect([found?.bankAccount?.bic, problems]).toEqual([null, ['warning field-ignored ecommerce_settings 1 bank_bic']]);
});
