/** The interface's texts: whole in every language, and written as each language is written. */
import { describe, expect, test } from 'vitest';
import { textsByLanguage } from '../../../client/texts/texts-by-language.ts';
import { languages } from '../../../site/languages.ts';

/** Every text by its dotted key; functions are called with words and numbers. */
function flatten(value: unknown, key = ''): [key: string, text: string][] {
	if (typeof value === 'string') return [[key, value]];
	if (typeof value === 'function') return [[key, String(value(...[2, 3, 4].slice(0, value.length)))]];
	if (typeof value !== 'object' || value === null) throw new TypeError(`${key} is no text`);
	return Object.entries(value).flatMap(([name, child]) => flatten(child, key === '' ? name : `${key}.${name}`));
}

const texts = Object.fromEntries(languages.map((language) => [language, flatten(textsByLanguage[language])]));

describe.each(languages)('in %s', (language) => {
	test('has every text of the German one, in its order', () => {
		expect(texts[language]?.map(([key]) => key)).toEqual(texts.de?.map(([key]) => key));
	});

	test('leaves none empty', () => {
		expect(texts[language]?.filter(([, text]) => text.trim() === '' || text !== text.trim())).toEqual([]);
	});

	test('keeps the one text that is the same in every language', () => {
		expect(textsByLanguage[language].widgets.unknown).toBe('Widget not found :-(');
	});
});

test('differs between the languages wherever a sentence is said', () => {
	const sentences = (language: string) => texts[language]?.filter(([, text]) => text.split(' ').length > 2).map(([key]) => key) ?? [];
	const german = new Map(texts.de);
	for (const language of ['en', 'fr']) {
		const same = sentences(language).filter((key) => new Map(texts[language]).get(key) === german.get(key));
		expect(same).toEqual(['price.range', 'product.pricedVariant', 'checkout.countAtPrice', 'confirmation.each', 'widgets.unknown']);
	}
});

test('sets French punctuation apart by spaces that do not break', () => {
	const broken = texts.fr?.filter(([key, text]) => key !== 'widgets.unknown' && /[^\u202f\u00a0][;!?]|[^\u00a0]:|'/.test(text));
	expect(broken).toEqual([]);
});

test('names the cart, with its count', () => {
	expect(textsByLanguage.de.shell.cartWithCount(2)).toBe('Warenkorb (2)');
});

test('says of what leaves the same day that it is ready', () => {
	expect(languages.map((language) => textsByLanguage[language].product.shippingTime(0))).toEqual([
		'Sofort versandfertig',
		'Ready for dispatch',
		'Prêt à être expédié',
	]);
});
