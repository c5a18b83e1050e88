/** Says where something stands in a record. */
import type { Language } from '../../site/languages.ts';
import type { FieldPlace, PlacePart } from '../records/field-place.ts';
import { directusTitle, fieldName } from './field-names.ts';
import { languageName } from './language-names.ts';
import { joinTexts, numberText, type ReportText, sameText } from './report-text.ts';

/** Such as `Varianten › 54 › Preis (brutto)`; `''` for a record as a whole. */
export function placeText(place: FieldPlace): ReportText {
	return joinTexts(place.map(partText), ' › ');
}

/** The field's title in a Directus that has no names for its fields; null where the text in that language says the same. */
export function placeTitle(place: FieldPlace, language: Language): string | null {
	const last = place.findLast((part) => 'field' in part);
	if (last === undefined) {
		return null;
	}
	const title = directusTitle(last.field);
	return title === fieldName(last.field)[language] ? null : title;
}

function partText(part: PlacePart): ReportText {
	if ('field' in part) {
		return fieldName(part.field);
	}
	if ('language' in part) {
		return languageName(part.language);
	}
	return part.row === '' ? numberText(part.place) : sameText(part.row);
}
