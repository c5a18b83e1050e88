/** Brings ratings to the backend as drafts. Each is in the database before, so that none is lost while the backend is down. */
import type { Database } from './database.ts';
import { toDraftOutcome } from './rating-answer.ts';
import type { House } from './read-house.ts';

/** Where ratings go on to. */
export interface RatingTarget {
	/** Origin of Directus. */
	readonly url: string;
	/** May create ratings and nothing else. */
	readonly token: string;
}

export interface RatingDrafts {
	/**
	 * Sends what was not sent yet, one after the other. Rejects never: a failure is reported to the operator and tried again with the next call, but
	 * what the backend refuses for good is held back with its reason.
	 */
	send(): Promise<void>;
	/** Breaks off what is on its way, which stays unsent. */
	stop(): Promise<void>;
}

const answerTimeoutMs = 30_000;
/** So many failures in a row are the backend's, not the ratings'. */
const patience = 5;

/** A row of the database as it goes on. */
interface StoredRating {
	readonly id: number;
	readonly at: number;
	readonly language: string;
	readonly product: number;
	readonly stars: number;
	readonly title: string | null;
	readonly text: string | null;
	readonly display_name: string | null;
}

/** null: no backend is configured, and ratings stay where they are. */
export function createRatingDrafts(
	target: RatingTarget | null,
	{ database, house, nowMs }: { readonly database: Database; readonly house: House; nowMs(): number },
): RatingDrafts {
	if (target === null) return { send: async () => {}, stop: async () => {} };
	let running: Promise<void> | null = null;
	let asked = false;
	const stopping = new AbortController();
	/** How often each was tried in vain: the others come first, so that no few of them use up the patience every time. */
	const failures = new Map<number, number>();

	const post = async ({ at, language, product, stars, title, text, display_name }: StoredRating): Promise<Response> =>
		fetch(`${target.url}/items/ecommerce_product_rating`, {
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
				language,
				date_created: new Date(at).toISOString(),
			}),
			redirect: 'error',
			signal: AbortSignal.any([stopping.signal, AbortSignal.timeout(answerTimeoutMs)]),
		});
	/** False where it has to be tried again. */
	const settle = async (rating: StoredRating): Promise<boolean> => {
		const outcome = await toDraftOutcome(await post(rating));
		if (outcome.kind === 'sent') database.sql.prepare('UPDATE rating SET sent_at = ? WHERE id = ?').run(nowMs(), rating.id);
		else
			console.error(
				`The backend answers ${outcome.reason} to rating ${rating.id}; it is ${outcome.kind === 'refused' ? 'held back' : 'kept'}.`,
			);
		if (outcome.kind === 'refused')
			database.sql.prepare('UPDATE rating SET held_back = ? WHERE id = ?').run(`refused by the backend: ${outcome.reason}`, rating.id);
		return outcome.kind !== 'failed';
	};
	const trySettle = async (rating: StoredRating): Promise<boolean> => {
		try {
			return await settle(rating);
		} catch (error) {
			if (!stopping.signal.aborted) {
				const reason = error instanceof Error ? error.message : String(error);
				console.error(`Rating ${rating.id} could not be sent on; it is kept:`, reason);
			}
			return false;
		}
	};
	const sendAll = async (): Promise<void> => {
		const rows = database.sql
			.prepare(
				'SELECT id, at, language, product, stars, title, text, display_name FROM rating WHERE sent_at IS NULL AND held_back IS NULL ORDER BY id',
			)
			// the schema allows nothing else
			.all() as unknown as StoredRating[];
		const triesOf = ({ id }: StoredRating): number => failures.get(id) ?? 0;
		let inARow = 0;
		for (const rating of rows.toSorted((left, right) => triesOf(left) - triesOf(right))) {
			if (stopping.signal.aborted || inARow >= patience) return;
			const isSettled = await trySettle(rating);
			inARow = isSettled ? 0 : inARow + 1;
			if (isSettled) failures.delete(rating.id);
			else failures.set(rating.id, triesOf(rating) + 1);
		}
	};
	const run = async (): Promise<void> => {
		try {
			do {
				asked = false;
				await sendAll();
			} while (asked && !stopping.signal.aborted);
		} catch (error) {
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
