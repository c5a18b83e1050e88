/** What each cart action does (specification §4): pure, with exact decimal totals. In a chunk of its own because of decimal.js. */
import { Decimal } from 'decimal.js';
import type { Money } from '../../site/money.ts';
import { type Cart, type CartAction, type CartLine, emptyCart, maxLineCount } from './cart.ts';
import { samePersonalization } from './same-personalization.ts';

/** The cart after an action. An unknown action type only logs. */
export function changeCart(cart: Cart, action: CartAction, nowMs: number): Cart {
	switch (action.type) {
		case 'add': {
			const added = toCount(action.count);
			if (added === null || added === 0) return cart;
			const existing = cart.products.find((line) => isSamePiece(line, action));
			const { product, variant, personalization, priceBrutto } = action;
			const cartId = existing?.cartId ?? cart.lastCartId + 1;
			const count = Math.min((existing?.count ?? 0) + added, maxLineCount);
			const line = withLineTotal({ cartId, product, variant, personalization, count, priceBrutto });
			const products = existing ? cart.products.map((other) => (other === existing ? line : other)) : [...cart.products, line];
			return withTotals({ products, lastCartId: Math.max(cart.lastCartId, cartId), timestamp: nowMs });
		}
		case 'changeCount': {
			const count = toCount(action.count);
			if (count === null || !cart.products.some(({ cartId }) => cartId === action.cartId)) return cart;
			if (count === 0) return changeCart(cart, { type: 'remove', cartId: action.cartId }, nowMs);
			const products = cart.products.map((line) => (line.cartId === action.cartId ? withLineTotal({ ...line, count }) : line));
			return withTotals({ ...cart, products, timestamp: nowMs });
		}
		case 'remove': {
			const products = cart.products.filter(({ cartId }) => cartId !== action.cartId);
			if (products.length === cart.products.length) return cart;
			return products.length === 0 ? emptyCart : withTotals({ ...cart, products, timestamp: nowMs });
		}
		case 'reset':
			return emptyCart;
		default:
			console.warn('Cart Reducer Action Type Not Found', action satisfies never);
			return cart;
	}
}

/** The cart with every derived amount and count computed anew, as after reading it from storage. */
export function recomputeCart(cart: Omit<Cart, 'totalCount' | 'totalPriceBrutto'>): Cart {
	const highestId = Math.max(0, ...cart.products.map(({ cartId }) => cartId));
	return withTotals({ ...cart, products: cart.products.map(withLineTotal), lastCartId: Math.max(cart.lastCartId, highestId) });
}

function isSamePiece(line: CartLine, added: Pick<CartLine, 'product' | 'variant' | 'personalization'>): boolean {
	return (
		line.product.id === added.product.id &&
		line.variant?.id === added.variant?.id &&
		samePersonalization(line.personalization, added.personalization)
	);
}

/** Whole pieces from 0 to the limit; null for what is no number. */
function toCount(count: number): number | null {
	return Number.isNaN(count) ? null : Math.floor(Math.min(Math.max(count, 0), maxLineCount));
}

function withLineTotal(line: Omit<CartLine, 'totalPriceBrutto'>): CartLine {
	return { ...line, totalPriceBrutto: toMoney(new Decimal(line.priceBrutto).times(line.count)) };
}

function withTotals(cart: Omit<Cart, 'totalCount' | 'totalPriceBrutto'>): Cart {
	const total = cart.products.reduce((sum, line) => sum.plus(line.totalPriceBrutto), new Decimal(0));
	return { ...cart, totalCount: cart.products.reduce((sum, { count }) => sum + count, 0), totalPriceBrutto: toMoney(total) };
}

function toMoney(amount: Decimal): Money {
	return amount.toFixed(2) as Money;
}
