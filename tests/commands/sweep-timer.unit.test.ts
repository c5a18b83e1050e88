/** When `fleet serve` looks for lost webhooks. */
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createTimer } from '../../commands/running-fleet/sweep-timer.ts';

const everyMs = 300_000;

beforeEach(() => {
	vi.useFakeTimers();
});
afterEach(() => {
	vi.useRealTimers();
});

/** When its turns began, in seconds since it was started; early ones with a minus. */
function startTimer(workMs = 0) {
	const startedMs = Date.now();
	const turns: number[] = [];
	const faults: unknown[] = [];
	const timer = createTimer({
		everyMs,
		async work(isEarly) {
			const seconds = Math.round((Date.now() - startedMs) / 1000);
			turns.push(isEarly ? -seconds : seconds);
			if (workMs > 0) await new Promise((resolve) => setTimeout(resolve, workMs));
			if (turns.length === 2) throw new Error('the backend is away');
		},
		onFault: (error) => faults.push(error),
	});
	timer.start();
	return { timer, turns, faults };
}

it('has a regular turn at once and then every five minutes, also after one that failed', async () => {
	const { turns, faults } = startTimer();
	await vi.advanceTimersByTimeAsync(2 * everyMs + 1000);
	expect([turns, faults.length]).toEqual([[0, 300, 600], 1]);
});

it('has early turns, a second after several asked for one, and the regular ones when they are due', async () => {
	const { timer, turns } = startTimer();
	await vi.advanceTimersByTimeAsync(100_000);
	for (let asked = 0; asked < 5; asked += 1) timer.soon();
	await vi.advanceTimersByTimeAsync(50_000);
	timer.soon();
	await vi.advanceTimersByTimeAsync(500_000);
	expect(turns).toEqual([0, -101, -151, 300, 600]);
});

it('has regular turns also where early ones are asked for all the time', async () => {
	const { timer, turns } = startTimer();
	for (let seconds = 0; seconds < 620; seconds += 0.5) {
		timer.soon();
		await vi.advanceTimersByTimeAsync(500);
	}
	expect(turns.filter((turn) => turn >= 0)).toEqual([0, 300, 600]);
	expect(turns.length).toBeGreaterThan(500);
});

it('never has two turns at a time, and takes a wish during a turn for the next one', async () => {
	const { timer, turns } = startTimer(10_000);
	await vi.advanceTimersByTimeAsync(5000);
	timer.soon();
	await vi.advanceTimersByTimeAsync(20_000);
	expect(turns).toEqual([0, -11]);
});

it('has no turn once it is stopped', async () => {
	const { timer, turns } = startTimer();
	await vi.advanceTimersByTimeAsync(10);
	await timer.stop();
	timer.soon();
	await vi.advanceTimersByTimeAsync(2 * everyMs);
	expect(turns).toEqual([0]);
});
