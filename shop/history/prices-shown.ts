/** Reads from wire records which prices a site shows, by the rules of product-record.ts: fetching judges no content, so it cannot ask for products. */
import { isWireRecord, type WireRecord } from '../../pipeline/snapshot/wire-record.ts';
import type { Money } from '../../site/money.ts';
import { toMoney } from '../collections/shop-fields.ts';
import { type ItemKey, itemKey, type ShownPrice, type ShownPrices } from './price-history.ts';

/** `products`: records of `ecommerce_product`. */
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
