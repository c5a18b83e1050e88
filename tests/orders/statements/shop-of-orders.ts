/** The shop whose orders `orders.json` lists, as of 8 December 2026, and what becomes of statements that it reads. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { type BookedStatements, type BookingOptions, bookStatements } from '../../../orders/payments/transfer/book-transfers.ts';
import { type Finding, isQuestion } from '../../../orders/payments/transfer/finding.ts';
import { describeQuestion } from '../../../orders/payments/transfer/question-texts.ts';
import { chooseMappings, readStatementFile } from '../../../orders/payments/transfer/statement/read-statement.ts';
import { watchTransfers } from '../../../orders/payments/transfer/watch-transfers.ts';
import type { Service } from '../../../orders/service.ts';
import { toAmount } from '../../../orders/shop/amounts.ts';
import { endOfDayAfter } from '../../../orders/shop/local-days.ts';
import { book } from '../../../orders/transitions/ledger.ts';
import { aService } from '../a-service.ts';
import { aLine } from '../an-order.ts';
import orders from './orders.json' with { type: 'json' };

export const today = Date.parse('2026-12-08T12:00:00Z');
export const account = 'DE02120300000000202051';
const cases = path.join(import.meta.dirname, 'cases');

export interface Money {
	readonly order: number;
	readonly kind: 'received' | 'refunded';
	readonly cents: number;
	/** Left out, `transfer`. */
	readonly provider?: 'transfer' | 'house';
}

/** `money`: what moved before, instead of what `orders.json` says of these orders. */
export async function aShopOfOrders(money: readonly Money[] = []) {
	const line = aLine({ product: 3, price_brutto: '19.90' });
	const parts = await aService(orders.orders.map(() => ({ lines: [line], total_price_brutto: '25.80' })));
	const { database } = parts.service;
	const service: Service = { ...parts.service, nowMs: () => today };
	const paid = orders.orders
		.filter((order) => order.paid !== '0.00' && !money.some((each) => each.order === order.number))
		.map(({ number, paid: amount }): Money => ({ order: number, kind: 'received', cents: toWholeCents(amount) }));
	database.transaction(() => {
		for (const { number, total, accepted, due } of orders.orders) {
			database.sql
				.prepare("UPDATE shop_order SET total_cents = :cents, at = :at, state = 'accepted' WHERE id = :number")
				.run({ number, cents: toWholeCents(total), at: Date.parse(`${accepted}T09:00:00Z`) });
			database.sql
				.prepare('INSERT INTO payment_term (order_id, due_at) VALUES (:number, :dueAt)')
				.run({ number, dueAt: endOfDayAfter(Date.parse(`${due}T09:00:00Z`), 0, 'Europe/Berlin') });
		}
		for (const [index, { order, kind, cents, provider = 'transfer' }] of [...paid, ...money].entries()) {
			book(database, { order, provider, kind, reference: `before ${index}`, cents }, today);
		}
	});
	watchTransfers(service);
	const read = (files: readonly (readonly [name: string, content: string | Uint8Array])[], options: ReadOptions = {}) => {
		const { csv = null, now = today, ...booking } = options;
		const mappings = chooseMappings(csv, (file) => readFileSync(path.join(cases, file)));
		const bytes = files.flatMap(([name, content]) => readStatementFile(name, Buffer.from(content), mappings));
		return bookStatements(bytes, database, { account: null, until: null, ...booking }, now);
	};
	return {
		...parts,
		service,
		read,
		/** A file of `cases`. */
		readCase: (name: string, options: ReadOptions = {}) => read([[name, readFileSync(path.join(cases, name))]], options),
		/** Which orders are reminded now. */
		late(): readonly number[] {
			watchTransfers(service);
			return parts
				.rows('SELECT order_id FROM payment_term WHERE reminded_at IS NOT NULL ORDER BY 1')
				.map(({ order_id }) => Number(order_id));
		},
	};
}

export interface ReadOptions extends Partial<BookingOptions> {
	readonly csv?: string;
	readonly now?: number;
}

export function bookedIn({ findings }: BookedStatements): readonly string[] {
	return findings.flatMap((finding) => (finding.kind === 'booked' ? [`${finding.order}: ${toAmount(finding.cents ?? 0)}`] : []));
}

/** What is reported, in words. `!`: it needs a person. */
export function reportedIn({ findings }: BookedStatements): readonly string[] {
	return findings.flatMap((finding) => (isQuestion(finding) ? [describe(finding)] : []));
}

function describe(finding: Extract<Finding, { readonly needsPerson: boolean }>): string {
	const amount = finding.cents === null ? '?' : toAmount(finding.cents);
	return `${finding.needsPerson ? '! ' : ''}${amount}: ${describeQuestion(finding, 'en').what}`;
}

function toWholeCents(amount: string): number {
	return Math.round(Number(amount) * 100);
}
