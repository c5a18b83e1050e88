/**
 * Brings movements of the stock to Directus, as records under their own keys. The hook that Directus has for them (stock-hook/) adds each to the stock
 * in the transaction that creates its record: a record that is there says that the stock is right, however often it is sent.
 */
import { askDirectus, type DirectusAnswer, type DirectusTarget } from '../outbox/directus-api.ts';
import type { Channel, Delivery, Log } from '../outbox/outbox.ts';
import type { Database } from '../store/database.ts';

/** An entry of the outbox. */
export interface StockEntry {
	readonly key: string;
}

/** Where the records are created; the token may create and read movements. */
export type StockTarget = DirectusTarget;

export interface StockBooking extends Channel {
	/**
	 * Asks for the records that the hook has not booked, because it is not installed, whether the owner has. Rejects never: where Directus does not
	 * answer, the operator is told.
	 */
	readBooked(): Promise<void>;
	/** Breaks off what is on its way. */
	stop(): Promise<void>;
}

interface BookingOptions {
	readonly database: Database;
	readonly log: Log;
	nowMs(): number;
}

/** Short enough for any server's limit on addresses. */
const keysPerRequest = 50;

/** `target` null: there is no Directus, and all movements stay subtracted from the stock of the snapshot. */
export function createStockBooking(target: StockTarget | null, { database: { sql }, log, nowMs }: BookingOptions): StockBooking {
	const stopping = new AbortController();
	const stopped = stopping.signal;
	let reading: Promise<void> = Promise.resolve();
	const find = sql.prepare('SELECT * FROM stock_movement JOIN shop_order ON id = order_id WHERE key = :key');
	const note = sql.prepare(
		'UPDATE stock_movement SET sent_at = coalesce(sent_at, :now), booked_at = :bookedAt WHERE key = :key AND booked_at IS NULL',
	);
	const open = sql.prepare('SELECT key FROM stock_movement WHERE sent_at IS NOT NULL AND booked_at IS NULL ORDER BY sent_at, key');

	function keep({ records, answeredAt }: Records): void {
		for (const { id, booked } of records) note.run({ key: id, now: nowMs(), bookedAt: booked ? answeredAt : null });
	}

	async function readOpen(): Promise<void> {
		if (target === null) return;
		const keys = open.all().map(({ key }) => String(key));
		for (let start = 0; start < keys.length; start += keysPerRequest) {
			const answer = await askDirectus(target, { method: 'GET', path: readPath(keys.slice(start, start + keysPerRequest)), stopped });
			if (answer.status !== 200) throw new Error(`Movements of the stock are not shown: ${answer.status} ${answer.code ?? ''}`);
			keep(toRecords(answer));
		}
	}

	return {
		async deliver({ body }): Promise<Delivery> {
			if (target === null) return { kind: 'done' };
			const { key } = JSON.parse(body) as StockEntry;
			const row = find.get({ key });
			if (row === undefined) throw new Error(`There is no movement ${key}`);
			const { project, product, variant, delta, reason, uuid: order, at } = row;
			const record = { id: key, project, product, variant, delta, reason, order, moved_at: new Date(Number(at)).toISOString() };
			const created = await askDirectus(target, { method: 'POST', path: '/items/stock_movement?fields=id,booked', body: record, stopped });
			// An earlier try arrived.
			const isThere = created.status === 400 && created.code === 'RECORD_NOT_UNIQUE';
			const answer = isThere ? await askDirectus(target, { method: 'GET', path: readPath([key]), stopped }) : created;
			if (answer.status !== 200) return { kind: 'later', reason: [answer.status, answer.code].filter((part) => part !== null).join(' ') };
			const found = toRecords(answer);
			if (found.records.length === 0) return { kind: 'later', reason: 'a movement that is there is not shown' };
			keep(found);
			return { kind: 'done' };
		},
		readBooked() {
			reading = reading.then(readOpen).catch((error: unknown) => {
				if (stopped.aborted) return;
				log.warn({ reason: error instanceof Error ? error.message : String(error) }, 'Directus does not say which movements are booked');
			});
			return reading;
		},
		async stop() {
			stopping.abort();
			await reading;
		},
	};
}

/**
 * Queues each movement that is not booked and does not wait in the outbox already: a movement is written in the transaction of its cause, wherever that
 * is. What is never queued is never booked, which the remaining stock relies on.
 */
export function queueUnsent({ sql, transaction }: Database, now: number, queue: (entry: StockEntry) => void): void {
	const unsent = sql
		.prepare(
			`SELECT key FROM stock_movement WHERE sent_at IS NULL AND booked_at IS NULL AND NOT EXISTS
				(SELECT 1 FROM outbox WHERE channel = 'stock' AND settled_at IS NULL AND body = json_object('key', key)) ORDER BY at, rowid`,
		)
		.all();
	if (unsent.length === 0) return;
	const note = sql.prepare('UPDATE stock_movement SET queued_at = :now WHERE key = :key');
	transaction(() => {
		for (const { key } of unsent) {
			note.run({ key: String(key), now });
			queue({ key: String(key) });
		}
	});
}

function readPath(keys: readonly string[]): string {
	const filter = JSON.stringify({ id: { _in: keys } });
	return `/items/stock_movement?fields=id,booked&limit=${keys.length}&filter=${encodeURIComponent(filter)}`;
}

interface Records {
	readonly records: readonly { readonly id: string; readonly booked: boolean }[];
	readonly answeredAt: number;
}

/** @throws Error where the answer is not one of Directus, so that it is asked again */
function toRecords({ data, answeredAt }: DirectusAnswer): Records {
	// It is compared with the time that a fetch keeps of the same server (pipeline/directus/read-whole.ts).
	if (Number.isNaN(answeredAt)) throw new Error('Directus does not say the time (header Date)');
	const records = (Array.isArray(data) ? data : [data]).map((record: { readonly id?: unknown; readonly booked?: unknown } | null) => {
		if (typeof record?.id !== 'string') throw new Error('Directus shows a movement without its key');
		return { id: record.id, booked: record.booked === true || record.booked === 1 };
	});
	return { records, answeredAt };
}
