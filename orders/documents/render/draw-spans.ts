/** Draws words of several looks in a column, over as many pages as they need. Links can be followed. */
import type { Span, Spans } from '../legal/legal-blocks.ts';
import type { Face } from './fonts.ts';
import { layOutSpans, type SpanLine } from './lay-out-spans.ts';
import { ink, innerWidth, lineHeight, linesOf, makeRoom, page, type Sheet, type Structure, writeLine } from './sheet.ts';

/** A column. */
export interface Box {
	readonly x: number;
	readonly width: number;
}

export const whole: Box = { x: page.left, width: innerWidth };

interface SpanStyle extends Box {
	readonly size: number;
	readonly colour?: string;
	/** Of words that are not bold. */
	readonly face?: Face;
}

/** A paragraph that is longer is divided between two pages. */
const keptLines = 4;

export function drawSpans(sheet: Sheet, spans: Spans, type: 'P' | 'H2' | 'H3', style: SpanStyle): void {
	const { pdf } = sheet;
	const lines = layOut(sheet, spans, style);
	const height = lineHeight(sheet, style.face ?? 'text', style.size);
	const block = pdf.struct(type);
	pdf.addStructure(block);
	if (lines.length <= keptLines) makeRoom(sheet, lines.length * height);
	for (const [index, line] of lines.entries()) {
		// No line stands alone on a page, neither the first nor the last.
		const isFirst = index === 0;
		const beforeLast = index === lines.length - 2;
		makeRoom(sheet, height * (isFirst || beforeLast ? Math.min(2, lines.length - index) : 1));
		const { y } = pdf;
		block.add(() => drawLine(sheet, line, style.x, y, style));
		pdf.y = y + height;
	}
	block.end();
}

export function heightOfSpans(sheet: Sheet, spans: Spans, style: SpanStyle): number {
	return layOut(sheet, spans, style).length * lineHeight(sheet, style.face ?? 'text', style.size);
}

/** In a cell of a table, whose row has room for it. */
export function drawCell(sheet: Sheet, row: Structure, type: 'TH' | 'TD', spans: Spans, y: number, style: SpanStyle): void {
	const height = lineHeight(sheet, style.face ?? 'text', style.size);
	row.add(
		sheet.pdf.struct(type, {}, () => {
			for (const [index, line] of layOut(sheet, spans, style).entries()) drawLine(sheet, line, style.x, y + index * height, style);
		}),
	);
}

/** As wide as the words are in one line each. */
export function widthOfSpans(sheet: Sheet, spans: Spans, style: Omit<SpanStyle, 'x' | 'width'>): number {
	return Math.max(0, ...layOut(sheet, spans, { ...style, x: 0, width: Number.POSITIVE_INFINITY }).map(({ width }) => width));
}

function layOut(sheet: Sheet, spans: Spans, style: SpanStyle): readonly SpanLine[] {
	return layOutSpans(spans, style.width, (text, span) => {
		const [line] = linesOf(sheet, text, faceOf(span, style), style.size, null);
		return line ?? { pieces: [], width: 0, spoken: null };
	});
}

function faceOf({ isStrong }: Span, { face = 'text' }: SpanStyle): Face {
	return isStrong && face === 'text' ? 'strong' : face;
}

function drawLine(sheet: Sheet, { pieces }: SpanLine, x: number, y: number, style: SpanStyle): void {
	const { pdf, letterhead } = sheet;
	const { size, colour = ink } = style;
	let left = x;
	for (const { line, span } of pieces) {
		const height = lineHeight(sheet, style.face ?? 'text', size);
		writeLine(sheet, line, left, y, { face: faceOf(span, style), size, colour: span.url === null ? colour : letterhead.colour });
		if (span.url !== null) pdf.link(left, y, line.width, height, span.url);
		left += line.width;
	}
}
