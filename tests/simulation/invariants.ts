/** What has to be so after each step, read from the database alone; what was there before is remembered, because much is never changed. */

import { project } from '../orders/run-orders.ts';
import { forbiddenRows, forbiddenUnlessJumped, forbiddenUnlessRestored } from './forbidden-rows.ts';
import { nameOf, pieces } from './goods.ts';
import { findStaleView } from './watches/desk-view.ts';
import { createPromises } from './watches/promises.ts';
import { traceless } from './watches/traces.ts';
import type { World } from './world.ts';

export interface Watch {
	/** A sentence for what is wrong; null: nothing. */
	look(): string | null;
	/** The database was replaced by an older one. */
	forget(): void;
}

const hourMs = 3_600_000;

/** What is written once, and never changed: a text for each row, by its key. What stands after `gone` may be emptied later. */
const lasting: Readonly<Record<string, string>> = {
	ledger: 'SELECT id AS key, json_array(order_id, at, provider, kind, reference, cents) AS text FROM ledger',
	document: 'SELECT id AS key, json_array(kind, order_id, number, at, cents, corrects) AS text FROM document',
	facts: 'SELECT id AS key, facts AS text FROM document WHERE facts IS NOT NULL',
	file: 'SELECT id AS key, json_array(document_id, name, sha256, chain) AS text FROM document_file',
	movement: 'SELECT key, json_array(order_id, position, product, variant, delta, reason) AS text FROM stock_movement',
	order: 'SELECT id AS key, json_array(uuid, total_cents, shipping_cents) AS text FROM shop_order',
	line: "SELECT order_id || '/' || position AS key, json_array(product, variant, count, cents) AS text FROM order_line",
	command: 'SELECT id AS key, json_array(state, answer) AS text FROM desk_command',
};
/** These may be gone after years: what they say is emptied. */
const emptied: ReadonlySet<string> = new Set(['facts']);

