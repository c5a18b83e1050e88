/** What a restored database cannot know: it ends at the time of its backup, and the world went on. */
import type { DatabaseSync } from 'node:sqlite';

/** An order that was not finished when the backup was made. */
interface UnfinishedOrder {
	readonly order: number;
	readonly uuid: string;
	/** `transfer`, `paypal`, `klarna` or `house`. */
	readonly paymentKind: string;
	readonly state: string;
}

export interface OpenQuestions {
	/** Their payment, parcels and refunds may have gone on since. */
	readonly unfinished: readonly UnfinishedOrder[];
	/** What waited to be sent, by channel: it may have been sent since, and is sent now. */
	readonly waiting: readonly { readonly channel: string; readonly count: number }[];
}

export function findOpenQuestions(sql: DatabaseSync): OpenQuestions {
	const orders = sql
		.prepare("SELECT id, uuid, payment_kind, state FROM shop_order WHERE state NOT IN ('completed', 'cancelled') ORDER BY id")
		.all();
	const waiting = sql
		.prepare('SELECT channel, count(*) AS count FROM outbox WHERE settled_at IS NULL GROUP BY channel ORDER BY channel')
		.all();
	return {
		unfinished: orders.map(({ id, uuid, payment_kind, state }) => ({
			order: Number(id),
			uuid: String(uuid),
			paymentKind: String(payment_kind),
			state: String(state),
		})),
		waiting: waiting.map(({ channel, count }) => ({ channel: String(channel), count: Number(count) })),
	};
}
