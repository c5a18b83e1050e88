/** Up to which day statements tell of all payments. Only that moves deadlines: when a file was read says nothing of what the bank knows since. */
import type { Database } from '../../store/database.ts';
import { readSetting, writeSetting } from '../../store/settings.ts';
import { addDays, type BankStatement } from './statement/bank-statement.ts';

export interface Reach {
	readonly file: string;
	/** null: it moves no deadline. */
	readonly until: string | null;
	/** Why it moves none. */
	readonly why: 'other_account' | 'unknown_account' | 'no_day' | 'unreadable' | null;
	/** Days that no statement tells of, before this one; null: there are none. */
	readonly gap: readonly [from: string, until: string] | null;
}

export interface ReachOptions {
	/** null: the file names no account, and nothing in it is of this shop. */
	readonly isOwn: boolean | null;
	/** A day up to which a person confirms that the file tells all; null: none. */
	readonly confirmed: string | null;
	readonly today: string;
}

export function reachOf(statement: BankStatement, { isOwn, confirmed, today }: ReachOptions, knownUntil: string | null): Reach {
	const { file, from } = statement;
	const none = (why: Reach['why']): Reach => ({ file, until: null, why, gap: null });
	if (isOwn === false) return none('other_account');
	const confirmedHere = statement.format === 'csv' || statement.until === null ? confirmed : null;
	if (isOwn === null && confirmedHere === null) return none('unknown_account');
	// What cannot be read may be the payment that an order waits for.
	if (confirmedHere === null && statement.entries.some(({ kind }) => kind === 'unreadable')) return none('unreadable');
	const stated = statement.until ?? (statement.reachesToNewest ? newestDay(statement, today) : null);
	const last = [stated, confirmedHere]
		.filter((day) => day !== null)
		.toSorted()
		.at(-1);
	if (last === undefined) return none('no_day');
	// More may come on a day that is not over.
	const yesterday = addDays(today, -1);
	const gap =
		from !== null && knownUntil !== null && from > addDays(knownUntil, 1) ? ([addDays(knownUntil, 1), addDays(from, -1)] as const) : null;
	return { file, until: last < yesterday ? last : yesterday, why: null, gap };
}

function newestDay({ entries }: BankStatement, today: string): string | null {
	const days = entries.flatMap((entry) => (entry.kind === 'entry' && entry.state === 'booked' && entry.day !== null ? [entry.day] : []));
	return (
		days
			.filter((day) => day <= today)
			.toSorted()
			.at(-1) ?? null
	);
}

/** null: none is known. */
export function readKnownUntil(database: Pick<Database, 'sql'>): string | null {
	return readSetting(database, 'transfers_known_until');
}

/** It only moves on. */
export function noteKnownUntil(database: Pick<Database, 'sql'>, until: string | null): void {
	const known = readKnownUntil(database);
	if (until !== null && (known === null || until > known)) writeSetting(database, 'transfers_known_until', until);
}
