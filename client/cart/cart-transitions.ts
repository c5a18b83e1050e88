/** The cart actions as pure functions, with exact decimal totals. In a chunk of its own because of decimal.js. */
import { Decimal } from 'decimal.js';
import type { Money } from '../../site/money.ts';
import {
	type Cart,
	type CartAction,
	type CartLine,
	emptyCart,
	maxLineCount,
	type OrderedPieces,
	type Personalization,
	type PersonalizationValue,
	type RefreshedLine,
} from './cart.ts';

/** The cart after an action. An unknown action type only logs. */
export function changeCart(cart: Cart, action: CartAction, nowMs: number): Cart {
	switch (action.type) {
		case 'add':
			return action.count >= 1 ? put(cart, { ...action, index: cart.products.length }, nowMs) : cart;
		case 'changeCount': {
			const changed = cart.products.find(({ cartId }) => cartId === action.cartId);
			if (!changed) return cart;
			// where other lines have taken all there is, asking for more must not take this one away
			const room = roomFor(changed, cart.products);
			const count = toCount(action.count, room === 0 ? changed.count : room);
			if (count === null) return cart;
			if (count === 0) return changeCart(cart, { type: 'remove', cartId: action.cartId }, nowMs);
			const products = cart.products.map((line) => (line === changed ? withLineTotal({ ...line, count }) : line));
			return withTotals({ ...cart, products, timestamp: nowMs });
		}
		case 'remove':
			return withLines(
				cart,
				cart.products.filter(({ cartId }) => cartId !== action.cartId),
				nowMs,
			);
		case 'putBack':
			return action.lines.reduce((before, { line, index }) => put(before, { ...line, index }, nowMs), cart);
		case 'refresh':
			return withLines(cart, refresh(cart.products, action.lines), nowMs);
		case 'giveUp': {
			const products = cart.products.flatMap((line) => withoutPieces(line, action.pieces));
			return products.length === 0 ? emptyCart : withLines(cart, products, nowMs);
		}
		case 'reset':
			return emptyCart;
		default:
			console.warn('Cart Reducer Action Type Not Found', action satisfies never);
			return cart;
	}
}

/** How many products the cart holds after an action that asked for more of them than can be had; null where all were granted. */
export function limitedTo(before: Cart, action: CartAction, after: Cart): number | null {
	if (action.type !== 'add' && action.type !== 'changeCount') return null;
	const isMeant = (line: CartLine) => (action.type === 'add' ? isSamePiece(line, action) : line.cartId === action.cartId);
	const alreadyThere = action.type === 'add' ? (before.products.find(isMeant)?.count ?? 0) : 0;
	const line = after.products.find(isMeant);
	const wanted = Math.floor(alreadyThere + action.count);
	if (line) return line.count < wanted ? line.count + sharedCount(line, after.products) : null;
	const taken = action.type === 'add' ? sharedCount(action, after.products) : 0;
	return wanted >= 1 && taken > 0 ? taken : null;
}

/** The line of the same product, variant and personalisation. */
export function findPiece({ products }: Cart, piece: Piece): CartLine | undefined {
	return products.find((line) => isSamePiece(line, piece));
}

/** The cart with every derived amount and count computed again, as after reading it from storage. */
export function recomputeCart(cart: Omit<Cart, 'totalCount' | 'totalPriceBrutto'>): Cart {
	const highestId = Math.max(0, ...cart.products.map(({ cartId }) => cartId));
	return withTotals({ ...cart, products: cart.products.map(withLineTotal), lastCartId: Math.max(cart.lastCartId, highestId) });
}

type Piece = Pick<CartLine, 'product' | 'variant' | 'personalization'>;
type NewLine = Omit<CartLine, 'cartId' | 'totalPriceBrutto'> & { readonly cartId?: number; readonly index: number };

/** Adds as many as can be had to the line of the same product; without one, a new line is at `index`, under the id that it had if that is free. */
function put(cart: Cart, { index, cartId: formerId, ...added }: NewLine, nowMs: number): Cart {
	const existing = findPiece(cart, added);
	const wanted = (existing?.count ?? 0) + added.count;
	const count = toCount(wanted, roomFor({ ...added, cartId: existing?.cartId ?? null }, cart.products));
	if (!count) return cart;
	const isFree = formerId !== undefined && cart.products.every(({ cartId }) => cartId !== formerId);
	const cartId = existing?.cartId ?? (isFree ? formerId : cart.lastCartId + 1);
	const { product, variant, personalization, maxCount, inStock, priceBrutto, surcharge, taxScheme } = added;
	const known = { ...(inStock !== undefined && { inStock }), ...(surcharge !== undefined && { surcharge }) };
	const line = withLineTotal({ cartId, product, variant, personalization, count, maxCount, ...known, priceBrutto, taxScheme });
	const products = existing ? cart.products.map((other) => (other === existing ? line : other)) : cart.products.toSpliced(index, 0, line);
	return withTotals({ products, lastCartId: Math.max(cart.lastCartId, cartId), timestamp: nowMs });
}

/** The lines at today's prices, without those that are not to be had. Of a product that is short, the first line gets what there is. */
function refresh(lines: readonly CartLine[], refreshed: readonly RefreshedLine[]): readonly CartLine[] {
	const kept: CartLine[] = [];
	for (const line of lines) {
		const today = refreshed.find(
			({ cartId, productId, variantId }) =>
				cartId === line.cartId && productId === line.product.id && variantId === (line.variant?.id ?? null),
		);
		if (!today) kept.push(line);
		if (!today?.offer) continue;
		const offered = { ...line, ...today.offer };
		const room = roomFor(offered, kept);
		if (room < 1) continue;
		const count = Math.min(line.count, room);
		const isSame =
			count === line.count &&
			line.priceBrutto === offered.priceBrutto &&
			line.surcharge === offered.surcharge &&
			line.maxCount === offered.maxCount &&
			line.taxScheme === offered.taxScheme;
		kept.push(isSame ? line : withLineTotal({ ...offered, count }));
	}
	return kept;
}

