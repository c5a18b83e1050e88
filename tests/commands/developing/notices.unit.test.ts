import { once } from 'node:events';
import { connect } from 'node:net';
import { afterEach, beforeEach, expect, it, onTestFinished, vi } from 'vitest';
import { createNoticeBox, listenForNotices } from '../../../commands/developing/notices.ts';
import { PortTaken } from '../../../commands/errors/command-errors.ts';

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

const secret = 'a-secret-of-the-test';

async function aListener() {
	const heard = { count: 0 };
	const listener = await listenForNotices({
		port: 0,
		secret,
		onNotice() {
			heard.count += 1;
		},
	});
	onTestFinished(() => listener.close());
	return { url: listener.url, heard };
}

const bearer = (token: string) => ({ authorization: `Bearer ${token}` });

it('hears who knows the secret, whatever the message says', async () => {
	const { url, heard } = await aListener();
	for (const body of ['', '{"collection":"page"}', 'x'.repeat(200_000)]) {
		expect((await fetch(url, { method: 'POST', headers: bearer(secret), body })).status).toBe(204);
	}
	expect(heard.count).toBe(3);
});

it.each([
	['another secret', 401, '', { method: 'POST', headers: bearer(`${secret}x`) }],
	['no secret', 401, '', { method: 'POST' }],
	['an empty secret', 401, '', { method: 'POST', headers: { authorization: '' } }],
	['reading', 405, '', { headers: bearer(secret) }],
	['another path', 404, '/x', { method: 'POST', headers: bearer(secret) }],
	['a query', 404, '?secret=x', { method: 'POST', headers: bearer(secret) }],
])('does not hear %s', async (_what, status, suffix, init: RequestInit) => {
	const { url, heard } = await aListener();
	expect((await fetch(url + suffix, init)).status).toBe(status);
	expect(heard.count).toBe(0);
});

it('is on this machine alone, and says which port is taken', async () => {
	const { url } = await aListener();
	const port = Number(new URL(url).port);
	expect(new URL(url).hostname).toBe('127.0.0.1');
	const elsewhere = connect(port, '127.0.0.2');
	const [error]: { code?: string }[] = await once(elsewhere, 'error');
	expect(error?.code).toBe('ECONNREFUSED');
	await expect(listenForNotices({ port, secret, onNotice() {} })).rejects.toThrow(PortTaken);
});
