/** Which pages words find. */
import { expect, test } from 'vitest';
import { createPageIndex } from '../../../client/search/word-finder.ts';
import { defaultSynonyms } from '../../../shop/columns/default-synonyms.ts';
import { parseSynonyms } from '../../../shop/content/parse-synonyms.ts';

const page = (name: string, words = '') => ({ name, path: `/${name}`, words });
const index = createPageIndex(
	[
		page('Kontakt und Öffnungszeiten', 'Adresse Anfahrt Telefon'),
		page('Ringgröße ermitteln', 'Drei Wege zur richtigen Größe Mit einem Papierstreifen'),
		page('Widerruf', 'Folgen des Widerrufs'),
		page('Versand und Zahlung', 'Lieferzeiten'),
		page('Werkstatt', 'Reparaturen Gravuren'),
		page('Solvigny', 'Verlobungsringe'),
	],
	parseSynonyms(defaultSynonyms.de).groups,
	'de',
);

test.each([
	['Öffnungszeiten', ['Kontakt und Öffnungszeiten']],
	['oeffnungszeit', ['Kontakt und Öffnungszeiten']],
	['geöffnet', ['Kontakt und Öffnungszeiten']],
	['Ringgröße', ['Ringgröße ermitteln']],
	['Ringmaß', ['Ringgröße ermitteln']],
	['Rückgabe', ['Widerruf']],
	['gravur', ['Werkstatt']],
	['solvigny', ['Solvigny']],
	['versand', ['Versand und Zahlung']],
	['größe papierstreifen', ['Ringgröße ermitteln']],
	['ring', ['Ringgröße ermitteln']],
	['fahrrad', []],
	['', []],
])('%s: %j', (words, names) => {
	expect(index.find(words, 3).map(({ name }) => name)).toEqual(names);
});
