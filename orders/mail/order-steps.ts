/** Writes the e-mails that follow an order's receipt: what becomes of the order, in the buyer's language. */
import { timeZoneOf } from '../../site/time-zone.ts';
import type { Mail } from '../outbox/mail-channel.ts';
import { formatAmount } from '../shop/amounts.ts';
import { toBankLines } from '../shop/bank-lines.ts';
import type { Company } from '../shop/company.ts';
import { formatLastDay } from '../shop/local-days.ts';
import { orderReference } from '../store/numbers.ts';
import type { StoredLine, StoredOrder } from '../transitions/stored-order.ts';
import { type CancelGround, type OrderStepTexts, orderStepTexts } from './order-step-texts.ts';
import { orderTexts } from './order-texts.ts';
import { withoutLinks } from './without-links.ts';

export type { CancelGround } from './order-step-texts.ts';

/** `dueAt`: the end of the time to pay by transfer; null: nothing is to be transferred. */
export function writeAcceptance(order: StoredOrder, dueAt: number | null, company: Company): Mail {
	const texts = orderStepTexts[order.language];
	const total = formatAmount(order.totalCents, order.language);
	return letter(order, company, texts.accepted.subject, [
		texts.accepted.text(dayOf(order, company)),
		order.lines.map((line) => lineText(line, order)).join('\n'),
		texts.total(total),
		...(dueAt === null ? [] : transferLines(order, { cents: order.totalCents, dueAt }, company)),
	]);
}

/** Asks once more for what is still open of a transfer, before the order ends without it. `endsAt`: when. */
export function writeReminder(order: StoredOrder, { openCents, endsAt }: { openCents: number; endsAt: number }, company: Company): Mail {
	const { reminder } = orderStepTexts[order.language];
	return letter(order, company, reminder.subject, [
		reminder.text(dayOf(order, company)),
		...transferLines(order, { cents: openCents, dueAt: endsAt }, company),
		reminder.end,
	]);
}

export function writeCancellation(order: StoredOrder, ground: CancelGround, company: Company): Mail {
	const { cancelled } = orderStepTexts[order.language];
	return letter(order, company, cancelled.subject, [cancelled.grounds[ground](dayOf(order, company))]);
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
	return letter(order, company, way.subject, [
		way.text(dayOf(order, company)),
		lines.map(countedName).join('\n'),
		...(parcel === '' ? [] : [dispatched.parcel(parcel)]),
		...(rest.length === 0 ? [] : [`${dispatched.rest}\n${rest.map(countedName).join('\n')}`]),
	]);
}

export function writeReturn(order: StoredOrder, lines: readonly Pick<StoredLine, 'name' | 'count'>[], company: Company): Mail {
	const { returned } = orderStepTexts[order.language];
	return letter(order, company, returned.subject, [
		returned.text(dayOf(order, company)),
		lines.map(countedName).join('\n'),
		returned.refund,
	]);
}

export function letter(
	{ id, email, language, shippingAddress, invoiceAddress }: StoredOrder,
	company: Company,
	subject: OrderStepTexts['accepted']['subject'],
	parts: readonly string[],
): Mail {
	const { first_name, last_name } = invoiceAddress ?? shippingAddress;
	const greeting = orderStepTexts[language].greeting(withoutLinks(`${first_name} ${last_name}`));
	const signature = (company.imprint ?? [company.name, company.email]).join('\n');
	return {
		to: email,
		replyTo: { name: company.name, address: company.email },
		subject: subject(id, company.name),
		text: `${[greeting, ...parts, signature].join('\n\n')}\n`,
	};
}

/** `cents`: what is to be transferred until `dueAt`. */
export function transferLines(
	{ id, language, bankDetails }: StoredOrder,
	{ cents, dueAt }: { readonly cents: number; readonly dueAt: number },
	{ country }: Company,
): readonly string[] {
	const { transfer } = orderStepTexts[language];
	const day = formatLastDay(dueAt, language, timeZoneOf(country));
	const account = bankDetails === null || bankDetails === '' ? transfer.noAccount : toBankLines(bankDetails).join('\n');
	return [transfer.request(formatAmount(cents, language), orderReference(id), day), account];
}

export function dayOf({ at, language }: StoredOrder, { country }: Company): string {
	return formatLastDay(at + 1, language, timeZoneOf(country));
}

function lineText({ name, count, cents }: StoredLine, { language }: StoredOrder): string {
	return `${count} × ${name}${orderTexts[language].colon}${formatAmount(count * cents, language)}`;
}

function countedName({ name, count }: Pick<StoredLine, 'name' | 'count'>): string {
	return `${count} × ${name}`;
}
