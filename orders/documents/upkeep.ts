/** What documents need from time to time: those that could not be issued in their time, and the daily mail that seals the archive. */
import { timeZoneOf } from '../../site/time-zone.ts';
import { shopMailTexts } from '../mail/shop-mail-texts.ts';
import { localDate } from '../shop/local-days.ts';
import { readSetting, writeSetting } from '../store/settings.ts';
import { chainHead } from './archive.ts';
import { creditRefunded, type Issuer, invoiceShipped, ordersToInvoice } from './issue.ts';
import { highestNumbers } from './numbers.ts';

/** Refunds that were booked elsewhere, such as at the provider, are found by reconciliation within days. */
const creditWindowMs = 31 * 24 * 3_600_000;

/** To be called at least once a day; calling it again does nothing. */
export function keepUpDocuments(service: Issuer): void {
	const { database } = service;
	for (const order of ordersToInvoice(service)) database.transaction(() => invoiceShipped(service, order));
	for (const order of refundedOrders(service)) database.transaction(() => creditRefunded(service, order));
	database.transaction(() => mailChainHead(service));
}

/** With invoices, and a refund that was booked lately. */
function refundedOrders({ database, nowMs }: Issuer): readonly number[] {
	const rows = database.sql
		.prepare(
			`SELECT DISTINCT order_id FROM ledger WHERE kind = 'refunded' AND at > :since
				AND order_id IN (SELECT order_id FROM document WHERE kind = 'invoice')`,
		)
		.all({ since: nowMs() - creditWindowMs });
	return rows.map(({ order_id }) => Number(order_id));
}

/** On each day on which the archive has grown: its newest link, and the highest numbers, above which a restored database continues. */
function mailChainHead({ database, company, outbox, nowMs }: Issuer): void {
	const head = chainHead(database);
	const today = localDate(nowMs(), timeZoneOf(company.country));
	const [mailedId, mailedOn] = (readSetting(database, 'mailed_chain_head') ?? '0 ').split(' ');
	if (head === null || head.id <= Number(mailedId) || mailedOn === today) return;
	const texts = shopMailTexts[company.language].archive;
	outbox.queue('mail', {
		to: company.email,
		subject: texts.subject(today),
		text: `${texts.explanation}\n\n${head.id} ${head.chain}\n\n${texts.numbers}\n${highestNumbers(database).join('\n')}\n`,
	});
	writeSetting(database, 'mailed_chain_head', `${head.id} ${today} ${head.chain}`);
}
