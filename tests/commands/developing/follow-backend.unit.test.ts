import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { FetchOutcome } from '../../../commands/developing/child-commands.ts';
import { createBackendFollower } from '../../../commands/developing/follow-backend.ts';
import { createNoticeBox } from '../../../commands/developing/notices.ts';

beforeEach(() => {
	vi.useFakeTimers();
});
afterEach(() => {
	vi.useRealTimers();
});

const nothingNew: FetchOutcome = { kind: 'fetched', differences: '' };
const failed: FetchOutcome = { kind: 'failed', report: 'Directus is down.' };

/** Follows a backend whose fetches end when the test says so, a second after each other. */
function aFollower({ hasSnapshot = () => true }: { readonly hasSnapshot?: () => boolean } = {}) {
	const running: ((outcome: FetchOutcome) => void)[] = [];
	const stopping = new AbortController();
	const changed: string[] = [];
	const printed: string[] = [];
	const failures: (string | null)[] = [];
	const notices = createNoticeBox();
	const idle = Promise.withResolvers<void>();
	const rebuilder = {
		changed: (what: string) => void changed.push(what),
		isBuilding: false,
		idle: () => (rebuilder.isBuilding ? idle.promise : Promise.resolve()),
	};
	const touched = new Set<string>();
	const follower = createBackendFollower({
		fetch: () => new Promise((resolve) => running.push(resolve)),
		snapshot: {
			includes: (file) => file.startsWith('/content/'),
			note: () => touched.clear(),
			isAsNoted: (file) => !touched.has(file),
		},
		rebuilder,
		hasSnapshot,
		notices,
		print: (text) => printed.push(text),
		onFailure: async (report) => void failures.push(report),
		signal: stopping.signal,
	});
	const followed = follower.follow({ pollMs: 1000, notifiedMs: 60_000 });
	return {
		follower,
		touch: (file: string) => void touched.add(file),
		rebuilder,
		changed,
		printed,
		failures,
		notices,
		running,
		isIdle: idle.resolve,
		end: async (outcome: FetchOutcome) => {
			expect(running).toHaveLength(1);
			running.shift()?.(outcome);
			await vi.advanceTimersByTimeAsync(500);
		},
		untilNext: () => vi.advanceTimersByTimeAsync(1000),
		stop: async () => {
			stopping.abort();
			await followed;
		},
	};
}

it('builds after the fetch that brings the first snapshot, though nothing differs from before', async () => {
	let hasSnapshot = false;
	const { changed, end, untilNext, stop } = aFollower({ hasSnapshot: () => hasSnapshot });
	await end(failed);
	expect(changed).toEqual([]);
	await untilNext();
	const ended = end(nothingNew);
	hasSnapshot = true;
	await ended;
	expect(changed).toEqual(['the first snapshot']);
	await untilNext();
	await end(nothingNew);
	expect(changed).toHaveLength(1);
	await stop();
});

it('fetches one time after the other, and never two at once', async () => {
	const { running, end, untilNext, stop } = aFollower();
	await vi.advanceTimersByTimeAsync(10_000);
	expect(running).toHaveLength(1);
	await end(nothingNew);
	expect(running).toHaveLength(0);
	await untilNext();
	await end(nothingNew);
	await stop();
	await vi.advanceTimersByTimeAsync(10_000);
	expect(running).toHaveLength(0);
});

it('has nothing built where the backend says nothing new, although the snapshot was switched', async () => {
	const { follower, touch, changed, end, untilNext } = aFollower();
	touch('/content/manifest.json');
	expect(follower.takesOver('/content/manifest.json')).toBe(true);
	expect(follower.takesOver('/client/boot.ts')).toBe(false);
	await end(nothingNew);
	// A watcher that is slow hears of the switched folder when the fetch has ended.
	expect(follower.takesOver('/content/manifest.json')).toBe(true);
	touch('/content/manifest.json');
	expect(follower.takesOver('/content/manifest.json')).toBe(false);
	await untilNext();
	await end({ kind: 'fetched', differences: 'page 3' });
	expect(changed).toEqual(['Directus (page 3)']);
});

