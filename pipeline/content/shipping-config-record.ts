/** Configs of shipping methods as the backend sends them. */
import * as z from 'zod';
import type { PostcodeRange } from '../../site/postcode-range.ts';
import { describeValue } from './describe-value.ts';
import { type RecordExists, toKnownId, toKnownIds } from './known-reference.ts';
import type { RecordContext } from './read-part.ts';
import type { ConfiguredPayment, ShippingMethod, ShippingMethodConfig } from './shipping.ts';
import { childRows, count, fee, id, optional, optionalText, rows, text } from './wire-fields.ts';
import { optionalReference, referenceRows } from './wire-references.ts';

const postcodeWords = { error: 'the beginning of a postcode, such as 803, or a range, such as 80331-80339' };

/** Two beginnings of the same length are a range; any other hyphen belongs to the postcode, as in 00-950. */
const postcodeRange = z
	.union([z.string(postcodeWords), z.int(postcodeWords).transform(String)], postcodeWords)
	.transform((value) => value.toUpperCase().replace(/\s/g, '').replace('–', '-'))
	.refine((value) => /^[A-Z\d]+(?:-[A-Z\d]+)?$/.test(value), postcodeWords)
	.transform((value): PostcodeRange => {
		const [from = '', to = from] = value.split('-');
		if (from.length !== to.length) return { from: from + to, to: from + to };
		return from <= to ? { from, to } : { from: to, to: from };
	});

export const shippingConfigSchema = z.object({
	id,
	project: text,
	name: text,
	shipping_method: optionalReference,
	shipping_provider: optionalText,
	price_brutto: fee,
	additional_days: optional(count, 0),
	payment_methods: childRows(z.object({ method: optionalReference, config: z.unknown().optional() }, { error: 'a payment method' })),
	shipping_countries: referenceRows('ecommerce_shipping_country_id', 'a country'),
	postcodes: rows(postcodeRange),
});

type ShippingConfigRecord = z.output<typeof shippingConfigSchema>;

export interface ShippingConfigReferences {
	/** The readable ones, for configs that name theirs by its name. */
	readonly methods: readonly ShippingMethod[];
	readonly methodExists: RecordExists;
	readonly paymentExists: RecordExists;
	readonly countryExists: RecordExists;
}

export function toShippingConfig(
	record: ShippingConfigRecord,
	context: RecordContext,
	references: ShippingConfigReferences,
): ShippingMethodConfig {
	const countries = { field: 'shipping_countries', column: 'ecommerce_shipping_country_id', name: 'country' };
	const countryOf = (row: ShippingConfigRecord['shipping_countries'][number]) => row.ecommerce_shipping_country_id;
	return {
		id: record.id,
		name: record.name,
		methodId: toMethodId(record, context, references),
		provider: record.shipping_provider,
		price: record.price_brutto,
		additionalDays: record.additional_days,
		paymentMethods: toPayments(record, context, references),
		postcodes: record.postcodes,
		countryIds: toKnownIds(record.shipping_countries, { ...countries, idOf: countryOf }, context, references.countryExists),
	};
}

/** The method that the config names, else the one of its name. */
function toMethodId(
	record: ShippingConfigRecord,
	context: RecordContext,
	{ methods, methodExists }: ShippingConfigReferences,
): number | null {
	const place = { field: 'shipping_method', name: 'shipping method', consequence: 'The config is not used.' };
	if (record.shipping_method !== null) return toKnownId(record.shipping_method, place, context, methodExists);
	const named = methods.find(({ displayName }) => displayName.de.text === record.name);
	if (named !== undefined) return named.id;
	context.warn({
		code: 'reference-missing',
		field: 'shipping_method',
		message: `The config names no shipping method, and there is none that is called ${describeValue(record.name)}. It is not used.`,
		fix: 'Choose the shipping method.',
	});
	return null;
}

function toPayments(
	record: ShippingConfigRecord,
	context: RecordContext,
	{ paymentExists }: ShippingConfigReferences,
): readonly ConfiguredPayment[] {
	const rows = { field: 'payment_methods', column: 'method', name: 'payment method' };
	const ids = toKnownIds(record.payment_methods, { ...rows, idOf: ({ method }) => method }, context, paymentExists);
	return ids.map((methodId) => ({ methodId, config: record.payment_methods.find(({ method }) => method === methodId)?.config ?? null }));
}
