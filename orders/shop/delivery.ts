/** The shop's deliveries and payment methods, by its settings, and their cost. */
import type { FieldFault } from '../../client/orders/contract/answer.ts';
import type { Snapshot } from '../../pipeline/snapshot/open-snapshot.ts';
import { isWireRecord, type WireRecord } from '../../pipeline/snapshot/wire-record.ts';
import type { PerLanguage } from '../../site/languages.ts';
import { deliversTo, type PostcodePlace, type PostcodeRange, parsePostcodeRanges } from '../../site/postcode-range.ts';
import { toCents } from './amounts.ts';
import { inEveryLanguage, isOn, namedId, namedIds, rows, text, wholeNumber } from './wire-values.ts';

export interface Delivery {
	/** Ids of the countries that it goes to, by their codes (ISO 3166-1 alpha-2). */
	readonly countries: ReadonlyMap<string, number>;
	readonly methods: ReadonlyMap<number, DeliveryMethod>;
	/** Names of the payment methods. */
	readonly payments: ReadonlyMap<number, PerLanguage<string>>;
	/** In the order of the settings. */
	readonly rates: readonly DeliveryRate[];
	/** Where neither method nor rate says what delivery costs; null: nothing. */
	readonly cents: number | null;
}

export interface DeliveryMethod {
	readonly name: PerLanguage<string>;
	/** Costs nothing; its rates do not count. */
	readonly isFree: boolean;
	/** The buyer collects the products. */
	readonly isPickUp: boolean;
}

/** A method by one provider (`ecommerce_shipping_method_config`); empty: every country, every payment method of the shop. */
export interface DeliveryRate {
	readonly methodId: number;
	readonly provider: string;
	readonly cents: number | null;
	/** Working days beyond the products' own. */
	readonly additionalDays: number;
	readonly countryIds: readonly number[];
	/** null: all; empty: none, because no entry of the list could be read. */
	readonly postcodes: readonly PostcodeRange[] | null;
	/** By the payment method: up to which total it is offered; null: to any. */
	readonly payments: ReadonlyMap<number, number | null>;
}

/** The choices of a buyer. */
export interface DeliveryChoice extends PostcodePlace {
	readonly methodId: number;
	readonly paymentId: number;
}

export interface ChosenDelivery {
	readonly cents: number;
	/** The total up to which the payment method is offered; null: any. */
	readonly maxCents: number | null;
	/** Its carrier; `''`: not stated. */
	readonly provider: string;
	/** Working days beyond the products' own. */
	readonly additionalDays: number;
}

/** `faults` names the fields of an order that the shop does not offer, or not with each other. Products are collected wherever the shop is. */
export function chooseDelivery(
	{ countries, methods, payments, rates, cents }: Delivery,
	{ methodId, paymentId, ...place }: DeliveryChoice,
): ChosenDelivery | { readonly faults: readonly FieldFault[] } {
	const countryId = countries.get(place.countryCode);
	const method = methods.get(methodId);
	const unknown = [
		...(countryId === undefined && !method?.isPickUp ? ['shipping_address.country_code'] : []),
		...(method === undefined ? ['shipping_method'] : []),
		...(payments.has(paymentId) ? [] : ['payment_method']),
	];
	if (method === undefined || unknown.length > 0) return { faults: unknown.map(invalid) };
	const ofMethod = rates.filter((rate) => rate.methodId === methodId);
	const ofCountry = ofMethod.filter(
		({ countryIds, postcodes }) =>
			(countryIds.length === 0 || (countryId !== undefined && countryIds.includes(countryId))) && deliversTo(place, postcodes),
	);
	const rate = ofCountry.find((each) => each.payments.size === 0 || each.payments.has(paymentId));
	// a method without rates goes everywhere, at the shop's own price
	if (ofMethod.length > 0 && rate === undefined)
		return { faults: [invalid(ofCountry.length === 0 ? 'shipping_method' : 'payment_method')] };
	return {
		cents: method.isFree ? 0 : (rate?.cents ?? cents ?? 0),
		maxCents: rate?.payments.get(paymentId) ?? null,
		provider: rate?.provider ?? '',
		additionalDays: rate?.additionalDays ?? 0,
	};
}

function invalid(field: string): FieldFault {
	return { field, code: 'invalid' };
}

/** Of the settings' lists, in their order. */
export function toDelivery(snapshot: Pick<Snapshot, 'records'>, settings: WireRecord, project: string): Delivery {
	const read = (collection: string): ReadonlyMap<number, WireRecord> => {
		const own = snapshot.records(collection).filter((record) => record.project === project);
		return new Map(own.map((record) => [wholeNumber(record.id) ?? -1, record]));
	};
	const all = {
		countries: read('ecommerce_shipping_country'),
		methods: read('ecommerce_shipping_method'),
		payments: read('ecommerce_payment_method'),
		rates: read('ecommerce_shipping_method_config'),
	};
	const offered = (list: string, column: string, records: ReadonlyMap<number, WireRecord>): readonly (readonly [number, WireRecord])[] =>
		namedIds(settings[list], column, (id) => records.has(id)).map((id) => [id, records.get(id) ?? {}]);
	const nameOf = (record: WireRecord) => inEveryLanguage(record.display_name, record.translations, (row) => row.display_name);
	return {
		countries: new Map(
			offered('shipping_countries', 'ecommerce_shipping_country_id', all.countries).map(([id, record]) => [
				text(record.country_code).toUpperCase(),
				id,
			]),
		),
		methods: new Map(
			offered('shipping_methods', 'ecommerce_shipping_method_id', all.methods).map(([id, record]) => [
				id,
				{ name: nameOf(record), isFree: isOn(record.free), isPickUp: isOn(record.pick_up) },
			]),
		),
		payments: new Map(offered('payment_methods', 'payment_id', all.payments).map(([id, record]) => [id, nameOf(record)])),
		rates: offered('shipping_methods_config', 'ecommerce_shipping_method_config_id', all.rates).flatMap(
			([, record]) => toRate(record, all) ?? [],
		),
		cents: settings.shipping_cost == null ? null : toCents(settings.shipping_cost),
	};
}

type RateReferences = Readonly<Record<'countries' | 'methods' | 'payments', ReadonlyMap<number, WireRecord>>>;

/** null: the method that it is a rate of does not exist. */
function toRate(record: WireRecord, { countries, methods, payments }: RateReferences): DeliveryRate | null {
	const named = namedId(record.shipping_method);
	const methodId = named ?? [...methods].find(([, method]) => text(method.display_name) === text(record.name))?.[0];
	if (methodId === undefined || !methods.has(methodId)) return null;
	const configOf = (id: number) => rows(record.payment_methods).find((row) => namedId(row.method) === id)?.config;
	return {
		methodId,
		provider: text(record.shipping_provider),
		additionalDays: wholeNumber(record.additional_days) ?? 0,
		cents: record.price_brutto == null ? null : toCents(record.price_brutto),
		countryIds: namedIds(record.shipping_countries, 'ecommerce_shipping_country_id', (id) => countries.has(id)),
		postcodes: parsePostcodeRanges(record.postcodes),
		payments: new Map(
			namedIds(record.payment_methods, 'method', (id) => payments.has(id)).map((id) => {
				const config = configOf(id);
				return [id, isWireRecord(config) ? toCents(config.max_amount) : null];
			}),
		),
	};
}
