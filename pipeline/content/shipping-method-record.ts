/** Shipping methods and countries of delivery as the backend sends them. */
import * as z from 'zod';
import { type Language, languages } from '../../site/languages.ts';
import type { RecordContext } from '../records/read-part.ts';
import { countryCode, flag, id, optional, optionalText, text, translations } from '../records/wire-fields.ts';
import type { ShippingCountry, ShippingMethod } from './shipping.ts';

export const shippingMethodSchema = z.object({
	id,
	project: text,
	display_name: text,
	free: optional(flag, false),
	pick_up: optional(flag, false),
	translations: translations({ display_name: optionalText }),
});

export const shippingCountrySchema = z.object({
	id,
	project: text,
	display_name: text,
	country_code: countryCode,
	translations: translations({ display_name: optionalText }),
});

export function toShippingMethod(record: z.output<typeof shippingMethodSchema>, { texts }: RecordContext): ShippingMethod {
	return {
		id: record.id,
		displayName: texts.requiredText('display_name', record.display_name, record.translations, (row) => row.display_name),
		isFree: record.free,
		isPickUp: record.pick_up,
	};
}

export function toShippingCountry(record: z.output<typeof shippingCountrySchema>, { texts }: RecordContext): ShippingCountry {
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

/** What a country is called in the languages in which the record does not say it; none for a code that stands for no country. */
function toKnownNames(code: string): { readonly language: Language; readonly display_name: string }[] {
	return languages.flatMap((language) => {
		const name = new Intl.DisplayNames(language, { type: 'region', fallback: 'none' }).of(code);
		return name === undefined ? [] : [{ language, display_name: name }];
	});
}
