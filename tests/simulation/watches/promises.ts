/** What one transaction promises, another one keeps: mails of documents, mails that wait for their server, and payments that a provider has told of. */
import { aCompany, project } from '../../orders/run-orders.ts';
import type { World } from '../world.ts';

const hourMs = 3_600_000;
/** As the operator's guide says: a mail is tried for so long. */
const patienceMs = 5 * 24 * hourMs;
const shopAddress = aCompany().email;

export interface Promises {
	/** A sentence for a promise that was broken; null: there is none. */
	find(): string | null;
	/** The database was replaced by an older one. */
	forget(): void;
}

export function createPromises(world: World): Promises {
	/** When entries of the outbox were there for sure, at the earliest: the look before the one that saw them. By UUID. */
	const sinceMs = new Map<string, number>();
	const ended = new Set<string>();
	let lastFile = 0;
	let lastCancel = 0;
	let lookedMs = world.time.trueMs();

	/** What is archived for a buyer is on its way to the buyer. */
	function findUnsentDocument(): string | null {
		const last = Number(world.rows('SELECT coalesce(max(id), 0) AS id FROM document_file')[0]?.id);
		if (last === lastFile) return null;
		const [unsent] = world.rows(
			`SELECT document.id, kind, order_id FROM document WHERE EXISTS (SELECT 1 FROM document_file WHERE document_id = document.id AND id > :last)
				AND NOT EXISTS (SELECT 1 FROM outbox, json_each(body, '$.attachments') AS part JOIN document_file ON document_file.id = json_extract(part.value, '$.file')
					WHERE channel = 'mail' AND document_id = document.id)`,
			{ last: lastFile },
		);
		lastFile = last;
		return unsent === undefined
			? null
			: `Document ${unsent.id} (${unsent.kind}) of order ${unsent.order_id} is archived, and no mail has it`;
	}

	/** A mail is given up after five days, or where its server refuses it for good; and the shop hears of each. */
	function findGivenUp(): string | null {
		const now = world.time.trueMs();
		for (const { id, uuid, settled_at, refusal } of world.rows("SELECT id, uuid, settled_at, refusal FROM outbox WHERE channel = 'mail'")) {
			const key = String(uuid);
			if (!sinceMs.has(key)) sinceMs.set(key, lookedMs);
			if (settled_at === null || refusal === null || ended.has(key)) continue;
			ended.add(key);
			const [mail] = world.rows(
				"SELECT json_extract(body, '$.to') AS address, json_extract(body, '$.isOfForm') AS is_of_form FROM outbox WHERE id = :id",
				{
					id: Number(id),
				},
			);
			const address = String(mail?.address);
			if (mail?.is_of_form === 1 && refusal === 'too many mails to one address') continue;
			if (address === shopAddress) return `Mail ${id} to the shop itself was given up: ${refusal}`;
			const isRefused = world.mail.refused.has(`<${key}@${project}>`);
			const ageMs = now - (sinceMs.get(key) ?? now);
			if (!isRefused && ageMs < patienceMs)
				return `Mail ${id} to ${address} was given up after ${Math.round(ageMs / hourMs)} hours: ${refusal}`;
			const heard = world.rows(
				"SELECT 1 FROM outbox WHERE channel = 'mail' AND json_extract(body, '$.to') = :shop AND instr(json_extract(body, '$.text'), :address) > 0 AND id > :id",
				{ shop: shopAddress, address: `\n${address}\n`, id: Number(id) },
			);
			if (heard.length === 0) return `Mail ${id} to ${address} was given up, and the shop was not told`;
		}
		return null;
	}

	/** What a provider has told of a payment is looked at before its order ends as not paid. */
	function findUnheard(): string | null {
		const cancels = world.rows(
			"SELECT event.id, uuid, order_id, why FROM order_event AS event JOIN shop_order ON shop_order.id = order_id WHERE event.id > :last AND transition = 'cancel' AND who = 'service' ORDER BY event.id",
			{ last: lastCancel },
		);
		for (const { id, uuid, order_id, why } of cancels) {
			lastCancel = Number(id);
			// What came while it was cancelled came too late.
			const heard = world.told.find(
				(told) => told.uuid === uuid && told.atMs < lookedMs && (world.lookedAt.get(told.uuid) ?? 0) < told.atMs,
			);
			if (heard !== undefined && why !== 'sold before its payment')
				return `Order ${order_id} was cancelled (${why}), and nobody had looked at its payment since ${heard.what} was taken`;
		}
		return null;
	}

	return {
		find() {
			const fault = findUnsentDocument() ?? findGivenUp() ?? findUnheard();
			lookedMs = world.time.trueMs();
			return fault;
		},
		forget() {
			ended.clear();
			lastFile = Number(world.rows('SELECT coalesce(max(id), 0) AS id FROM document_file')[0]?.id);
			lastCancel = Number(world.rows('SELECT coalesce(max(id), 0) AS id FROM order_event')[0]?.id);
		},
	};
}

/** At the end, each payment was looked at after a provider told of it. A sentence for one that was not; null: there is none. */
export function findNeverLookedAt(world: World): string | null {
	if (world.isRestored) return null;
	// With its person, the sessions of an order are forgotten.
	const sessions = new Set(world.rows('SELECT uuid FROM payment_session JOIN shop_order ON id = order_id').map(({ uuid }) => uuid));
	const heard = world.told.find(({ uuid, atMs }) => sessions.has(uuid) && (world.lookedAt.get(uuid) ?? 0) < atMs);
	return heard === undefined ? null : `Nobody has looked at the payment of ${heard.uuid} since ${heard.what} was taken`;
}
