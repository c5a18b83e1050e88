/**
 * Decides when to build: once for changes that come together, and once more for all that come meanwhile; and reports each rebuild on the terminal.
 */
import { isAbsolute, relative } from 'node:path';
import { formatProblems } from '../../shop/content/format-problems.ts';
import type { BuildOutcome } from './child-commands.ts';

/** Decides when to build: once for changes that come together, and once more for all that come meanwhile. */
export interface Rebuilder {
	/** Something has changed that a build reads; `what` names it for a person. */
	changed(what: string): void;
	/** Builds at once; settles when that build has ended. */
	build(): Promise<void>;
	readonly isBuilding: boolean;
	/** Settled when nothing is left to build, or where it is stopped. */
	idle(): Promise<void>;
}

export interface Rebuild {
	readonly outcome: BuildOutcome;
	/** The changes since the last rebuild, in the order of the first ones. */
	readonly changes: readonly string[];
	/** From the first of these changes to the end of the build. */
	readonly ms: number;
}

interface RebuilderOptions {
	build(): Promise<BuildOutcome>;
	/** Told of the changes that a build begins with, where there are any. */
	onBegin?(changes: readonly string[]): void;
	/** Receives every build, except one that failed while something changed: another one follows at once. */
	onRebuilt(rebuild: Rebuild): Promise<void>;
	/** Receives a thrown error; nothing is built from then on. */
	onError(error: unknown): void;
	readonly signal: AbortSignal;
}

/** An editor's save, a checkout of another branch and a new snapshot are many changes: they are over when nothing has changed for so long. */
const quietMs = 50;

export function createRebuilder({ build, onBegin, onRebuilt, onError, signal }: RebuilderOptions): Rebuilder {
	let changes = new Set<string>();
	let firstChangeMs: number | null = null;
	let timer: NodeJS.Timeout | undefined;
	let isBuilding = false;
	const idle = createWaits();
	signal.addEventListener('abort', () => {
		clearTimeout(timer);
		idle.resolveAll();
	});

	function wait(): void {
		clearTimeout(timer);
		if (!signal.aborted) timer = setTimeout(() => run().catch(onError), quietMs);
	}

	async function run(): Promise<void> {
		clearTimeout(timer);
		isBuilding = true;
		const taken = changes;
		const sinceMs = firstChangeMs ?? performance.now();
		changes = new Set();
		firstChangeMs = null;
		if (taken.size > 0) onBegin?.([...taken]);
		const outcome = await build();
		isBuilding = false;
		const isOvertaken = changes.size > 0;
		if (outcome.kind === 'failed' && isOvertaken) {
			changes = new Set([...taken, ...changes]);
			firstChangeMs = sinceMs;
		} else if (!signal.aborted) {
			await onRebuilt({ outcome, changes: [...taken], ms: performance.now() - sinceMs });
		}
		if (isOvertaken) {
			wait();
		} else if (changes.size === 0) {
			idle.resolveAll();
		}
	}

	return {
		changed(what) {
			changes.add(what);
			firstChangeMs ??= performance.now();
			if (!isBuilding) wait();
		},
		build: run,
		get isBuilding() {
			return isBuilding;
		},
		idle() {
			const isIdle = signal.aborted || (!isBuilding && changes.size === 0);
			return isIdle ? Promise.resolve() : idle.wait();
		},
	};
}

/** Promises that are resolved together. */
function createWaits(): { wait(): Promise<void>; resolveAll(): void } {
	let waiting: (() => void)[] = [];
	return {
		wait: () => new Promise((resolve) => waiting.push(resolve)),
		resolveAll() {
			for (const resolve of waiting) {
				resolve();
			}
			waiting = [];
		},
	};
}

/**
 * Omits what the build before reported already: warnings and remarks of a successful one, and why it failed. With `--live`, builds repeat whenever a
 * fetch may have taken the snapshot from under them. `dir`: files are named from there on.
 */
export function createRebuildReporter(dir: string): (rebuild: Rebuild) => void {
	let known: ReadonlySet<string> = new Set();
	let remarks = '';
	let failure: string | null = null;
	return (rebuild) => {
		const { outcome } = rebuild;
		const isSameFailure = outcome.kind === 'failed' && outcome.report === failure;
		if (outcome.kind === 'failed') {
			printBlock(isSameFailure ? '' : outcome.report);
			failure = outcome.report;
		} else if (outcome.kind === 'built') {
			printBlock(formatProblems(outcome.warnings.filter((warning) => !known.has(JSON.stringify(warning)))));
			printBlock(outcome.remarks === remarks ? '' : outcome.remarks);
			remarks = outcome.remarks;
			known = new Set(outcome.warnings.map((warning) => JSON.stringify(warning)));
			failure = null;
		}
		console.log(describeRebuild(rebuild, dir, { isSameFailure }));
	};
}

function printBlock(text: string): void {
	if (text !== '') console.error(`\n${text}\n`);
}

/** One line for each rebuild: what changed, what came of it, how long it took. */
const shownChanges = 2;

/** Files are named from `dir` on where they lie in it. `isSameFailure`: it failed for what the build before failed for. */
export function describeRebuild({ outcome, changes, ms }: Rebuild, dir: string, { isSameFailure = false } = {}): string {
	return `${describeChanges(changes, dir)}: ${describeOutcome(outcome, isSameFailure)} (${(ms / 1000).toFixed(2)} s)`;
}

function describeOutcome(outcome: Rebuild['outcome'], isSameFailure: boolean): string {
	if (outcome.kind !== 'built') {
		return `the build failed${isSameFailure ? ' for the same reason as before' : ''}, and the site is as it was`;
	}
	const { rendered, written, removed } = outcome;
	const parts = [
		`${rendered} ${rendered === 1 ? 'page' : 'pages'} rendered`,
		`${written} ${written === 1 ? 'file' : 'files'} written`,
		...(removed > 0 ? [`${removed} removed`] : []),
	];
	return written + removed === 0 ? 'nothing to write' : parts.join(', ');
}

/** Said when a build begins, because a large site takes some seconds. Files are named as above. */
export function describeBegin(changes: readonly string[], dir: string): string {
	return `${describeChanges(changes, dir)}: building`;
}

function describeChanges(changes: readonly string[], dir: string): string {
	if (changes.length === 0) return 'First build';
	const shown = changes.slice(0, shownChanges).map((change) => (isAbsolute(change) ? nameFrom(dir, change) : change));
	const more = changes.length - shown.length;
	return more > 0 ? `${shown.join(', ')} and ${more} more` : shown.join(' and ');
}

function nameFrom(dir: string, file: string): string {
	const way = relative(dir, file);
	return way.startsWith('..') || isAbsolute(way) ? file : way;
}
