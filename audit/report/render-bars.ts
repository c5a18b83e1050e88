/** Bar charts that are tables: each row has its number, and a bar beside it for readers who prefer looking. */
import type { ReportText } from '../texts/report-text.ts';
import { html, multilingual, type SafeHtml } from './html.ts';

export interface Bar {
	readonly label: ReportText;
	readonly value: number;
	/** The text beside the bar; by default the value. */
	readonly text?: string;
}

/** A bar of `share` (0 to 1) of the width that it is given. */
export function renderBar(share: number): SafeHtml {
	const width = Math.round(Math.min(1, Math.max(0, share)) * 1000) / 10;
	return html`<svg class="bar" viewBox="0 0 100 1" preserveAspectRatio="none" aria-hidden="true"><rect class="ground" width="100" height="1"/><rect width="${width}" height="1"/></svg>`;
}

/** The longest bar is the largest value. */
export function renderBars(caption: ReportText, columns: readonly [ReportText, ReportText], bars: readonly Bar[]): SafeHtml {
	const most = Math.max(1, ...bars.map(({ value }) => value));
	return html`<table class="bars"><caption>${multilingual(caption)}</caption>
<thead class="visually-hidden"><tr><th scope="col">${multilingual(columns[0])}</th><th scope="col" colspan="2">${multilingual(columns[1])}</th></tr></thead>
<tbody>${bars.map(
		({ label, value, text }) =>
			html`<tr><th scope="row">${multilingual(label)}</th><td class="number">${text ?? value}</td><td class="drawn">${renderBar(value / most)}</td></tr>`,
	)}</tbody></table>`;
}
