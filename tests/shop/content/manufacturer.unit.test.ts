import { describe, expect, it } from 'vitest';
import { outline, parsed } from '../../builders/parsed.ts';
import { aManufacturerRecord, aSettingsRecord } from '../../builders/records.ts';

function manufacturer(fields: Record<string, unknown> = {}, settings: Record<string, unknown> = {}) {
	const { content, problems } = parsed({
		ecommerce_manufacturer: [aManufacturerRecord(fields)],
		ecommerce_settings: [aSettingsRecord(settings)],
	});
	return { found: content?.manufacturers[0], problems: outline(problems) };
}

it('is read with its categories and who answers for its goods', () => {
	const { found, problems } = manufacturer();
	expect(problems).toEqual([]);
	expect(found).toMatchObject({
		categoryIds: [1],
		postalAddress: 'Rue du Lac 1, 2000 Neuchâtel',
		email: 'safety@brand.example',
		responsiblePerson: { name: 'Brand EU GmbH', email: 'eu@brand.example', url: null },
	});
});

it('has one name in every language, unless it is translated', () => {
	expect(manufacturer().found?.displayName.fr).toEqual({ text: 'Brand', language: 'de' });
	const translations = ['en', 'fr'].map((language) => ({ language, display_name: `Brand ${language}` }));
	expect(manufacturer({ translations }).found?.displayName.fr).toEqual({ text: 'Brand fr', language: 'fr' });
});

describe('the law', () => {
	const person = { name: 'Brand EU GmbH', postal_address: 'Ring 1, 10115 Berlin', email: null, url: 'https://brand.example' };

	it.each([
		['no postal address', { postal_address: null }, ['warning law-manufacturer-address ecommerce_manufacturer 1 postal_address']],
		['neither e-mail nor web address', { email: null }, ['warning law-manufacturer-address ecommerce_manufacturer 1 email']],
		['a web address instead', { email: null, url: 'https://brand.example' }, []],
		['a responsible person who can be written to', { responsible_person: person }, []],
		[
			'one who cannot',
			{ responsible_person: { ...person, url: null } },
			['warning law-responsible-person ecommerce_manufacturer 1 responsible_person'],
		],
		['an empty form for one', { responsible_person: { name: '', postal_address: null } }, []],
	])('hears of %s', (_, fields, expected) => {
		expect(manufacturer(fields).problems).toEqual(expected);
	});

	it('asks for nothing where the shop does not sell', () => {
		expect(manufacturer({ postal_address: null }, { enable_cart: false }).problems).toEqual([]);
	});
});

it.each([
	['an e-mail that is none', { email: 'brand', url: 'https://brand.example' }, 'warning email-invalid ecommerce_manufacturer 1 email'],
	['an address that is none', { url: 'brand' }, 'warning url-invalid ecommerce_manufacturer 1 url'],
	[
		'a category that does not exist',
		{ categories: [{ ecommerce_category_id: 9 }] },
		'warning reference-missing ecommerce_manufacturer 1 categories[0].ecommerce_category_id',
	],
])('%s is left out and told', (_, fields, problem) => {
	expect(manufacturer(fields).problems).toEqual([problem]);
});
