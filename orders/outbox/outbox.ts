/**
 * What leaves the service. An entry is written in the transaction that it belongs to, so that it exists exactly when its cause does. It is delivered
 * after that, at least once: a crash between a delivery and its note repeats it, and its channel has to bear that. So notes do not wait for the disk (docs/decisions/0078).
 */
import { machineRandomness, type Randomness } from '../randomness.ts';
import type { Database } from '../store/database.ts';
import { patiently } from '../store/write-lock.ts';
import { type After, machineAfter } from '../timers.ts';
import { inTurn } from './in-turn.ts';

export interface OutboxEntry {
	readonly id: number;
	/** The same at every try, so that the other side can tell a repetition. */
	readonly uuid: string;
	/** JSON, as the channel reads it. */
	readonly body: string;
	/** When it was queued, in milliseconds since 1970. */
	readonly at: number;
	/** With this one. */
	readonly tries: number;
}

export type Delivery =
	| { readonly kind: 'done' }
	/** The other side will never take it. */
	| { readonly kind: 'refused'; readonly reason: string }
	/** We do not send it, by a rule of ours. */
	| { readonly kind: 'dropped'; readonly reason: string }
	/** It is tried again; `dueAt` says when, else after a growing delay. */
	| { readonly kind: 'later'; readonly reason: string; readonly dueAt?: number };

/** A way out, such as mail. An error that it throws counts as `later`. */
export interface Channel {
	deliver(entry: OutboxEntry): Promise<Delivery>;
}

/** `Bodies`: what each channel takes, by its name. */
export interface Outbox<Bodies> {
	/** To be called inside the transaction that the entry belongs to. `dueAt`: not before that time, in milliseconds since 1970. */
	queue<Name extends keyof Bodies & string>(channel: Name, body: Bodies[Name], dueAt?: number): void;
	/** Delivers what is due, one entry of each channel after the other, and what that queues. Rejects never: what fails stays queued. */
	deliver(): Promise<void>;
	/** Begins to deliver after a moment: what many visitors cause in it goes together. */
	deliverSoon(): void;
	/** Delivers nothing more. Resolves when the entry that is on its way has arrived or failed. */
	stop(): Promise<void>;
	/** Why the last delivery of each channel failed, by its name; one whose last delivery did not fail is left out. */
	faults(): ReadonlyMap<string, string>;
	/** The entries that wait, and when the oldest of them was queued; null: none waits. */
	backlog(): { readonly waiting: number; readonly oldestAt: number | null };
}

/** The part of a log that the service writes to; pino has this shape. Details never hold what a visitor wrote. */
export interface Log {
	info(details: Readonly<Record<string, unknown>>, message: string): void;
	warn(details: Readonly<Record<string, unknown>>, message: string): void;
	error(details: Readonly<Record<string, unknown>>, message: string): void;
}

interface DueEntry extends OutboxEntry {
	readonly channel: string;
}

export interface OutboxOptions<Bodies> {
	readonly database: Database;
	readonly channels: { readonly [Name in keyof Bodies & string]: Channel };
	readonly log: Log;
	nowMs(): number;
	/** Left out, the machine's timers. */
	readonly after?: After;
	/** Left out, the machine's. */
	readonly randomness?: Randomness;
	/** Called before each delivery: queues what is noted elsewhere. Left out, there is nothing of the kind. */
	readonly refill?: () => void;
	/** Whether nothing leaves through a channel for now. Left out, all are open. */
	readonly isHeld?: (channel: string) => boolean;
}

const firstDelayMs = 60_000;
const longestDelayMs = 3_600_000;
/** Channels name a time within the next hour as well. */
const longestPutOffMs = 2 * longestDelayMs;
/** After so many tries in vain, about half an hour, the operator is told once. */
const triesUntilAlert = 5;
/** So many failures in a row are the other side's, not the entries': the others would wait as long for it, and are tried with the next call. */
const patience = 5;
const momentMs = 20;

