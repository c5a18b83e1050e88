/** Reads an account out of what an editor writes about it: the confirmation shows it field by field, and as a code that banks' apps read. */
import type { BankData } from '../../client/pages/checkout/checkout-data.ts';
import { decodeReferences } from '../../renderer/html/decode-references.ts';
import { holderMaxLength } from '../../site/bank-account.ts';
import { findIbans } from '../../site/iban.ts';

export { isIban } from '../../site/iban.ts';

const recipientLabel =
	/^(?:empfänger(?:in)?|(?:konto)?inhaber(?:in)?|recipient|beneficiary|account (?:holder|owner)|bénéficiaire|titulaire(?: du compte)?)\s*:\s*(.+)$/iu;
const bicText = /\b(?:BIC|SWIFT)\b[^A-Z0-9]*([A-Z]{6}[A-Z0-9]{2}(?:[A-Z0-9]{3})?)(?![A-Z0-9])/;

/** `markdown`: the shop's bank details. null where no IBAN that can be right is in it. A line says who is paid, or the first one does. */
export function parseBankAccount(markdown: string): BankData | null {
	const lines = toBareLines(markdown);
	const iban = lines.flatMap(findIbans)[0];
	if (iban === undefined) return null;
	const labelled = lines.map((line) => recipientLabel.exec(line)?.[1]).find((name) => name !== undefined);
	const recipient = labelled ?? lines.find((line) => findIbans(line).length === 0 && !bicText.test(line) && !line.endsWith(':'));
	if (recipient === undefined) return null;
	const bic = lines.map((line) => bicText.exec(line)?.[1]).find((found) => found !== undefined) ?? null;
	return { recipient: recipient.slice(0, holderMaxLength).trim(), iban, bic };
}

/** Lines without the marks of markdown, those of lists, headings, quotes, emphasis and breaks, and without the tags of HTML. */
export function toBareLines(text: string): string[] {
	return withoutTags(text)
		.split('\n')
		.map(bareLine)
		.filter((line) => line !== '');
}

function withoutTags(text: string): string {
	if (!/<[a-z/]/i.test(text)) return text;
	const lines = text.replace(/\s*\n\s*/g, ' ').replace(/<br\b[^>]*>|<\/(?:p|div|li|h[1-6]|tr|td|th)>/gi, '\n');
	return decodeReferences(lines.replace(/<(?:"[^"]*"|[^">])*>/g, '').replace(/&nbsp;/g, ' '));
}

function bareLine(line: string): string {
	return line
		.replace(/^\s*(?:[-*+>]|#{1,6}|\d+[.)])\s+/, '')
		.replace(/\*\*|__|`|\\$|(?<=\s|^)[*_]|[*_](?=\s|$)/g, '')
		.replace(/[\u00a0\u202f]/g, ' ')
		.trim();
}
