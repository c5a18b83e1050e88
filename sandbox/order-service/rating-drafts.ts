/** Brings ratings to the backend as drafts. Each stands in the database before, so that none is lost while the backend is down. */
import type { Service } from './service.ts';

/** Where ratings go on to. */
export interface RatingTarget {
	/** Origin of Directus. */
	readonly url: string;
	/** May create ratings and nothing else. */
	readonly token: string;
}

export interface RatingDrafts {
	/** Sends what was not sent yet, one after the other. Rejects never: what fails is told to the operator and tried again with the next call. */
	send(): Promise<void>;
	/** Breaks off what is on its way, which stays unsent. */
	stop(): Promise<void>;
}

const answerTimeoutMs = 30_000;

/** null: no backend is configured, and ratings stay where they are. */
export function createRatingDrafts(
	target: RatingTarget | null,
	{ database, house, nowMs }: Pick<Service, 'database' | 'house' | 'nowMs'>,
): RatingDrafts {
	if (target === null) return { send: async () => {}, stop: async () => {} };
	let running: Promise<void> | null = null;
	let asked = false;
	const stopping = new AbortController();

	const sendAll = async (): Promise<void> => {
		const rows = database.sql.prepare('SELECT * FROM rating WHERE sent_at IS NULL AND held_back IS NULL ORDER BY id').all();
		for (const { id, at, product, stars, title, text, display_name } of rows) {
			const response = await fetch(`${target.url}/items/ecommerce_product_rating`, {
				method: 'POST',
				headers: { 'content-type': 'application/json', authorization: `Bearer ${target.token}` },
				body: JSON.stringify({
					status: 'draft',
					project: house.project,
					product,
					rating: stars,
					title,
					text,
					display_name,
					date_created: new Date(Number(at)).toISOString(),
				}),
				redirect: 'error',
				signal: AbortSignal.any([stopping.signal, AbortSignal.timeout(answerTimeoutMs)]),
			});
			await response.body?.cancel();
			if (!response.ok) throw new Error(`The backend answers ${response.status} to rating ${id}`);
			database.sql.prepare('UPDATE rating SET sent_at = ? WHERE id = ?').run(nowMs(), id ?? null);
		}
	};
	const run = async (): Promise<void> => {
		try {
			do {
				asked = false;
				await sendAll();
			} while (asked);
		} catch (error) {
			if (stopping.signal.aborted) return;
			console.error('Ratings could not be sent on; they are kept:', error instanceof Error ? error.message : String(error));
		} finally {
			running = null;
		}
	};
	return {
		send() {
			asked = true;
			running ??= run();
			return running;
		},
		async stop() {
			stopping.abort();
			await running;
		},
	};
}
