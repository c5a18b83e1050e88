/** What became of the mutants, a line for each suite that one has met: `results.jsonl`. */
import type { Mutant } from './mutant.ts';
import type { Stage } from './stages.ts';

export interface Result {
	readonly id: number;
	readonly stage: string;
	readonly set: Stage['set'];
	/**
	 * `caught`: a test fails with the fault, and passes without it. `endless`: the suite does not end, and without the fault it ends in far less
	 * time. `passed` and `flaky` (it fails without the fault, too) leave the mutant alive; `gone`: the source has changed since the draw.
	 */
	readonly outcome: 'caught' | 'endless' | 'passed' | 'flaky' | 'slow' | 'gone';
	readonly seconds: number;
	/** The first test file that failed. */
	readonly test?: string;
}

const isCatch = ({ outcome }: Result) => outcome === 'caught' || outcome === 'endless';

/** True where no further suite has to be tried. */
export function isSettled(results: readonly Result[]): boolean {
	return results.some((result) => isCatch(result) || result.outcome === 'gone');
}

export function parseResults(text: string): readonly Result[] {
	return text
		.split('\n')
		.filter((line) => line !== '')
		.map((line) => JSON.parse(line));
}

export interface Summary {
	/** By suite, how many it was the first to catch. */
	readonly byStage: Readonly<Record<string, number>>;
	readonly push: number;
	readonly rest: number;
	/** Not caught so far; some suites may not have been tried yet. */
	readonly alive: readonly number[];
}

export function summarise(mutants: readonly Pick<Mutant, 'id'>[], results: readonly Result[]): Summary {
	const catches = results.filter(isCatch);
	const byStage: Record<string, number> = {};
	for (const { stage } of catches) byStage[stage] = (byStage[stage] ?? 0) + 1;
	const settled = new Set(results.filter((result) => isSettled([result])).map(({ id }) => id));
	return {
		byStage,
		push: catches.filter(({ set }) => set === 'push').length,
		rest: catches.filter(({ set }) => set === 'rest').length,
		alive: mutants.map(({ id }) => id).filter((id) => !settled.has(id)),
	};
}
