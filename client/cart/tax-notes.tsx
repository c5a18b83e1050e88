import type { ReactNode } from 'react';
/** What a cart says of its tax where its lines are taxed in different ways (§ 25a, § 19 UStG): never more than is true. */
import type { TaxScheme } from '../../site/money.ts';
import { formatMoney, formatPercent } from '../texts/format-money.ts';
import { usePage } from '../ui/page-context.tsx';

import type { CartLine } from './cart.ts';
import type { CartData } from './cart-data.ts';
import type { IncludedVat } from './order-total.ts';

type Line = Pick<CartLine, 'taxScheme'>;
type TaxWords = Pick<CartData, 'taxScheme' | 'taxes'>;

/** Each line's words, in their order; null where all are taxed as the shop shows it, and the total says so. */
export function chooseLineTaxes(lines: readonly Line[], { taxScheme, taxes }: TaxWords): readonly string[] | null {
	const schemes = lines.map((line) => line.taxScheme ?? taxScheme);
	return schemes.every((scheme) => scheme === taxScheme) ? null : schemes.map((scheme) => taxes[scheme]);
}

/** The words at a cart's total; null where its lines differ. Gift wrap is taxed as the shop shows it. */
export function chooseTotalTax(lines: readonly Line[], isWrapped: boolean, { taxScheme, taxes }: TaxWords): string | null {
	const schemes = new Set<TaxScheme>(lines.map((line) => line.taxScheme ?? taxScheme));
	if (isWrapped) schemes.add(taxScheme);
	const [first = taxScheme] = schemes;
	return schemes.size > 1 ? null : taxes[first];
}

/** The words at an order's total: its delivery is taxed as the shop shows it, too. `wrap`: null where there is none. */
export function chooseOrderTax(
	lines: readonly Line[],
	{ shippingCost, wrap }: { readonly shippingCost: string; readonly wrap: string | null },
	words: TaxWords,
): string | null {
	return chooseTotalTax(lines, wrap !== null || shippingCost !== '0.00', words);
}

/**
 * How much VAT a total holds. Nothing where none is shown. `vat`: undefined while it is computed, which keeps its line free: what
 * follows must not move under a pointer.
 */
export function VatNote({ vat }: { vat: IncludedVat | null | undefined }): ReactNode {
	const { texts, language } = usePage();
	if (vat === null) return null;
	if (vat === undefined) return <small className="price-note">{'\u00a0'}</small>;
	const write = vat.isOfAll ? texts.price.vat : texts.price.vatOfSome;
	return <small className="price-note">{write(formatPercent(vat.percent, language), formatMoney(vat.amount, language))}</small>;
}
