/** How the report names a record: by its name and number, linked to Directus where that is known. */
import type { RecordRef } from '../records/describe-record.ts';
import { recordName } from '../texts/collection-names.ts';
import { both, html, type SafeHtml } from './html.ts';

/** The name, or the number where it has none. */
export function recordLink({ id, label, url }: RecordRef): SafeHtml {
	const name = label === '' ? String(id) : label;
	return url === null ? html`<strong>${name}</strong>` : html`<a href="${url}" rel="noreferrer">${name}</a>`;
}

/** The name with what it is, such as "Ring · Produkte 17". */
export function recordCell(record: RecordRef): SafeHtml {
	const isNumbered = record.id !== '' && record.id !== record.label;
	return html`${recordLink(record)} <span class="soft">${both(recordName(record.collection))}${isNumbered && ` ${record.id}`}</span>`;
}

/** A text whose words in backticks are code. */
export function withCode(text: string): readonly (SafeHtml | string)[] {
	return text.split('`').map((part, index) => (index % 2 === 0 ? part : html`<code>${part}</code>`));
}
