/** Products are found by other forms of their words, by other words for the same, and by the parts of a compound. */
import { describe, expect, test } from 'vitest';
import { stem } from '../../../client/search/compare-words.ts';
import type { SynonymsData } from '../../../client/search/search-data.ts';
import { defaultSynonyms } from '../../../shop/columns/default-synonyms.ts';
import { parseSynonyms } from '../../../shop/content/parse-synonyms.ts';
import type { Language } from '../../../site/languages.ts';
import { aSearch, placesOf, type SearchedSet } from './a-search.ts';

const named = (...names: readonly string[]) => names.map((name) => ({ name, references: [] }));
const shops: Record<Language, { readonly pieces: ReturnType<typeof named>; readonly sets: readonly SearchedSet[] }> = {
	de: {
		pieces: named(
			'Trauringe Kante',
			'Stecker Solo',
			'Collier Tropfen',
			'Tiefgang 300',
			'Stecker Perle',
			'Armreif Hammerschlag',
			'Lotse',
			'Perlstecker Tag',
		),
		sets: [
			{ facet: 'category', name: 'Trauringe', places: [0] },
			{ facet: 'category', name: 'Ohrschmuck', places: [1, 4] },
			{ facet: 'category', name: 'Ketten und Anhänger', places: [2] },
			{ facet: 'category', name: 'Uhren', places: [3, 6] },
			{ facet: 'category', name: 'Armschmuck', places: [5] },
			{ facet: 'category', name: 'Perlen', places: [7] },
			{ facet: 'subcategory', name: 'Taucheruhren', places: [3] },
			{ facet: 'attribute-1', name: 'Roségold', places: [0] },
			{ facet: 'personalization', name: 'Gravur im Ring', places: [0] },
			{ facet: 'personalization', name: 'Monogramm', places: [5] },
		],
	},
	en: {
		pieces: named('Bevel', 'Solo', 'Drop', 'Depth 300'),
		sets: [
			{ facet: 'category', name: 'Wedding rings', places: [0] },
			{ facet: 'category', name: 'Earrings', places: [1] },
			{ facet: 'category', name: 'Necklaces and pendants', places: [2] },
			{ facet: 'category', name: 'Watches', places: [3] },
			{ facet: 'subcategory', name: 'Diving watches', places: [3] },
		],
	},
	fr: {
		pieces: named('Biseau', 'Solo', 'Goutte', 'Profondeur 300'),
		sets: [
			{ facet: 'category', name: 'Alliances', places: [0] },
			{ facet: 'category', name: 'Boucles d’oreilles', places: [1] },
			{ facet: 'category', name: 'Colliers et pendentifs', places: [2] },
			{ facet: 'category', name: 'Montres', places: [3] },
			{ facet: 'attribute-1', name: 'Or rose', places: [2] },
		],
	},
};

function find(words: string, language: Language = 'de', synonyms: SynonymsData = parseSynonyms(defaultSynonyms[language]).groups) {
	const { pieces, sets } = shops[language];
	const found = aSearch(pieces, sets, synonyms, language).find(words);
	return { places: placesOf(found).toSorted(), isNear: found.isNear };
}

test.each([
	['de', 'Ohrringe', [1, 4, 7]],
	['de', 'ohrring', [1, 4, 7]],
	['de', 'Eheringe', [0]],
	['de', 'Hochzeitsring', [0]],
	['de', 'Halskette', [2]],
	['de', 'Armbanduhr', [3, 6]],
	['de', 'Damenuhr', [3, 6]],
	['de', 'Herrenuhren', [3, 6]],
	['de', 'Rotgold', [0]],
	['de', 'Perlenohrringe', [4, 7]],
	['de', 'Roségoldringe', [0]],
	['de', 'Gravur', [0, 5]],
	['de', 'Schmuck', [0, 1, 2, 4, 5, 7]],
	['en', 'jewelry', [0, 1, 2]],
	['en', 'jewellery', [0, 1, 2]],
	['en', 'dive watch', [3]],
	['en', 'mens watch', [3]],
	['en', "men's watches", [3]],
	['en', 'wedding band', [0]],
	['en', 'necklace', [2]],
	['fr', 'bague de mariage', [0]],
	['fr', 'boucle d’oreille', [1]],
	['fr', 'montre homme', [3]],
	['fr', 'collier', [2]],
	['fr', 'or rouge', [2]],
] as const)('%s: %s', (language, words, places) => {
	expect(find(words, language)).toEqual({ places, isNear: false });
});

describe('without other words', () => {
	test.each([
		['another form', 'Uhr', [3, 6]],
		['another form of the end of a word', 'Taucheruhr', [3]],
		['the parts of a compound', 'Perlenstecker', [4, 7]],
	])('%s: %s', (_what, words, places) => {
		expect(find(words, 'de', [])).toEqual({ places, isNear: false });
	});

	test('a compound whose first part nobody has finds what its last part says, and the page says so', () => {
		expect(find('Kinderuhr', 'de', [])).toEqual({ places: [3, 6], isNear: true });
	});
});

test('a word on one side alone does not work backwards', () => {
	const { groups } = parseSynonyms('Damenuhr = Uhr');
	expect(find('Damenuhr', 'de', groups).places).toEqual([3, 6]);
	const creoles = parseSynonyms('Ohrringe = Ohrschmuck, Stecker').groups;
	expect(find('Stecker', 'de', creoles).places).toEqual([1, 4, 7]);
	expect(find('Ohrschmuck', 'de', creoles).places).toEqual([1, 4]);
});

test('what is called so is before what is only meant', () => {
	const pieces = named('Kette', 'Collier', 'Collierkette');
	const found = aSearch(pieces, [], parseSynonyms('Collier, Kette').groups).find('collier');
	expect(placesOf(found)[0]).toBe(1);
	expect(placesOf(found)).toHaveLength(3);
});

test.each([
	['de', 'ringe', 'ring'],
	['de', 'uhren', 'uhr'],
	['de', 'perlen', 'perl'],
	['de', 'stein', 'stein'],
	['de', 'gold', 'gold'],
	['en', 'watches', 'watch'],
	['en', 'accessories', 'accessor'],
	['en', 'glass', 'glass'],
	['fr', 'bagues', 'bagu'],
	['fr', 'bijoux', 'bijou'],
	['fr', 'or', 'or'],
] as const)('%s: %s is %s', (language, word, expected) => {
	expect(stem(word, language)).toBe(expected);
});
