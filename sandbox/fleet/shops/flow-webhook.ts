/** Calls a webhook after each edit, as a Flow of Directus does: no edit waits for it, no call is repeated, and a share of them can be lost. */
import type { WireRecord } from '../../../pipeline/snapshot/wire-record.ts';
import { createRandom } from '../../random.ts';

export interface WebhookTarget {
	readonly url: string;
	readonly secret: string;
	/** Share of calls that are never made, 0 to 100; 0 if left out. */
	readonly lossPercent?: number;
}

export interface FlowEvent {
	readonly event: 'items.create' | 'items.update' | 'items.delete';
	readonly collection: string;
	readonly keys: readonly (string | number)[];
	readonly payload: WireRecord | null;
	/** Who made the edit; null where nobody said. */
	readonly user: string | null;
}

export interface WebhookCounts {
	/** Answered with a status below 400. */
	readonly taken: number;
	readonly lost: number;
	/** Answered otherwise, or not at all. */
	readonly failed: number;
	/** On their way. */
	readonly pending: number;
}

export interface FlowWebhook {
	readonly counts: WebhookCounts;
	/** null: nobody is called. */
	aimAt(target: WebhookTarget | null): void;
	/** What becomes of the call. */
	call(event: FlowEvent): 'sent' | 'lost' | 'none';
}

const timeoutMs = 10_000;

export function createFlowWebhook(seed: number): FlowWebhook {
	const random = createRandom(seed);
	const counts = { taken: 0, lost: 0, failed: 0, pending: 0 };
	let target: WebhookTarget | null = null;

	async function send({ url, secret }: WebhookTarget, event: FlowEvent): Promise<void> {
		counts.pending += 1;
		try {
			const headers = { 'content-type': 'application/json', authorization: `Bearer ${secret}` };
			const answer = await fetch(url, { method: 'POST', headers, body: JSON.stringify(event), signal: AbortSignal.timeout(timeoutMs) });
			await answer.arrayBuffer();
			counts[answer.ok ? 'taken' : 'failed'] += 1;
		} catch {
			// A Flow notes it in its own log, and goes on.
			counts.failed += 1;
		} finally {
			counts.pending -= 1;
		}
	}

	return {
		counts,
		aimAt(next) {
			target = next;
		},
		call(event) {
			if (target === null) return 'none';
			if (random.next() * 100 < (target.lossPercent ?? 0)) {
				counts.lost += 1;
				return 'lost';
			}
			void send(target, event);
			return 'sent';
		},
	};
}
