/** What a problem was found to be, as a part of a line of text. */
import type { Language } from '../../site/languages.ts';
import type { Found } from '../findings/describe-found.ts';
import type { RecordRef } from '../records/describe-record.ts';
import { placeText } from '../texts/place-text.ts';
import { quoted } from '../texts/punctuation.ts';
import { shortList } from './text-section.ts';

/** `name` calls a record what the rest of the text calls it. */
export function foundText(found: Found, language: Language, name: (record: RecordRef) => string): string {
	switch (found.kind) {
		case 'value':
			return quoted(found.text, language);
		case 'missing':
			return shortList(found.fields.map((place) => placeText(place)[language]));
		case 'files':
		case 'rivals':
			return shortList(found.records.map(name));
		case 'link':
			return quoted(found.target, language);
	}
}
