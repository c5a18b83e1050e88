/** Configs of shipping methods. */
import type { RecordOf } from '../../pipeline/declarations/define-collection.ts';
import { describeValue } from '../../pipeline/records/describe-value.ts';
import { toKnownId, toKnownIds } from '../../pipeline/records/known-reference.ts';
import type { RecordContext } from '../../pipeline/records/read-part.ts';
import type { shippingConfig } from '../collections/shipping-config.ts';
import type { Known } from './known.ts';
import { readPostcodes } from './read-postcodes.ts';
import type { ConfiguredPayment, ShippingMethod, ShippingMethodConfig } from './shipping.ts';

type ShippingConfigRecord = RecordOf<typeof shippingConfig>;

export interface ShippingConfigReferences extends Pick<Known, 'existsIn'> {
	/** The readable ones, for configs that name theirs by its name. */
	readonly methods: readonly ShippingMethod[];
	/** Of the readable countries, by id: ISO 3166-1 alpha-2. */
	readonly countryCodes: ReadonlyMap<number, string>;
}

export function toShippingConfig(
	record: ShippingConfigRecord,
	context: RecordContext,
	references: ShippingConfigReferences,
): ShippingMethodConfig {
	const countries = { field: 'shipping_countries', column: 'ecommerce_shipping_country_id', name: 'country' };
	const countryOf = (row: ShippingConfigRecord['shipping_countries'][number]) => row.ecommerce_shipping_country_id;
	const countryIds = toKnownIds(
		record.shipping_countries,
		{ ...countries, idOf: countryOf },
		context,
		references.existsIn('ecommerce_shipping_country'),
	);
	return {
		id: record.id,
		name: record.name,
		methodId: toMethodId(record, context, references),
		provider: record.shipping_provider,
		price: record.price_brutto,
		additionalDays: record.additional_days,
		paymentMethods: toPayments(record, context, references),
		postcodes: readPostcodes(record.postcodes, context, codesOf(countryIds, references)),
		countryIds,
	};
}

/** Of the countries that the config is for: all where it names none. */
function codesOf(countryIds: readonly number[], { countryCodes }: ShippingConfigReferences): readonly string[] {
	return countryIds.length === 0 ? [...countryCodes.values()] : countryIds.flatMap((id) => countryCodes.get(id) ?? []);
}

/** The method that the config names, else the one of its name. */
function toMethodId(record: ShippingConfigRecord, context: RecordContext, { methods, existsIn }: ShippingConfigReferences): number | null {
	const place = { field: 'shipping_method', name: 'shipping method', consequence: 'The config is not used.' };
	if (record.shipping_method !== null) return toKnownId(record.shipping_method, place, context, existsIn('ecommerce_shipping_method'));
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
	{ existsIn }: ShippingConfigReferences,
): readonly ConfiguredPayment[] {
	const rows = { field: 'payment_methods', column: 'method', name: 'payment method' };
	const ids = toKnownIds(record.payment_methods, { ...rows, idOf: ({ method }) => method }, context, existsIn('ecommerce_payment_method'));
	return ids.map((methodId) => ({ methodId, config: record.payment_methods.find(({ method }) => method === methodId)?.config ?? null }));
}
