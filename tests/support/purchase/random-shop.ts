/** Shops at random: the demo's records, with any price, country, way to pay and limit where delivery and its costs are settled. */
import fc from 'fast-check';
import type { WireRecord } from '../../../pipeline/snapshot/wire-record.ts';
import type { RecordsByCollection } from '../../../pipeline/snapshot/write-snapshot.ts';

const amount = fc.integer({ min: 0, max: 200_000 }).map((cents) => (cents / 100).toFixed(2));
const maybeAmount = fc.option(amount, { freq: 3 });

/** Changes of one shop's settings. */
export function randomShop(records: RecordsByCollection): fc.Arbitrary<RecordsByCollection> {
	const of = (collection: string): readonly WireRecord[] => records[collection] ?? [];
	const idsOf = (collection: string) => of(collection).map(({ id }) => Number(id));
	const countries = idsOf('ecommerce_shipping_country');
	const methods = idsOf('ecommerce_shipping_method');
	const rates = idsOf('ecommerce_shipping_method_config');
	const payment = fc.record({ method: fc.constantFrom(...idsOf('ecommerce_payment_method')), most: maybeAmount });
	const someRate = fc.record({
		price: maybeAmount,
		days: fc.nat({ max: 20 }),
		countries: fc.subarray(countries),
		payments: fc.uniqueArray(payment, { selector: ({ method }) => method }),
		method: fc.constantFrom(...methods),
	});
	const some = fc.record({
		rates: fc.tuple(...rates.map(() => someRate)),
		free: fc.tuple(...methods.map(() => fc.boolean())),
		order: fc.shuffledSubarray(rates),
		countries: fc.shuffledSubarray(countries, { minLength: 1 }),
		methods: fc.shuffledSubarray(methods, { minLength: 1 }),
		wrapping: maybeAmount,
		shipping: maybeAmount,
	});
	return some.map((shop) => ({
		...records,
		ecommerce_settings: of('ecommerce_settings').map((settings) => ({
			...settings,
			present_wrapping: shop.wrapping,
			shipping_cost: shop.shipping,
			shipping_countries: listed(shop.countries, 'ecommerce_shipping_country_id'),
			shipping_methods: listed(shop.methods, 'ecommerce_shipping_method_id'),
			shipping_methods_config: listed(shop.order, 'ecommerce_shipping_method_config_id'),
		})),
		ecommerce_shipping_method: of('ecommerce_shipping_method').map((method, index) => ({ ...method, free: shop.free[index] ?? false })),
		ecommerce_shipping_method_config: of('ecommerce_shipping_method_config').flatMap((record, index): WireRecord[] => {
			const rate = shop.rates[index];
			if (rate === undefined) return [];
			return [
				{
					...record,
					price_brutto: rate.price,
					additional_days: rate.days,
					shipping_method: rate.method,
					shipping_countries: listed(rate.countries, 'ecommerce_shipping_country_id'),
					payment_methods: rate.payments.map(({ method, most }, id) => ({
						id,
						method,
						config: most === null ? null : { max_amount: most },
					})),
				},
			];
		}),
	}));
}

function listed(ids: readonly number[], column: string): WireRecord[] {
	return ids.map((id, index) => ({ id: index + 1, [column]: id, sort: index + 1 }));
}
