/** Which prices were shown, and from when: the source of reference prices (§ 11 PAngV). Intervals are appended and never changed. */

import { isWireRecord, type WireRecord } from '../../pipeline/snapshot/wire-record.ts';
import type { Money } from '../../site/money.ts';
import { toMoney } from '../collections/shop-fields.ts';
import { centsOf } from '../content/product.ts';

/** A price that was shown until the next point; null: none was, because it was on request, unpublished or inactive. */
export interface PricePoint {
	/** See moment.ts. */
	readonly from: string;
	readonly price: Money | null;
	/** It was announced as a reduction. Never where there was no price. */
	readonly isReduced: boolean;
}

export type ShownPrice = Omit<PricePoint, 'from'>;

/** A priced item: `17` is a product, `17/3` its variant 3. */
export type ItemKey = `${number}` | `${number}/${number}`;

/** Ascending by time; the first point of an item has a price, and no two neighbours say the same. */
export type PriceHistory = ReadonlyMap<ItemKey, readonly PricePoint[]>;

export interface ShownPrices {
	/** A price of null is on request. */
	readonly prices: ReadonlyMap<ItemKey, ShownPrice>;
	/** Products that cannot be read: their shown prices are unknown. */
	readonly unreadable: ReadonlySet<number>;
}

export function itemKey(productId: number, variantId: number | null): ItemKey {
	return variantId === null ? `${productId}` : `${productId}/${variantId}`;
}

/** Id of the product, and of its variant where the item is one. */
export function parseItemKey(key: ItemKey): { readonly productId: number; readonly variantId: number | null } {
	const [product, variant] = key.split('/');
	return { productId: Number(product), variantId: variant === undefined ? null : Number(variant) };
}

const nothing: ShownPrice = { price: null, isReduced: false };

/** The history with what is shown from `moment` on, which is not before its newest point. Nothing changes where nothing changed. */
export function recordPrices(history: PriceHistory, { prices, unreadable }: ShownPrices, moment: string): PriceHistory {
	const next = new Map<ItemKey, readonly PricePoint[]>();
	for (const [key, points] of history) {
		const isUnknown = unreadable.has(parseItemKey(key).productId);
		const now = isUnknown ? points : appendPrice(points, prices.get(key) ?? nothing, moment);
		if (now.length > 0) next.set(key, now);
	}
	for (const [key, shown] of prices) {
		if (!history.has(key) && shown.price !== null) next.set(key, [{ from: moment, ...shown }]);
	}
	return next;
}

/** A price shown for no time at all was not shown. */
function appendPrice(points: readonly PricePoint[], shown: ShownPrice, moment: string): readonly PricePoint[] {
	const last = points.at(-1) ?? nothing;
	if (last.price === shown.price && last.isReduced === shown.isReduced) return points;
	if ('from' in last && last.from === moment) return appendPrice(points.slice(0, -1), shown, moment);
	return [...points, { from: moment, ...shown }];
}

/** Reads from records of `ecommerce_product` which prices a site shows, by the rules of product-record.ts. A fetch of refused content has records, and no products. */
export function pricesShown(products: readonly WireRecord[]): ShownPrices {
	const prices = new Map<ItemKey, ShownPrice>();
	const unreadable = new Set<number>();
	for (const product of products) {
		const id = toId(product.id);
		if (id === null || product.status !== 'published') continue;
		const items = readItems(id, product);
		if (items === null) unreadable.add(id);
		else for (const [key, price] of items) prices.set(key, { price, isReduced: price !== null && isTrue(product.price_reduced) });
	}
	return { prices, unreadable };
}

type PricedItem = readonly [key: ItemKey, price: Money | null];

/** null where a price cannot be read: such a record is refused as a whole. A product that comes in variants shows the prices of the active ones. */
function readItems(id: number, product: WireRecord): readonly PricedItem[] | null {
	const variants = Array.isArray(product.variants) ? product.variants : [];
	const own = readPrice(product.price_brutto);
	if (own === undefined) return null;
	if (variants.length === 0) return [[itemKey(id, null), own]];
	const items: PricedItem[] = [];
	for (const variant of variants) {
		const variantId = isWireRecord(variant) ? toId(variant.id) : null;
		const price = isWireRecord(variant) ? readPrice(variant.price_brutto) : undefined;
		if (variantId === null || price === undefined) return null;
		if (isActive(variant.active)) items.push([itemKey(id, variantId), price]);
	}
	return items;
}

/** null: on request; undefined: not an amount. */
function readPrice(value: unknown): Money | null | undefined {
	if (value === undefined || value === null || value === '') return null;
	const result = toMoney(value);
	if (!('money' in result)) return undefined;
	return result.money === '0.00' ? null : result.money;
}

/** A variant that does not say is active. */
function isActive(value: unknown): boolean {
	return value !== false && value !== 0;
}

function isTrue(value: unknown): boolean {
	return value === true || value === 1;
}

/** Some databases give whole numbers as text. */
function toId(value: unknown): number | null {
	if (typeof value === 'string' && /^\d{1,15}$/.test(value)) return Number(value);
	return typeof value === 'number' && Number.isSafeInteger(value) && value >= 0 ? value : null;
}

/**
 * The reference price of a reduction (§ 11 PAngV): the lowest price of the 30 days before it began, which stays the same while the reduction
 * lasts. It follows from the history alone: today's date never enters.
 */
export interface Reduction {
	/** The price that is shown now. */
	readonly price: Money;
	/** The lowest one of the 30 days before the reduction began; above `price`. */
	readonly reference: Money;
	/** When the reduction began. */
	readonly began: string;
}

const windowMs = 30 * 24 * 60 * 60 * 1000;

/**
 * The reduction that the last point is part of; null where the price is not announced as one, or must not be. It began when the price that is
 * announced was first below the lowest one of the 30 days before. Further steps down belong to it (§ 11 (2)); a rise ends it, and so does a time
 * in which no price is shown or nothing is announced: what comes after that is judged again.
 */
export function findReduction(points: readonly PricePoint[]): Reduction | null {
	const price = points.at(-1)?.price ?? null;
	if (price === null) return null;
	for (let index = firstAnnounced(points); index < points.length; index += 1) {
		const { from: began, price: first } = points[index] ?? {};
		const reference = began === undefined ? null : lowestBefore(points, began);
		if (began !== undefined && first != null && reference !== null && isBelow(first, reference)) return { price, reference, began };
	}
	return null;
}

/** The first of the points up to the last one that are all announced, without a rise between them. */
function firstAnnounced(points: readonly PricePoint[]): number {
	let first = points.length;
	while (points[first - 1]?.isReduced && !isRaised(points[first - 1], points[first])) first -= 1;
	return first;
}

function isRaised(before: PricePoint | undefined, after: PricePoint | undefined): boolean {
	return before?.price != null && after?.price != null && isBelow(before.price, after.price);
}

/** Of the prices that were shown at any time of the 30 days before; null where none was. */
function lowestBefore(points: readonly PricePoint[], moment: string): Money | null {
	const start = new Date(Date.parse(moment) - windowMs).toISOString();
	const shown = points.flatMap(({ from, price }, index) => {
		const end = points[index + 1]?.from ?? moment;
		return price !== null && from < moment && end > start ? [price] : [];
	});
	return shown.reduce<Money | null>((lowest, price) => (lowest === null || isBelow(price, lowest) ? price : lowest), null);
}

function isBelow(left: Money, right: Money): boolean {
	return centsOf(left) < centsOf(right);
}
