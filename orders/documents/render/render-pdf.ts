/** A letter as a PDF: text that can be selected and read aloud, with its title, its language and its structure. */
import type { Letterhead } from '../../shop/letterhead.ts';
import { type DocumentTexts, documentTexts } from '../letter/document-texts.ts';
import type { Letter, LetterRow } from '../letter/letter.ts';
import type { Fonts } from './fonts.ts';
import {
	cell,
	drawFeet,
	drawMasthead,
	drawRule,
	drawSheet,
	heightOf,
	innerWidth,
	makeRoom,
	page,
	quiet,
	rule,
	type Sheet,
	type Structure,
	tag,
	write,
} from './sheet.ts';

/** Addresses stand where the windows of German envelopes are (DIN 5008, form B). */
const place = { logo: 40, senderLine: 127.6, recipient: 142, facts: 142, title: 272 };

/** Sizes of letters and the spaces between them, in points. */
interface Density {
	readonly text: number;
	readonly detail: number;
	/** Below the title, below a paragraph, above and below a row. */
	readonly title: number;
	readonly gap: number;
	readonly row: number;
	/** A sum's line, and the space below the last one. */
	readonly sum: number;
	readonly end: number;
}

const loose: Density = { text: 9.6, detail: 8, title: 40, gap: 8, row: 6, sum: 14, end: 14 };
/** Of a letter that would otherwise leave half of its first page empty. */
const tight: Density = { text: 8.5, detail: 7.2, title: 32, gap: 4, row: 4, sum: 11.5, end: 6 };

interface LetterSheet extends Sheet {
	readonly letter: Letter;
	readonly density: Density;
}

/** `at`: when the document was issued, so that the same letter gives the same bytes. */
export async function renderPdf(letter: Letter, letterhead: Letterhead, fonts: Fonts, at: number): Promise<Buffer> {
	const { title, language, sender } = letter;
	return drawSheet({ title, author: sender.name, language, at }, { fonts, letterhead }, (sheet) => {
		const letterSheet = withDensity({ ...sheet, letter });
		drawHead(letterSheet);
		drawBody(letterSheet);
		drawFoot(letterSheet);
	});
}

/** Tight where the letter fits on one page by that alone. */
function withDensity(sheet: Omit<LetterSheet, 'density'>): LetterSheet {
	const [asUsual, closer] = [loose, tight].map((density) => ({ ...sheet, density })) as [LetterSheet, LetterSheet];
	return !fitsOnPage(asUsual) && fitsOnPage(closer) ? closer : asUsual;
}

function fitsOnPage(sheet: LetterSheet): boolean {
	const { letter, density } = sheet;
	const opening = letter.opening.reduce((sum, paragraph) => sum + paragraphHeight(sheet, paragraph), 0);
	const rows = letter.table.rows.reduce((sum, row) => sum + rowHeight(sheet, row), 0);
	const end = heightOfEnd(sheet);
	return end > 0 && place.title + density.title + opening + 6 + headRowHeight + rows + 6 + end <= page.height - page.bottom;
}

function drawHead(sheet: LetterSheet): void {
	const { pdf, letter, letterhead } = sheet;
	drawMasthead(sheet, letter.sender.name, place.logo);
	tag(sheet, 'P', () => write(sheet, letter.sender.line, page.left, place.senderLine, { size: 6.5, colour: quiet, width: 240 }));
	tag(sheet, 'P', () => {
		let y = place.recipient;
		for (const line of letter.recipient) y = write(sheet, line, page.left, y, { size: 10.5, width: 240 });
	});
	drawFacts(sheet);
	tag(sheet, 'H1', () =>
		write(sheet, letter.title, page.left, place.title, { face: 'title', size: 21, colour: letterhead.colour, width: innerWidth }),
	);
	pdf.y = place.title + sheet.density.title;
}

function drawFacts(sheet: LetterSheet): void {
	const labelX = page.left + 285;
	const width = page.width - page.right - labelX;
	let y = place.facts;
	for (const { label, value } of sheet.letter.facts) {
		tag(sheet, 'P', () => {
			write(sheet, label, labelX, y, { size: 8, colour: quiet, width: 82 });
			y = Math.max(y + 14, write(sheet, value, labelX + 82, y - 0.7, { size: 8.8, width: width - 82 }) + 2.5);
		});
	}
}

function drawBody(sheet: LetterSheet): void {
	const { pdf, letter } = sheet;
	for (const paragraph of letter.opening) drawParagraph(sheet, paragraph);
	pdf.y += 6;
	const endHeight = heightOfEnd(sheet);
	drawTable(sheet, endHeight);
	makeRoom(sheet, endHeight);
	drawSums(sheet);
	for (const paragraph of letter.closing) drawParagraph(sheet, paragraph);
}

/** Of sums and closing, which stay together on one page: a page that holds an account alone says nothing. 0: they need more than a page. */
function heightOfEnd(sheet: LetterSheet): number {
	const { closing, sums } = sheet.letter;
	const height = sumsHeight(sheet, sums.length) + closing.reduce((sum, paragraph) => sum + paragraphHeight(sheet, paragraph), 0);
	return height > page.height - page.bottom - page.top - rowRoom ? 0 : height;
}

/** For the last row of the table, which goes along. */
const rowRoom = 120;

function sumsHeight({ density }: LetterSheet, count: number): number {
	return count * (density.sum + 2) + density.end;
}

function paragraphHeight(sheet: LetterSheet, paragraph: string): number {
	return paragraph.split('\n').reduce((sum, line) => sum + heightOf(sheet, line, innerWidth, sheet.density.text), sheet.density.gap);
}

