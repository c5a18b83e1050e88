/** The HTML that the parts of a product's facts are made of. */

import { type Html, type HtmlPart, html } from '../../renderer/html/html.ts';
import type { Language } from '../../site/languages.ts';
import { plainText, type Text } from '../../site/text.ts';

export function pair(name: HtmlPart, value: HtmlPart): Html {
	return html`<div><dt>${name}</dt><dd>${value}</dd></div>`;
}

/** Parts with a comma between them. */
export function joined(parts: readonly Html[]): HtmlPart {
	return parts.map((part, index) => (index === 0 ? part : html`, ${part}`));
}

export function textHtml(text: Text): Html {
	return typeof text === 'string' ? html`${text}` : html`<span lang="${text.lang}">${plainText(text)}</span>`;
}

/** The attribute that names the language of a text, where it is not the page's. */
export function langOf(written: Language, language: Language): Html | null {
	return written === language ? null : html` lang="${written}"`;
}
