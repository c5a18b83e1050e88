/** A legal text as a PDF, in the look of the shop's documents: a buyer keeps what was agreed (§ 312f BGB). */
import type { Language } from '../../../site/languages.ts';
import type { Letterhead } from '../../shop/letterhead.ts';
import type { LegalBlock, Spans } from '../legal/legal-blocks.ts';
import { documentTexts } from '../letter/document-texts.ts';
import { drawLegalTable } from './draw-legal-table.ts';
import { type Box, drawSpans, heightOfSpans, whole } from './draw-spans.ts';
import type { Fonts } from './fonts.ts';
import { drawFeet, drawMasthead, drawRule, drawSheet, innerWidth, makeRoom, page, quiet, rule, type Sheet, tag, write } from './sheet.ts';

export interface LegalDocument {
	readonly title: string;
	readonly language: Language;
	readonly blocks: readonly LegalBlock[];
	/** Who writes: above all, and at the foot of each page. */
	readonly sender: { readonly name: string; readonly lines: readonly string[] };
	/** When it was agreed, in milliseconds since 1970: the same text gives the same bytes. */
	readonly at: number;
}

const headings: Readonly<Record<number, { readonly size: number; readonly isTitle: boolean; readonly before: number }>> = {
	1: { size: 16, isTitle: true, before: 16 },
	2: { size: 14, isTitle: true, before: 14 },
	3: { size: 10.5, isTitle: false, before: 9 },
};
const minorHeading = { size: 9.6, isTitle: false, before: 6 };
const indent = 15;
const textSize = 9.6;

export function renderLegalPdf(document: LegalDocument, letterhead: Letterhead, fonts: Fonts): Promise<Buffer> {
	const { title, language, sender, at, blocks } = document;
	return drawSheet({ title, author: sender.name, language, at }, { fonts, letterhead }, (sheet) => {
		drawMasthead(sheet, sender.name, 40);
		sheet.pdf.y = 116;
		tag(sheet, 'H1', () => {
			sheet.pdf.y = write(sheet, title, page.left, sheet.pdf.y, {
				...{ face: 'title', size: 22, colour: letterhead.colour, width: innerWidth },
			});
		});
		sheet.pdf.y += 10;
		drawBlocks(sheet, blocks, whole);
		drawFoot(sheet, document);
	});
}

function drawBlocks(sheet: Sheet, blocks: readonly LegalBlock[], box: Box): void {
	for (const block of blocks) drawBlock(sheet, block, box);
}

function drawBlock(sheet: Sheet, block: LegalBlock, box: Box): void {
	const { pdf } = sheet;
	switch (block.kind) {
		case 'heading':
			drawHeading(sheet, block.spans, block.level, box);
			return;
		case 'paragraph':
			drawSpans(sheet, block.spans, 'P', { ...box, size: textSize });
			pdf.y += 7;
			return;
		case 'list':
			for (const [index, blocks] of block.items.entries())
				drawItem(sheet, block.first === null ? '•' : `${block.first + index}.`, blocks, box);
			pdf.y += 4;
			return;
		case 'table':
			drawLegalTable(sheet, block, box);
			pdf.y += 10;
			return;
		case 'quote':
			drawBlocks(sheet, block.blocks, inset(box));
			return;
		default:
			makeRoom(sheet, 16);
			pdf.y += 6;
			drawRule(sheet, rule, 0.5);
			pdf.y += 8;
	}
}

/** Stays with the first lines of what it is above. */
function drawHeading(sheet: Sheet, spans: Spans, level: number, box: Box): void {
	const { size, isTitle, before } = headings[level] ?? minorHeading;
	const style = { ...box, size, face: isTitle ? 'title' : 'strong', colour: sheet.letterhead.colour } as const;
	const { pdf } = sheet;
	if (!makeRoom(sheet, before + heightOfSpans(sheet, spans, style) + 46)) pdf.y += before;
	drawSpans(sheet, spans, level <= 2 ? 'H2' : 'H3', style);
	pdf.y += isTitle ? 6 : 3;
}

function drawItem(sheet: Sheet, mark: string, blocks: readonly LegalBlock[], box: Box): void {
	const { pdf } = sheet;
	const [first] = blocks;
	makeRoom(sheet, first?.kind === 'paragraph' ? Math.min(60, heightOfSpans(sheet, first.spans, { ...inset(box), size: textSize })) : 40);
	const { y } = pdf;
	tag(sheet, 'P', () => write(sheet, mark, box.x, y, { size: textSize }));
	pdf.y = y;
	for (const block of blocks) {
		drawBlock(sheet, block, inset(box));
		// Items stand closer than paragraphs.
		if (block.kind === 'paragraph') pdf.y -= 4;
	}
}

function inset({ x, width }: Box): Box {
	return { x: x + indent, width: width - indent };
}

function drawFoot(sheet: Sheet, { language, sender, title }: LegalDocument): void {
	const top = page.height - 62;
	drawFeet(sheet, (number, count) => {
		sheet.pdf
			.moveTo(page.left, top - 9)
			.lineTo(page.width - page.right, top - 9)
			.lineWidth(0.5)
			.stroke(rule);
		write(sheet, sender.lines.join(' · '), page.left, top, { size: 6.5, colour: quiet, width: innerWidth - 90 });
		const place = `${title} · ${documentTexts[language].page(number, count)}`;
		write(sheet, place, page.left, page.height - 30, { size: 6.8, colour: quiet, width: innerWidth, isRight: true });
	});
}
