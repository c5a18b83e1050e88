/** Writes the e-mails that follow an order's receipt: what becomes of the order, in the buyer's language. */
import type { Language } from '../../site/languages.ts';
import { timeZoneOf } from '../../site/time-zone.ts';
import type { Mail } from '../outbox/mail-channel.ts';
import { type MailPart, type MailPiece, paragraph } from '../outbox/mail-content.ts';
import { formatAmount } from '../shop/amounts.ts';
import { toBankLines } from '../shop/bank-lines.ts';
import type { Company } from '../shop/company.ts';
import { formatLastDay } from '../shop/local-days.ts';
import { orderReference } from '../store/numbers.ts';
import type { StoredLine, StoredOrder } from '../transitions/stored-order.ts';
import { type CancelGround, type OrderStepTexts, orderStepTexts } from './order-step-texts.ts';
import { orderTexts } from './order-texts.ts';
import { toBuyersMail } from './to-mail.ts';
import { withoutLinks } from './without-links.ts';

export type { CancelGround } from './order-step-texts.ts';

/** What is agreed of an order beside its products, and how its money stands with the acceptance. */
export interface AcceptedTerms {
	/** The end of the time to pay by transfer; null: nothing is to be transferred. */
	readonly dueAt: number | null;
	/** Delivery and gift wrap. `label`: the shipping method. */
	readonly extras: readonly { readonly kind: 'shipping' | 'wrapping'; readonly label: string; readonly cents: number }[];
	/** null: it is still to come, or there is nothing to pay. `provider`: by its own name; null: by transfer or in the shop. */
	readonly money:
		| { readonly kind: 'paid'; readonly provider: string | null }
		| { readonly kind: 'promised'; readonly provider: string }
		| null;
}

export function writeAcceptance(order: StoredOrder, { dueAt, extras, money }: AcceptedTerms, company: Company): Mail {
	const { accepted, total } = orderStepTexts[order.language];
	const { totalCents, language } = order;
	const { sums } = orderTexts[language];
	const labelOf = ({ kind, label }: AcceptedTerms['extras'][number]): string =>
		kind === 'wrapping' ? sums.wrapping : order.isCollected ? label : `${sums.shipping}, ${label}`;
	return letter(order, company, accepted, [
		paragraph(accepted.text(order.id, dayOf(order, company))),
		{ kind: 'pieces', pieces: order.lines.map((line) => toPiece(line, formatAmount(line.count * line.cents, language))) },
		{
			kind: 'sums',
			sums: [
				...extras.map((extra) => ({ label: labelOf(extra), value: formatAmount(extra.cents, language) })),
				{ label: total, value: formatAmount(totalCents, language), isTotal: true },
			],
		},
		...(money === null ? [] : [paragraph(money.kind === 'paid' ? accepted.paid(money.provider) : accepted.promised(money.provider))]),
		...(dueAt === null ? [] : transferOf(order, { cents: totalCents, dueAt }, company)),
	]);
}

/** Asks once more for what is still open of a transfer, before the order ends without it. `endsAt`: when. */
export function writeReminder(order: StoredOrder, { openCents, endsAt }: { openCents: number; endsAt: number }, company: Company): Mail {
	const { reminder } = orderStepTexts[order.language];
	return letter(order, company, reminder, [
		paragraph(reminder.text(dayOf(order, company))),
		...transferOf(order, { cents: openCents, dueAt: endsAt }, company),
		paragraph(reminder.end),
	]);
}

export function writeCancellation(order: StoredOrder, ground: CancelGround, company: Company): Mail {
	const { cancelled } = orderStepTexts[order.language];
	return letter(order, company, cancelled, [paragraph(cancelled.grounds[ground](dayOf(order, company)))]);
}

interface Dispatch {
	readonly lines: readonly StoredLine[];
	/** What is still to come. */
	readonly rest: readonly StoredLine[];
	readonly carrier: string | null;
	readonly tracking: string | null;
}

export function writeDispatch(order: StoredOrder, { lines, rest, carrier, tracking }: Dispatch, company: Company): Mail {
	const { dispatched } = orderStepTexts[order.language];
	const way = order.isCollected ? dispatched.collected : dispatched.sent;
	const parcel = [carrier, tracking].filter((part) => part !== null).join(', ');
	return letter(order, company, way, [
		paragraph(way.text(dayOf(order, company))),
		{ kind: 'pieces', pieces: lines.map((line) => toPiece(leftOf(line))) },
		...(parcel === '' ? [] : [paragraph(dispatched.parcel(parcel))]),
		...(rest.length === 0 ? [] : [{ kind: 'pieces', lead: dispatched.rest, pieces: rest.map((line) => toPiece(leftOf(line))) } as const]),
	]);
}

export function writeReturn(order: StoredOrder, lines: readonly Piece[], company: Company): Mail {
	const { returned } = orderStepTexts[order.language];
	return letter(order, company, returned, [
		paragraph(returned.text(dayOf(order, company))),
		{ kind: 'pieces', pieces: lines.map((line) => toPiece(line)) },
		paragraph(returned.refund),
	]);
}

export function letter(
	{ id, email, language, shippingAddress, invoiceAddress }: StoredOrder,
	company: Company,
	{ title }: Pick<OrderStepTexts['accepted'], 'title'>,
	parts: readonly MailPart[],
): Mail {
	const { first_name, last_name } = invoiceAddress ?? shippingAddress;
	const greeting = orderStepTexts[language].greeting(withoutLinks(`${first_name} ${last_name}`));
	const content = { language, title: title(id), parts: [paragraph(greeting), ...parts] };
	return toBuyersMail({ order: id, to: email, subject: `${title(id)}${orderTexts[language].colon}${company.name}` }, content, company);
}

interface Transfer {
	readonly language: Language;
	/** The account, a line each; empty: none is known. */
	readonly bank: readonly string[];
	readonly cents: number;
	readonly reference: string;
	readonly dueAt: number;
}

/** Asks for money by transfer, with all that it takes. */
export function transferParts(
	{ language, bank, cents, reference, dueAt }: Transfer,
	{ country }: Pick<Company, 'country'>,
): readonly MailPart[] {
	const { transfer } = orderStepTexts[language];
	const request = transfer.request(formatAmount(cents, language), reference, formatLastDay(dueAt, language, timeZoneOf(country)));
	return [paragraph(request), bank.length === 0 ? paragraph(transfer.noAccount) : { kind: 'lines', lines: bank, isFramed: true }];
}

/** What is to be transferred for an order. */
export function transferOf(
	{ id, language, bankDetails }: StoredOrder,
	open: { readonly cents: number; readonly dueAt: number },
	company: Company,
): readonly MailPart[] {
	return transferParts({ language, bank: toBankLines(bankDetails ?? ''), reference: orderReference(id), ...open }, company);
}

export function dayOf({ at, language }: StoredOrder, { country }: Company): string {
	return formatLastDay(at + 1, language, timeZoneOf(country));
}

/** Of a line, what is not dropped. */
export function leftOf(line: StoredLine): StoredLine {
	return { ...line, count: line.count - line.dropped };
}

type Piece = Pick<StoredLine, 'product' | 'variant' | 'name' | 'count'>;

export function toPiece({ product, variant, name, count }: Piece, sum: string | null = null): MailPiece {
	return { pictured: { product, variant }, count, name, sum };
}
