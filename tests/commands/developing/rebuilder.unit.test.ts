import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { BuildOutcome } from '../../../commands/developing/child-commands.ts';
import { createRebuilder, type Rebuild } from '../../../commands/developing/rebuilder.ts';

beforeEach(() => {
	vi.useFakeTimers();
});
afterEach(() => {
	vi.useRealTimers();
});

const built: BuildOutcome = { kind: 'built', rendered: 1, written: 1, removed: 0, warnings: [], remarks: '' };
const failed: BuildOutcome = { kind: 'failed', report: 'a price is wrong' };

/** A rebuilder whose builds end when the test says so. */
function aRebuilder() {
	const running: ((outcome: BuildOutcome) => void)[] = [];
	const rebuilds: Pick<Rebuild, 'outcome' | 'changes'>[] = [];
	const stopping = new AbortController();
	const begun: (readonly string[])[] = [];
	let started = 0;
	const rebuilder = createRebuilder({
		build: () => {
			started += 1;
			return new Promise((resolve) => running.push(resolve));
		},
		onBegin: (changes) => begun.push(changes),
		onRebuilt: async ({ outcome, changes }) => {
			rebuilds.push({ outcome, changes });
		},
		onError: (error) => {
			throw error;
		},
		signal: stopping.signal,
	});
	return {
		rebuilder,
		rebuilds,
		begun,
		stop: () => stopping.abort(),
		started: () => started,
		running: () => running.length,
		end: async (outcome: BuildOutcome) => {
			running.shift()?.(outcome);
			await vi.advanceTimersByTimeAsync(0);
		},
	};
}

it('makes one build of changes that come together', async () => {
	const { rebuilder, rebuilds, started, end } = aRebuilder();
	for (const file of ['a', 'b', 'a', 'c']) {
		rebuilder.changed(file);
		await vi.advanceTimersByTimeAsync(40);
	}
	expect(started()).toBe(0);
	await vi.advanceTimersByTimeAsync(10);
	expect(started()).toBe(1);
	await end(built);
	await vi.runAllTimersAsync();
	expect(started()).toBe(1);
	expect(rebuilds).toEqual([{ outcome: built, changes: ['a', 'b', 'c'] }]);
});

it('makes one more build, and never two at once, of all that changes meanwhile', async () => {
	const { rebuilder, rebuilds, started, running, end } = aRebuilder();
	rebuilder.changed('a');
	await vi.runAllTimersAsync();
	for (const file of ['b', 'c']) {
		rebuilder.changed(file);
		await vi.runAllTimersAsync();
	}
	expect(running()).toBe(1);
	await end(built);
	await vi.runAllTimersAsync();
	expect(started()).toBe(2);
	await end(built);
	await vi.runAllTimersAsync();
	expect(started()).toBe(2);
	expect(rebuilds.map(({ changes }) => changes)).toEqual([['a'], ['b', 'c']]);
});

it('does not tell of a build that failed while something changed: it may have read half of a save', async () => {
	const { rebuilder, rebuilds, end } = aRebuilder();
	rebuilder.changed('a');
	await vi.runAllTimersAsync();
	rebuilder.changed('b');
	await end(failed);
	await vi.runAllTimersAsync();
	expect(rebuilds).toEqual([]);
	await end(built);
	expect(rebuilds).toEqual([{ outcome: built, changes: ['a', 'b'] }]);
});

it('follows what changes while it is told of a build', async () => {
	const { rebuilder, rebuilds, started, end } = aRebuilder();
	const first = rebuilder.build();
	rebuilder.changed('a');
	await end(built);
	await first;
	await vi.runAllTimersAsync();
	expect(started()).toBe(2);
	await end(failed);
	expect(rebuilds).toEqual([
		{ outcome: built, changes: [] },
		{ outcome: failed, changes: ['a'] },
	]);
});

it('is idle when nothing is left to build', async () => {
	const { rebuilder, end, stop } = aRebuilder();
	const isIdle = vi.fn();
	await rebuilder.idle();
	rebuilder.changed('a');
	rebuilder.idle().then(isIdle);
	await vi.runAllTimersAsync();
	rebuilder.changed('b');
	await end(built);
	await vi.runAllTimersAsync();
	expect(isIdle).not.toHaveBeenCalled();
	await end(built);
	expect(isIdle).toHaveBeenCalledOnce();
	rebuilder.changed('c');
	rebuilder.idle().then(isIdle);
	stop();
	await vi.runAllTimersAsync();
	expect(isIdle).toHaveBeenCalledTimes(2);
});

it('starts nothing and tells nothing once it is stopped', async () => {
	const { rebuilder, rebuilds, started, stop, end } = aRebuilder();
	rebuilder.changed('a');
	await vi.runAllTimersAsync();
	rebuilder.changed('b');
	stop();
	await end({ kind: 'stopped' });
	await vi.runAllTimersAsync();
	expect(started()).toBe(1);
	expect(rebuilds).toEqual([]);
});

it('says with what each build begins, and nothing of one that is asked for', async () => {
	const { rebuilder, begun, end } = aRebuilder();
	void rebuilder.build();
	expect(begun).toEqual([]);
	await end(built);
	for (const file of ['a', 'b']) rebuilder.changed(file);
	await vi.advanceTimersByTimeAsync(50);
	expect(begun).toEqual([['a', 'b']]);
});
