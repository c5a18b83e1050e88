/** A mail as plain text, for readers and programs that show no HTML. */
import type { Language } from '../../../site/languages.ts';
import type { MailContent, MailItem, MailPart, MailRow, MailSection, MailSum } from '../../outbox/mail-content.ts';
import { orderTexts } from '../order-texts.ts';

export function renderMailText({ parts, signature, language }: MailContent): string {
	const blocks = [...parts.map((part) => renderPart(part, language)), signature.join('\n')];
	return `${blocks.filter((block) => block !== '').join('\n\n')}\n`;
}

function renderPart(part: MailPart, language: Language): string {
	const { colon } = orderTexts[language];
	switch (part.kind) {
		case 'paragraph':
			return part.text;
		case 'list':
			return part.entries.map((entry, index) => `${part.isNumbered ? `${index + 1}.` : '-'} ${entry}`).join('\n');
		case 'lines':
			return part.lines.join('\n');
		case 'facts':
			return part.facts.map(({ label, value }) => `${label}${colon}${value}`).join('\n');
		case 'links':
			return part.links.map(({ label, url }) => `${label}${colon}${url}`).join('\n');
		case 'action':
			return part.url;
		case 'items':
			return part.items.map(renderItem).join('\n\n');
		case 'pieces':
			return [
				...(part.lead === undefined ? [] : [part.lead]),
				...part.pieces.map(({ count, name, sum }) => `${count} × ${name}${sum === null ? '' : `${colon}${sum}`}`),
			].join('\n');
		case 'table':
			return part.rows.map((row) => renderRow(row, part.columns)).join('\n\n');
		case 'sums':
			return part.sums.map((sum) => renderSum(sum, colon)).join('\n');
		default:
			return renderSection(part, language);
	}
}

/** Headings are told by capitals alone, which products set off with a blank line. */
function renderSection({ heading, parts, isTight }: MailSection, language: Language): string {
	const between = isTight ? '\n' : '\n\n';
	return [heading.toLocaleUpperCase(language), ...parts.map((part) => renderPart(part, language))].join(between);
}

function renderItem({ name, details, price, sum, notes }: MailItem, index: number): string {
	return [`${index + 1}. ${name}`, ...[...details, `${price} = ${sum}`, ...notes].map(indented)].join('\n');
}

function renderRow({ name, details, cells }: MailRow, columns: readonly string[]): string {
	const amounts = cells.map((cell, index) => `${columns[index]} ${cell}`).join(' · ');
	return [name, ...[...details, amounts].map(indented)].join('\n');
}

function renderSum({ label, value }: MailSum, colon: string): string {
	return value === null ? label : `${label}${colon}${value}`;
}

function indented(line: string): string {
	return `   ${line}`;
}