/** The rest of a line; itself where nothing of it was ordered. */
function withoutPieces(line: CartLine, pieces: readonly OrderedPieces[]): CartLine[] {
	const { product, variant, personalization } = line;
	const left = pieces
		.filter((each) => each.product === product.id && each.variant === (variant?.id ?? null))
		.filter((each) => samePersonalization(each.personalization, personalization))
		.reduce((rest, { count }) => rest - count, line.count);
	if (left < 1) return [];
	return [left === line.count ? line : withLineTotal({ ...line, count: left })];
}

/** The cart with other lines; itself where they are the same. */
function withLines(cart: Cart, products: readonly CartLine[], nowMs: number): Cart {
	if (products.length === cart.products.length && products.every((line, index) => line === cart.products[index])) return cart;
	return products.length === 0 ? { ...emptyCart, lastCartId: cart.lastCartId } : withTotals({ ...cart, products, timestamp: nowMs });
}

function isSamePiece(line: CartLine, added: Piece): boolean {
	return isSameOffer(line, added) && samePersonalization(line.personalization, added.personalization);
}

/** Whether both take from the same stock; the engraving does not count. */
function isSameOffer(line: Pick<Piece, 'product' | 'variant'>, other: Pick<Piece, 'product' | 'variant'>): boolean {
	return line.product.id === other.product.id && line.variant?.id === other.variant?.id;
}

type Taker = Pick<CartLine, 'product' | 'variant'> & { readonly cartId?: number | null };

/** How many of the same stock the other lines take. */
function sharedCount(taker: Taker, lines: readonly CartLine[]): number {
	return lines.reduce((sum, line) => (line.cartId !== taker.cartId && isSameOffer(line, taker) ? sum + line.count : sum), 0);
}

/** How many products a line can have. */
function roomFor(taker: Taker & Pick<CartLine, 'maxCount'>, lines: readonly CartLine[]): number {
	return taker.maxCount === null ? maxLineCount : Math.max(0, Math.min(taker.maxCount - sharedCount(taker, lines), maxLineCount));
}

/** Whole products from 0 to `room`; null for what is no number. */
function toCount(count: number, room: number): number | null {
	return Number.isNaN(count) ? null : Math.floor(Math.min(Math.max(count, 0), room));
}

/** The sum of amounts, exactly. */
export function addMoney(...amounts: readonly Money[]): Money {
	return toMoney(amounts.reduce((sum, amount) => sum.plus(amount), new Decimal(0)));
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

export interface PartedCarts {
	/** The cart that both come from. */
	readonly base: Cart;
	/** As this tab has changed it since. */
	readonly mine: Cart;
	/** As it is stored. */
	readonly theirs: Cart;
}

/**
 * Brings together what two tabs did to one cart, while one of them could not store what it did: pure, so that no product is lost. The
 * stored cart with what this tab has added to `base` or taken from it, product by product; lines keep their ids where these are free.
 * `theirs` itself where this tab has changed nothing.
 */
export function mergeCarts({ base, mine, theirs }: PartedCarts, nowMs: number): Cart {
	const removed = base.products.filter((line) => !findPiece(mine, line));
	return [...removed, ...mine.products].reduce((cart, line) => {
		const actions = toActions(findPiece(base, line), findPiece(mine, line), findPiece(cart, line), cart.products.length);
		return actions.reduce((changed, action) => changeCart(changed, action, nowMs), cart);
	}, theirs);
}

/** This tab's changes to one product, as actions on the stored cart. `end`: behind its last line. */
function toActions(before: CartLine | undefined, mine: CartLine | undefined, stored: CartLine | undefined, end: number): CartAction[] {
	const difference = (mine?.count ?? 0) - (before?.count ?? 0);
	if (mine && difference > 0) return [{ type: 'putBack', lines: [{ line: { ...mine, count: difference }, index: end }] }];
	if (!stored) return [];
	const { cartId, product, variant, count } = stored;
	const actions: CartAction[] = difference < 0 ? [{ type: 'changeCount', cartId, count: count + difference }] : [];
	if (!mine || !before || (mine.priceBrutto === before.priceBrutto && mine.maxCount === before.maxCount)) return actions;
	const { priceBrutto, maxCount, surcharge } = mine;
	const today = {
		cartId,
		productId: product.id,
		variantId: variant?.id ?? null,
		offer: { priceBrutto, maxCount, ...(surcharge !== undefined && { surcharge }) },
	};
	return [...actions, { type: 'refresh', lines: [today] }];
}

/**
 * Decides whether two products carry the same personalisation, which makes them one cart line. Compares deeply and in any order of
 * keys; `{}` is the same as none.
 */
export function samePersonalization(one: Personalization | null, other: Personalization | null): boolean {
	return sameValue(one ?? {}, other ?? {});
}

function sameValue(one: PersonalizationValue, other: PersonalizationValue): boolean {
	if (one === other) return true;
	if (typeof one !== 'object' || typeof other !== 'object' || one === null || other === null) return false;
	if (Array.isArray(one) !== Array.isArray(other)) return false;
	const [first, second] = [Object.entries(one), new Map(Object.entries(other))];
	if (first.length !== second.size) return false;
	return first.every(([key, value]) => {
		const match = second.get(key);
		return match !== undefined && sameValue(value, match);
	});
}