export function createWatch(world: World): Watch {
	const known = new Map(Object.keys(lasting).map((name) => [name, new Map<string, string>()]));
	const promises = createPromises(world);
	/** By their UUIDs: a number comes again once the newest entries were deleted. */
	const settled = new Set<string>();
	/** Of documents that a restored database has lost: their numbers are in the world. */
	const lostNumbers = new Set<string>();
	let lastEvent = 0;
	let lastDocument = 0;
	let lookedMs = world.time.trueMs();
	/** What the last look saw, and what it said. */
	let seen = '';
	let said: string | null = null;

	/** Another one where anything was written since, or the world has learned anything that the database has to agree with. */
	function stateOf(): string {
		const { orders, figures, withdrawals, subscribers, pressed, isRestored } = world;
		const [version] = world.rows('PRAGMA data_version');
		return [version?.data_version, orders.length, figures.orders, withdrawals.size, subscribers.size, pressed.size, isRestored].join(' ');
	}

	function findChange(): string | null {
		for (const [name, sql] of Object.entries(lasting)) {
			const before = known.get(name) ?? new Map<string, string>();
			const now = new Map(world.rows(sql).map(({ key, text }) => [String(key), String(text)]));
			for (const [key, text] of before) {
				const other = now.get(key);
				if (other === undefined && emptied.has(name)) continue;
				if (other !== text) return `${name} ${key} was ${text}, and is ${other ?? 'gone'}`;
			}
			known.set(name, now);
		}
		return null;
	}

	/** A mail that counts as sent is with the mail server, and nothing that left waits again. */
	function findLostMail(): string | null {
		for (const { id, uuid, settled_at } of world.rows("SELECT id, uuid, settled_at FROM outbox WHERE channel <> 'desk' ORDER BY id")) {
			const isSettled = settled_at !== null;
			if (settled.has(String(uuid)) && !isSettled) return `Entry ${id} of the outbox had left, and waits again`;
			if (!isSettled || settled.has(String(uuid))) continue;
			settled.add(String(uuid));
			const [entry] = world.rows("SELECT channel, refusal, json_extract(body, '$.to') AS recipient FROM outbox WHERE id = :id", {
				id: Number(id),
			});
			if (entry?.channel !== 'mail') continue;
			if (entry.refusal !== null) world.unreached.add(String(entry.recipient));
			else if (!world.mail.takenIds.has(`<${uuid}@${project}>`)) return `Mail ${id} counts as sent, and no server has it`;
		}
		return null;
	}

	/** What the service does in its own name has a time that the world has, too. What follows from a provider's answer may have been begun before the clock jumped. */
	function findWrongTime(): string | null {
		const [earliest, latest] = [lookedMs - 1.1 * hourMs, world.time.trueMs() + 1.1 * hourMs];
		const events = world.rows(
			`SELECT id, order_id, transition, at FROM order_event AS event WHERE id > :last AND transition NOT IN ('await_time', 'link_sent')
				AND (transition IN ('accept', 'cancel', 'remind') OR who = 'service')
				AND (transition = 'accept' OR NOT EXISTS (
					SELECT 1 FROM order_event AS answer WHERE answer.order_id = event.order_id AND answer.at = event.at AND answer.transition LIKE 'payment\\_%' ESCAPE '\\'))
				ORDER BY id`,
			{ last: lastEvent },
		);
		const documents = world.rows('SELECT id, number, at FROM document WHERE id > :last ORDER BY id', { last: lastDocument });
		lastEvent = Number(world.rows('SELECT coalesce(max(id), 0) AS id FROM order_event')[0]?.id);
		lastDocument = Number(world.rows('SELECT coalesce(max(id), 0) AS id FROM document')[0]?.id);
		lookedMs = world.time.trueMs();
		for (const { number } of documents)
			if (lostNumbers.has(String(number))) return `The number ${number} was issued before the restore, and again after it`;
		const wrong = [...events, ...documents].find(({ at }) => Number(at) < earliest || Number(at) > latest);
		return wrong === undefined ? null : `${JSON.stringify(wrong)} has a time that was not`;
	}

	/** Held or sold: the forbidden rows compare the movements with the orders. */
	function findOversold(): string | null {
		if (world.isRestored) return null;
		const sold = new Map(
			world
				.rows('SELECT product, variant, -sum(delta) AS sold FROM stock_movement GROUP BY product, variant')
				.map(({ product, variant, sold: count }) => [`${product}/${variant ?? ''}`, Number(count)]),
		);
		for (const piece of pieces) {
			if (piece.stock === null) continue;
			const name = nameOf(piece);
			const there = piece.stock + (world.directus.edited.get(name) ?? 0);
			if ((sold.get(name) ?? 0) > there) return `${sold.get(name)} of ${name} are sold, and there were ${there}`;
		}
		return null;
	}

	/** Only a buyer's press of the button confirms an address. */
	function findUnpressed(): string | null {
		const confirmed = world.rows('SELECT order_id FROM order_confirmation WHERE confirmed_at IS NOT NULL');
		const unpressed = confirmed.find(({ order_id }) => !world.pressed.has(Number(order_id)));
		return unpressed === undefined ? null : `The address of order ${unpressed.order_id} is confirmed, and nobody pressed the button`;
	}

	/** A subscription that was confirmed goes on until its reader ends it. */
	function findUnsubscribed(): string | null {
		if (world.isRestored || world.subscribers.size === 0) return null;
		const kept = new Set(world.rows("SELECT email FROM subscription WHERE state = 'confirmed'").map(({ email }) => String(email)));
		const lost = [...world.subscribers].find((email) => !kept.has(email));
		return lost === undefined ? null : `The newsletter of ${lost} was confirmed and not ended, and is gone`;
	}

	/** What a buyer was told stands, whatever happened since. */
	function findBroken(): string | null {
		const orders = new Map(world.rows('SELECT id, uuid, total_cents FROM shop_order').map((row) => [Number(row.id), row]));
		for (const { confirmed, cents } of world.orders) {
			if (confirmed === null) continue;
			const stored = orders.get(confirmed.id);
			if (stored?.uuid !== confirmed.uuid || stored.total_cents !== cents)
				return `Order ${confirmed.id} was confirmed, and is not there as it was`;
		}
		if (world.isRestored) return null;
		const withdrawals = Number(world.rows('SELECT count(*) AS count FROM withdrawal')[0]?.count);
		return withdrawals < world.withdrawals.size
			? `${world.withdrawals.size} withdrawals were confirmed, and ${withdrawals} are kept`
			: null;
	}

	function* rowsToLookFor(): Iterable<string> {
		yield* forbiddenRows;
		if (!world.isRestored) yield* [...forbiddenUnlessRestored, ...traceless];
		if (!world.time.hasJumped()) yield* forbiddenUnlessJumped;
	}

	function examine(): string | null {
		for (const sql of rowsToLookFor()) {
			const [row] = world.rows(sql);
			if (row !== undefined) return String(row.fault);
		}
		// The order matters: each of these learns what is new.
		return (
			findChange() ??
			findLostMail() ??
			findWrongTime() ??
			findOversold() ??
			findUnpressed() ??
			findUnsubscribed() ??
			findBroken() ??
			promises.find() ??
			findStaleView(world)
		);
	}

	return {
		look() {
			const [contradiction] = world.contradictions;
			if (contradiction !== undefined) return contradiction;
			const state = stateOf();
			// What was sound, and is as it was, is sound.
			if (state !== seen) said = examine();
			else lookedMs = world.time.trueMs();
			seen = state;
			return said;
		},
		forget() {
			for (const text of known.get('document')?.values() ?? []) {
				const number = (JSON.parse(text) as unknown[])[2];
				if (number !== null) lostNumbers.add(String(number));
			}
			for (const rows of known.values()) rows.clear();
			settled.clear();
			promises.forget();
			seen = '';
			lastEvent = Number(world.rows('SELECT coalesce(max(id), 0) AS id FROM order_event')[0]?.id);
			lastDocument = Number(world.rows('SELECT coalesce(max(id), 0) AS id FROM document')[0]?.id);
			for (const { number } of world.rows('SELECT number FROM document WHERE number IS NOT NULL')) lostNumbers.delete(String(number));
		},
	};
}
