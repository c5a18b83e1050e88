/** HTML by template strings: each value in one is escaped, unless a template made it. */
import { type Language, languages } from '../../site/languages.ts';
import type { ReportText } from '../texts/report-text.ts';

/** HTML that is safe to put into HTML. Only {@link html} and {@link rawHtml} make it. */
export class SafeHtml {
	readonly #html: string;

	constructor(text: string) {
		this.#html = text;
	}

	toString(): string {
		return this.#html;
	}
}

export type HtmlValue = SafeHtml | string | number | null | false | readonly HtmlValue[];

/** Attribute values must stand in double quotes. null and false are nothing. */
export function html(parts: TemplateStringsArray, ...values: readonly HtmlValue[]): SafeHtml {
	return new SafeHtml(parts.reduce((text, part, index) => `${text}${toHtml(values[index - 1] ?? null)}${part}`));
}

/** For our own styles and scripts. */
export function rawHtml(text: string): SafeHtml {
	return new SafeHtml(text);
}

/** A text in each language, of which the switch shows one. */
export function multilingual(text: ReportText, render: (text: string, language: Language) => HtmlValue = (text) => text): SafeHtml {
	return html`${languages.map((language) => html`<span class="t" lang="${language}">${render(text[language], language)}</span>`)}`;
}

function toHtml(value: HtmlValue): string {
	if (value === null || value === false) return '';
	if (value instanceof SafeHtml) return value.toString();
	return typeof value === 'object' ? value.map(toHtml).join('') : escapeHtml(String(value));
}

function escapeHtml(text: string): string {
	const entities: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };
	// Control characters have no place in HTML, however they came into the content.
	return text.replace(/[&<>"']/g, (character) => entities[character] ?? '').replace(/[^\P{Cc}\n\t]/gu, '\uFFFD');
}
