/** What can be engraved: counted as readers count, in characters that the face has. */
import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
	checkPersonalization,
	graphemesOf,
	toEngravable,
} from '../../../../../client/pages/product/personalization/PersonalizationForm.tsx';
import type { PersonalizationFieldData } from '../../../../../client/products/product-data.ts';
import { perLanguage } from '../../../../../site/languages.ts';

const aField = (fields: Partial<PersonalizationFieldData> = {}): PersonalizationFieldData => ({
	name: 'text',
	type: 'text',
	required: true,
	maxLength: 5,
	glyphs: null,
	labels: perLanguage(() => 'Text'),
	options: [],
	...fields,
});
const aChoice = aField({
	name: 'schrift',
	type: 'select',
	maxLength: null,
	options: ['Antiqua', 'Block'].map((name) => perLanguage((each) => (each === 'de' ? name : `${name} ${each}`))),
});
const faultOf = (field: PersonalizationFieldData, entry: string) =>
	checkPersonalization([field], { [field.name]: entry }).faults.get(field.name);

test('counts what a reader takes for one character', () => {
	expect(graphemesOf('a\u0308e\u0301👩‍👩‍👧🇩🇪')).toHaveLength(4);
	expect(faultOf(aField(), 'Änne♡')).toBeUndefined();
	expect(faultOf(aField(), 'a\u0308b\u0308c\u0308d\u0308e\u0308')).toBeUndefined();
	expect(faultOf(aField(), 'Käthe!')).toEqual({ kind: 'too-long', length: 6, most: 5 });
});

test('names each character that the face lacks, once', () => {
	const field = aField({ maxLength: 50, glyphs: 'ABÄé &' });
	expect(faultOf(field, 'A & B')).toBeUndefined();
	expect(faultOf(field, 'A\u0308e\u0301')).toBeUndefined();
	expect(faultOf(field, 'Añoñ😀')).toEqual({ kind: 'glyphs', unknown: ['ñ', 'o', '😀'] });
	expect([toEngravable(field, 'A ♥ B♥'), toEngravable(field, 'A\u0308😀'), toEngravable(aField(), ' Änne♡ ')]).toEqual([
		'A  B',
		'Ä',
		'Änne♡',
	]);
});

test('wants nothing where nothing is written, whatever face is chosen', () => {
	const fields = [aField({ required: false }), aChoice];
	expect(checkPersonalization(fields, { schrift: 'Antiqua' })).toEqual({ personalization: null, faults: new Map() });
	expect(checkPersonalization(fields, { text: '   ' }).personalization).toBeNull();
	expect([...checkPersonalization(fields, { text: 'Anna' }).faults]).toEqual([['schrift', { kind: 'missing' }]]);
	expect(checkPersonalization(fields, { text: ' Anna ', schrift: 'Antiqua' })).toEqual({
		personalization: { text: 'Anna', schrift: 'Antiqua' },
		faults: new Map(),
	});
});

test('misses what has to be written, and refuses what nobody offered', () => {
	expect(faultOf(aField(), '')).toEqual({ kind: 'missing' });
	expect(faultOf(aChoice, 'Comic')).toEqual({ kind: 'missing' });
	const number = aField({ name: 'weite', type: 'number', maxLength: null });
	expect(faultOf(number, 'zwei')).toEqual({ kind: 'no-number' });
	expect(checkPersonalization([number], { weite: '52,5' }).personalization).toEqual({ weite: 52.5 });
});

test('what passes fits and is made of the face alone', () => {
	const field = aField({ glyphs: 'abcäöü ', maxLength: 5 });
	fc.assert(
		fc.property(fc.string({ unit: fc.constantFrom(...'abcäöü xñ', 'a\u0308', '😀'), maxLength: 9 }), (entry) => {
			const { personalization, faults } = checkPersonalization([field], { text: entry });
			if (faults.size > 0) return;
			const written = graphemesOf(String(personalization?.text ?? ''));
			expect(written.length).toBeLessThanOrEqual(5);
			expect(written.every((grapheme) => 'abcäöü '.includes(grapheme))).toBe(true);
		}),
	);
});
