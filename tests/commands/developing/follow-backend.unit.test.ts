import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createBackendFollower } from '../../../commands/developing/follow-backend.ts';
import type { FetchOutcome } from '../../../commands/developing/run-fetch.ts';

beforeEach(() => {
	vi.useFakeTimers();
});
afterEach(() => {
	vi.useRealTimers();
});

const nothingNew: FetchOutcome = { kind: 'fetched', differences: '' };
const failed: FetchOutcome = { kind: 'failed', report: 'Directus is down.' };

/** Follows a backend whose fetches end when the test says so, a second after each other. */
function aFollower() {
	const running: ((outcome: FetchOutcome) => void)[] = [];
	const stopping = new AbortController();
	const changed: string[] = [];
	const told: string[] = [];
	const idle = Promise.withResolvers<void>();
	const rebuilder = {
		changed: (what: string) => void changed.push(what),
		isBuilding: false,
		idle: () => (rebuilder.isBuilding ? idle.promise : Promise.resolve()),
	};
	const follower = createBackendFollower({
		fetch: () => new Promise((resolve) => running.push(resolve)),
		isSnapshotFile: (file) => file.startsWith('/content/'),
		rebuilder,
		tell: (text) => told.push(text),
		signal: stopping.signal,
	});
	const followed = follower.follow(1000);
	return {
		...{ follower, rebuilder, changed, told, running, isIdle: idle.resolve },
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
	const { follower, changed, end, untilNext } = aFollower();
	expect(follower.takesOver('/content/manifest.json')).toBe(true);
	expect(follower.takesOver('/client/boot.ts')).toBe(false);
	await end(nothingNew);
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

it('tells of a failure once, and of its end', async () => {
	const { told, end, untilNext } = aFollower();
	for (const outcome of [failed, failed, failed, nothingNew, nothingNew]) {
		await end(outcome);
		await untilNext();
	}
	expect(told).toEqual([expect.stringContaining('Directus is down.'), 'Directus can be fetched from again.']);
});