export function createOutbox<Bodies>({
	database,
	channels,
	log,
	nowMs,
	after = machineAfter,
	randomness = machineRandomness,
	refill,
	isHeld = () => false,
}: OutboxOptions<Bodies>): Outbox<Bodies> {
	const { sql } = database;
	let isStopping = false;
	let seenMs = Number.POSITIVE_INFINITY;
	let cancelSoon: (() => void) | null = null;
	const channelNamed = new Map<string, Channel>(Object.entries(channels));
	const insert = sql.prepare('INSERT INTO outbox (channel, uuid, body, at, due_at) VALUES (:channel, :uuid, :body, :now, :dueAt)');
	const due = sql.prepare(
		`SELECT id, channel, uuid, body, at, tries + 1 AS tries FROM outbox
			WHERE settled_at IS NULL AND channel = :channel AND due_at <= :now AND id > :after ORDER BY id LIMIT 1`,
	);
	const begin = sql.prepare('UPDATE outbox SET tries = tries + 1 WHERE id = :id');
	const settle = sql.prepare('UPDATE outbox SET settled_at = :now, refusal = :refusal WHERE id = :id');
	const postpone = sql.prepare('UPDATE outbox SET due_at = :dueAt WHERE id = :id');
	const bringBack = sql.prepare('UPDATE outbox SET due_at = :now WHERE settled_at IS NULL AND (at > :now OR due_at > :latest)');
	const waitingChannels = sql.prepare('SELECT DISTINCT channel FROM outbox WHERE settled_at IS NULL AND due_at <= :now');
	const faults = new Map<string, string>();
	const newestId = sql.prepare('SELECT max(id) AS id FROM outbox');

	/** If the clock was put back, also while the service did not run, what was queued or put off before would wait until it shows that time again. */
	function keepUpWithClock(): void {
		const now = nowMs();
		if (now < seenMs) database.note(() => bringBack.run({ now, latest: now + longestPutOffMs }));
		seenMs = now;
	}

	/** Takes the first one after `after` that is due, and counts the try before it leaves: what cannot be noted, because the disk is full, would leave again and again. */
	function take(channel: string, after: number): DueEntry | undefined {
		// The schema allows nothing else.
		const entry = due.get({ channel, now: nowMs(), after }) as DueEntry | undefined;
		if (entry !== undefined) begin.run({ id: entry.id });
		return entry;
	}

	/** Notes how it went. False where its channel did not work. */
	function conclude({ id, tries, channel }: DueEntry, delivery: Delivery): boolean {
		const now = nowMs();
		if (delivery.kind === 'later') {
			postpone.run({ id, dueAt: delivery.dueAt ?? now + Math.min(firstDelayMs * 2 ** (tries - 1), longestDelayMs) });
			if (delivery.dueAt === undefined) faults.set(channel, delivery.reason);
			const details = { entry: id, channel, tries, reason: delivery.reason };
			if (tries === triesUntilAlert) log.error(details, 'An entry of the outbox still cannot be delivered');
			else log.warn(details, 'An entry of the outbox waits');
			return delivery.dueAt !== undefined;
		}
		const refusal = delivery.kind === 'done' ? null : delivery.reason;
		settle.run({ id, now, refusal });
		if (delivery.kind !== 'dropped') faults.delete(channel);
		if (delivery.kind === 'refused') log.error({ entry: id, channel, reason: refusal }, 'An entry of the outbox was refused for good');
		return true;
	}

	async function deliverThrough(channel: string): Promise<void> {
		let failures = 0;
		let entry = isStopping || isHeld(channel) ? undefined : await patiently(() => database.note(() => take(channel, 0)));
		while (entry !== undefined) {
			const current = entry;
			const { id, uuid, body, at, tries } = current;
			const delivery = await tryDeliver(channelNamed.get(channel), { id, uuid, body, at, tries });
			// What has left is noted, however long another program holds the lock: it would leave again.
			entry = await patiently(() =>
				database.note(() => {
					failures = conclude(current, delivery) ? 0 : failures + 1;
					return isStopping || isHeld(channel) || failures === patience ? undefined : take(channel, id);
				}),
			);
		}
	}

	/** Channels wait for nothing of each other: mails leave while Directus is slow or down. */
	const lanes = new Map<string, () => Promise<void>>();
	const running = new Set<string>();
	const runLane = async (channel: string): Promise<void> => {
		running.add(channel);
		try {
			await deliverThrough(channel);
		} finally {
			running.delete(channel);
		}
	};
	const laneOf = (channel: string): (() => Promise<void>) => {
		const lane = lanes.get(channel) ?? inTurn(() => runLane(channel), reportUnreadable);
		lanes.set(channel, lane);
		return lane;
	};
	const reportUnreadable = (error: unknown): void => log.error({ reason: reasonOf(error) }, 'The outbox cannot be read');
	/** What a delivery queues, such as the mail of a document, leaves with it. */
	const deliverLane = async (channel: string): Promise<void> => {
		const newest = newestId.get()?.id;
		await laneOf(channel)();
		if (!isStopping && newestId.get()?.id !== newest) await deliver();
	};
	const deliver = async (): Promise<void> => {
		// What cannot be noted would be delivered again and again.
		if (database.damage() !== null) return;
		try {
			keepUpWithClock();
			refill?.();
			const names = waitingChannels.all({ now: nowMs() }).map(({ channel }) => String(channel));
			// Of the others nothing is due; what runs is waited for, and looks once more.
			await Promise.all([...new Set([...names, ...running])].map(deliverLane));
		} catch (error) {
			reportUnreadable(error);
		}
	};
	return {
		queue(channel, body, dueAt) {
			const now = nowMs();
			insert.run({ channel, uuid: randomness.uuid(), body: JSON.stringify(body), now, dueAt: dueAt ?? now });
		},
		deliver,
		deliverSoon() {
			cancelSoon ??= after(momentMs, () => {
				cancelSoon = null;
				void deliver();
			});
		},
		async stop() {
			isStopping = true;
			cancelSoon?.();
			await deliver();
			// Also where nothing could be queued or read: what is on its way would write into a database that is closed.
			await Promise.all([...running].map((channel) => laneOf(channel)()));
		},
		faults: () => faults,
		backlog() {
			const { waiting, oldestAt } =
				sql.prepare('SELECT count(*) AS waiting, min(at) AS oldestAt FROM outbox WHERE settled_at IS NULL').get() ?? {};
			return { waiting: Number(waiting), oldestAt: oldestAt === null || oldestAt === undefined ? null : Number(oldestAt) };
		},
	};
}

async function tryDeliver(channel: Channel | undefined, entry: OutboxEntry): Promise<Delivery> {
	if (channel === undefined) return { kind: 'later', reason: 'There is no such channel' };
	try {
		return await channel.deliver(entry);
	} catch (error) {
		return { kind: 'later', reason: reasonOf(error) };
	}
}

function reasonOf(error: unknown): string {
	return error instanceof Error ? error.message : String(error);
}
