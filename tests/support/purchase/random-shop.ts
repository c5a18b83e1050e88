/** Shops at random: the demo's records, with any price, country, way to pay and limit where delivery and its costs are settled. */
import fc from 'fast-check';
import type { WireRecord } from '../../../pipeline/snapshot/wire-record.ts';
import type { RecordsByCollection } from '../../../pipeline/snapshot/write-snapshot.ts';

const amount = fc.integer({ min: 0, max: 200_000 }).map((cents) => (cents / 100).toFixed(2));
const maybeAmount = fc.option(amount, { freq: 3 });

/** What is otherwise than in the demo. */
export interface ShopChange {
	readonly wrapping: string | null;
	readonly shipping: string | null;
	/** In the settings' order. */
	readonly countries: readonly number[];
	readonly methods: readonly number[];
	readonly rateOrder: readonly number[];
	/** Of each method: whether it costs nothing. */
	readonly free: readonly boolean[];
	readonly rates: readonly {
		readonly method: number;
		readonly price: string | null;
		readonly days: number;
		readonly countries: readonly number[];
		readonly postcodes: unknown;
		readonly payments: readonly { readonly method: number; readonly most: string | null }[];
	}[];
}

const [countries, methods, rates, payments] = [
	'ecommerce_shipping_country',
	'ecommerce_shipping_method',
	'ecommerce_shipping_method_config',
	'ecommerce_payment_method',
] as const;

export function shopChange(records: RecordsByCollection): fc.Arbitrary<ShopChange> {
	const idsOf = (collection: string): number[] => (records[collection] ?? []).map(({ id }) => Number(id));
	const payment = fc.record({ method: fc.constantFrom(...idsOf(payments)), most: maybeAmount });
	const rate = fc.record({
		method: fc.constantFrom(...idsOf(methods)),
		price: maybeAmount,
		days: fc.nat({ max: 20 }),
		countries: fc.subarray(idsOf(countries)),
		postcodes: fc.oneof(
			fc.subarray(['319', '31930-31937', '79098 - 10115', 'L-12', '1', '803*', '31930 bis 31939', '00-95', ''], { maxLength: 2 }),
			fc.constantFrom(null, '319'),
		),
		payments: fc.uniqueArray(payment, { selector: ({ method }) => method }),
	});
	return fc.record({
		wrapping: maybeAmount,
		shipping: maybeAmount,
		countries: fc.shuffledSubarray(idsOf(countries), { minLength: 1 }),
		methods: fc.shuffledSubarray(idsOf(methods), { minLength: 1 }),
		rateOrder: fc.shuffledSubarray(idsOf(rates)),
		free: fc.tuple(...idsOf(methods).map(() => fc.boolean())),
		rates: fc.tuple(...idsOf(rates).map(() => rate)),
	});
}

/** The records of a shop with such settings. */
export function changeShop(records: RecordsByCollection, shop: ShopChange): RecordsByCollection {
	return {
		...records,
		ecommerce_settings: (records.ecommerce_settings ?? []).map((settings) => ({
			...settings,
			present_wrapping: shop.wrapping,
			shipping_cost: shop.shipping,
			shipping_countries: listed(shop.countries, countries),
			shipping_methods: listed(shop.methods, methods),
			shipping_methods_config: listed(shop.rateOrder, rates),
		})),
		[methods]: (records[methods] ?? []).map((method, index) => ({ ...method, free: shop.free[index] ?? false })),
		[rates]: (records[rates] ?? []).map((record, index) => ({ ...record, ...toRate(shop.rates[index]) })),
	};
}

function toRate(rate: ShopChange['rates'][number] | undefined): WireRecord {
	if (rate === undefined) return {};
	return {
		price_brutto: rate.price,
		additional_days: rate.days,
		postcodes: rate.postcodes,
		shipping_method: rate.method,
		shipping_countries: listed(rate.countries, countries),
		payment_methods: rate.payments.map(({ method, most }, id) => ({ id, method, config: most === null ? null : { max_amount: most } })),
	};
}

function listed(ids: readonly number[], collection: string): WireRecord[] {
	return ids.map((id, index) => ({ id: index + 1, [`${collection}_id`]: id, sort: index + 1 }));
}
