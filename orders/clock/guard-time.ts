/** Watches the machine's time while the service runs, and remembers across runs what it was sure of. */
import { inTurn } from '../outbox/in-turn.ts';
import type { Log } from '../outbox/outbox.ts';
import type { Database } from '../store/database.ts';
import { deleteSetting, readSetting, writeSetting } from '../store/settings.ts';
import type { Clock, TimeEvidence, TimeGuard } from './clock.ts';
import { type DoubtBegin, newestRowMs, noteHeartbeat, readDoubtBegin } from './doubted-rows.ts';
import { agrees, judgeTime, type SettledTime, type Testimony, toleratedMs } from './judge-time.ts';

export interface TimeGuardOptions {
	readonly clock: Clock;
	readonly database: Database;
	readonly log: Log;
	/** Called inside a transaction when a doubt ends. */
	settle(begin: DoubtBegin): void;
}

const askEveryMs = 15 * 60_000;

/** Two days without a heartbeat are doubted: a write each minute would say no more. */
const beatEveryMs = 10 * 60_000;

/** As kept in the database while a doubt lasts. */
interface NotedDoubt extends DoubtBegin {
	readonly why: string;
}

/** Believes the machine. */
export const believeTime: TimeGuard = { doubt: () => null, check: async () => null };

/** Doubts until its first check. */
export function createTimeGuard({ clock, ...options }: TimeGuardOptions): TimeGuard {
	const { evidence, nowMs } = clock;
	return evidence === null ? believeTime : guardBy(evidence, { nowMs, ...options });
}

function guardBy(
	evidence: TimeEvidence,
	{ nowMs, database, log, settle }: Omit<TimeGuardOptions, 'clock'> & Pick<Clock, 'nowMs'>,
): TimeGuard {
	let current: string | null = 'The time was not checked yet.';
	let logged: string | null = null;
	let testimonies: readonly Testimony[] = [];
	let askedMs: number | null = null;
	let checkedMs: number | null = null;
	// What this run writes follows the clock that is judged.
	const newestMs = newestRowMs(database);

	/** Since the last check, which happens every minute. */
	const hasJumped = (): boolean => checkedMs !== null && Math.abs(nowMs() - checkedMs) >= toleratedMs;

	async function ask(): Promise<void> {
		const answers = await Promise.all(
			evidence.witnesses.map(async ({ name, readAheadMs }) => ({ name, aheadMs: await readAheadMs(nowMs) })),
		);
		testimonies = answers.flatMap(({ name, aheadMs }) => (aheadMs === null ? [] : [{ name, aheadMs }]));
		askedMs = nowMs();
	}

	function judge(): void {
		const now = nowMs();
		const beat = readSetting(database, 'heartbeat_at');
		const heartbeatMs = beat === null ? null : Number(beat);
		const builtAtMs = evidence.builtAtMs();
		const facts = { nowMs: now, builtAtMs, newestRowMs: newestMs, heartbeatMs, testimonies };
		const { isProven, doubt } = judgeTime({ ...facts, settled: readSettled(database) });
		const isEnded = doubt !== null && isConfirmed(database, now);
		if (doubt !== null && !isEnded) {
			if (readSetting(database, 'time_doubt') === null) {
				const noted: NotedDoubt = { why: doubt, ...readDoubtBegin(database, heartbeatMs) };
				database.transaction(() => writeSetting(database, 'time_doubt', JSON.stringify(noted)));
			}
			current = doubt;
			return;
		}
		const noted = readSetting(database, 'time_doubt');
		const futureMs = Math.max(0, ...[builtAtMs, newestMs].filter((each) => each !== null && each > now + toleratedMs).map(Number));
		const end = (): void => {
			if (isEnded || (isProven && futureMs > 0)) {
				const distrusted = testimonies.filter((each) => !agrees(each)).map(({ name }) => name);
				writeSetting(database, 'time_settled', JSON.stringify({ futureMs, distrusted } satisfies SettledTime));
			}
			deleteSetting(database, 'time_confirmed_at');
			if (heartbeatMs === null || Math.abs(now - heartbeatMs) >= beatEveryMs) noteHeartbeat(database, now);
			// What follows is done as at any time.
			current = null;
			if (noted === null) return;
			const { sureMs, lastRows } = JSON.parse(noted) as NotedDoubt;
			const isPast = builtAtMs !== null && builtAtMs <= now;
			settle({ sureMs: isPast ? Math.max(sureMs, builtAtMs) : sureMs, lastRows });
			deleteSetting(database, 'time_doubt');
		};
		if (noted === null) database.note(end);
		else database.transaction(end);
	}

	const check = inTurn(
		async () => {
			if (askedMs === null || current !== null || hasJumped() || Math.abs(nowMs() - askedMs) >= askEveryMs) await ask();
			const before = current;
			try {
				judge();
			} catch (error) {
				current = before;
				throw error;
			}
			checkedMs = nowMs();
			if (current !== null && current !== logged)
				log.error({ reason: current }, 'The time is in doubt: nothing is deleted, cancelled, reminded, accepted or paid');
			if (current === null && logged !== null) log.info({}, 'The time is sure again');
			logged = current;
		},
		(error) => log.error({ reason: error instanceof Error ? error.message : String(error) }, 'The time could not be checked'),
	);

	return {
		doubt() {
			if (current !== null || !hasJumped()) return current;
			// A jump that ended before the next check would leave rows with its time.
			void check();
			return 'The clock of this machine has jumped, and was not checked since.';
		},
		async check() {
			await check();
			return current;
		},
	};
}

function readSettled(database: Database): SettledTime | null {
	const text = readSetting(database, 'time_settled');
	return text === null ? null : (JSON.parse(text) as SettledTime);
}

/** Whether the operator has confirmed the time that the machine still has. */
function isConfirmed(database: Database, now: number): boolean {
	const at = readSetting(database, 'time_confirmed_at');
	return at !== null && Math.abs(now - Number(at)) < toleratedMs;
}

/** What an operator is told of the time, without asking any witness. */
export function readTimeState(database: Database): { readonly doubt: string | null; readonly heartbeatMs: number | null } {
	const noted = readSetting(database, 'time_doubt');
	const beat = readSetting(database, 'heartbeat_at');
	return { doubt: noted === null ? null : (JSON.parse(noted) as NotedDoubt).why, heartbeatMs: beat === null ? null : Number(beat) };
}

/**
 * Why a command of the operator may not go by the machine's time; null: it may. No witness is asked, so a time more than 48 hours past the service's last
 * heartbeat is doubted, until the operator confirms it.
 */
export function findTimeDoubt(database: Database, nowMs: number): string | null {
	if (isConfirmed(database, nowMs)) return null;
	const { doubt, heartbeatMs } = readTimeState(database);
	if (doubt !== null) return doubt;
	const facts = { nowMs, builtAtMs: null, newestRowMs: newestRowMs(database), heartbeatMs, testimonies: [] };
	// Without a heartbeat no service has run since the rows were written, and their age says nothing.
	return heartbeatMs === null ? null : judgeTime({ ...facts, settled: readSettled(database) }).doubt;
}

/** The operator says that the machine's time is right; the service takes it over within a minute. */
export function confirmTime(database: Database, now: number): void {
	writeSetting(database, 'time_confirmed_at', now);
}