function drawParagraph(sheet: LetterSheet, paragraph: string): void {
	const { pdf, density } = sheet;
	const lines = paragraph.split('\n');
	makeRoom(sheet, paragraphHeight(sheet, paragraph) - density.gap);
	tag(sheet, 'P', () => {
		for (const line of lines) pdf.y = write(sheet, line, page.left, pdf.y, { size: density.text, width: innerWidth });
	});
	pdf.y += density.gap;
}

/** Widths of the columns from the right; what is left is the product's. */
const columnWidths = [62, 48, 48, 62, 48];

function columnsOf({ letter }: LetterSheet): readonly { readonly x: number; readonly width: number; readonly label: string }[] {
	const { columns } = letter.table;
	let right = page.width - page.right;
	return columns
		.toReversed()
		.map((label, index) => {
			const width = columns.length === 1 ? 60 : (columnWidths[index] ?? 50);
			right -= width;
			return { x: right, width, label };
		})
		.toReversed();
}

/** `endHeight`: of what follows, with which the last row stays. */
function drawTable(sheet: LetterSheet, endHeight: number): void {
	const { pdf, letter } = sheet;
	const table = pdf.struct('Table');
	pdf.addStructure(table);
	drawHeadRow(sheet, table);
	const { rows } = letter.table;
	for (const [index, row] of rows.entries()) drawRow(sheet, row, table, index > 0 && index === rows.length - 1 ? endHeight + 6 : 0);
	table.end();
	pdf.y += 6;
}

const headRowHeight = 13;

function drawHeadRow(sheet: LetterSheet, table: Structure): void {
	const { pdf, letter } = sheet;
	const { y } = pdf;
	const style = { size: 7.6, colour: quiet };
	const row = pdf.struct('TR');
	table.add(row);
	cell(sheet, row, 'TH', () => write(sheet, letter.table.product, page.left, y, style));
	for (const { x, width, label } of columnsOf(sheet))
		cell(sheet, row, 'TH', () => write(sheet, label, x, y, { ...style, width, isRight: true }));
	row.end();
	pdf.y = y + headRowHeight;
	drawRule(sheet, sheet.letterhead.colour, 0.8);
}

/** Of the product's column. */
function productWidth(sheet: LetterSheet): number {
	return (columnsOf(sheet)[0]?.x ?? page.width - page.right) - page.left;
}

function rowHeight(sheet: LetterSheet, { name, details }: LetterRow): number {
	const { density } = sheet;
	const width = productWidth(sheet);
	const ofDetails = details.reduce((sum, line) => sum + heightOf(sheet, line, width, density.detail), 0);
	return heightOf(sheet, name, width, density.text) + ofDetails + 2 * density.row + 2;
}

function drawRow(sheet: LetterSheet, letterRow: LetterRow, table: Structure, heightAfter: number): void {
	const { pdf, density } = sheet;
	const { name, details, cells } = letterRow;
	const columns = columnsOf(sheet);
	const width = productWidth(sheet);
	if (makeRoom(sheet, rowHeight(sheet, letterRow) + heightAfter)) drawHeadRow(sheet, table);
	const y = pdf.y + density.row;
	const row = pdf.struct('TR');
	table.add(row);
	let end = y;
	cell(sheet, row, 'TD', () => {
		end = write(sheet, name, page.left, y, { size: density.text, width });
		for (const line of details) end = write(sheet, line, page.left, end, { size: density.detail, colour: quiet, width });
	});
	for (const [index, text] of cells.entries()) {
		const column = columns[index];
		const face = index === cells.length - 1 ? 'strong' : 'text';
		if (column)
			cell(sheet, row, 'TD', () => write(sheet, text, column.x, y + 0.6, { face, size: 8.8, width: column.width, isRight: true }));
	}
	row.end();
	pdf.y = end + density.row;
	drawRule(sheet, rule, 0.5);
}

function drawSums(sheet: LetterSheet): void {
	const { pdf, letter, density } = sheet;
	makeRoom(sheet, sumsHeight(sheet, letter.sums.length));
	for (const [index, { label, value }] of letter.sums.entries()) {
		const isLast = index === letter.sums.length - 1;
		const style = isLast ? ({ face: 'strong', size: 11.5, colour: sheet.letterhead.colour } as const) : { size: 9, colour: quiet };
		if (isLast && index > 0) pdf.y += 2;
		const { y } = pdf;
		const width = 110;
		const x = page.width - page.right - width;
		tag(sheet, 'P', () => {
			write(sheet, label, page.left + 120, y, { ...style, width: x - page.left - 120, isRight: true });
			write(sheet, value, x, y, { ...style, width, isRight: true });
		});
		pdf.y = y + density.sum + (isLast ? 4 : 0);
	}
	pdf.y += density.end;
}

/** Sender's data and the page's number, at the foot of every page. */
function drawFoot(sheet: LetterSheet): void {
	const { pdf, letter } = sheet;
	const texts: DocumentTexts = documentTexts[letter.language];
	const top = page.height - page.bottom + 30;
	drawFeet(sheet, (number, count) => {
		pdf
			.moveTo(page.left, top - 9)
			.lineTo(page.width - page.right, top - 9)
			.lineWidth(0.5)
			.stroke(rule);
		const gap = 8;
		// The first column holds an address, which is short.
		const first = innerWidth * 0.21;
		const width = (innerWidth - first) / Math.max(1, letter.footer.length - 1);
		for (const [column, lines] of letter.footer.entries()) {
			const x = page.left + (column === 0 ? 0 : first + (column - 1) * width);
			let y = top;
			for (const line of lines) y = write(sheet, line, x, y, { size: 6.5, colour: quiet, width: (column === 0 ? first : width) - gap });
		}
		write(sheet, texts.page(number, count), page.left, page.height - 26, { size: 6.8, colour: quiet, width: innerWidth, isRight: true });
	});
}
