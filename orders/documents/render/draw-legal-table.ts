/** Draws a table of a legal text: its head again on each page, and columns as wide as their words. */
import type { LegalBlock, Spans } from '../legal/legal-blocks.ts';
import { type Box, drawCell, drawSpans, heightOfSpans, widthOfSpans } from './draw-spans.ts';
import { makeRoom, page, quiet, rule, type Sheet, type Structure } from './sheet.ts';

type Table = Extract<LegalBlock, { kind: 'table' }>;

const size = 8.8;
const headSize = 7.8;
const gap = 12;
const leastWidth = 44;
const padding = 5;

export function drawLegalTable(sheet: Sheet, table: Table, box: Box): void {
	const columns = toColumns(sheet, table, box);
	const heightOf = (row: readonly Spans[]): number => rowHeight(sheet, row, columns);
	const pageHeight = page.height - page.top - page.bottom;
	const { pdf } = sheet;
	const structure = pdf.struct('Table');
	pdf.addStructure(structure);
	const drawHead = (): void => {
		if (table.head.length > 0) drawRow(sheet, structure, 'TH', table.head, columns);
	};
	const headHeight = table.head.length > 0 ? heightOf(table.head) : 0;
	makeRoom(sheet, headHeight + Math.min(120, heightOf(table.rows[0] ?? [])));
	drawHead();
	for (const row of table.rows) {
		const height = heightOf(row);
		if (height > pageHeight / 2) {
			// A row that would fill a page is read as paragraphs.
			for (const cell of row) drawSpans(sheet, cell, 'P', { ...box, size });
			continue;
		}
		if (makeRoom(sheet, height)) drawHead();
		drawRow(sheet, structure, 'TD', row, columns);
	}
	structure.end();
}

/** The width that their words ask for; where that is too much, what is left after the narrow ones is shared in proportion. */
function toColumns(sheet: Sheet, { head, rows }: Table, box: Box): readonly Box[] {
	const count = Math.max(1, head.length, ...rows.map((row) => row.length));
	const room = box.width - gap * (count - 1);
	const wanted = Array.from({ length: count }, (_, index) =>
		Math.max(
			leastWidth,
			widthOfSpans(sheet, head[index] ?? [], { size: headSize }),
			...rows.map((row) => widthOfSpans(sheet, row[index] ?? [], { size })),
		),
	);
	const fair = room / count;
	const narrow = wanted.filter((width) => width <= fair).reduce((sum, width) => sum + width, 0);
	const wide = wanted.filter((width) => width > fair).reduce((sum, width) => sum + width, 0);
	const total = narrow + wide;
	const widths = wanted.map((width) => (total <= room ? (width * room) / total : width <= fair ? width : (width * (room - narrow)) / wide));
	let { x } = box;
	return widths.map((width) => {
		const column = { x, width };
		x += width + gap;
		return column;
	});
}

function rowHeight(sheet: Sheet, row: readonly Spans[], columns: readonly Box[]): number {
	const heights = columns.map((column, index) => heightOfSpans(sheet, row[index] ?? [], { ...column, size }));
	return Math.max(0, ...heights) + 2 * padding;
}

function drawRow(sheet: Sheet, table: Structure, type: 'TH' | 'TD', row: readonly Spans[], columns: readonly Box[]): void {
	const { pdf } = sheet;
	const y = pdf.y;
	const height = rowHeight(sheet, row, columns);
	const structure = pdf.struct('TR');
	table.add(structure);
	for (const [index, column] of columns.entries()) {
		const look = type === 'TH' ? { size: headSize, colour: quiet } : { size };
		drawCell(sheet, structure, type, row[index] ?? [], y + padding, { ...column, ...look });
	}
	structure.end();
	pdf.y = y + height;
	const [first] = columns;
	const last = columns.at(-1);
	if (first === undefined || last === undefined) return;
	pdf.markContent('Artifact', { type: 'Layout' });
	pdf
		.moveTo(first.x, pdf.y)
		.lineTo(last.x + last.width, pdf.y)
		.lineWidth(type === 'TH' ? 0.8 : 0.5)
		.stroke(type === 'TH' ? sheet.letterhead.colour : rule);
	pdf.endMarkedContent();
}
