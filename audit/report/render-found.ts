/** Renders what was found, in one line. */
import type { Found } from '../findings/describe-found.ts';
import { placeText } from '../texts/place-text.ts';
import { foundTexts } from '../texts/problem-section-texts.ts';
import { joinTexts } from '../texts/report-text.ts';
import { texts } from '../texts/report-texts.ts';
import { html, multilingual, type SafeHtml } from './html.ts';
import { recordCell, recordLink } from './record-cell.ts';

/** Pages or records that are named. */
const mostNamed = 5;

export function renderFound(found: Found): SafeHtml {
	return html`<p class="found"><span class="soft">${multilingual(foundTexts[found.kind])}</span> ${renderWhat(found)}</p>`;
}

function renderWhat(found: Found): SafeHtml {
	switch (found.kind) {
		case 'value':
			return html`<q>${found.text}</q>`;
		case 'missing':
			return multilingual(joinTexts(found.fields.map(placeText), ', '));
		case 'files':
			return renderList(found.records.map(recordLink));
		case 'rivals':
			return renderList(found.records.map(recordCell));
		case 'link':
			return html`<q>${found.target}</q>. <span class="soft">${multilingual(texts.seenOn)}</span> ${renderList(found.pages.map((page) => html`<span>${page}</span>`))}`;
	}
}

function renderList(items: readonly SafeHtml[]): SafeHtml {
	const shown = items.slice(0, mostNamed);
	const rest = items.length - shown.length;
	return html`${shown.map((item, at) => html`${at > 0 && ', '}${item}`)}${rest > 0 && html`, ${rest} ${multilingual(texts.omitted)}`}`;
}
