import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createNoticeBox } from '../../../commands/developing/notices.ts';

beforeEach(() => {
	vi.useFakeTimers();
});
afterEach(() => {
	vi.useRealTimers();
});

const { signal } = new AbortController();

/** Tells when the wait ended, and with what. */
async function ending(wait: Promise<string>): Promise<() => string | null> {
	let result: string | null = null;
	wait.then((reason) => {
		result = reason;
	});
	await vi.advanceTimersByTimeAsync(0);
	return () => result;
}

it('ends a wait a moment after the last of many notices', async () => {
	const box = createNoticeBox();
	const ended = await ending(box.wait(5000, signal));
	for (let count = 0; count < 5; count += 1) {
		box.put();
		await vi.advanceTimersByTimeAsync(40);
		expect(ended()).toBeNull();
	}
	await vi.advanceTimersByTimeAsync(10);
	expect(ended()).toBe('notified');
	expect(box.isFull).toBe(false);
});

it('does not wait for the end of notices that never stop', async () => {
	const box = createNoticeBox();
	const ended = await ending(box.wait(5000, signal));
	for (let count = 0; count < 14; count += 1) {
		box.put();
		await vi.advanceTimersByTimeAsync(40);
	}
	expect(ended()).toBe('notified');
	expect(box.isFull).toBe(true);
});

it('keeps what comes between two waits', async () => {
	const box = createNoticeBox();
	box.put();
	expect(box.isFull).toBe(true);
	const ended = await ending(box.wait(5000, signal));
	await vi.advanceTimersByTimeAsync(50);
	expect(ended()).toBe('notified');
});

it('ends a wait in its time where nothing comes, and at once where it is stopped', async () => {
	const box = createNoticeBox();
	const due = await ending(box.wait(5000, signal));
	await vi.advanceTimersByTimeAsync(4999);
	expect(due()).toBeNull();
	await vi.advanceTimersByTimeAsync(1);
	expect(due()).toBe('due');
	const stopping = new AbortController();
	const stopped = await ending(box.wait(5000, stopping.signal));
	stopping.abort();
	await vi.advanceTimersByTimeAsync(0);
	expect(stopped()).toBe('due');
});
