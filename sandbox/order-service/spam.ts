/** Separates programs' messages from visitors', without asking a third party and without a riddle for people. */
import { minimumFillMs } from '../../client/orders/contract/limits.ts';
import type { Service } from './service.ts';

export type Suspicion = 'hidden field' | 'too fast' | 'same words';

/** The tables of what visitors write to the shop. */
export type WordsTable = 'message' | 'shop_request' | 'rating';

const dayMs = 24 * 3_600_000;
/** Shorter ones two people write alike ("Bitte um Rückruf"). */
const tellingLength = 20;
/** Visitors who write once more because no answer came yet are no program. */
const sameWordsPerDay = 2;

/** null: nothing speaks against it. A suspected message gets the same answer as any other, so that no program learns from it. */
export function suspect(
	{ website, elapsed_ms }: { readonly website?: string | undefined; readonly elapsed_ms: number },
	form: keyof typeof minimumFillMs,
): Suspicion | null {
	if (website !== undefined && website !== '') return 'hidden field';
	return elapsed_ms < minimumFillMs[form] ? 'too fast' : null;
}

/**
 * The same for a visitor's words, inside the transaction that keeps them: words sent many times, under any name and from any address, come from a
 * program. This holds where the time is unknown, because the browser ran no scripts.
 */
export function suspectWords(
	text: string | null,
	table: WordsTable,
	{ database, nowMs }: Pick<Service, 'database' | 'nowMs'>,
): Suspicion | null {
	if (text === null || text.length < tellingLength) return null;
	const found = database.sql.prepare(`SELECT count(*) AS count FROM ${table} WHERE at > ? AND text = ?`).get(nowMs() - dayMs, text);
	return Number(found?.count) >= sameWordsPerDay ? 'same words' : null;
}
