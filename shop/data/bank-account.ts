/** Reads an account out of what an editor writes about it: the confirmation shows it field by field, and as a code that banks' apps read. */
import type { BankData } from '../../client/pages/checkout/checkout-data.ts';
import { decodeReferences } from '../../renderer/html/decode-references.ts';

/** Length of an IBAN by country, of the countries that take part in SEPA: only there does the code mean anything. */
// biome-ignore format: a table is read by its lines
const ibanLengths: Readonly<Record<string, number>> = {
	AD: 24, AT: 20, BE: 16, BG: 22, CH: 21, CY: 28, CZ: 24, DE: 22, DK: 18, EE: 20, ES: 24, FI: 18, FR: 27, GB: 22, GI: 23, GR: 27,
	HR: 21, HU: 28, IE: 22, IS: 26, IT: 27, LI: 21, LT: 20, LU: 20, LV: 21, MC: 27, MD: 24, ME: 22, MK: 19, MT: 31, NL: 18, NO: 15,
	PL: 28, PT: 25, RO: 24, RS: 22, SE: 24, SI: 19, SK: 24, SM: 27, VA: 22, AL: 28,
};

const recipientMaxLength = 70;
const recipientLabel =
	/^(?:empfänger(?:in)?|(?:konto)?inhaber(?:in)?|recipient|beneficiary|account (?:holder|owner)|bénéficiaire|titulaire(?: du compte)?)\s*:\s*(.+)$/iu;
const bicText = /\b(?:BIC|SWIFT)\b[^A-Z0-9]*([A-Z]{6}[A-Z0-9]{2}(?:[A-Z0-9]{3})?)(?![A-Z0-9])/;

/** `markdown`: the shop's bank details. null where no IBAN that can be right is in it. A line says who is paid, or the first one does. */
export function parseBankAccount(markdown: string): BankData | null {
	const lines = toBareLines(markdown);
	const iban = lines.map(findIban).find((found) => found !== null);
	if (iban === undefined || iban === null) return null;
	const labelled = lines.map((line) => recipientLabel.exec(line)?.[1]).find((name) => name !== undefined);
	const recipient = labelled ?? lines.find((line) => findIban(line) === null && !bicText.test(line) && !line.endsWith(':'));
	if (recipient === undefined) return null;
	const bic = lines.map((line) => bicText.exec(line)?.[1]).find((found) => found !== undefined) ?? null;
	return { recipient: recipient.slice(0, recipientMaxLength).trim(), iban, bic };
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

/** The first IBAN of a line whose check digits are right, without blanks. */
function findIban(line: string): string | null {
	for (const { index } of line.matchAll(/\b[A-Z]{2}\d{2}/g)) {
		const length = ibanLengths[line.slice(index, index + 2)];
		const [text = ''] = /^(?:[A-Z0-9] ?)+/.exec(line.slice(index)) ?? [];
		const iban = text.replaceAll(' ', '').slice(0, length);
		if (length !== undefined && iban.length === length && isIban(iban)) return iban;
	}
	return null;
}

/** ISO 13616: the number with its first four characters at the end, letters as two digits, leaves 1 when divided by 97. */
export function isIban(iban: string): boolean {
	const digits = (iban.slice(4) + iban.slice(0, 4)).replace(/[A-Z]/g, (letter) => String(letter.charCodeAt(0) - 55));
	return /^\d+$/.test(digits) && [...digits].reduce((rest, digit) => (rest * 10 + Number(digit)) % 97, 0) === 1;
}
