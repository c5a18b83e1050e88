/** Questions that wait for a person: the desk shows them, a mail tells them once, and no order is reminded or ended while one about its money is open. */
import { createHash } from 'node:crypto';
import type { Database } from '../../store/database.ts';
import type { Question } from './question.ts';

/** One that is kept. */
export interface KeptQuestion extends Question {
	readonly id: number;
}

/**
 * True: it waits for a person now. The same question, of whichever file, is kept once: one that a person has settled is settled. To be called inside a
 * transaction.
 */
export function keepQuestion({ sql }: Database, question: Question, now: number): boolean {
	const { kind, orders, day, cents, currency, party, detail, text, file, format, number } = question;
	// A pending payment may change its day until it is booked. A statement of a wrong account is one question.
	const isWholeFile = kind === 'other_account' || kind === 'unknown_account';
	// The same fault in another file or line is another one.
	const isUnreadable = kind === 'unreadable_file' || kind === 'unreadable';
	const said = isUnreadable
		? [kind, detail, file, number]
		: [kind, orders, kind === 'pending' ? null : day, cents, currency, party, detail, text];
	const key = createHash('sha256')
		.update(JSON.stringify(isWholeFile ? [kind, detail, file] : said))
		.digest('hex');
	sql
		.prepare(
			`INSERT INTO statement_question (key, at, order_id, kind, orders, day, cents, currency, party, detail, text, file, format, number, after_event)
				VALUES (:key, :now, :order, :kind, :orders, :day, :cents, :currency, :party, :detail, :text, :file, :format, :number, (SELECT coalesce(max(id), 0) FROM order_event))
				ON CONFLICT DO NOTHING`,
		)
		.run({
			key,
			now,
			order: kind === 'unknown_order' ? null : (orders[0] ?? null),
			kind,
			orders: JSON.stringify(orders),
			day,
			cents,
			currency,
			party,
			detail,
			text,
			file,
			format,
			number,
		});
	return sql.prepare(`SELECT 1 FROM statement_question WHERE key = :key AND ${isOpen}`).get({ key }) !== undefined;
}

/** Whether a person has done something with an order after a question about it. */
const isDecided = (order: string): string => `EXISTS (
	SELECT 1 FROM order_event WHERE order_event.order_id = ${order} AND order_event.id > after_event
		AND who NOT IN ('buyer', 'service', 'bank') AND transition IN ('cancel', 'return', 'return_part', 'refund_requested', 'refunded', 'note', 'paid')
)`;

/** It is about one of its orders. Others are about each of them. */
const isAboutOne = "statement_question.kind IN ('likely_order', 'doubtful_order', 'unknown_order')";
const isOneDecided = `EXISTS (SELECT 1 FROM json_each(statement_question.orders) WHERE ${isDecided('json_each.value')})`;
const isAnyUndecided = `EXISTS (SELECT 1 FROM json_each(statement_question.orders) WHERE NOT ${isDecided('json_each.value')})`;

/** What a person does with its orders settles a question. */
const isOpen = `settled_at IS NULL AND iif(${isAboutOne}, NOT ${isOneDecided}, orders = '[]' OR ${isAnyUndecided})`;

export function hasOpenQuestion({ sql }: Database, order: number): boolean {
	return (
		sql
			.prepare(
				`SELECT 1 FROM statement_question WHERE EXISTS (SELECT 1 FROM json_each(orders) WHERE value = :order)
					AND settled_at IS NULL AND NOT iif(${isAboutOne}, ${isOneDecided}, ${isDecided(':order')}) LIMIT 1`,
			)
			.get({ order }) !== undefined
	);
}

/** What was pending, or lay in the future, is booked now. To be called inside a transaction. */
export function settleAwaited(
	{ sql }: Database,
	{ order, cents, now }: { readonly order: number; readonly cents: number; readonly now: number },
): void {
	sql
		.prepare(
			`UPDATE statement_question SET settled_at = :now
				WHERE order_id = :order AND cents = :cents AND kind IN ('pending', 'future') AND settled_at IS NULL`,
		)
		.run({ order, cents, now });
}

/** Those that no mail has told yet; none of them is returned again. To be called inside a transaction. */
export function takeUntold({ sql }: Database, now: number): readonly KeptQuestion[] {
	const rows = sql.prepare(`SELECT * FROM statement_question WHERE told_at IS NULL AND ${isOpen} ORDER BY id`).all();
	sql.prepare('UPDATE statement_question SET told_at = :now WHERE told_at IS NULL').run({ now });
	return rows.map(toQuestion);
}

export function toQuestion(row: Readonly<Record<string, unknown>>): KeptQuestion {
	// The schema and `keepQuestion` allow nothing else.
	const { id, kind, day, cents, currency, party, detail, text, file, format, number } = row as unknown as KeptQuestion;
	return {
		...{ id, kind, day, cents, currency, party, detail, text, file, format, number },
		orders: JSON.parse(String(row.orders)) as readonly number[],
		needsPerson: true,
	};
}
