/** A version of a legal text: the file that keeps it, and the hash that names it, for all who read or write a snapshot. */
import { sha256 } from './hash.ts';

export interface LegalText {
	readonly title: string;
	/** Markdown. */
	readonly body: string;
}

/** 16 hex digits: what an order names the texts by that its buyer saw. */
export function legalTextHash(text: LegalText): string {
	return sha256(renderLegalText(text)).slice(0, 16);
}

/** The file that keeps a version. */
export function renderLegalText({ title, body }: LegalText): string {
	return `# ${title}\n\n${body}\n`;
}

/** null for what `renderLegalText` did not write. */
export function parseLegalText(file: string): LegalText | null {
	const [, title, body] = /^# (.*?)\n\n(.*)\n$/s.exec(file) ?? [];
	return title === undefined || body === undefined ? null : { title, body };
}
