/**
 * Books money that a provider gave back to the buyer by deciding a dispute. It is a refund that the shop did not ask for, and it is kept as one: where the
 * provider tells of it by another name, before or after, it is booked once.
 */
import type { PerLanguage } from '../../site/languages.ts';
import type { Service } from '../service.ts';
import { completeIfDone } from './complete-order.ts';
import { findRefund } from './request-refund.ts';
import { countTowardsOpen, isCounted, settleAsTold } from './told-refund.ts';

interface Loss {
	readonly order: number;
	/** Greater than 0. */
	readonly cents: number;
	readonly provider: string;
	/** The provider's name for the dispute. */
	readonly dispute: string;
	/** The ledger's name for the payment. */
	readonly money: string;
}

const reasons: PerLanguage<(dispute: string) => string> = {
	de: (dispute) => `Konflikt ${dispute} zugunsten des Käufers entschieden`,
	en: (dispute) => `Dispute ${dispute} decided for the buyer`,
	fr: (dispute) => `Litige ${dispute} tranché en faveur de l’acheteur`,
};

/** Once, however often it is told. To be called inside a transaction. */
export function bookLoss(service: Service, { order, cents, provider, dispute, money }: Loss): void {
	const { database, company, nowMs, randomness } = service;
	const { sql } = database;
	const key = `dispute ${provider} ${dispute}`;
	if (sql.prepare('SELECT 1 FROM refund WHERE key = :key').get({ key }) !== undefined) return;
	// It was told as a refund before, and has ended another one.
	if (isCounted(database, { order, provider, cents })) return;
	const open = sql
		.prepare(
			"SELECT uuid FROM refund WHERE order_id = :order AND provider = :provider AND cents = :cents AND state = 'task' ORDER BY at LIMIT 1",
		)
		.get({ order, provider, cents })?.uuid;
	const uuid = open === undefined ? randomness.uuid() : String(open);
	// What was to be given back is back with the buyer.
	if (open !== undefined) sql.prepare('UPDATE refund SET key = :key WHERE uuid = :uuid').run({ key, uuid });
	else {
		sql
			.prepare(
				`INSERT INTO refund (uuid, key, order_id, at, cents, provider, state, who, why)
					VALUES (:uuid, :key, :order, :now, :cents, :provider, 'task', :provider, :why)`,
			)
			.run({ uuid, key, order, now: nowMs(), cents, provider, why: reasons[company.language](dispute) });
		sql.prepare('INSERT INTO refund_payment (refund, reference) VALUES (:uuid, :money)').run({ uuid, money });
	}
	const refund = findRefund(database, uuid);
	if (refund !== undefined) settleAsTold(service, refund, provider);
	if (open === undefined) countTowardsOpen(service, { order, provider, reference: uuid, cents });
	completeIfDone(service, order);
}
