/** Compares an answer of the order service with the cart: what changes in its lines, and what the visitor has to see. */
import type { Money } from '../../../site/money.ts';
import type { QuoteAnswer } from '../../orders/contract/quote-request.ts';
import type { CartLine, RefreshedLine } from '../cart.ts';

/** A difference between quote and cart. */
export type CartDifference =
	| { readonly kind: 'price'; readonly line: CartLine; readonly from: Money; readonly to: Money }
	/** There are fewer than the line had. */
	| { readonly kind: 'count'; readonly line: CartLine; readonly from: number; readonly to: number }
	/** Not in the cart any more: the shop does not have it, or has none left. */
	| { readonly kind: 'gone' | 'sold_out'; readonly line: CartLine };

export interface ComparedQuote {
	readonly refreshed: readonly RefreshedLine[];
	readonly differences: readonly CartDifference[];
}

/** `lines`: those of the question, in its order. Lines of one stock share it, whether or not the service saw them together. */
export function compareQuote(lines: readonly CartLine[], { lines: quoted }: Pick<QuoteAnswer, 'lines'>): ComparedQuote {
	const taken = new Map<string, number>();
	const compared = lines.slice(0, quoted.length).map((line, index): { refreshed: RefreshedLine; differences: CartDifference[] } => {
		const { cartId, product, variant, priceBrutto, count } = line;
		const piece = { cartId, productId: product.id, variantId: variant?.id ?? null };
		const stock = `${piece.productId} ${piece.variantId}`;
		const before = taken.get(stock) ?? 0;
		const today = quoted[index];
		const granted = today?.state === 'available' ? Math.min(count, today.count, (today.max_count ?? Infinity) - before) : 0;
		if (today?.state !== 'available' || granted < 1) {
			return { refreshed: { ...piece, offer: null }, differences: [{ kind: today?.state === 'gone' ? 'gone' : 'sold_out', line }] };
		}
		taken.set(stock, before + granted);
		// the contract has it as an amount
		const price = today.price_brutto as Money;
		const differences: CartDifference[] = [];
		if (price !== priceBrutto) differences.push({ kind: 'price', line, from: priceBrutto, to: price });
		if (granted < count) differences.push({ kind: 'count', line, from: count, to: granted });
		const { max_count: maxCount, tax_scheme: taxScheme, surcharge_brutto: surcharge } = today;
		const offer = {
			priceBrutto: price,
			maxCount,
			...(taxScheme !== undefined && { taxScheme }),
			...(surcharge !== undefined && { surcharge: surcharge as Money }),
		};
		return { refreshed: { ...piece, offer }, differences };
	});
	return { refreshed: compared.map(({ refreshed }) => refreshed), differences: compared.flatMap(({ differences }) => differences) };
}
