/** The lines and totals of an order, as its e-mails show them. */
import type { OrderLine } from '../../client/orders/contract/order-request.ts';
import type { Language } from '../../site/languages.ts';
import type { Law } from '../../site/law.ts';
import type { TaxScheme } from '../../site/money.ts';
import { isMadeToOrder, type JudgedLine, type SoundOrder } from '../judge/judge-order.ts';
import type { IncludedVat } from '../judge/totals.ts';
import type { MailItem, MailSum } from '../outbox/mail-content.ts';
import { formatAmount } from '../shop/amounts.ts';
import { orderTexts } from './order-texts.ts';

export interface OrderContent {
	/** The lines as they were ordered. */
	readonly wanted: readonly Pick<OrderLine, 'count' | 'product' | 'variant'>[];
	readonly order: SoundOrder;
	/** The shipping method and who carries it. */
	readonly delivery: string;
	/** The buyer collects the products. */
	readonly isCollected: boolean;
	/** How the shop shows its tax: delivery and gift wrap, and lines that say nothing else. */
	readonly shopScheme: TaxScheme;
	/** null: none is shown. */
	readonly vat: IncludedVat | null;
	/** Of the shop's country. */
	readonly law: Law;
}

/** One for each line: the product, what is put on it, what it costs, and what the law wants said of it. `shown`: makes what a buyer typed fit to be shown. */
export function toItems(content: OrderContent, language: Language, shown: (typed: string) => string): readonly MailItem[] {
	const { wanted, order } = content;
	return order.lines.map((line, index) => {
		const { count = 0, product = 0, variant = null } = wanted[index] ?? {};
		const { name, reference, priceBasis } = line.product;
		const basis = priceBasis === null ? '' : ` ${orderTexts[language].priceBases[priceBasis]}`;
		return {
			pictured: { product, variant },
			name: shown(`${name[language]}${reference === '' ? '' : ` (${reference})`}`),
			details: [...factLines(line, language), ...personalizationLines(line, language)].map(shown),
			price: `${count} × ${formatAmount(line.cents, language)}${basis}`,
			sum: formatAmount(order.total.lineCents[index] ?? 0, language),
			notes: [
				...(isOneScheme(content) ? [] : [taxOf(line, content, language)]),
				...(isMadeToOrder(line) ? [mailText(content.law.words[language].lineNotReturned)] : []),
			],
		};
	});
}

/** Delivery, gift wrap and the total. */
export function toSums(content: OrderContent, language: Language): readonly MailSum[] {
	const { sums } = orderTexts[language];
	const { shippingCents, wrappingCents, totalCents } = content.order.total;
	const days = deliveryDays(content.order);
	const from = content.order.paymentKind === 'transfer' ? sums.fromPayment : '';
	const own = isOneScheme(content) ? '' : ` (${taxText(content.shopScheme, content, language)})`;
	const note = (label: string): MailSum => ({ label, value: null });
	const amount = (cents: number): string => `${formatAmount(cents, language)}${own}`;
	return [
		{ label: `${content.isCollected ? '' : `${sums.shipping}, `}${content.delivery}`, value: amount(shippingCents) },
		...(days === null ? [] : [note(`${(content.isCollected ? sums.collected : sums.delivered)(days)}${from}`)]),
		...(wrappingCents === null ? [] : [{ label: sums.wrapping, value: amount(wrappingCents) }]),
		{ label: sums.total, value: formatAmount(totalCents, language), isTotal: true },
		...(isOneScheme(content) ? [note(taxText(content.shopScheme, content, language))] : []),
		...(content.vat === null ? [] : [note(vatText(content.vat, language))]),
	];
}

/** Working days until all of it arrives (Art. 246a § 1 (1) no. 7 EGBGB); null: it is unknown for a product. */
function deliveryDays({ lines, delivery }: SoundOrder): number | null {
	const days = lines.map(({ product }) => product.shippingDays);
	const known = days.filter((each) => each !== null);
	return known.length === days.length ? Math.max(...known) + delivery.additionalDays : null;
}

/** Whether one sentence is true of all: else each line says its own (§ 25a UStG). */
function isOneScheme({ order, shopScheme }: OrderContent): boolean {
	return order.lines.every(({ taxScheme }) => taxScheme === null || taxScheme === shopScheme);
}

function taxOf({ taxScheme }: JudgedLine, content: OrderContent, language: Language): string {
	return taxText(taxScheme ?? content.shopScheme, content, language);
}

function taxText(scheme: TaxScheme, { law }: OrderContent, language: Language): string {
	return scheme === 'standard' ? orderTexts[language].taxIncluded : mailText(law.words[language].tax[scheme]);
}

/** How much of the total is VAT. */
export function vatText({ percent, cents, isOfAll }: IncludedVat, language: Language): string {
	const { vat, vatOfSome } = orderTexts[language];
	const rate = `${writeNumber(percent, language)}${language === 'en' ? '' : ' '}%`;
	return (isOfAll ? vat : vatOfSome)(rate, formatAmount(cents, language));
}

/** Mails are plain text, which breaks its lines anywhere. */
export function mailText(text: string): string {
	return text.replaceAll('\u00a0', ' ');
}

export function factLines({ product }: JudgedLine, language: Language): readonly string[] {
	return product.facts.map(({ name, value }) => `${name[language]}${orderTexts[language].colon}${value[language]}`);
}

/** What is put on the product, a line each. */
export function personalizationLines(
	{ personalization, product }: Pick<JudgedLine, 'personalization' | 'product'>,
	language: Language,
): readonly string[] {
	const { colon } = orderTexts[language];
	return (product.personalization?.fields ?? []).flatMap(({ name, label, options, cents }) => {
		const value = personalization?.[name];
		if (value === undefined) return [];
		const written = typeof value === 'number' ? writeNumber(value, language) : (options.get(value)?.[language] ?? value);
		return `${label[language]}${colon}${written}${cents === 0 ? '' : ` (+ ${formatAmount(cents, language)})`}`;
	});
}

export function writeNumber(value: number, language: Language): string {
	return language === 'en' ? String(value) : String(value).replace('.', ',');
}
