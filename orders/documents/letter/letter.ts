/** A document as its reader sees it, whether on paper, in a mail or as plain text: all in words, nothing left to compute or translate. */
import type { Language } from '../../../site/languages.ts';

export interface Letter {
	readonly language: Language;
	/** Such as `Rechnung RE-2026-0001`. */
	readonly title: string;
	/** What the document is about, in the line of a mail. */
	readonly subject: string;
	/** Who writes: above all, and on the envelope's window. */
	readonly sender: { readonly name: string; readonly line: string };
	readonly recipient: readonly string[];
	/** Labels with their values, such as the number and the dates. */
	readonly facts: readonly Fact[];
	/** Paragraphs before the table. */
	readonly opening: readonly string[];
	readonly table: LetterTable;
	/** Below the table, the last one is the sum that counts. */
	readonly sums: readonly Fact[];
	/** Paragraphs after the table. */
	readonly closing: readonly string[];
	/** The end of the page, in columns: address, contact, taxes. */
	readonly footer: readonly (readonly string[])[];
}

export interface Fact {
	readonly label: string;
	readonly value: string;
}

export interface LetterTable {
	/** Of the cells; the first column is the product's. */
	readonly product: string;
	readonly columns: readonly string[];
	readonly rows: readonly LetterRow[];
}

export interface LetterRow {
	readonly name: string;
	readonly details: readonly string[];
	/** One for each of the columns, on the right. */
	readonly cells: readonly string[];
}
