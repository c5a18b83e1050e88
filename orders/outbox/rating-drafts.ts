/** Brings ratings to the backend as drafts. Each is in the database before, so that none is lost while the backend is down. */

import type { Company } from '../shop/company.ts';
import type { Database } from '../store/database.ts';
import { type DirectusTarget, isFinalRefusal, readErrorCode } from './directus-api.ts';
import { inTurn } from './in-turn.ts';
import type { Log } from './outbox.ts';

/** Where ratings go on to; its token may create ratings and nothing else. */
export type RatingTarget = DirectusTarget;

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

interface RatingStorage {
	readonly database: Database;
	readonly company: Company;
	readonly log: Log;
	nowMs(): number;
}

/** `target` null: no backend is configured, and ratings stay where they are. */
export function createRatingDrafts(target: RatingTarget | null, storage: RatingStorage): RatingDrafts {
	if (target === null) return { send: async () => {}, stop: async () => {} };
	const stopping = new AbortController();
	const sendUnsent = createSender({ ...storage, target, stopped: stopping.signal });
	const send = inTurn(sendUnsent, (error) => {
		storage.log.error({ reason: error instanceof Error ? error.message : String(error) }, 'Ratings could not be sent on; they are kept');
	});
	return {
		send,
		async stop() {
			stopping.abort();
			await send();
		},
	};
}

interface Sending extends RatingStorage {
	readonly target: RatingTarget;
	readonly stopped: AbortSignal;
}

/** Returns what sends every unsent rating, one after the other. */
function createSender(sending: Sending): () => Promise<void> {
	/** How often each was tried in vain: the others come first, so that no few of them use up the patience every time. */
	const failures = new Map<number, number>();
	return async () => {
		const rows = sending.database.sql
			.prepare(
				'SELECT id, at, language, product, stars, title, text, display_name FROM rating WHERE sent_at IS NULL AND held_back IS NULL ORDER BY id',
			)
			// the schema allows nothing else
			.all() as unknown as StoredRating[];
		const triesOf = ({ id }: StoredRating): number => failures.get(id) ?? 0;
		let inARow = 0;
		for (const rating of rows.toSorted((left, right) => triesOf(left) - triesOf(right))) {
			if (sending.stopped.aborted || inARow >= patience) return;
			const isSettled = await trySettle(rating, sending);
			inARow = isSettled ? 0 : inARow + 1;
			if (isSettled) failures.delete(rating.id);
			else failures.set(rating.id, triesOf(rating) + 1);
		}
	};
}

/** False where it has to be tried again. */
async function trySettle(rating: StoredRating, sending: Sending): Promise<boolean> {
	try {
		return await settle(rating, sending);
	} catch (error) {
		if (!sending.stopped.aborted) {
			const reason = error instanceof Error ? error.message : String(error);
			sending.log.error({ rating: rating.id, reason }, 'A rating could not be sent on; it is kept');
		}
		return false;
	}
}

async function settle(rating: StoredRating, sending: Sending): Promise<boolean> {
	const { sql } = sending.database;
	const { id } = rating;
	const outcome = await toDraftOutcome(await postDraft(rating, sending));
	if (outcome.kind === 'sent') sql.prepare('UPDATE rating SET sent_at = :now WHERE id = :id').run({ now: sending.nowMs(), id });
	else {
		const what = outcome.kind === 'refused' ? 'held back' : 'kept';
		sending.log.error({ rating: id, reason: outcome.reason }, `The backend does not take a rating; it is ${what}`);
	}
	if (outcome.kind === 'refused') {
		sql.prepare('UPDATE rating SET held_back = :reason WHERE id = :id').run({ reason: `refused by the backend: ${outcome.reason}`, id });
	}
	return outcome.kind !== 'failed';
}

async function postDraft(
	{ at, language, product, stars, title, text, display_name }: StoredRating,
	{ target, company, stopped }: Sending,
): Promise<Response> {
	return await fetch(`${target.url}/items/ecommerce_product_rating`, {
		method: 'POST',
		headers: { 'content-type': 'application/json', authorization: `Bearer ${target.token}` },
		body: JSON.stringify({
			status: 'draft',
			project: company.project,
			product,
			rating: stars,
			title,
			text,
			display_name,
			language,
			date_created: new Date(at).toISOString(),
		}),
		redirect: 'error',
		signal: AbortSignal.any([stopped, AbortSignal.timeout(answerTimeoutMs)]),
	});
}

/** The meaning of the backend's answer to a rating. */
type DraftOutcome =
	| { readonly kind: 'sent' }
	/** For good: the same rating would be refused again. */
	| { readonly kind: 'refused'; readonly reason: string }
	/** The rating may be right, and the backend may take it later. */
	| { readonly kind: 'failed'; readonly reason: string };

/** Reads the answer to its end. The reason is the status with Directus' own code, such as `400 FAILED_VALIDATION`, and nothing that a visitor wrote. */
async function toDraftOutcome(response: Response): Promise<DraftOutcome> {
	const { ok, status } = response;
	if (ok) {
		await response.body?.cancel();
		return { kind: 'sent' };
	}
	const code = readErrorCode(await response.text());
	const reason = code === null ? String(status) : `${status} ${code}`;
	return { kind: isFinalRefusal(status) ? 'refused' : 'failed', reason };
}
