/** Time that passes when the simulation says so. The world has one true time; the machine's clock may be wrong, and its timers do not care. */
import type { After } from '../../orders/timers.ts';

export interface SimulatedTime {
	/** As every clock but the machine's has it; milliseconds since 1970. */
	trueMs(): number;
	/** As the machine has it. */
	machineMs(): number;
	/** Puts the machine's clock ahead, or back where it is less than 0. */
	jump(ms: number): void;
	/** How far the machine's clock is ahead. */
	aheadMs(): number;
	/** Whether it ever was, or behind. */
	hasJumped(): boolean;
	/** The timers of a process, and how to end all of them with it. */
	timersOfProcess(): { readonly after: After; end(): void };
	/** Timers of everybody else. */
	readonly after: After;
	/** Lets time pass, in strides of at most `strideMs`, the first ones shorter; what is due in a stride happens at its end, in order. */
	pass(ms: number, strideMs: number): Promise<void>;
	/** As above, in strides of that length alone. */
	stride(ms: number, strideMs: number): Promise<void>;
}

interface Timer {
	readonly dueMs: number;
	readonly order: number;
	readonly work: () => void;
}

/** Most happens soon after something: the first strides are short. */
const firstStridesMs = [50, 5_000, 20_000, 70_000, 20 * 60_000];

/** `settle` resolves when nothing goes on by itself any more. */
export function createSimulatedTime(startMs: number, settle: () => Promise<void>): SimulatedTime {
	let nowMs = startMs;
	let offsetMs = 0;
	let count = 0;
	let jumps = 0;
	const timers = new Set<Timer>();

	function add(ms: number, work: () => void): Timer {
		const timer = { dueMs: nowMs + Math.max(0, ms), order: count++, work };
		timers.add(timer);
		return timer;
	}

	async function ring(): Promise<void> {
		const due = [...timers]
			.filter(({ dueMs }) => dueMs <= nowMs)
			.toSorted((one, other) => one.dueMs - other.dueMs || one.order - other.order);
		for (const timer of due) {
			// An earlier one may have cancelled it.
			if (timers.delete(timer)) timer.work();
		}
		await settle();
	}

	async function walk(ms: number, strideMs: number, first: readonly number[]): Promise<void> {
		const endMs = nowMs + ms;
		for (let stride = 0; nowMs < endMs; stride++) {
			nowMs = Math.min(endMs, nowMs + Math.min(strideMs, first[stride] ?? strideMs));
			await ring();
		}
	}

	return {
		trueMs: () => nowMs,
		machineMs: () => nowMs + offsetMs,
		jump(ms) {
			offsetMs += ms;
			if (ms !== 0) jumps += 1;
		},
		hasJumped: () => jumps > 0,
		aheadMs: () => offsetMs,
		timersOfProcess() {
			const own = new Set<Timer>();
			let isOver = false;
			return {
				after(ms, work) {
					if (isOver) return () => {};
					const timer = add(ms, () => {
						own.delete(timer);
						work();
					});
					own.add(timer);
					return () => {
						own.delete(timer);
						timers.delete(timer);
					};
				},
				end() {
					isOver = true;
					for (const timer of own) timers.delete(timer);
				},
			};
		},
		after(ms, work) {
			const timer = add(ms, work);
			return () => void timers.delete(timer);
		},
		pass: (ms, strideMs) => walk(ms, strideMs, firstStridesMs),
		stride: (ms, strideMs) => walk(ms, strideMs, []),
	};
}

/** Resolves when nothing goes on by itself any more: what still waits, waits for time or for an answer. `stir` is called by whatever goes on. */
export function createStillness(): { stir(): void; settle(): Promise<void> } {
	let stirs = 0;
	return {
		stir() {
			stirs += 1;
		},
		async settle() {
			let quiet = 0;
			while (quiet < 4) {
				const before = stirs;
				await new Promise<void>((resolve) => setImmediate(resolve));
				quiet = stirs === before ? quiet + 1 : 0;
			}
		},
	};
}
