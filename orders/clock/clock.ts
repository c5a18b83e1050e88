/** The one place where the order service reads the time. What the machine says is a claim: `judge-time.ts` compares it with evidence. */
import type { After } from '../timers.ts';

/** Another source of time. */
export interface TimeWitness {
	/** Such as `cms.example.com`. */
	readonly name: string;
	/** How far it is ahead of `nowMs`, in milliseconds; null: it does not say. Rejects never. */
	readAheadMs(nowMs: () => number): Promise<number | null>;
}

export interface TimeEvidence {
	/** Earlier than this, the released content did not exist; null: it does not say since when it does. */
	builtAtMs(): number | null;
	readonly witnesses: readonly TimeWitness[];
}

export interface Clock {
	/** Milliseconds since 1970, as the machine has them. */
	nowMs(): number;
	/** null: the machine is believed, as during work on a site. */
	readonly evidence: TimeEvidence | null;
	/** Left out, the machine's timers. */
	readonly after?: After;
}

/** The machine's own, which is believed. */
export const machineClock: Clock = { nowMs: () => Date.now(), evidence: null };

/** Whether the service may act on the time. */
export interface TimeGuard {
	/** A sentence that says why the machine's time is not believed; null: it is. */
	doubt(): string | null;
	/** Asks the witnesses where that is due, and returns what `doubt` does from now on. Rejects never. */
	check(): Promise<string | null>;
}
