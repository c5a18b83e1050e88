/**
 * The lines of an order with the tax of each, for payment providers that compare them: kept with the order, because they have to be the same at each
 * step of its payment.
 */
import type { OrderRequest } from '../../client/orders/contract/order-request.ts';
import type { TaxedLine } from '../providers/provider.ts';
import type { Shop } from '../shop/shop.ts';
import type { SoundOrder } from './judge-order.ts';
import { shareOf } from './totals.ts';

type Untaxed = Omit<TaxedLine, 'taxCents'>;

/**
 * First the lines of the order, then delivery and gift wrap where they cost something. Products under § 25a or § 19 UStG show no tax. Delivery and gift
 * wrap are taxed as the shop is, beside a product with VAT.
 */
export function toTaxedLines(
	request: Pick<OrderRequest, 'language' | 'lines'>,
	{ lines, total }: Pick<SoundOrder, 'lines' | 'total'>,
	{ texts }: Pick<Shop, 'texts'>,
): readonly TaxedLine[] {
	const rate = texts.vatPercent ?? 0;
	const products = lines.map(({ product, cents, taxScheme }, index): Untaxed => {
		const count = request.lines[index]?.count ?? 0;
		const percent = (taxScheme ?? texts.taxScheme) === 'standard' ? rate : 0;
		return { kind: 'product', name: product.name[request.language], reference: product.reference, count, cents, percent };
	});
	const percent = texts.taxScheme === 'standard' && products.some((line) => line.percent > 0) ? rate : 0;
	const extra = (kind: 'shipping' | 'wrapping', cents: number): readonly Untaxed[] =>
		cents === 0 ? [] : [{ kind, name: '', reference: '', count: 1, cents, percent }];
	return withTax([...products, ...extra('shipping', total.shippingCents), ...extra('wrapping', total.wrappingCents ?? 0)]);
}

/** The lines' tax adds up to the tax of their sum, which the receipt names; so a line's may be rounded the other way. */
function withTax(lines: readonly Untaxed[]): readonly TaxedLine[] {
	const grossByPercent = new Map<number, number>();
	return lines.map((line) => {
		const before = grossByPercent.get(line.percent) ?? 0;
		const after = before + line.cents * line.count;
		grossByPercent.set(line.percent, after);
		return { ...line, taxCents: shareOf(after, line.percent) - shareOf(before, line.percent) };
	});
}
