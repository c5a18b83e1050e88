/** How the report names a record, and a place in it. */
import type { RecordRef } from '../records/describe-record.ts';
import type { FieldPlace } from '../records/field-place.ts';
import { recordName } from '../texts/collection-names.ts';
import { placeText, placeTitle } from '../texts/place-text.ts';
import { both, html, type SafeHtml } from './html.ts';

/** The name, or the number where it has none; linked to Directus where that is known. */
export function recordLink({ id, label, url }: RecordRef): SafeHtml {
	const name = label === '' ? String(id) : label;
	return url === null ? html`<strong>${name}</strong>` : html`<a href="${url}" rel="noreferrer">${name}</a>`;
}

/** The name with what it is, such as "Ring · Produkt 17". Ids of files say nothing to anybody. */
export function recordCell(record: RecordRef): SafeHtml {
	const isNumbered = typeof record.id === 'number' && record.label !== '';
	return html`${recordLink(record)} <span class="soft">${both(recordName(record.collection))}${isNumbered && ` ${record.id}`}</span>`;
}

/** Such as `Lieferzeit in Tagen` with the title that Directus may have for it; null for a record as a whole. */
export function placeCell(place: FieldPlace, field: string): SafeHtml | null {
	if (place.length === 0) {
		return null;
	}
	const title = placeTitle(place);
	return html`<span class="place" title="${field}">${both(placeText(place), (text, language) =>
		language === 'de' && title !== null ? html`${text} <span class="soft" lang="en">(${title})</span>` : text,
	)}</span>`;
}
