/** Words a line's difference from the cart: the cart's page shows it, and the checkout again before an order. */
import { formatMoney } from '../../texts/format-money.ts';
import type { PageContext } from '../../ui/page-context.tsx';
import type { CartDifference } from './compare-quote.ts';

export interface ToldDifference {
	/** Of the product, with its variant. */
	readonly name: string;
	readonly text: string;
}

export function tellDifference(
	difference: CartDifference,
	{ texts: { cart }, language }: Pick<PageContext, 'texts' | 'language'>,
): ToldDifference {
	const { product, variant } = difference.line;
	const name = variant ? `${product.names[language]}, ${variant.names[language]}` : product.names[language];
	switch (difference.kind) {
		case 'price':
			return { name, text: cart.priceChanged(formatMoney(difference.from, language), formatMoney(difference.to, language)) };
		case 'count':
			return { name, text: cart.countChanged(difference.from, difference.to) };
		case 'sold_out':
			return { name, text: cart.soldOut };
		case 'gone':
			return { name, text: cart.gone };
	}
}
