/** The account that buyers pay to, as an editor fills it in field by field: the build and the order service write it in the same words. */
import { isIban, plainIban } from './iban.ts';
import type { Language, PerLanguage } from './languages.ts';

export interface BankAccount {
	/** As the bank has it: banks compare the payee's name with the IBAN before they pay (Regulation (EU) 2024/886, Art. 5c of Regulation (EU) No 260/2012). */
	readonly holder: string;
	/** Without blanks. */
	readonly iban: string;
	readonly bic: string | null;
	/** Its name. */
	readonly bank: string | null;
}

/** A payee's name in a credit transfer (EPC069-12). */
export const holderMaxLength = 70;

const labels: PerLanguage<{ readonly holder: string; readonly bank: string; readonly colon: string }> = {
	de: { holder: 'Empfänger', bank: 'Bank', colon: ': ' },
	en: { holder: 'Recipient', bank: 'Bank', colon: ': ' },
	fr: { holder: 'Bénéficiaire', bank: 'Banque', colon: '\u00a0: ' },
};

/** Markdown, a line for each field. */
export function writeBankDetails({ holder, iban, bic, bank }: BankAccount, language: Language): string {
	const words = labels[language];
	const lines: readonly (readonly [label: string, value: string | null])[] = [
		[words.holder, holder],
		[words.bank, bank],
		['IBAN', groupIban(iban)],
		['BIC', bic],
	];
	return lines.flatMap(([label, value]) => (value === null ? [] : `- ${label}${words.colon}${value}`)).join('\n');
}

/** In blocks of four, as people read it. */
export function groupIban(iban: string): string {
	return iban.replace(/.{4}(?=.)/g, '$& ');
}

/** With plain single blanks, as banks compare it; null: it is none. */
export function readHolder(written: string): string | null {
	const holder = written.replace(/\s+/g, ' ').trim();
	return holder === '' || holder.length > holderMaxLength ? null : holder;
}

/** Without blanks; null: it is none. */
export function readIban(written: string): string | null {
	const iban = plainIban(written);
	return /^[A-Z]{2}\d{2}[A-Z0-9]{11,30}$/.test(iban) && isIban(iban) ? iban : null;
}

/** Without blanks; null: it is none (ISO 9362). */
export function readBic(written: string): string | null {
	const bic = plainIban(written);
	return /^[A-Z]{6}[A-Z0-9]{2}(?:[A-Z0-9]{3})?$/.test(bic) ? bic : null;
}
