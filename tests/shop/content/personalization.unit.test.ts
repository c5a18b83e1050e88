import { describe, expect, it } from 'vitest';
import { outline, parsed } from '../../builders/parsed.ts';
import { aPersonalizationRecord } from '../../builders/records.ts';

function personalization(fields: Record<string, unknown> = {}) {
	const { content, problems } = parsed({ ecommerce_personalization: [aPersonalizationRecord(fields)] });
	return { found: content?.personalizations[0] ?? null, problems: outline(problems) };
}

const textField = { name: 'text', label: 'Text', type: 'text' };

it('has fields with labels and options in every language', () => {
	const { found, problems } = personalization();
	expect(problems).toEqual([]);
	expect(found).toMatchObject({
		displayName: { en: { text: 'Engraving en', language: 'en' } },
		withdrawalExcluded: true,
		fields: [
			{ name: 'text', type: 'text', required: true, maxLength: 20, glyphs: 'abc ', options: [], label: { fr: { text: 'Text fr' } } },
			{ name: 'font', type: 'select', required: false, maxLength: null, glyphs: null },
		],
	});
	expect(found?.fields[1]?.options.map(({ de, fr }) => [de.text, fr.text])).toEqual([
		['Antiqua', 'Roman fr'],
		['Schreibschrift', 'Script fr'],
	]);
});

it('warns once a language of labels that are not translated', () => {
	const { found, problems } = personalization({ translations: [{ language: 'en', display_name: 'Engraving', fields: [textField] }] });
	expect(problems).toEqual([
		'warning translation-missing ecommerce_personalization 1 translations.en',
		'warning translation-missing ecommerce_personalization 1 translations.fr',
	]);
	expect(found?.fields[1]?.label.en).toEqual({ text: 'Schrift', language: 'de' });
});

describe('a field', () => {
	it.each([
		['__proto__', { name: '__proto__' }],
		['a name with a blank', { name: 'my text' }],
		['the name of another', { name: 'text' }],
		['no options', { name: 'font', type: 'select', options: [] }],
		['no room', { name: 'short', max_length: 0 }],
	])('with %s is left out and told', (_, fields) => {
		const { found, problems } = personalization({ fields: [textField, { ...textField, ...fields }], translations: [] });
		expect(found?.fields.map(({ name }) => name)).toEqual(['text']);
		expect(problems[0]).toBe('warning personalization-invalid ecommerce_personalization 1 fields[1]');
	});

	it('of an unknown type is an error that names it', () => {
		expect(personalization({ fields: [{ ...textField, type: 'file' }] }).problems).toEqual([
			'error field-type ecommerce_personalization 1 fields[0].type',
		]);
	});
});

it.each([[[]], [null]])('without fields (%j) it is left out and told', (fields) => {
	const { found, problems } = personalization({ fields });
	expect(found).toBeNull();
	expect(problems).toEqual(['warning personalization-invalid ecommerce_personalization 1 fields']);
});

describe('a surcharge', () => {
	const written = { ...textField, required: false, price_brutto: 35 };
	const chosen = { name: 'font', label: 'Schrift', type: 'select', required: true, options: ['Antiqua'], price_brutto: '4.50' };

	it('belongs to a field that may stay empty, or to a choice beside one', () => {
		const { found, problems } = personalization({ fields: [written, chosen], translations: [] });
		expect(found?.fields.map(({ price }) => price)).toEqual(['35.00', '4.50']);
		expect(problems.filter((problem) => problem.includes('personalization-invalid'))).toEqual([]);
	});

	it.each([
		['a text that is required', { ...written, required: true }],
		['the only choice', chosen],
	])('of %s is reported, and not charged: it belongs to the price', (_, field) => {
		const { found, problems } = personalization({ fields: [field], translations: [] });
		expect(found?.fields.map(({ price }) => price)).toEqual([null]);
		expect(problems[0]).toBe('warning personalization-invalid ecommerce_personalization 1 fields[0].price_brutto');
	});

	it('of a choice is reported where what it belongs to is required', () => {
		const { found, problems } = personalization({ fields: [{ ...written, required: true, price_brutto: null }, chosen], translations: [] });
		expect(found?.fields.map(({ price }) => price)).toEqual([null, null]);
		expect(problems[0]).toBe('warning personalization-invalid ecommerce_personalization 1 fields[1].price_brutto');
	});

	it('that is no amount is an error', () => {
		expect(personalization({ fields: [{ ...written, price_brutto: 'viel' }], translations: [] }).problems[0]).toContain('price-invalid');
	});
});
