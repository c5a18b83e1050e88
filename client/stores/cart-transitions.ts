/** What each cart action does (specification §4): pure, with exact decimal totals. In a chunk of its own because of decimal.js. */
import { Decimal } from 'decimal.js';
import type { Money } from '../../site/money.ts';
import { type Cart, type CartAction, type CartLine, emptyCart, maxLineCount } from './cart.ts';
import { samePersonalization } from './same-personalization.ts';

/** The cart after an action. An unknown action type only logs. */
export function changeCart(cart: Cart, action: CartAction, nowMs: number): Cart {
	switch (action.type) {
		case 'add': {
			const existing = cart.products.find((line) => isSamePiece(line, action));
			const count = toCount((existing?.count ?? 0) + action.count, action);
			if (!(action.count >= 1) || !count) return cart;
			const { product, variant, personalization, maxCount, priceBrutto } = action;
			const cartId = existing?.cartId ?? cart.lastCartId + 1;
			const line = withLineTotal({ cartId, product, variant, personalization, count, maxCount, priceBrutto });
			const products = existing ? cart.products.map((other) => (other === existing ? line : other)) : [...cart.products, line];
			return withTotals({ products, lastCartId: Math.max(cart.lastCartId, cartId), timestamp: nowMs });
		}
		case 'changeCount': {
			const changed = cart.products.find(({ cartId }) => cartId === action.cartId);
			const count = changed ? toCount(action.count, changed) : null;
			if (count === null) return cart;
			if (count === 0) return changeCart(cart, { type: 'remove', cartId: action.cartId }, nowMs);
			const products = cart.products.map((line) => (line === changed ? withLineTotal({ ...line, count }) : line));
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

/** How many pieces a line holds after an action that asked for more of them; null where all were granted. */
export function limitedTo(before: Cart, action: CartAction, after: Cart): number | null {
	if (action.type !== 'add' && action.type !== 'changeCount') return null;
	const isMeant = (line: CartLine) => (action.type === 'add' ? isSamePiece(line, action) : line.cartId === action.cartId);
	const alreadyThere = action.type === 'add' ? (before.products.find(isMeant)?.count ?? 0) : 0;
	const count = after.products.find(isMeant)?.count ?? 0;
	return count > 0 && count < Math.floor(alreadyThere + action.count) ? count : null;
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

/** Whole pieces from 0 to what can be had; null for what is no number. */
function toCount(count: number, { maxCount }: Pick<CartLine, 'maxCount'>): number | null {
	return Number.isNaN(count) ? null : Math.floor(Math.min(Math.max(count, 0), maxCount ?? maxLineCount, maxLineCount));
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
