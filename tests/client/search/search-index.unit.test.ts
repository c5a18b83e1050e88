/** What words find, and in which order. */
import { describe, expect, it, test } from 'vitest';
import type { NamedPiece } from '../../../client/search/search-index.ts';
import { aSearch, placesOf } from './a-search.ts';

const pieces: readonly NamedPiece[] = [
	{ name: 'Verlobungsring Grünau', references: ['WB-2040', 'WB-2040-52', 'WB-2040-54'] },
	{ name: 'Ring Aurelia', references: ['WB-1010'] },
	{ name: 'Halskette Großer Straß', references: [] },
	{ name: 'Bague « Cœur d’été »', references: ['X 77/5'] },
	{ name: 'Armbanduhr Boersenplatz', references: ['2040'] },
	{ name: 'Perlenkette', references: ['WB-10100'] },
];
const search = aSearch(pieces, [
	{ facet: 'category', name: 'Ringe', places: [0, 1, 3] },
	{ facet: 'manufacturer', name: 'Ringhof & Söhne', places: [4] },
	{ facet: 'manufacturer', name: 'Haus Alba', places: [5] },
	{ facet: 'tag', name: 'Hochzeit', places: [0] },
	{ facet: 'attribute-1', name: 'Gelbgold 585', places: [1, 5] },
]);
const find = (words: string) => placesOf(search.find(words));

test.each([
	['an umlaut', 'grünau', [0]],
	['its vowel alone', 'grunau', [0]],
	['its two letters', 'gruenau', [0]],
	['an umlaut for two letters', 'börsenplatz', [4]],
	['ß', 'straß', [2]],
	['ss for ß', 'strass grosser', [2]],
	['no accents', 'coeur d ete', [3]],
	['capitals', 'PERLENKETTE', [5]],
	['the beginning of a word', 'aur', [1]],
	['a word within a word', 'kette', [5, 2]],
	['words in any order', 'aurelia ring', [1]],
	['a maker', 'söhne', [4]],
	['a subject', 'hochzeit', [0]],
	['a value of an attribute', 'gelbgold', [5, 1]],
	['words of different kinds', 'ring gelbgold', [1]],
	['half a reference', 'WB-2040-5', [0]],
	['a reference without its hyphens', 'wb204054', [0]],
	['a reference beside a word', 'WB-1010 ring', [1]],
	['nothing', '   ', []],
	['signs alone', '«–»', []],
	['a word that nobody has', 'fahrrad', []],
	['words that no piece has together', 'perlenkette aurelia', []],
])('%s: %s', (_what, words, expected) => {
	expect(find(words)).toEqual(expected);
	expect(search.find(words).isNear).toBe(false);
});

describe('the order', () => {
	it('begins with a name, then words of it, then what products belong to, then what stands inside a word', () => {
		expect(find('ring')).toEqual([1, 4, 3, 0]);
	});
	it('begins with a product that is called so', () => {
		const two = aSearch([
			{ name: 'Aurelia', references: [] },
			{ name: 'Aurelia Aurelia groß', references: [] },
		]);
		expect(placesOf(two.find('aurelia'))).toEqual([0, 1]);
	});
	it('begins with the reference that is meant, also where it begins another or is a word elsewhere', () => {
		expect(find('wb-1010')).toEqual([1, 5]);
		expect(find('2040')).toEqual([4, 0]);
		expect(find('WB-2040-54')).toEqual([0]);
	});
	it('begins with the newest of what fits alike', () => {
		const three = aSearch([1, 2, 3].map(() => ({ name: 'Ring', references: [] })));
		expect(placesOf(three.find('ring'))).toEqual([2, 1, 0]);
	});
});

describe('slips of the finger', () => {
	it.each([
		['aurelai', 1],
		['aurellia', 1],
		['auelia', 1],
		['aurexia', 1],
		['grünax', 0],
		['großer strasz', 2],
		['boersenplats', 4],
		['rign aurelia', 1],
	])('%s is understood where nothing else has it', (words, place) => {
		const found = search.find(words);
		expect(found.isNear).toBe(true);
		expect(placesOf(found)[0]).toBe(place);
	});
	it.each(['wb-2041', '2041', 'rgn', 'xyzabc'])('%s is none', (words) => {
		expect(find(words)).toEqual([]);
	});
	it('are left alone where something has the word', () => {
		const two = aSearch([
			{ name: 'Perle', references: [] },
			{ name: 'Perlo', references: [] },
		]);
		expect(placesOf(two.find('perlo'))).toEqual([1]);
	});
});

test('a product that its block of names does not know is found by what it belongs to', () => {
	const found = aSearch([null, { name: 'Ring', references: [] }], [{ facet: 'tag', name: 'Hochzeit', places: [0] }]);
	expect(placesOf(found.find('hochzeit'))).toEqual([0]);
	expect(placesOf(found.find('ring'))).toEqual([1]);
});

test('what is begun is completed by what products belong to, with as many products as a search for it would find of it', () => {
	expect(search.complete('ring', 3)).toEqual([
		{ name: 'Ringe', count: 3 },
		{ name: 'Ringhof & Söhne', count: 1 },
	]);
	expect(search.complete('ring', 1)).toHaveLength(1);
	expect(search.complete('hochz', 3)).toEqual([]);
	expect(search.complete('', 3)).toEqual([]);
});

test('of words that nothing has together, each that finds something is reported with its number', () => {
	expect(search.findEach('aurelia perlenkette fahrrad')).toEqual([
		{ word: 'aurelia', count: 1 },
		{ word: 'perlenkette', count: 1 },
	]);
	expect(search.findEach('fahrrad')).toEqual([]);
});

test('words without end cost no more than a few', () => {
	const words = 'ring '.repeat(20_000);
	expect(find(words)).toEqual(find('ring ring'));
});
