/** Does what a request asks for once, however often it is sent: the same key gets the same answer. */
import { createHash } from 'node:crypto';
import type { Answer } from '../../client/orders/contract/answer.ts';
import type { Database } from './database.ts';

/** A visitor who comes back to a failed form later than that starts a new one: its draft lives as long as the tab. */
const keptMs = 7 * 24 * 3_600_000;
/** Without scripts a form has no key: the same body sent again within that time is a second click. */
const keptWithoutKeyMs = 10 * 60_000;

export interface OnceRequest {
	readonly endpoint: string;
	/** null: the body itself is the key. */
	readonly key: string | null;
	/** What the visitor said. */
	readonly said: unknown;
}

/** What `work` answers, `key_reused` for a key that belongs to another body. `work` runs inside the transaction that remembers its answer; a refusal is not remembered. */
export function answerOnce(
	database: Database,
	{ endpoint, key, said }: OnceRequest,
	now: number,
	work: () => Answer,
): Answer | 'key_reused' {
	const fingerprint = createHash('sha256')
		.update(JSON.stringify([endpoint, said]))
		.digest('base64url');
	const { sql } = database;
	return database.transaction(() => {
		sql.prepare('DELETE FROM request WHERE at < ? OR (key = fingerprint AND at < ?)').run(now - keptMs, now - keptWithoutKeyMs);
		const known = sql.prepare('SELECT fingerprint, answer FROM request WHERE key = ?').get(key ?? fingerprint);
		if (known !== undefined) return known.fingerprint === fingerprint ? (JSON.parse(String(known.answer)) as Answer) : 'key_reused';
		const answer = work();
		if (answer.status === 'ok') {
			sql
				.prepare('INSERT INTO request (key, endpoint, fingerprint, answer, at) VALUES (?, ?, ?, ?, ?)')
				.run(key ?? fingerprint, endpoint, fingerprint, JSON.stringify(answer), now);
		}
		return answer;
	});
}
