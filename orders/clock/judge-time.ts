/**
 * Judges whether the machine's time can be true. A wrong time makes the service delete, cancel and remind too early, and gives documents a wrong year,
 * so it does none of that in doubt.
 */

const hourMs = 3_600_000;
/** Clocks of machines differ by seconds, and by an hour where one of them was set by hand. */
export const toleratedMs = hourMs;
/** A shop's machine is off for a night at times. After a longer silence something has to vouch for the time. */
const longestSilenceMs = 48 * hourMs;

export interface Testimony {
	readonly name: string;
	/** Of the machine. */
	readonly aheadMs: number;
}

/** What was settled when a doubt ended: the same does not raise it again. */
export interface SettledTime {
	/** Times up to this one come from a wrong future, and say nothing of the present. */
	readonly futureMs: number;
	/** Witnesses whose time is wrong, by name. */
	readonly distrusted: readonly string[];
}

export interface TimeFacts {
	readonly nowMs: number;
	readonly builtAtMs: number | null;
	/** The latest time of any row that an earlier run has written; null: there is none. */
	readonly newestRowMs: number | null;
	/** When the service was last sure of the time; null: it never was. */
	readonly heartbeatMs: number | null;
	readonly testimonies: readonly Testimony[];
	readonly settled: SettledTime | null;
}

export interface TimeJudgement {
	/** A sentence; null: the time is believed. */
	readonly doubt: string | null;
	/** Two witnesses agree with the machine, which ends every doubt. */
	readonly isProven: boolean;
}

export function agrees({ aheadMs }: Testimony): boolean {
	return Math.abs(aheadMs) < toleratedMs;
}

export function judgeTime(facts: TimeFacts): TimeJudgement {
	const isProven = facts.testimonies.filter(agrees).length >= 2;
	return { isProven, doubt: isProven ? null : findDoubt(facts) };
}

function findDoubt({ nowMs, builtAtMs, newestRowMs, heartbeatMs, testimonies, settled }: TimeFacts): string | null {
	const now = `This machine says ${inWords(nowMs)}`;
	const contrary = testimonies.find((each) => !agrees(each) && !settled?.distrusted.includes(each.name));
	if (contrary !== undefined) return `${now}, and ${contrary.name} says ${inWords(nowMs + contrary.aheadMs)}.`;
	const isLater = (timeMs: number | null): timeMs is number => timeMs !== null && timeMs > nowMs + toleratedMs;
	const isNews = (timeMs: number): boolean => timeMs > (settled?.futureMs ?? 0);
	if (isLater(builtAtMs) && isNews(builtAtMs)) return `${now}, and the released content is from ${inWords(builtAtMs)}.`;
	if (isLater(newestRowMs) && isNews(newestRowMs)) return `${now}, and the database has a row from ${inWords(newestRowMs)}.`;
	if (isLater(heartbeatMs)) return `${now}, and this service was sure of ${inWords(heartbeatMs)} before.`;
	// A database of the time before heartbeats, or from a backup, has rows alone.
	const lastMs = heartbeatMs ?? newestRowMs;
	if (lastMs !== null && nowMs > lastMs + longestSilenceMs && !testimonies.some(agrees))
		return `${now}, this service ran last at ${inWords(lastMs)}, and no other machine vouches for the time between.`;
	return null;
}

function inWords(timeMs: number): string {
	return new Date(timeMs).toISOString().replace(/\.\d+Z$/, 'Z');
}
