/** Up to which day statements tell of all payments. Only that moves deadlines: when a file was read says nothing of what the bank knows since. */
import type { Database } from '../../store/database.ts';
import { readSetting, writeSetting } from '../../store/settings.ts';
import { addDays, type BankStatement } from './statement/bank-statement.ts';

export interface Reach {
	readonly file: string;
	/** The first day that it tells of; `''`: it tells of all before. */
	readonly from: string;
	/** null: it moves no deadline. */
	readonly until: string | null;
	/** Why it moves none. */
	readonly why: 'other_account' | 'second_account' | 'unknown_account' | 'no_day' | 'unreadable' | null;
	/** Days that no statement tells of, before this one; null: there are none. */
	readonly gap: readonly [from: string, until: string] | null;
}

export interface ReachOptions {
	/** null: the file names no account, and nothing in it is of this shop. */
	readonly isOwn: boolean | null;
	/** False: buyers were told another account. */
	readonly receives: boolean;
	/** A day up to which a person confirms that the file tells all; null: none. */
	readonly confirmed: string | null;
	readonly today: string;
}

function reachOf(statement: BankStatement, { isOwn, receives, confirmed, today }: ReachOptions, knownUntil: string | null): Reach {
	const { file, from } = statement;
	const none = (why: Reach['why']): Reach => ({ file, from: '', until: null, why, gap: null });
	if (isOwn === false) return none('other_account');
	if (!receives) return none('second_account');
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
	const until = last < yesterday ? last : yesterday;
	return { file, from: confirmedHere === null ? (from ?? oldestDay(statement, until)) : '', until, why: null, gap };
}

/** Of statements that are read at once, in their order: a gap that another one fills is none. */
export function reachesOf(
	statements: readonly { readonly statement: BankStatement; readonly options: ReachOptions }[],
	knownUntil: string | null,
): readonly Reach[] {
	let known = knownUntil;
	const reached = new Map<BankStatement, Reach>();
	const firstDay = ({ from, until }: BankStatement): string => from ?? until ?? '';
	const byDay = statements.toSorted((one, other) => firstDay(one.statement).localeCompare(firstDay(other.statement)));
	for (const { statement, options } of byDay) {
		const reach = reachOf(statement, options, known);
		reached.set(statement, reach);
		if (reach.until !== null && (known === null || reach.until > known)) known = reach.until;
	}
	return statements.flatMap(({ statement }) => reached.get(statement) ?? []);
}

/** Where nothing says when a statement begins, its oldest entry does. */
function oldestDay({ entries }: BankStatement, until: string): string {
	const days = entries.flatMap((entry) => (entry.kind === 'entry' && entry.day !== null ? [entry.day] : []));
	return days.length === 0 ? '' : ([...days, until].toSorted()[0] ?? until);
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

/** Whether statements tell of a day: none told of the days before the first one. Gaps between statements are named when they are read. */
export function isDayKnown(database: Pick<Database, 'sql'>, day: string): boolean {
	const [from, until] = [readSetting(database, 'transfers_known_from') ?? '', readKnownUntil(database)];
	return until !== null && from <= day && day <= until;
}

/** Both ends only move away from each other. */
export function noteKnown(database: Pick<Database, 'sql'>, reaches: readonly Reach[]): void {
	const known = readKnownUntil(database);
	const moving = reaches.filter(({ until }) => until !== null);
	const firstKnown = known === null ? [] : [readSetting(database, 'transfers_known_from') ?? ''];
	const [from] = [...moving.map((reach) => reach.from), ...firstKnown].toSorted();
	const until = [...moving.map((reach) => reach.until), known]
		.filter((day) => day !== null)
		.toSorted()
		.at(-1);
	if (moving.length === 0 || from === undefined || until === undefined) return;
	writeSetting(database, 'transfers_known_from', from);
	writeSetting(database, 'transfers_known_until', until);
}
