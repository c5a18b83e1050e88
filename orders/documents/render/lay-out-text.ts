/**
 * Breaks a text into the lines of a column, and each line into pieces of one font, in the order in which they stand on paper: a Hebrew or Arabic name is
 * read from the right, in the middle of a line that is read from the left (Unicode Bidirectional Algorithm).
 */
import bidiFactory, { type Bidi } from 'bidi-js';
import { withoutSelectors } from '../../../client/orders/contract/characters.ts';
import { remember } from '../../../site/remember.ts';
import { unbroken } from '../../shop/bank-lines.ts';
import type { Face, Fonts } from './fonts.ts';

export interface Piece {
	readonly font: string;
	/** As `font` writes it: letters that are read from the right stand in the order in which they are spoken. */
	readonly text: string;
	readonly width: number;
}

export interface Line {
	readonly pieces: readonly Piece[];
	readonly width: number;
	/** What it says, in the order in which it is spoken; null: as the pieces have it. */
	readonly spoken: string | null;
}

/** How wide a text is in a font. */
export type Measure = (font: string, text: string) => number;

const fromRight = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc]/;
// The package's export is the factory itself; its types give it another place.
const bidi = remember(bidiFactory as unknown as () => Bidi);

/** `width` null: one line. A line breaks at a space, after a hyphen, and at U+200B, which is not seen. */
export function layOutText(text: string, face: Face, width: number | null, fonts: Fonts, measure: Measure): readonly Line[] {
	const widthOf = (written: string): number => fonts.runs(written, face).reduce((sum, run) => sum + measure(run.font, run.text), 0);
	return breakLines(unbroken(withoutSelectors(text)), width, widthOf).map((line) => toLine(line, face, fonts, measure));
}

/** Where a line may end: behind a space, a hyphen within a word, and U+200B. */
export const lineEnds = /(?<=[ \u200b])|(?<=\p{L}[-\u2010\u2013])(?=\p{L})/u;

function breakLines(text: string, width: number | null, widthOf: (text: string) => number): readonly string[] {
	if (width === null) return [text.replaceAll('\u200b', '')];
	const lines: string[] = [];
	let line = '';
	for (const word of text.split(lineEnds)) {
		const shown = word.replaceAll('\u200b', '');
		if (line !== '' && widthOf((line + shown).trimEnd()) > width) {
			lines.push(line.trimEnd());
			line = '';
		}
		line += shown;
		while (widthOf(line.trimEnd()) > width) {
			const head = longestHead(line, width, widthOf);
			if (head === line) break;
			lines.push(head);
			line = line.slice(head.length);
		}
	}
	return [...lines, line.trimEnd()];
}

/** Of a word that is wider than its column: at least one character. */
function longestHead(word: string, width: number, widthOf: (text: string) => number): string {
	const characters = Array.from(word);
	const count = characters.findIndex((_, index) => widthOf(characters.slice(0, index + 1).join('')) > width);
	return count === -1 ? word : characters.slice(0, Math.max(1, count)).join('');
}

function toLine(text: string, face: Face, fonts: Fonts, measure: Measure): Line {
	const parts = fromRight.test(text) ? inVisualOrder(text) : [text];
	const pieces = parts.flatMap((part) => {
		const runs = fonts.runs(part, face).map((run) => ({ ...run, width: measure(run.font, run.text) }));
		return fromRight.test(part) ? runs.toReversed() : runs;
	});
	return {
		pieces,
		width: pieces.reduce((sum, piece) => sum + piece.width, 0),
		spoken: parts.length > 1 || fromRight.test(text) ? text : null,
	};
}

/** Parts of one direction, from left to right; those that are read from the right are single words and what stands between words. */
function inVisualOrder(text: string): readonly string[] {
	const { getEmbeddingLevels, getReorderSegments, getMirroredCharactersMap } = bidi();
	const levels = getEmbeddingLevels(text, 'ltr');
	const mirrored = getMirroredCharactersMap(text, levels.levels);
	const letters = text.split('').map((letter, index) => ({ letter: mirrored.get(index) ?? letter, level: levels.levels[index] ?? 0 }));
	const parts: { readonly text: string; readonly level: number }[] = [];
	const places: number[] = [];
	for (const { letter, level } of letters) {
		const before = parts.at(-1);
		const joins = before !== undefined && before.level === level && (level % 2 === 0 || isWord(before.text) === isWord(letter));
		if (joins) parts[parts.length - 1] = { text: before.text + letter, level };
		else parts.push({ text: letter, level });
		places.push(parts.length - 1);
	}
	const order = letters.map((_, index) => index);
	for (const [start = 0, end = 0] of getReorderSegments(text, levels)) {
		order.splice(start, end - start + 1, ...order.slice(start, end + 1).reverse());
	}
	const inOrder = [...new Set(order.map((index) => places[index] ?? 0))];
	return inOrder.map((place) => {
		const part = parts[place] ?? { text: '', level: 0 };
		// A font turns letters that are read from the right itself, and nothing else.
		return part.level % 2 === 1 && !fromRight.test(part.text) ? part.text.split('').reverse().join('') : part.text;
	});
}

function isWord(text: string): boolean {
	return fromRight.test(text);
}
