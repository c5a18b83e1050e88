/** Tells the shop what statements brought besides payments: what the bank took back, and what a person has to decide on. */
import type { PerLanguage } from '../../../site/languages.ts';
import { requestRefund } from '../../refunds/request-refund.ts';
import type { Service } from '../../service.ts';
import { recordEvent } from '../../transitions/change-order.ts';
import { takeUntold } from './open-questions.ts';
import { describeQuestion } from './question-texts.ts';
import { writeStatementQuestions } from './write-questions.ts';

/** Why a refund is owed again, in the mail that asks for it. */
const refundReturned: PerLanguage<string> = {
	de: 'Eine Erstattung kam zurück',
	en: 'A refund came back',
	fr: 'Un remboursement est revenu',
};

/**
 * What came back is noted in the order's history; a refund that came back is owed again, as a task of its own. Returns the rows of the ledger after
 * `until` that were told. To be called inside a transaction.
 */
export function tellReturned(service: Service, until: number): readonly number[] {
	const { database, company, nowMs } = service;
	const rows = database.sql
		.prepare("SELECT id, order_id, kind, cents FROM ledger WHERE id > :until AND kind IN ('returned', 'refund_returned') ORDER BY id")
		.all({ until });
	for (const { id, order_id, kind, cents } of rows) {
		const [order, amount] = [Number(order_id), Number(cents)];
		const transition = kind === 'returned' ? 'payment_returned' : 'payment_refund_returned';
		recordEvent(database, { order, transition, who: 'bank', why: `${amount} ct by transfer` }, nowMs());
		if (kind === 'refund_returned')
			requestRefund(service, { order, cents: amount, key: `returned-${id}`, why: refundReturned[company.language], who: 'service' });
	}
	return rows.map(({ id }) => Number(id));
}

/** One mail for all questions of one reading, and a line in the history of each order. To be called inside a transaction. */
export function tellQuestions({ database, outbox, company, nowMs }: Service): void {
	const questions = takeUntold(database, nowMs());
	if (questions.length === 0) return;
	for (const question of questions) {
		const { what } = describeQuestion(question, company.language);
		for (const order of question.orders.filter((each) => exists(database, each))) {
			recordEvent(database, { order, transition: 'statement', who: 'bank', why: what }, nowMs());
		}
	}
	outbox.queue('mail', writeStatementQuestions(questions, company));
}

function exists({ sql }: Service['database'], order: number): boolean {
	return sql.prepare('SELECT 1 FROM shop_order WHERE id = :order').get({ order }) !== undefined;
}
