/** Who buys what and how: every method of payment, language and width of screen with each other, and all that may stand in an order. */
import { isLong } from '../../../commands/testing/counts.ts';
import { type Language, languages } from '../../../site/languages.ts';
import type { PaymentKind } from '../../../site/payment-kinds.ts';

export interface PurchaseCase {
	readonly language: Language;
	readonly widthPx: number;
	readonly payment: PurchasePayment;
	readonly basket: Basket;
}

export type PurchasePayment = Exclude<PaymentKind, 'house'>;

export interface Basket {
	/** `plain`: two of a product as it is. `variant`: one of several. `engraved`: with words of one's own. */
	readonly pieces: readonly ('plain' | 'variant' | 'engraved')[];
	readonly isWrapped: boolean;
	/** The bill goes to a country to which the shop does not deliver. */
	readonly isBilledAbroad: boolean;
}

const payments = ['transfer', 'paypal', 'klarna'] as const;
const widthsPx = [1280, 375] as const;

const baskets = [
	{ pieces: ['plain', 'variant'], isWrapped: false, isBilledAbroad: true },
	{ pieces: ['engraved'], isWrapped: true, isBilledAbroad: false },
	{ pieces: ['variant', 'engraved'], isWrapped: true, isBilledAbroad: true },
	{ pieces: ['plain'], isWrapped: false, isBilledAbroad: false },
] as const satisfies readonly Basket[];

/** All of them; each basket meets each method, language and width. */
const all: readonly PurchaseCase[] = languages
	.flatMap((language) => widthsPx.flatMap((widthPx) => payments.map((payment) => ({ language, widthPx, payment }))))
	.map((each, index) => ({ ...each, basket: baskets[index % baskets.length] ?? baskets[0] }));

export const firstPurchase: PurchaseCase = { language: 'en', widthPx: 375, payment: 'paypal', basket: baskets[1] };

/** With the first one each method, language, width and kind of product once; lists of both lengths, and all that the address step can ask. */
const few: readonly PurchaseCase[] = [
	{ language: 'de', widthPx: 1280, payment: 'transfer', basket: baskets[0] },
	{ language: 'fr', widthPx: 1280, payment: 'klarna', basket: baskets[3] },
];

const isFirst = ({ language, widthPx, payment, basket }: PurchaseCase) =>
	language === firstPurchase.language &&
	widthPx === firstPurchase.widthPx &&
	payment === firstPurchase.payment &&
	basket === firstPurchase.basket;

export const otherPurchases: readonly PurchaseCase[] = isLong ? all.filter((each) => !isFirst(each)) : few;
