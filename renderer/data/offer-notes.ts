/** What has to stand beside a price, in the page's language: what a reduction is compared with, the recommended price, the base price (PAngV). */
import { Decimal } from 'decimal.js';
import { formatMoney } from '../../client/texts/format-money.ts';
import type { ContentUnit, Product } from '../../pipeline/content/product.ts';
import type { Language } from '../../site/languages.ts';
import type { Money } from '../../site/money.ts';
import { productFactsTexts } from './product-facts-texts.ts';

/** Of the product and of each variant. */
interface Priced {
	readonly price: Money | null;
	readonly referencePrice: Money | null;
}

type Announced = Pick<Product, 'isReduced' | 'recommendedPrice' | 'contentQuantity' | 'contentUnit'>;

/** The unit that a base price is for (§ 5 PAngV), how many of the content's unit it has, and how many it has of a small piece. */
const baseUnits: Readonly<Record<ContentUnit, { readonly large: BaseUnit; readonly small: BaseUnit }>> = {
	g: { large: { name: 'kg', amount: 1000 }, small: { name: '100\u00a0g', amount: 100 } },
	ml: { large: { name: 'l', amount: 1000 }, small: { name: '100\u00a0ml', amount: 100 } },
	m: { large: { name: 'm', amount: 1 }, small: { name: 'm', amount: 1 } },
};

interface BaseUnit {
	readonly name: string;
	readonly amount: number;
}

/** Up to here a piece is told by 100 grams or millilitres. */
const smallContent = 250;

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

function toBasePrice(
	price: Money,
	{ contentQuantity, contentUnit }: Pick<Announced, 'contentQuantity' | 'contentUnit'>,
): { readonly price: Money; readonly unit: string } | null {
	if (contentQuantity === null || contentUnit === null) {
		return null;
	}
	const { large, small } = baseUnits[contentUnit];
	const { name, amount } = new Decimal(contentQuantity).lessThanOrEqualTo(smallContent) ? small : large;
	return { price: new Decimal(price).times(amount).div(contentQuantity).toFixed(2) as Money, unit: name };
}
