/** What was ordered and what it comes to, as the e-mails of an order say it. */
import type { OrderLine } from '../../client/orders/contract/order-request.ts';
import type { Language } from '../../site/languages.ts';
import type { TaxScheme } from '../../site/tax-schemes.ts';
import { formatAmount } from './format-amount.ts';
import type { JudgedLine, SoundOrder } from './judge-order.ts';
import { orderTexts } from './order-texts.ts';

export interface OrderContent {
	/** The lines as they were ordered. */
	readonly wanted: readonly Pick<OrderLine, 'count'>[];
	readonly order: SoundOrder;
	/** The shipping method and who carries it. */
	readonly delivery: string;
	/** How the shop shows its tax: delivery and gift wrap, and lines that say nothing else. */
	readonly shopScheme: TaxScheme;
}

/** One for each line: the piece, what is put on it, what it costs, and what the law wants said of it. */
export function itemLines(content: OrderContent, language: Language): readonly string[] {
	const { wanted, order } = content;
	return order.lines.map((line, index) => {
		const count = wanted[index]?.count ?? 0;
		const { name, reference } = line.piece;
		const sum = `${count} × ${formatAmount(line.cents, language)} = ${formatAmount(order.total.lineCents[index] ?? 0, language)}`;
		return [
			`${index + 1}. ${name[language]}${reference === '' ? '' : ` (${reference})`}`,
			...[...personalizationLines(line, language), sum, ...(isOneScheme(content) ? [] : [taxOf(line, content, language)])].map(indented),
			...(isMadeToOrder(line) ? [indented(orderTexts[language].noWithdrawal)] : []),
		].join('\n');
	});
}

/** Delivery, gift wrap and the total. */
export function sumLines(content: OrderContent, language: Language): string {
	const { sums, colon, taxes } = orderTexts[language];
	const { shippingCents, wrappingCents, totalCents } = content.order.total;
	const days = deliveryDays(content.order);
	const own = isOneScheme(content) ? '' : ` (${taxes[content.shopScheme]})`;
	return [
		`${sums.shipping}, ${content.delivery}${colon}${formatAmount(shippingCents, language)}${own}`,
		...(days === null ? [] : [days === 1 ? sums.oneDay : sums.days(days)]),
		...(wrappingCents === null ? [] : [`${sums.wrapping}${colon}${formatAmount(wrappingCents, language)}${own}`]),
		`${sums.total}${colon}${formatAmount(totalCents, language)}`,
		...(isOneScheme(content) ? [taxes[content.shopScheme]] : []),
	].join('\n');
}

/** Working days until all of it arrives (Art. 246a § 1 (1) no. 7 EGBGB); null: of some piece nobody knows. */
function deliveryDays({ lines, delivery }: SoundOrder): number | null {
	const days = lines.map(({ piece }) => piece.shippingDays);
	const known = days.filter((each) => each !== null);
	return known.length === days.length ? Math.max(...known) + delivery.additionalDays : null;
}

/** Whether one sentence is true of all: else each line says its own (§ 25a UStG). */
function isOneScheme({ order, shopScheme }: OrderContent): boolean {
	return order.lines.every(({ taxScheme }) => taxScheme === null || taxScheme === shopScheme);
}

function taxOf({ taxScheme }: JudgedLine, { shopScheme }: OrderContent, language: Language): string {
	return orderTexts[language].taxes[taxScheme ?? shopScheme];
}

/** Goods made to the buyer's specification, which cannot be sent back (§ 312g (2) 1 BGB). */
function isMadeToOrder({ personalization, piece }: JudgedLine): boolean {
	return personalization !== null && piece.personalization?.withdrawalExcluded === true;
}

function personalizationLines({ personalization, piece }: JudgedLine, language: Language): readonly string[] {
	const { colon } = orderTexts[language];
	return (piece.personalization?.fields ?? []).flatMap(({ name, label, options }) => {
		const value = personalization?.[name];
		if (value === undefined) return [];
		return `${label[language]}${colon}${typeof value === 'number' ? writeNumber(value, language) : (options.get(value)?.[language] ?? value)}`;
	});
}

function writeNumber(value: number, language: Language): string {
	return language === 'en' ? String(value) : String(value).replace('.', ',');
}

function indented(line: string): string {
	return `   ${line}`;
}
