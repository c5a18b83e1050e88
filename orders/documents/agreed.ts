/**
 * What an order was about when it was placed, in the words that its buyer read. It is stored with the order: a document that is issued weeks later says
 * the same, whatever has become of the product, its name or the shop's tax.
 */
import * as z from 'zod';
import type { Language } from '../../site/languages.ts';
import { type Law, lawOf } from '../../site/law.ts';
import { taxSchemes } from '../../site/money.ts';
import { isMadeToOrder, type SoundOrder } from '../judge/judge-order.ts';
import { factLines, mailText, personalizationLines } from '../mail/order-lines.ts';
import type { Company } from '../shop/company.ts';
import type { Shop } from '../shop/shop.ts';

const agreedLine = z.object({
	reference: z.string(),
	details: z.array(z.string()),
	taxScheme: z.enum(taxSchemes),
});

const agreedOrder = z.object({
	/** Names of method and carrier, and of the payment method. */
	delivery: z.string(),
	payment: z.string(),
	/** The payment method in the shop's language, for its books. */
	shopPayment: z.string().optional(),
	/** Of delivery and gift wrap. */
	taxScheme: z.enum(taxSchemes),
	/** The rate of all that is taxed by the standard scheme; null: the shop's content names none. */
	vatPercent: z.nullable(z.number()),
	lines: z.array(agreedLine),
});

export type AgreedOrder = z.output<typeof agreedOrder>;

interface Placed {
	readonly order: SoundOrder;
	readonly language: Language;
	readonly shippingMethod: number;
	readonly paymentMethod: number;
}

/** As JSON, for the order's row. */
export function writeAgreed({ order, language, shippingMethod, paymentMethod }: Placed, shop: Shop, company: Company): string {
	const law = lawOf(company.country);
	const payment = shop.delivery.payments.get(paymentMethod);
	const method = shop.delivery.methods.get(shippingMethod)?.name[language] ?? '';
	const { provider } = order.delivery;
	const agreed: AgreedOrder = {
		delivery: provider === '' ? method : `${method} (${provider})`,
		payment: payment?.[language] ?? '',
		shopPayment: payment?.[company.language] || payment?.[language] || '',
		taxScheme: shop.texts.taxScheme,
		vatPercent: shop.texts.vatPercent,
		lines: order.lines.map((line) => ({
			reference: line.product.reference,
			details: detailsOf(line, law, language),
			taxScheme: line.taxScheme ?? shop.texts.taxScheme,
		})),
	};
	return JSON.stringify(agreed);
}

function detailsOf(line: SoundOrder['lines'][number], law: Law, language: Language): string[] {
	return [
		...factLines(line, language),
		...personalizationLines(line, language),
		...(isMadeToOrder(line) ? [mailText(law.words[language].lineNotReturned)] : []),
	];
}

/** Throws for what `writeAgreed` did not write. */
export function readAgreed(json: unknown): AgreedOrder {
	return agreedOrder.parse(JSON.parse(String(json)));
}
