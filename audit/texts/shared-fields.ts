/** Names the fields of a shared product that an offer replaces or leaves. */
import { locateField } from '../records/field-place.ts';
import { placeText } from './field-names.ts';
import { joinTexts, type ReportText } from './report-text.ts';
import { texts } from './report-texts.ts';

/** Such as `Preis (brutto), Bestand`. */
export function sharedFieldsText(fields: readonly string[]): ReportText {
	return fields.length === 0
		? texts.nothingOwn
		: joinTexts(
				fields.map((field) => placeText(locateField(field, null, 'positions').place)),
				', ',
			);
}
