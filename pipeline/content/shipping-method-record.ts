/** Shipping methods and countries of delivery as the backend sends them. */
import * as z from 'zod';
import type { RecordContext } from './read-part.ts';
import type { ShippingCountry, ShippingMethod } from './shipping.ts';
import { flag, id, optional, optionalText, text, translations } from './wire-fields.ts';

export const shippingMethodSchema = z.object({
	id,
	project: text,
	display_name: text,
	free: optional(flag, false),
	translations: translations({ display_name: optionalText }),
});

const countryCode = { error: 'the two letters of a country, such as DE' };

export const shippingCountrySchema = z.object({
	id,
	project: text,
	display_name: text,
	country_code: z
		.string(countryCode)
		.regex(/^\s*[A-Za-z]{2}\s*$/, countryCode)
		.transform((code) => code.trim().toUpperCase()),
	translations: translations({ display_name: optionalText }),
});

export function toShippingMethod(record: z.output<typeof shippingMethodSchema>, { texts }: RecordContext): ShippingMethod {
	return {
		id: record.id,
		displayName: texts.requiredText('display_name', record.display_name, record.translations, (row) => row.display_name),
		isFree: record.free,
	};
}

export function toShippingCountry(record: z.output<typeof shippingCountrySchema>, { texts }: RecordContext): ShippingCountry {
	return {
		id: record.id,
		displayName: texts.requiredText('display_name', record.display_name, record.translations, (row) => row.display_name),
		countryCode: record.country_code,
	};
}
