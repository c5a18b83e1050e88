/** A sheet of paper of the format A4 that a document is drawn on: text of all fonts that can be selected and read aloud, with title, language and structure. */
import PDFDocument from 'pdfkit';
import type { Language } from '../../../site/languages.ts';
import type { Letterhead } from '../../shop/letterhead.ts';
import type { Face, Fonts } from './fonts.ts';
import { type Line, layOutText } from './lay-out-text.ts';

/** In points, 72 to the inch. */
export const page = { width: 595.28, height: 841.89, top: 62, left: 68, right: 56.7, bottom: 118 };
export const innerWidth = page.width - page.left - page.right;
export const ink = '#26262b';
export const quiet = '#6d6d74';
export const rule = '#d9d7d1';

type Pdf = InstanceType<typeof PDFDocument>;
export type Structure = ReturnType<Pdf['struct']>;

export interface Sheet {
	readonly pdf: Pdf;
	readonly fonts: Fonts;
	readonly letterhead: Letterhead;
}

export interface Style {
	readonly face?: Face;
	readonly size?: number;
	readonly colour?: string;
	readonly width?: number;
	readonly isRight?: boolean;
}

interface Titled {
	readonly title: string;
	readonly author: string;
	readonly language: Language;
	/** When it was written, so that the same document gives the same bytes; milliseconds since 1970. */
	readonly at: number;
}

/** `draw` draws all pages. Resolves to the file. */
export async function drawSheet(
	{ title, author, language, at }: Titled,
	{ fonts, letterhead }: Omit<Sheet, 'pdf'>,
	draw: (sheet: Sheet) => void,
): Promise<Buffer> {
	const pdf = new PDFDocument({
		size: 'A4',
		margins: { top: page.top, left: page.left, right: page.right, bottom: page.bottom },
		lang: language,
		displayTitle: true,
		tagged: true,
		pdfVersion: '1.7',
		bufferPages: true,
		info: { Title: title, Author: author, CreationDate: new Date(at), ModDate: new Date(at) },
	});
	for (const [name, bytes] of fonts.files) pdf.registerFont(name, bytes);
	const chunks: Buffer[] = [];
	const finished = new Promise<Buffer>((resolve, reject) => {
		pdf.on('data', (chunk: Buffer) => chunks.push(chunk));
		pdf.on('end', () => resolve(Buffer.concat(chunks)));
		pdf.on('error', reject);
	});
	draw({ pdf, fonts, letterhead });
	pdf.end();
	return finished;
}

/** The stripe, the logo and the shop's name above a document; the height in points from the top of the page. */
export function drawMasthead(sheet: Sheet, name: string, height: number): void {
	const { pdf, letterhead } = sheet;
	let x = page.left;
	artifact(sheet, 'Layout', () => {
		if (letterhead.logo !== null) {
			const { png, width, height: logoHeight } = letterhead.logo;
			pdf.image(png, page.left, height, { fit: [120, 44], valign: 'center' });
			x += Math.min(120, (width / logoHeight) * 44) + 14;
		}
		pdf.rect(0, 0, page.width, 5).fill(letterhead.colour);
	});
	tag(sheet, 'P', () => write(sheet, name, x, height + 9, { face: 'title', size: 23, colour: letterhead.colour }));
}

/** What readers of the structure pass over. */
export function artifact({ pdf }: Sheet, type: 'Layout' | 'Pagination', draw: () => void): void {
	pdf.markContent('Artifact', { type });
	draw();
	pdf.endMarkedContent();
}

/** Calls `draw` for each page, below its margin, with its number from 1. */
export function drawFeet(sheet: Sheet, draw: (number: number, count: number) => void): void {
	const { pdf } = sheet;
	const { count } = pdf.bufferedPageRange();
	for (let index = 0; index < count; index += 1) {
		pdf.switchToPage(index);
		// Text below the margin would begin a page.
		pdf.page.margins.bottom = 0;
		artifact(sheet, 'Pagination', () => draw(index + 1, count));
	}
}

export function drawRule(sheet: Sheet, colour: string, width: number): void {
	const { pdf } = sheet;
	artifact(sheet, 'Layout', () => {
		pdf
			.moveTo(page.left, pdf.y)
			.lineTo(page.width - page.right, pdf.y)
			.lineWidth(width)
			.stroke(colour);
	});
}

/** Begins a page where the rest of this one is too low. */
export function makeRoom({ pdf }: Sheet, height: number): boolean {
	if (pdf.y + height <= page.height - page.bottom) return false;
	pdf.addPage();
	return true;
}

export function tag({ pdf }: Sheet, type: 'P' | 'H1' | 'H2' | 'H3', draw: () => void): void {
	pdf.addStructure(pdf.struct(type, {}, draw));
}

export function cell({ pdf }: Sheet, row: Structure, type: 'TH' | 'TD', draw: () => void): void {
	row.add(pdf.struct(type, {}, draw));
}

/** Returns where the next line stands. */
export function write(sheet: Sheet, text: string, x: number, y: number, style: Style = {}): number {
	const { face = 'text', size = 10, colour = ink, width, isRight = false } = style;
	const lines = linesOf(sheet, text, face, size, width ?? null);
	const height = lineHeight(sheet, face, size);
	for (const [index, line] of lines.entries()) {
		const left = isRight && width !== undefined ? x + width - line.width : x;
		writeLine(sheet, line, left, y + index * height, { face, size, colour });
	}
	return text === '' ? y : y + lines.length * height;
}

/** All fonts of a line stand on one ground. */
export function writeLine(
	{ pdf, fonts }: Sheet,
	line: Line,
	x: number,
	y: number,
	{ face, size, colour }: Required<Pick<Style, 'face' | 'size' | 'colour'>>,
): void {
	pdf.fillColor(colour);
	if (line.spoken !== null) pdf.markContent('Span', { actual: line.spoken });
	let left = x;
	for (const { font, text, width } of line.pieces) {
		pdf
			.font(font)
			.fontSize(size)
			.text(text, left, y + fonts.ascentOf(face) * size, { lineBreak: false, baseline: 'alphabetic' });
		left += width;
	}
	if (line.spoken !== null) pdf.endMarkedContent();
}

/** `width` null: one line. */
export function linesOf({ pdf, fonts }: Sheet, text: string, face: Face, size: number, width: number | null): readonly Line[] {
	return layOutText(text, face, width, fonts, (font, written) => pdf.font(font).fontSize(size).widthOfString(written));
}

export function lineHeight({ pdf, fonts }: Sheet, face: Face, size: number): number {
	return pdf.font(fonts.mainOf(face)).fontSize(size).currentLineHeight(true) + size * 0.18;
}

export function heightOf(sheet: Sheet, text: string, width: number, size: number): number {
	return text === '' ? 0 : linesOf(sheet, text, 'text', size, width).length * lineHeight(sheet, 'text', size);
}
