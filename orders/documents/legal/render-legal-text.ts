/** A legal text as plain text: what a mail program shows that shows no files. */
import type { Language } from '../../../site/languages.ts';
import { orderTexts } from '../../mail/order-texts.ts';
import { type LegalBlock, wordsOf } from './legal-blocks.ts';

export function renderLegalText(title: string, blocks: readonly LegalBlock[], language: Language): string {
	return [title.toLocaleUpperCase(language), ...blocks.map((block) => renderBlock(block, language))]
		.filter((text) => text !== '')
		.join('\n\n');
}

function renderBlock(block: LegalBlock, language: Language): string {
	switch (block.kind) {
		case 'heading':
			return block.level <= 2 ? wordsOf(block.spans).toLocaleUpperCase(language) : wordsOf(block.spans);
		case 'paragraph':
			return wordsOf(block.spans);
		case 'list':
			return block.items
				.map((blocks, index) => {
					const mark = block.first === null ? '-' : `${block.first + index}.`;
					const text = blocks.map((each) => renderBlock(each, language)).join('\n');
					return `${mark} ${text.replaceAll('\n', `\n${' '.repeat(mark.length + 1)}`)}`;
				})
				.join('\n');
		case 'table':
			return block.rows.map((row) => renderRow(row.map(wordsOf), block.head.map(wordsOf), language)).join('\n');
		case 'quote':
			return block.blocks.map((each) => renderBlock(each, language).replace(/^/gm, '   ')).join('\n\n');
		default:
			return '';
	}
}

/** A line for each row: its name, and the other cells with the heads of their columns. */
function renderRow(cells: readonly string[], heads: readonly string[], language: Language): string {
	const { colon } = orderTexts[language];
	const written = cells.map((cell, index) => {
		const head = heads[index] ?? '';
		const text = cell.replaceAll('\n', ', ');
		return index === 0 || head === '' ? text : `${head}${colon}${text}`;
	});
	return `- ${written.filter((text) => text !== '').join('; ')}`;
}
