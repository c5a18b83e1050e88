/** How many shops there are, what they are called, and which ids belong to which of them: everything else is made from it when it is asked for. */
import { createRandom, type Random } from '../../random.ts';

export interface ManyShopsPlan {
	/** Numbered from 1: `shop-0001.example` and so on. */
	readonly shops: number;
	/** Own products of each shop. */
	readonly products: number;
	/** Products that belong to no shop, and that every shop offers. */
	readonly sharedProducts: number;
	/** The same seed gives the same records. */
	readonly seed: number;
}

export const defaultPlan: ManyShopsPlan = { shops: 100, products: 60, sharedProducts: 0, seed: 1 };

/** Fixed and public: it opens nothing but generated records. */
export const manyShopsToken = 'many-shops-token';

/** Stands for the records that belong to no shop. */
export const sharedIndex = 0;

/** Ids of a collection that one shop has; those from `firstCreated` on are for records that come later. */
const idsOfShop = 10_000;
const firstCreated = 9_000;
const mostShops = 99_999;

/** @throws Error that says which number is out of range */
export function checkPlan({ shops, products, sharedProducts }: ManyShopsPlan): void {
	const check = (name: string, value: number, most: number) => {
		if (!Number.isInteger(value) || value < 0 || value > most) throw new Error(`${name} is ${value}, and must be 0 to ${most}`);
	};
	check('shops', shops, mostShops);
	check('products', products, firstCreated - 1);
	check('sharedProducts', sharedProducts, firstCreated - 1);
}

export function domainOf(shop: number): string {
	return `shop-${String(shop).padStart(4, '0')}.example`;
}

/** null where there is no such shop. */
export function shopOf(domain: string, { shops }: Pick<ManyShopsPlan, 'shops'>): number | null {
	const number = numberOf(domain);
	return number !== null && number <= shops ? number : null;
}

/** null where no shop can be called so. Domains are compared without case, as databases may compare them. */
export function numberOf(domain: string): number | null {
	const number = Number(/^shop-(\d{4,5})\.example$/i.exec(domain)?.[1] ?? Number.NaN);
	return number >= 1 && domainOf(number) === domain.toLowerCase() ? number : null;
}

/** `local`: from 1 on, within the shop and collection. */
export function idOf(shop: number, local: number): number {
	return shop * idsOfShop + local;
}

/** Of the `nth` record that is made on request, from 0 on. @throws Error where the shop has no id left */
export function createdId(shop: number, nth: number): number {
	if (firstCreated + nth >= idsOfShop) throw new Error(`${domainOf(shop)} has no id left for a new record`);
	return idOf(shop, firstCreated + nth);
}

/** Whether a record of that id was made on request. */
export function isCreatedId(id: number): boolean {
	return id % idsOfShop >= firstCreated;
}

/** The shop that the id is one of, or the shared records. */
export function shopOfId(id: number): number {
	return Math.floor(id / idsOfShop);
}

/** Numbers for one collection of one shop, whatever else was asked for before. */
export function randomOf({ seed }: Pick<ManyShopsPlan, 'seed'>, shop: number, collection: string): Random {
	let mixed = Math.imul(seed + 1, 0x9e3779b1) ^ Math.imul(shop + 1, 0x85ebca6b);
	for (const letter of collection) mixed = Math.imul(mixed ^ letter.charCodeAt(0), 0xc2b2ae35);
	return createRandom(mixed);
}
