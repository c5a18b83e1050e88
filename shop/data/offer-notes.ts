/** Notes that the law wants beside a price, in the page's language: the base of a reduction, the recommended price, the base price (PAngV). */
import { Decimal } from 'decimal.js';
import { basePriceText } from '../../client/products/base-price-text.ts';
import { formatMoney } from '../../client/texts/format-money.ts';
import { textsByLanguage } from '../../client/texts/texts-by-language.ts';
import type { Language } from '../../site/languages.ts';
import type { Money } from '../../site/money.ts';
import type { Product, ProductPrice } from '../content/product.ts';
import { toPriceBase } from './base-unit.ts';
import { productFactsTexts } from './product-facts-texts.ts';

/** Of the product and of each variant. */
interface Priced {
	readonly price: Money | null;
	readonly referencePrice: Money | null;
}

type Announced = Pick<Product, 'isReduced' | 'recommendedPrice' | 'contentQuantity' | 'contentUnit'>;

/** None for a price on request. */
export function toOfferNotes({ price, referencePrice }: Priced, announced: Announced, language: Language): string[] {
	if (price === null) return [];
	const texts = productFactsTexts[language];
	const notes = toPieceNotes({ amount: price, highest: null }, announced, language);
	const percent = announced.isReduced && referencePrice !== null ? percentBelow(price, referencePrice) : null;
	if (percent !== null && referencePrice !== null) {
		const lowest = formatMoney(referencePrice, language);
		notes.unshift(texts.reduced(percent === 0 ? lowest : `${lowest} (−${percent}${language === 'en' ? '' : '\u00a0'}%)`));
	}
	return notes;
}

/** Those that hold for all variants. `price`: over all variants. */
export function toPieceNotes(price: ProductPrice, announced: Omit<Announced, 'isReduced'>, language: Language): string[] {
	const { recommendedPrice } = announced;
	const base = price.amount === null ? null : toPriceBase(announced);
	return [
		...(recommendedPrice === null ? [] : [productFactsTexts[language].recommended(formatMoney(recommendedPrice, language))]),
		...(base === null ? [] : [basePriceText(price, base, textsByLanguage[language], language)]),
	];
}

/** Whole percent, never more than the reduction is (§ 11 PAngV); null where it is none. */
function percentBelow(price: Money, reference: Money): number | null {
	const difference = new Decimal(reference).minus(price);
	return difference.greaterThan(0) ? difference.div(reference).times(100).floor().toNumber() : null;
}
