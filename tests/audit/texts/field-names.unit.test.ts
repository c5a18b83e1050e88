import { expect, it } from 'vitest';
import { locateField } from '../../../audit/records/field-place.ts';
import { directusTitle, fieldName, placeText, placeTitle } from '../../../audit/texts/field-names.ts';
import { tables } from '../../../shop/collections/tables.ts';

it('titles fields as Directus does', () => {
	expect([directusTitle('shipping_time'), directusTitle('seo_title'), directusTitle('phoneNumber')]).toEqual([
		'Shipping Time',
		'SEO Title',
		'Phone Number',
	]);
	expect(fieldName('never_heard_of')).toEqual({ de: 'Never Heard Of', en: 'Never Heard Of', fr: 'Never Heard Of' });
});

it('has a German name for each field that an editor of the sandbox sees', () => {
	const fields = tables.flatMap(({ fields: own, lists }) => [
		...Object.entries(own).flatMap(([name, { hidden, label }]) => (hidden === true || /älteres Format/.test(label) ? [] : [name])),
		...lists.map(({ name }) => name),
	]);
	const shown = new Set(fields.filter((name) => !/^(?:id|project|language|.*_id|private_hash|sort)$/.test(name)));
	const unnamed = [...shown].filter((name) => fieldName(name).de === directusTitle(name));
	const sameInBoth = ['domain', 'filters', 'logo', 'name', 'slug', 'status', 'text', 'google_place_id', 'paypal_client_id'];
	expect(unnamed.filter((name) => !sameInBoth.includes(name))).toEqual([]);
	expect(shown.size).toBeGreaterThan(60);
});

const record = {
	id: 7,
	variants: [
		{ id: 11, display_name: '54', price_brutto: '10.00', translations: [{ language: 'fr', display_name: 'Taille 54' }] },
		{ id: 12, display_name: '56' },
	],
	numbers: [{ id: 5, number: '1' }],
	attributes: [{ id: 3, ecommerce_attribute_id: 68 }],
	legal_pages: [{ id: 1, type: 'widerruf', title: 'Widerruf', content: 'Text' }],
};
const where = (path: string, rows: 'ids' | 'positions') => {
	const { place, value } = locateField(path, record, rows);
	return [placeText(place).de, placeTitle(place, 'de'), value];
};

it.each<[path: string, rows: 'ids' | 'positions', place: string, title: string | null, value: unknown]>([
	['variants[11].price_brutto', 'ids', 'Varianten › 54 › Preis (brutto)', 'Price Brutto', '10.00'],
	['variants[1].price_brutto', 'positions', 'Varianten › 56 › Preis (brutto)', 'Price Brutto', undefined],
	['variants[11].translations.fr.display_name', 'ids', 'Varianten › 54 › Übersetzungen › Französisch › Name', 'Display Name', 'Taille 54'],
	['numbers[0].number', 'positions', 'Rufnummern › Nr. 1 › Nummer', 'Number', '1'],
	['attributes[3].ecommerce_attribute_id', 'ids', 'Merkmale', 'Attributes', 68],
	['legal_pages.widerruf.content', 'positions', 'Rechtstexte des Shops › Widerruf › Text', 'Content', 'Text'],
	['', 'positions', '', null, record],
])('finds %s by %s', (path, rows, place, title, value) => {
	expect(where(path, rows)).toEqual([place, title, value]);
});

it('knows where a field lies without its record', () => {
	expect(placeText(locateField('translations.en', null, 'positions').place)).toEqual({
		de: 'Übersetzungen › Englisch',
		en: 'Translations › English',
		fr: 'Traductions › Anglais',
	});
});

it('gives the title that Directus has beside a name that differs, in German and French', () => {
	const title = (path: string) =>
		(['de', 'en', 'fr'] as const).map((language) => placeTitle(locateField(path, null, 'ids').place, language));
	expect([title('shipping_time'), title('stock'), title('description')]).toEqual([
		['Shipping Time', null, 'Shipping Time'],
		['Stock', null, null],
		['Description', null, null],
	]);
});
