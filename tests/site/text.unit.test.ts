/** Texts that outlive a change of language know where a translation is missing. */
import { expect, test } from 'vitest';
import { textsByLanguage } from '../../client/texts/texts-by-language.ts';
import { bindLineEnds, type Text, textIn, toTranslatedText } from '../../site/text.ts';

const ring = (language: string): Text => (language === 'fr' ? { text: 'Ring', lang: 'de' } : `Ring (${language})`);
const gold = (language: string): Text => (language === 'de' ? 'Gold' : { text: 'Gold', lang: 'de' });

test('each language has its text, and where that is another language’s, its name', () => {
	const name = toTranslatedText((language) => [ring(language)]);
	expect(name).toEqual({ de: 'Ring (de)', en: 'Ring (en)', fr: 'Ring', written: { fr: 'de' } });
	expect(textIn(name, 'en')).toBe('Ring (en)');
	expect(textIn(name, 'fr')).toEqual({ text: 'Ring', lang: 'de' });
});

test('texts that are all translated say nothing of languages', () => {
	expect(toTranslatedText((language) => [language])).toEqual({ de: 'de', en: 'en', fr: 'fr' });
});

test('several parts have the language that all of them have', () => {
	const both = toTranslatedText((language) => [ring(language), gold(language)]);
	expect(both).toEqual({ de: 'Ring (de), Gold', en: 'Ring (en), Gold', fr: 'Ring, Gold', written: { fr: 'de' } });
});

test.each([
	['nach § 312g Abs. 2 Nr. 1 BGB', 'nach §~312g Abs.~2 Nr.~1 BGB'],
	['Art. 6, al. 2 n° 1, no. 1', 'Art.~6, al.~2 n°~1, no.~1'],
	['5,90 € oder 3 % von 17,2 mm, 10 ¾ und I ½', '5,90~€ oder 3~% von 17,2~mm, 10~¾ und I~½'],
	['Perlen – mit Werkstatt', 'Perlen~– mit Werkstatt'],
	['Bague « Pour toujours » : deux ors ; laquelle ? Celle-ci !', 'Bague «~Pour toujours~»~: deux ors~; laquelle~? Celle-ci~!'],
	['« <em>oui</em> »', '«~<em>oui</em>~»'],
	['sagte »ja« und »nein« dazu', 'sagte »ja« und »nein« dazu'],
	['Weidenbach e. K., z. B. am 3. Mai', 'Weidenbach e.~K., z.~B. am 3. Mai'],
	['die § des Start. 5, 3 mächtige, 4 große, -5 - 7', 'die § des Start. 5, 3 mächtige, 4 große, -5 - 7'],
])('%s', (text, bound) => {
	expect(bindLineEnds(text)).toBe(bound.replaceAll('~', '\u00a0'));
});

test('the texts of the interface keep to it', () => {
	const words = (value: unknown): readonly string[] =>
		typeof value === 'string' ? [value] : typeof value === 'object' && value !== null ? Object.values(value).flatMap(words) : [];
	const all = words(textsByLanguage);
	expect(all.length).toBeGreaterThan(300);
	expect(all.filter((text) => bindLineEnds(text) !== text)).toEqual([]);
});
