/** Reminds the shop, before it is late, of a withdrawal after which no money went back (§ 357 (1) BGB: fourteen days). */
import { timeZoneOf } from '../../site/time-zone.ts';
import { returnTexts } from '../mail/return-texts.ts';
import type { Service } from '../service.ts';
import { formatAmount } from '../shop/amounts.ts';
import { formatLastDay } from '../shop/local-days.ts';
import { readPayment } from '../transitions/ledger.ts';

/** So many days before the last one. */
const aheadMs = 4 * 24 * 3_600_000;

/** Once for each withdrawal of the buyer's own order. */
export function watchRefunds(service: Service): void {
	const { database, nowMs } = service;
	const due = database.sql
		.prepare(
			`SELECT id, at, order_id, refund_by FROM withdrawal
				WHERE refund_asked_at IS NULL AND match = 'same_email' AND refund_by <= :soon ORDER BY id`,
		)
		.all({ soon: nowMs() + aheadMs });
	for (const { id, at, order_id, refund_by } of due) {
		database.transaction(() => ask({ id: Number(id), at: Number(at), order: Number(order_id), refundBy: Number(refund_by) }, service));
	}
}

interface DueWithdrawal {
	readonly id: number;
	readonly at: number;
	readonly order: number;
	readonly refundBy: number;
}

function ask({ id, at, order, refundBy }: DueWithdrawal, { database, outbox, company, nowMs }: Service): void {
	database.sql.prepare('UPDATE withdrawal SET refund_asked_at = :now WHERE id = :id').run({ id, now: nowMs() });
	const { receivedCents, refundedCents } = readPayment(database, order);
	const refundedSince = database.sql
		.prepare("SELECT 1 FROM ledger WHERE order_id = :order AND kind = 'refunded' AND at >= :at")
		.get({ order, at });
	if (receivedCents <= refundedCents || refundedSince !== undefined) return;
	const { email: to, country, language } = company;
	const { reminder } = returnTexts[language];
	const day = (ms: number): string => formatLastDay(ms, language, timeZoneOf(country));
	const paid = formatAmount(receivedCents - refundedCents, language);
	outbox.queue('mail', { to, subject: reminder.subject(order), text: `${reminder.text(order, day(at + 1), day(refundBy), paid)}\n` });
}
