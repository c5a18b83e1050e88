/** Books the payments of bank statements. What is not certain is left to a person; what follows for the orders, the running service does. */
import type { Database } from '../../store/database.ts';
import { type OwnAccounts, readOwnAccounts } from '../../store/own-accounts.ts';
import { claimExactRepeats } from './book-claim.ts';
import type { Finding, Hearing } from './finding.ts';
import { isQuestion } from './finding.ts';
import { judgeEntry } from './judge-entry.ts';
import { keepQuestion } from './open-questions.ts';
import { ask, type Place } from './question.ts';
import type { BankStatement } from './statement/bank-statement.ts';
import type { ReadFile } from './statement/read-statement.ts';
import { noteKnown, type Reach, type ReachOptions, reachesOf, readKnownUntil } from './statement-reach.ts';

export interface BookingOptions {
	/** An account that a person names as the shop's, and as that of files which name none. */
	readonly account: string | null;
	/** A day up to which a person confirms that CSV files tell all. */
	readonly until: string | null;
}

export interface BookedStatements {
	/** In the order of the files. */
	readonly findings: readonly Finding[];
	/** Of each statement. */
	readonly reaches: readonly Reach[];
	/** Up to which day all payments are known now; null: none. */
	readonly knownUntil: string | null;
}

/** Each entry in a transaction of its own, so that what was booked stays booked. A file that cannot be read leaves the others alone. */
export function bookStatements(
	files: readonly ReadFile[],
	database: Database,
	{ account, until }: BookingOptions,
	now: number,
): BookedStatements {
	const accounts = readOwnAccounts(database, account);
	const today = dayOf(now);
	const judged: { readonly statement: BankStatement; readonly options: ReachOptions }[] = [];
	const findings = files.flatMap((read): readonly Finding[] => {
		if ('fault' in read) {
			const place = { file: read.file, format: null, number: null };
			const question = ask('unreadable_file', place, null, { needsPerson: true, detail: read.fault.message });
			return [database.transaction(() => keep(question, database, now))];
		}
		return read.statements.flatMap((statement) => {
			const named = statement.account === null && account !== null ? { ...statement, account } : statement;
			const isOwn = named.account === null ? null : accounts.owns(named.account);
			const hearing: Hearing = {
				...{ database, today, now, account: named.account, format: named.format },
				...{ claimed: new Set(), told: new Map() },
			};
			const found = judgeStatement(named, isOwn, accounts, hearing);
			// A file that names no account is the shop's where it tells what its orders know.
			const isKnown = named.account !== null ? isOwn : found.some((finding) => !isQuestion(finding)) ? true : null;
			const receives = named.account === null || accounts.receives(named.account);
			judged.push({ statement: named, options: { isOwn: isKnown, receives, confirmed: until, today } });
			return found;
		});
	});
	const reaches = reachesOf(judged, readKnownUntil(database));
	database.transaction(() => noteKnown(database, reaches));
	return { findings, reaches, knownUntil: readKnownUntil(database) };
}

/** Payments before what takes them back, in whichever order the bank lists them. */
function judgeStatement(statement: BankStatement, isOwn: boolean | null, accounts: OwnAccounts, hearing: Hearing): readonly Finding[] {
	const { account, entries, file, format } = statement;
	const { database, now } = hearing;
	const found = new Map<number, readonly Finding[]>();
	const places = entries.map((entry, index) => ({ entry, index, place: { file, format, number: entry.number } satisfies Place }));
	const isForeign = account !== null && isOwn !== true;
	if (!isForeign) claimExactRepeats(entries, hearing);
	const later = ({ entry }: (typeof places)[number]): number => (entry.kind === 'entry' && entry.isReversal ? 1 : 0);
	for (const each of places.toSorted((one, other) => later(one) - later(other))) {
		const { entry, index, place } = each;
		const kind = accounts.names.length === 0 ? 'unknown_account' : 'other_account';
		found.set(
			index,
			database.transaction(() => {
				const judged = isForeign ? [ask(kind, place, entry, { needsPerson: true, detail: account })] : judgeEntry(entry, place, hearing);
				return judged.map((finding) => (isQuestion(finding) ? keep(finding, database, now) : finding));
			}),
		);
	}
	return places.flatMap(({ index }) => found.get(index) ?? []);
}

/** One that a person has settled meanwhile is only listed. */
function keep<Asked extends Finding & { needsPerson: boolean }>(question: Asked, database: Database, now: number): Asked {
	return isQuestion(question) && question.needsPerson ? { ...question, needsPerson: keepQuestion(database, question, now) } : question;
}

/** The day in Europe: an entry of tomorrow is none that a bank can have booked. */
function dayOf(now: number): string {
	return new Date(now + 3 * 3_600_000).toISOString().slice(0, 10);
}
