/** Says where something stands in a record. */
import type { FieldPlace, PlacePart } from '../records/field-place.ts';
import { directusTitle, fieldName } from './field-names.ts';
import { languageName } from './language-names.ts';
import { type ReportText, sameText } from './report-text.ts';

/** Such as `Varianten › 54 › Preis (brutto)`; `''` for a record as a whole. */
export function placeText(place: FieldPlace): ReportText {
	const parts = place.map(partText);
	return { de: parts.map(({ de }) => de).join(' › '), en: parts.map(({ en }) => en).join(' › ') };
}

/** The field's title in a Directus that has no names for its fields; null where the German text says the same. */
export function placeTitle(place: FieldPlace): string | null {
	const last = place.findLast((part) => 'field' in part);
	if (last === undefined) {
		return null;
	}
	const title = directusTitle(last.field);
	return title === fieldName(last.field).de ? null : title;
}

function partText(part: PlacePart): ReportText {
	if ('field' in part) {
		return fieldName(part.field);
	}
	if ('language' in part) {
		return languageName(part.language);
	}
	return part.row === '' ? { de: `Nr. ${part.place}`, en: `no. ${part.place}` } : sameText(part.row);
}
