/** Checks that Klarna makes of a purchase. https://docs.klarna.com/api/payments/ and https://docs.klarna.com/klarna-payments/in-depth-knowledge/tax-handling/ */
import * as z from 'zod';

const amount = z.int().min(0).max(200_000_000);

const line = z.object({
	type: z.enum(['physical', 'discount', 'shipping_fee', 'sales_tax', 'digital', 'gift_card', 'store_credit', 'surcharge']).optional(),
	reference: z.string().max(255).optional(),
	name: z.string().min(1).max(255),
	quantity: z.int().min(0),
	unit_price: amount,
	tax_rate: z.int().min(0),
	total_amount: amount,
	total_tax_amount: amount,
});

const address = z.object({
	given_name: z.string().min(1),
	family_name: z.string().min(1),
	email: z.email(),
	street_address: z.string().min(1),
	street_address2: z.string().optional(),
	postal_code: z.string().min(1).max(10),
	city: z.string().min(1),
	country: z.string().regex(/^[A-Z]{2}$/),
});

const url = z.url({ protocol: /^https?$/ }).max(2000);

const purchase = z.object({
	purchase_country: z.string().regex(/^[A-Z]{2}$/),
	purchase_currency: z.string().regex(/^[A-Z]{3}$/),
	/** Which countries a shop may sell to stands in its contract. */
	locale: z.string().regex(/^[a-z]{2}-[A-Z]{2}$/),
	order_amount: amount,
	order_tax_amount: amount,
	order_lines: z.array(line).min(1).max(1000),
	billing_address: address,
	shipping_address: address,
	merchant_reference1: z.string().max(255).optional(),
	merchant_reference2: z.string().max(255).optional(),
	merchant_urls: z.object({ authorization: url.optional(), notification: url.optional(), push: url.optional() }).default({}),
});
export type Purchase = z.output<typeof purchase>;

/** The purchase, or a message for each fault. */
export function purchaseFaults(body: unknown): Purchase | { readonly faults: readonly string[] } {
	const result = purchase.safeParse(body);
	if (!result.success) return { faults: result.error.issues.map(({ path }) => `Bad value: ${path.join('.')}`) };
	const { order_lines: lines, order_amount, order_tax_amount } = result.data;
	const faults = lines.flatMap(({ quantity, unit_price, total_amount, total_tax_amount, tax_rate }, index) => [
		...(total_amount === quantity * unit_price ? [] : [`Bad value: order_lines[${index}].total_amount`]),
		// within one of the exact tax, before it is rounded
		...(Math.abs(total_tax_amount - (total_amount - (total_amount * 10_000) / (10_000 + tax_rate))) <= 1
			? []
			: [`Bad value: order_lines[${index}].total_tax_amount`]),
	]);
	const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0);
	if (sum(lines.map(({ total_amount }) => total_amount)) !== order_amount) faults.push('Bad value: order_amount');
	if (sum(lines.map(({ total_tax_amount }) => total_tax_amount)) !== order_tax_amount) faults.push('Bad value: order_tax_amount');
	return faults.length > 0 ? { faults } : result.data;
}

/** The fields in which an order differs from what was authorised. */
export function unlikeFields(session: Purchase, order: Purchase): readonly string[] {
	const compared = ['purchase_country', 'purchase_currency', 'order_amount', 'order_tax_amount', 'order_lines'] as const;
	const addresses = ['billing_address', 'shipping_address'] as const;
	return [...compared, ...addresses].filter((field) => JSON.stringify(session[field]) !== JSON.stringify(order[field]));
}
