/** The VAT in the cart's total, by the code that its lines have already brought. */
import { useEffect, useState } from 'react';
import type { Money } from '../../../site/money.ts';
import type { CartLine } from '../../cart/cart.ts';
import type { IncludedVat, ShopTax } from '../../cart/included-vat.ts';

/** Delivery is not chosen yet. */
const shipping = '0.00' as Money;

/** undefined: being computed; null: none is shown. */
export function useVat(lines: readonly CartLine[], wrap: Money | null, { taxScheme, vatPercent }: ShopTax): IncludedVat | null | undefined {
	const [computed, setComputed] = useState<{
		readonly of: readonly CartLine[];
		readonly wrap: Money | null;
		readonly vat: IncludedVat | null;
	} | null>(null);
	useEffect(() => {
		if (vatPercent === null) return;
		let isCurrent = true;
		import('../../cart/storage/persistent-cart.ts').then(
			({ includedVat }) => {
				if (isCurrent) setComputed({ of: lines, wrap, vat: includedVat({ lines, shipping, wrap }, { taxScheme, vatPercent }) });
			},
			(error: unknown) => console.error('The VAT could not be computed', error),
		);
		return () => {
			isCurrent = false;
		};
	}, [lines, wrap, taxScheme, vatPercent]);
	if (vatPercent === null) return null;
	return computed?.of === lines && computed.wrap === wrap ? computed.vat : undefined;
}
