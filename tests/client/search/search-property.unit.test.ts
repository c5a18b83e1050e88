/** Whatever products are called: each is found by its name, by its reference, by beginnings of its words, and by a word with a slip. */
import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { NamedPiece } from '../../../client/search/search-index.ts';
import { count, longestMs } from '../../../commands/testing/counts.ts';
import { aSearch, placesOf } from './a-search.ts';

const letters = [...'aaeeioouunrstlgdbkmpäöüßéèçœ'];
const aLetter = fc.constantFrom(...letters);
const aWord = fc.array(aLetter, { minLength: 1, maxLength: 10 }).map((word) => word.join(''));
const aName = fc
	.tuple(fc.array(aWord, { minLength: 1, maxLength: 5 }), fc.constantFrom(' ', '-', ' · ', '’'), fc.boolean())
	.map(([words, between, capital]) => (capital ? words.map((word) => word[0]?.toUpperCase() + word.slice(1)) : words).join(between));
const aReference = fc
	.tuple(fc.constantFrom('WB', 'X', 'RING', ''), fc.constantFrom('-', '/', ' ', ''), fc.integer({ min: 1, max: 99_999 }))
	.map((parts) => parts.join(''));
const somePieces = fc
	.uniqueArray(fc.record({ name: aName, reference: fc.option(aReference) }), {
		minLength: 1,
		maxLength: 25,
		comparator: (left, right) => left !== null && right !== null && left === right,
		selector: ({ reference }) => reference?.toLowerCase().trim() ?? null,
	})
	.map((pieces) =>
		pieces.map(
			({ name, reference }): NamedPiece => ({ name, references: reference === null ? [] : [reference.trim(), `${reference.trim()}#52`] }),
		),
	);

/** One letter wrong, missing, too many, or two in the wrong order. */
const aSlip = fc.record({ kind: fc.constantFrom('wrong', 'missing', 'more', 'turned'), at: fc.nat(), letter: aLetter });

function slip(word: string, { kind, at, letter }: { readonly kind: string; readonly at: number; readonly letter: string }): string {
	const all = [...word];
	const place = at % all.length;
	if (kind === 'wrong') return all.with(place, letter).join('');
	if (kind === 'missing') return all.toSpliced(place, 1).join('');
	if (kind === 'more') return all.toSpliced(place, 0, letter).join('');
	return all.toSpliced(place, 2, ...all.slice(place, place + 2).reverse()).join('');
}

test(
	'every piece is found by its full name, by its reference first, by three letters of a word and more, and by a word with a slip where nothing else has it',
	() => {
		let slips = 0;
		fc.assert(
			fc.property(somePieces, aSlip, (pieces, oneSlip) => {
				const search = aSearch(pieces);
				for (const [place, { name, references }] of pieces.entries()) {
					expect(placesOf(search.find(name))).toContain(place);
					for (const reference of references) expect(placesOf(search.find(reference))[0]).toBe(place);
					for (const word of name.match(/\p{L}+/gu) ?? []) {
						for (let end = 3; end <= word.length; end += 1) expect(placesOf(search.find(word.slice(0, end)))).toContain(place);
						if (word.length < 5) continue;
						const found = search.find(slip(word, oneSlip));
						const places = placesOf(found);
						if (!found.isNear && places.length > 0) continue;
						slips += 1;
						expect(places).toContain(place);
					}
				}
			}),
			{ numRuns: count({ usual: 60, long: 1000 }) },
		);
		expect(slips).toBeGreaterThan(300);
	},
	longestMs,
);
