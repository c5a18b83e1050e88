/**
 * What a mail says, as data: its plain text and its HTML are both made of it, so that they say the same. All of it is in words; nothing is left to
 * compute or translate. What a buyer typed is in it as it may be shown to anyone (`without-links.ts`).
 */
import type { Language } from '../../site/languages.ts';

export interface MailContent {
	readonly language: Language;
	/** The headline of the HTML; the text has the subject alone. */
	readonly title: string;
	readonly parts: readonly MailPart[];
	/** Who writes, a line each: name, address, what the law wants of a letter. */
	readonly signature: readonly string[];
}

export type MailPart =
	/** `\n` begins a line. `url`: an address that stands in the text. */
	| { readonly kind: 'paragraph'; readonly text: string; readonly url?: string }
	| { readonly kind: 'list'; readonly entries: readonly string[]; readonly isNumbered?: true }
	/** An address or an account, a line each. `isFramed`: it is to be found at a glance. */
	| { readonly kind: 'lines'; readonly lines: readonly string[]; readonly isFramed?: true }
	| { readonly kind: 'facts'; readonly facts: readonly MailFact[] }
	| { readonly kind: 'links'; readonly links: readonly MailLink[] }
	/** What the mail is for, such as a confirmation: a button with the words of the label; the text has the address. `isMinor`: a link instead. */
	| { readonly kind: 'action'; readonly label: string; readonly url: string; readonly isMinor?: true }
	/** Products with all that was agreed of them, numbered in the text. */
	| { readonly kind: 'items'; readonly items: readonly MailItem[] }
	/** Products by count and name. `lead`: the line above them. */
	| { readonly kind: 'pieces'; readonly lead?: string; readonly pieces: readonly MailPiece[] }
	/** Products with a cell for each column, such as net and tax; the last one counts. */
	| { readonly kind: 'table'; readonly columns: readonly string[]; readonly rows: readonly MailRow[] }
	/** Amounts below products. A label without a value is a note. */
	| { readonly kind: 'sums'; readonly sums: readonly MailSum[] }
	| MailSection;

export interface MailSection {
	readonly kind: 'section';
	readonly heading: string;
	readonly parts: readonly MailPart[];
	/** Nothing but a line's end stands between its parts in the text. */
	readonly isTight?: true;
	/** It is a notice of its own, and stands in a frame. */
	readonly isFramed?: true;
}

export interface MailFact {
	readonly label: string;
	readonly value: string;
}

export interface MailLink {
	readonly label: string;
	readonly url: string;
}

/** Its picture is found when the mail leaves. */
interface Pictured {
	readonly product: number;
	readonly variant: number | null;
}

export interface MailItem {
	readonly pictured: Pictured;
	readonly name: string;
	/** What it is and what is put on it. */
	readonly details: readonly string[];
	/** Such as `2 × 250,50 €`. */
	readonly price: string;
	readonly sum: string;
	/** How it is taxed, and what the law wants said of it. */
	readonly notes: readonly string[];
}

export interface MailPiece {
	/** null: it is not known. */
	readonly pictured: Pictured | null;
	readonly count: number;
	readonly name: string;
	/** null: nothing is said of money. */
	readonly sum: string | null;
}

export interface MailRow {
	readonly name: string;
	readonly details: readonly string[];
	/** One for each column. */
	readonly cells: readonly string[];
}

export interface MailSum {
	readonly label: string;
	readonly value: string | null;
	/** The sum that counts. */
	readonly isTotal?: true;
}

/** All products of a mail whose pictures it shows. */
export function picturedIn(parts: readonly MailPart[]): readonly Pictured[] {
	return parts.flatMap((part) => {
		if (part.kind === 'items') return part.items.map(({ pictured }) => pictured);
		if (part.kind === 'pieces') return part.pieces.flatMap(({ pictured }) => pictured ?? []);
		return part.kind === 'section' ? picturedIn(part.parts) : [];
	});
}

export function paragraph(text: string): MailPart {
	return { kind: 'paragraph', text };
}
