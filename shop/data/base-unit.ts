/** What a product's price is for, in words, and the unit of its base price (§ 5 PAngV): the same on its page, in lists, in the cart and in the feed. */
import { Decimal } from 'decimal.js';
import type { PerLanguage } from '../../site/languages.ts';
import type { PriceBase, PriceBasis } from '../../site/money.ts';
import type { ContentUnit, Product } from '../content/product.ts';

export interface BaseUnit {
	/** `100` of `100 g`. */
	readonly count: number;
	readonly unit: ContentUnit | 'kg' | 'l';
	/** How much it is in the unit of the product's content. */
	readonly contents: number;
}

const baseUnits: Readonly<Record<ContentUnit, { readonly large: BaseUnit; readonly small: BaseUnit }>> = {
	g: { large: { count: 1, unit: 'kg', contents: 1000 }, small: { count: 100, unit: 'g', contents: 100 } },
	ml: { large: { count: 1, unit: 'l', contents: 1000 }, small: { count: 100, unit: 'ml', contents: 100 } },
	m: { large: { count: 1, unit: 'm', contents: 1 }, small: { count: 1, unit: 'm', contents: 1 } },
};

/** Up to here the base price is for 100 grams or millilitres. */
const smallContent = 250;

type Contents = Partial<Pick<Product, 'contentQuantity' | 'contentUnit'>>;

/** null: the product is not sold by its content. */
export function chooseBaseUnit({ contentQuantity = null, contentUnit = null }: Contents): BaseUnit | null {
	if (contentQuantity === null || contentUnit === null) return null;
	const { large, small } = baseUnits[contentUnit];
	return new Decimal(contentQuantity).lessThanOrEqualTo(smallContent) ? small : large;
}

/** null as above. */
export function toPriceBase(contents: Contents): PriceBase | null {
	const base = chooseBaseUnit(contents);
	if (base === null) return null;
	const quantity = new Decimal(contents.contentQuantity ?? 0);
	const scale = 10 ** quantity.decimalPlaces();
	return {
		times: base.contents * scale,
		by: quantity.times(scale).toNumber(),
		unit: base.count === 1 ? base.unit : `${base.count}\u00a0${base.unit}`,
	};
}

const words: Readonly<Record<PriceBasis, PerLanguage<string>>> = {
	piece: { de: 'pro Stück', en: 'per piece', fr: 'la pièce' },
	pair: { de: 'pro Paar', en: 'per pair', fr: 'la paire' },
	ring: { de: 'pro Ring', en: 'per ring', fr: 'l’anneau' },
	set: { de: 'pro Set', en: 'per set', fr: 'le lot' },
};

/** null where the product does not say. */
export function priceBasisText({ priceBasis = null }: Partial<Pick<Product, 'priceBasis'>>): PerLanguage<string> | null {
	return priceBasis === null ? null : words[priceBasis];
}
