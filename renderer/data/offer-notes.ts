/** What has to stand beside a price, in the page's language: what a reduction is compared with, the recommended price, the base price (PAngV). */
import { Decimal } from 'decimal.js';
import { formatMoney } from '../../client/texts/format-money.ts';
import type { Product } from '../../pipeline/content/product.ts';
import type { Language } from '../../site/languages.ts';
import type { Money } from '../../site/money.ts';
import { chooseBaseUnit } from './base-unit.ts';
import { productFactsTexts } from './product-facts-texts.ts';

/** Of the product and of each variant. */
interface Priced {
	readonly price: Money | null;
	readonly referencePrice: Money | null;
}

type Announced = Pick<Product, 'isReduced' | 'recommendedPrice' | 'contentQuantity' | 'contentUnit'>;

/** None for a price on request. */
export function toOfferNotes({ price, referencePrice }: Priced, announced: Announced, language: Language): string[] {
	if (price === null) {
		return [];
	}
	const texts = productFactsTexts[language];
	const notes = toPieceNotes(announced, language);
	const percent = announced.isReduced && referencePrice !== null ? percentBelow(price, referencePrice) : null;
	if (percent !== null && referencePrice !== null) {
		const lowest = formatMoney(referencePrice, language);
		notes.unshift(texts.reduced(percent === 0 ? lowest : `${lowest} (−${percent}${language === 'en' ? '' : '\u00a0'}%)`));
	}
	const basePrice = toBasePrice(price, announced);
	if (basePrice !== null) {
		notes.push(texts.basePrice(formatMoney(basePrice.price, language), basePrice.unit));
	}
	return notes;
}

/** Those that hold whichever variant is chosen. */
export function toPieceNotes({ recommendedPrice }: Pick<Announced, 'recommendedPrice'>, language: Language): string[] {
	return recommendedPrice === null ? [] : [productFactsTexts[language].recommended(formatMoney(recommendedPrice, language))];
}

/** Whole percent, never more than the reduction is (§ 11 PAngV); null where it is none. */
function percentBelow(price: Money, reference: Money): number | null {
	const difference = new Decimal(reference).minus(price);
	return difference.greaterThan(0) ? difference.div(reference).times(100).floor().toNumber() : null;
}

function toBasePrice(price: Money, announced: Announced): { readonly price: Money; readonly unit: string } | null {
	const base = chooseBaseUnit(announced);
	if (base === null || announced.contentQuantity === null) {
		return null;
	}
	const { count, unit, contents } = base;
	return {
		price: new Decimal(price).times(contents).div(announced.contentQuantity).toFixed(2) as Money,
		unit: count === 1 ? unit : `${count}\u00a0${unit}`,
	};
}
