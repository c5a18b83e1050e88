/** Names a record in the report, and a place in it. */
import { type Html, html } from '../../renderer/html/html.ts';
import type { FieldPlace } from '../records/field-place.ts';
import type { RecordRef } from '../records/record-index.ts';
import { recordName } from '../texts/collection-names.ts';
import { placeText, placeTitle } from '../texts/field-names.ts';
import { joinTexts, numberText } from '../texts/report-text.ts';
import { texts } from '../texts/report-texts.ts';
import { multilingual } from './multilingual.ts';

/** The name, or the number where it has none; linked to Directus where that is known. */
export function recordLink({ id, label, url }: RecordRef): Html {
	return linked(label === '' ? String(id) : label, url);
}

/** The name and the kind, such as "Ring, Produkt Nr. 17"; without a name, the kind. The ids of files mean nothing to editors. */
export function recordCell(record: RecordRef): Html {
	const { collection, id, label, url } = record;
	const what = recordName(collection);
	const kind = typeof id === 'number' ? joinTexts([what, numberText(id)], ' ') : what;
	return label === '' ? linked(multilingual(kind), url) : html`${recordLink(record)} <span class="soft">${multilingual(kind)}</span>`;
}

function linked(name: Html | string, url: string | null): Html {
	return url === null ? html`<strong>${name}</strong>` : html`<a href="${url}" rel="noreferrer">${name}</a>`;
}

/** Such as `Lieferzeit in Tagen` with the title that Directus may have for it; null for a record as a whole. */
export function placeCell(place: FieldPlace, field: string): Html | null {
	if (place.length === 0) return null;
	return html`<span class="place" title="${field}">${multilingual(placeText(place), (text, language) => {
		const title = placeTitle(place, language);
		return title === null ? text : html`${text} <span class="soft">(${texts.also[language]} <span lang="en">${title}</span>)</span>`;
	})}</span>`;
}
