import { type Html, type HtmlPart, html } from '../../renderer/html/html.ts';
import { type Language, languages } from '../../site/languages.ts';
import type { ReportText } from '../texts/report-text.ts';

/** A text in each language, of which the switch shows one. */
export function multilingual(text: ReportText, render: (text: string, language: Language) => HtmlPart = (text) => text): Html {
	return html`${languages.map((language) => html`<span class="t" lang="${language}">${render(text[language], language)}</span>`)}`;
}
