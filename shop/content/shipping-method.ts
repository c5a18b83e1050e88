/** Shipping methods and countries of delivery. */
import type { RecordOf } from '../../pipeline/declarations/define-collection.ts';
import type { RecordContext } from '../../pipeline/records/read-part.ts';
import { type Language, languages } from '../../site/languages.ts';
import type { shippingCountry, shippingMethod } from '../collections/delivery.ts';
import type { ShippingCountry, ShippingMethod } from './shipping.ts';

export function toShippingMethod(record: RecordOf<typeof shippingMethod>, { texts }: RecordContext): ShippingMethod {
	return {
		id: record.id,
		displayName: texts.requiredText('display_name', record.display_name, record.translations, (row) => row.display_name),
		isFree: record.free,
		isPickUp: record.pick_up,
	};
}

export function toShippingCountry(record: RecordOf<typeof shippingCountry>, { texts }: RecordContext): ShippingCountry {
	const knownNames = toKnownNames(record.country_code);
	return {
		id: record.id,
		displayName: texts.requiredText(
			'display_name',
			record.display_name,
			[...record.translations, ...knownNames],
			(row) => row.display_name,
		),
		countryCode: record.country_code,
	};
}

/** A country's names in the languages in which the record does not say it; none for a code that stands for no country. */
function toKnownNames(code: string): { readonly language: Language; readonly display_name: string }[] {
	return languages.flatMap((language) => {
		const name = new Intl.DisplayNames(language, { type: 'region', fallback: 'none' }).of(code);
		return name === undefined ? [] : [{ language, display_name: name }];
	});
}
