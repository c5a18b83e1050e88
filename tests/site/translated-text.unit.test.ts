/** Texts that outlive a change of language know where a translation is missing. */
import { expect, test } from 'vitest';
import type { Text } from '../../site/text.ts';
import { textIn, toTranslatedText } from '../../site/translated-text.ts';

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
