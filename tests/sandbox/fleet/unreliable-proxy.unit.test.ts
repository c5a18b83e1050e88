import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { startUnreliableProxy, type UnreliableProxy } from '../../../sandbox/fleet/unreliable-proxy.ts';

const long = 'Ring '.repeat(2000);
let behind: Server;
let taken: string[];
let proxy: UnreliableProxy;

beforeEach(async () => {
	taken = [];
	behind = createServer(async (message, response) => {
		const body = await text(message);
		taken.push(`${message.method} ${message.url} ${message.headers.host} ${body}`);
		response.writeHead(201, { 'x-kept': 'yes', 'content-encoding': 'x-own', 'content-length': long.length }).end(long);
	}).listen(0, '127.0.0.1');
	await once(behind, 'listening');
	proxy = await startUnreliableProxy(`http://127.0.0.1:${(behind.address() as AddressInfo).port}`);
});
afterEach(async () => {
	await proxy.close();
	behind.closeAllConnections();
	behind.close();
});

const put = (path = '/a', signal?: AbortSignal) =>
	fetch(`${proxy.url}${path}`, { method: 'PUT', body: 'bytes', ...(signal !== undefined && { signal }) });
const read = async () => {
	const answer = await put();
	return [answer.status, answer.headers.get('x-kept'), answer.headers.get('content-encoding'), await answer.text()];
};
const whole = [201, 'yes', 'x-own', long];

it('passes on what comes, with its host and its encoding', async () => {
	expect(await read()).toEqual(whole);
	expect(taken).toEqual([`PUT /a ${new URL(proxy.url).host} bytes`]);
});

it('answers 503 for a share of the requests, the same ones for the same seed', async () => {
	await proxy.set({ kind: 'unavailable', share: 0.5 });
	const statuses: number[] = [];
	for (let number = 0; number < 20; number += 1) statuses.push((await put()).status);
	expect(new Set(statuses)).toEqual(new Set([201, 503]));
	expect(proxy.counts).toEqual({ requests: 20, spoiled: statuses.filter((status) => status === 503).length, forwarded: taken.length });
});

it('spoils only what it is aimed at', async () => {
	await proxy.set({ kind: 'unavailable', only: ({ method, path }) => method === 'PUT' && path.startsWith('/b') });
	expect([(await put('/a')).status, (await put('/b')).status]).toEqual([201, 503]);
});

it('is slow, and drips', async () => {
	await proxy.set({ kind: 'slow', delayMs: 30, dripBytes: 1000, dripMs: 2 });
	const startedMs = performance.now();
	expect(await read()).toEqual(whole);
	expect(performance.now() - startedMs).toBeGreaterThan(45);
});

it('breaks the connection before a request, after it, or within its answer', async () => {
	await proxy.set({ kind: 'drop', when: 'before' });
	await expect(put()).rejects.toThrow();
	expect(taken).toEqual([]);
	await proxy.set({ kind: 'drop', when: 'after' });
	await expect(put()).rejects.toThrow();
	expect(taken).toHaveLength(1);
	await proxy.set({ kind: 'drop', when: 'within' });
	const answer = await put();
	expect(answer.status).toBe(201);
	await expect(answer.text()).rejects.toThrow();
	await proxy.set({ kind: 'pass' });
	expect(await read()).toEqual(whole);
});

it('is silent until the mode changes', async () => {
	await proxy.set({ kind: 'silent' });
	const aborted = expect(put('/a', AbortSignal.timeout(1000))).rejects.toThrow('timeout');
	await vi.waitUntil(() => proxy.counts.requests > 0);
	await aborted;
	const { requests } = proxy.counts;
	const broken = expect(put()).rejects.toThrow();
	await vi.waitUntil(() => proxy.counts.requests > requests);
	await proxy.set({ kind: 'pass' });
	await broken;
	expect(taken).toEqual([]);
	expect(await read()).toEqual(whole);
});

it('refuses connections until the mode changes', async () => {
	expect(await read()).toEqual(whole);
	await proxy.set({ kind: 'refuse' });
	await expect(put()).rejects.toThrow();
	await proxy.set({ kind: 'pass' });
	expect(await read()).toEqual(whole);
	expect(taken).toHaveLength(2);
});

it('breaks the connection where nothing is behind it', async () => {
	behind.closeAllConnections();
	behind.close();
	await once(behind, 'close');
	await expect(put()).rejects.toThrow();
});
