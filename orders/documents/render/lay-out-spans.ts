/** Breaks words of several looks, such as a bold one and a link, into the lines of a column. */
import { withoutSelectors } from '../../../client/orders/contract/characters.ts';
import { unbroken } from '../../shop/bank-lines.ts';
import type { Span, Spans } from '../legal/legal-blocks.ts';
import { type Line, lineEnds } from './lay-out-text.ts';

export interface SpanPiece {
	readonly line: Line;
	readonly span: Span;
}

export interface SpanLine {
	readonly pieces: readonly SpanPiece[];
	readonly width: number;
}

interface Fragment {
	readonly text: string;
	readonly span: Span;
}

/** Fragments between which no line may end. */
type Word = readonly Fragment[];

/** `layOut`: one line of a text in the look of its span. */
type LayOut = (text: string, span: Span) => Line;

/** No line is wider than `width`. */
export function layOutSpans(spans: Spans, width: number, layOutOnce: LayOut): readonly SpanLine[] {
	const layOut = remembering(layOutOnce);
	const widthOf = (word: Word): number => toLine([word], layOut).width;
	return rowsOf(spans).flatMap((row) => {
		const lines: Word[][] = [];
		let line: Word[] = [];
		let lineWidth = 0;
		for (const word of toWords(row).flatMap((each) => (widthOf(each) > width ? toCharacters(each) : [each]))) {
			if (line.length > 0 && lineWidth + widthOf(word) > width) {
				lines.push(line);
				line = [];
				lineWidth = 0;
			}
			line.push(word);
			lineWidth += word.reduce((sum, { text, span }) => sum + layOut(text, span).width, 0);
		}
		return [...lines, line].map((words) => toLine(words, layOut));
	});
}

/** Each word is looked at several times, and to measure one takes longest of all. */
function remembering(layOut: LayOut): LayOut {
	const known = new Map<string, Line>();
	return (text, span) => {
		const key = `${span.isStrong} ${text}`;
		const line = known.get(key) ?? layOut(text, span);
		known.set(key, line);
		return line;
	};
}

/** What stands between two `\n`. */
function rowsOf(spans: Spans): readonly (readonly Fragment[])[] {
	const rows: Fragment[][] = [[]];
	for (const span of spans) {
		for (const [index, text] of unbroken(withoutSelectors(span.text)).split('\n').entries()) {
			if (index > 0) rows.push([]);
			if (text !== '') rows.at(-1)?.push({ text, span });
		}
	}
	return rows;
}

function toWords(row: readonly Fragment[]): readonly Word[] {
	const words: Fragment[][] = [];
	let isOpen = false;
	for (const { text, span } of row) {
		// An address ends where a folder of it does.
		const breakable = span.url === null ? text : text.replace(/(?<=\w)\/(?=\w)/g, '/\u200b');
		for (const part of breakable.split(lineEnds)) {
			if (isOpen) words.at(-1)?.push({ text: part, span });
			else words.push([{ text: part, span }]);
			isOpen = !/[ \u200b]$/.test(part) && !/\p{L}[-\u2010\u2013]$/u.test(part);
		}
	}
	return words;
}

/** Of a word that is wider than the column. */
function toCharacters(word: Word): readonly Word[] {
	return word.flatMap(({ text, span }) => Array.from(text, (character) => [{ text: character, span }]));
}

function toLine(words: readonly Word[], layOut: LayOut): SpanLine {
	const merged: Fragment[] = [];
	for (const fragment of words.flat()) {
		const last = merged.at(-1);
		if (last?.span === fragment.span) merged[merged.length - 1] = { ...last, text: last.text + fragment.text };
		else merged.push(fragment);
	}
	// A line has no blank at its end.
	while (merged.at(-1)?.text.trim() === '') merged.pop();
	const pieces = merged.map(({ text, span }, index) => ({
		span,
		line: layOut(index === merged.length - 1 ? text.replace(/[ \u200b]+$/, '') : text, span),
	}));
	return { pieces, width: pieces.reduce((sum, { line }) => sum + line.width, 0) };
}
