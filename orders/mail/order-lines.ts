/** The lines and totals of an order, as its e-mails show them. */
import type { OrderLine } from '../../client/orders/contract/order-request.ts';
import type { Language } from '../../site/languages.ts';
import type { Law } from '../../site/law.ts';
import type { TaxScheme } from '../../site/money.ts';
import { isMadeToOrder, type JudgedLine, type SoundOrder } from '../judge/judge-order.ts';
import type { IncludedVat } from '../judge/totals.ts';
import { formatAmount } from '../shop/amounts.ts';
import { orderTexts } from './order-texts.ts';

export interface OrderContent {
	/** The lines as they were ordered. */
	readonly wanted: readonly Pick<OrderLine, 'count'>[];
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

/** One for each line: the product, what is put on it, what it costs, and what the law wants said of it. */
export function itemLines(content: OrderContent, language: Language): readonly string[] {
	const { wanted, order } = content;
	return order.lines.map((line, index) => {
		const count = wanted[index]?.count ?? 0;
		const { name, reference, priceBasis } = line.product;
		const basis = priceBasis === null ? '' : ` ${orderTexts[language].priceBases[priceBasis]}`;
		const sum = `${count} × ${formatAmount(line.cents, language)}${basis} = ${formatAmount(order.total.lineCents[index] ?? 0, language)}`;
		return [
			`${index + 1}. ${name[language]}${reference === '' ? '' : ` (${reference})`}`,
			...[
				...factLines(line, language),
				...personalizationLines(line, language),
				sum,
				...(isOneScheme(content) ? [] : [taxOf(line, content, language)]),
			].map(indented),
			...(isMadeToOrder(line) ? [indented(mailText(content.law.words[language].lineNotReturned))] : []),
		].join('\n');
	});
}

/** Delivery, gift wrap and the total. */
export function sumLines(content: OrderContent, language: Language): string {
	const { sums, colon } = orderTexts[language];
	const { shippingCents, wrappingCents, totalCents } = content.order.total;
	const days = deliveryDays(content.order);
	const own = isOneScheme(content) ? '' : ` (${taxText(content.shopScheme, content, language)})`;
	return [
		`${content.isCollected ? '' : `${sums.shipping}, `}${content.delivery}${colon}${formatAmount(shippingCents, language)}${own}`,
		...(days === null ? [] : [(content.isCollected ? sums.collected : sums.delivered)(days)]),
		...(wrappingCents === null ? [] : [`${sums.wrapping}${colon}${formatAmount(wrappingCents, language)}${own}`]),
		`${sums.total}${colon}${formatAmount(totalCents, language)}`,
		...(isOneScheme(content) ? [taxText(content.shopScheme, content, language)] : []),
		...(content.vat === null ? [] : [vatText(content.vat, language)]),
	].join('\n');
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

function indented(line: string): string {
	return `   ${line}`;
}
