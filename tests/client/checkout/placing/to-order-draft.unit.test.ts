import { expect, it } from 'vitest';
import type { CartLine } from '../../../../client/cart/cart.ts';
import { toOrder, toOrderDraft } from '../../../../client/checkout/placing/to-order.ts';
import type { OrderContent } from '../../../../client/orders/contract/order-request.ts';
import type { Money } from '../../../../site/money.ts';
import { aCartLine } from '../../../builders/cart.ts';
import { aCheckout, aSession } from '../../../builders/checkout.ts';

const data = aCheckout();

function orderOf(lines: readonly CartLine[]): OrderContent {
	const order = toOrder({ project: 'goldschmiede.example', language: 'de', session: aSession(), lines, wrap: null, legalTexts: [] });
	if (order === null) throw new Error('The session is no order');
	return order;
}

const taxOf = (lines: readonly CartLine[]) => {
	const draft = toOrderDraft(orderOf(lines), lines, data);
	return { total: draft.tax, lines: draft.lines.map(({ tax }) => tax) };
};

it('notes what the total says of the tax (§ 3 PAngV), and of which product another thing is true (§ 25a UStG)', () => {
	const plain = aCartLine();
	const antique = aCartLine({ cartId: 2, taxScheme: 'margin' });
	expect(taxOf([plain])).toEqual({ total: data.taxes.standard, lines: [null] });
	expect(taxOf([plain, antique])).toEqual({ total: null, lines: [data.taxes.standard, data.taxes.margin] });
	// delivery is taxed as the shop shows it
	expect(taxOf([antique])).toEqual({ total: null, lines: [data.taxes.margin] });
});

it('notes where its products are shown and how long it is under way, so that the confirmation names the days', () => {
	const line = aCartLine();
	const draft = toOrderDraft(orderOf([line]), [line], data);
	expect(draft.lines.map(({ path }) => path)).toEqual([line.product.paths.de]);
	expect(draft.transport).toEqual({ least: 2, most: 2, isCarried: true });
});

it('notes what a price is for, and what of it is a surcharge', () => {
	const line = aCartLine({
		product: { ...aCartLine().product, basis: { de: 'pro Ring', en: 'per ring', fr: 'l’anneau' } },
		surcharge: '35.00' as Money,
	});
	expect(toOrderDraft(orderOf([line]), [line], data).lines[0]).toMatchObject({ basis: 'pro Ring', surcharge: '35.00' });
});

it('notes how much VAT its total holds, delivery with it', () => {
	const line = aCartLine({ priceBrutto: '100.00' as Money, count: 1 });
	const draft = toOrderDraft(orderOf([line]), [line], aCheckout({ vatPercent: 19 }));
	expect(draft.vat).toEqual({ percent: 19, amount: '16.91', isOfAll: true });
	expect(toOrderDraft(orderOf([line]), [line], data).vat).toBeNull();
});