it('follows what somebody edits by hand while a fetch fails', async () => {
	const { follower, changed, end } = aFollower();
	follower.takesOver('/content/records/page/0.json');
	await end(failed);
	expect(changed).toEqual(['/content/records/page/0.json']);
});

it('builds again what a fetch may have disturbed', async () => {
	const { follower, rebuilder, changed, end, untilNext } = aFollower();
	follower.rebuilt({ kind: 'failed', report: 'The snapshot was changed while it was read.' });
	await end(nothingNew);
	expect(changed).toHaveLength(1);

	await untilNext();
	await end(nothingNew);
	expect(changed).toHaveLength(1);

	await untilNext();
	rebuilder.isBuilding = true;
	await end(nothingNew);
	expect(changed).toHaveLength(2);
});

it('does not begin a fetch beside a build, which would disturb it', async () => {
	const { rebuilder, running, isIdle, end, untilNext } = aFollower();
	await end(nothingNew);
	rebuilder.isBuilding = true;
	await vi.advanceTimersByTimeAsync(10_000);
	expect(running).toHaveLength(0);
	isIdle();
	await untilNext();
	expect(running).toHaveLength(1);
});

it('reports a failure once, and its end', async () => {
	const { printed, failures, end, untilNext } = aFollower();
	for (const outcome of [failed, failed, failed, nothingNew, nothingNew]) {
		await end(outcome);
		await untilNext();
	}
	expect(printed).toEqual([expect.stringContaining('Directus is down.'), 'Directus can be fetched from again.']);
	expect(failures).toEqual(['Directus is down.', 'Directus is down.', 'Directus is down.', null]);
});

const somethingNew: FetchOutcome = { kind: 'fetched', differences: 'page 3' };

it('fetches at once after a notice, and seldom from then on', async () => {
	const { notices, running, printed, changed, end } = aFollower();
	await end(nothingNew);
	notices.put();
	await vi.advanceTimersByTimeAsync(60);
	await end(somethingNew);
	expect(changed).toEqual(['Directus (page 3)']);
	expect(printed).toEqual([expect.stringContaining('Directus reports changes')]);
	await vi.advanceTimersByTimeAsync(59_000);
	expect(running).toHaveLength(0);
	await vi.advanceTimersByTimeAsync(1000);
	expect(running).toHaveLength(1);
});

it('fetches once more for all notices that come while it fetches', async () => {
	const { notices, running, end } = aFollower();
	notices.put();
	notices.put();
	await end(nothingNew);
	expect(running).toHaveLength(1);
	await end(nothingNew);
	await vi.advanceTimersByTimeAsync(10_000);
	expect(running).toHaveLength(0);
});

it('asks often again after a change without a notice, until it gets one', async () => {
	const { notices, running, printed, end, untilNext } = aFollower();
	await end(nothingNew);
	notices.put();
	await vi.advanceTimersByTimeAsync(60);
	await end(somethingNew);
	await vi.advanceTimersByTimeAsync(60_000);
	await end(somethingNew);
	expect(printed.at(-1)).toContain('did not report');
	await untilNext();
	expect(running).toHaveLength(1);
	await end(nothingNew);
	notices.put();
	await vi.advanceTimersByTimeAsync(60);
	await end(somethingNew);
	expect(printed.at(-1)).toContain('Directus reports changes');
	await untilNext();
	expect(running).toHaveLength(0);
});

it('asks often while a fetch fails, even if it gets notices', async () => {
	const { notices, running, end, untilNext } = aFollower();
	await end(nothingNew);
	notices.put();
	await vi.advanceTimersByTimeAsync(60);
	await end(failed);
	await untilNext();
	expect(running).toHaveLength(1);
});
