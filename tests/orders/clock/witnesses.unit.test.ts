/** Sources of time: what each says, and when it says nothing. */
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, it, onTestFinished, vi } from 'vitest';
import { hostWitness, kernelWitness } from '../../../orders/clock/witnesses.ts';

const now = Date.parse('2026-11-29T12:00:00Z');
const nowMs = () => now;

it.each([
	['timedatectl says that it is synchronised', true, null, 0],
	['timedatectl says that it is not, although it was before', false, now, null],
	['timesyncd has set the clock a moment ago', null, now - 60_000, 0],
	['the clock has jumped since timesyncd set it', null, now - 3_600_000, null],
	['nothing keeps it', null, null, null],
])('asks the kernel: %s', async (_, isSynchronised, at, aheadMs) => {
	const witness = kernelWitness({ isSynchronised: async () => isSynchronised, synchronisedAtMs: async () => at });
	expect(await witness.readAheadMs(nowMs)).toBe(aheadMs);
});

it('reads the date of any answer of another machine', async () => {
	const answer = vi.spyOn(globalThis, 'fetch');
	onTestFinished(() => answer.mockRestore());
	const ask = async (headers: Record<string, string>) => {
		answer.mockResolvedValueOnce(new Response(null, { status: 503, headers }));
		// An address of documentation: no name has to be found.
		return hostWitness('https://192.0.2.1').readAheadMs(nowMs);
	};
	expect(await ask({ date: 'Sun, 29 Nov 2026 13:30:00 GMT' })).toBe(5_400_000);
	expect(await ask({ date: 'yesterday' })).toBeNull();
	expect(await ask({})).toBeNull();
	answer.mockRejectedValueOnce(new TypeError('certificate is not yet valid'));
	expect(await hostWitness('https://192.0.2.1').readAheadMs(nowMs)).toBeNull();
});

it('asks no server of this machine, which has the same clock', async () => {
	const asked: string[] = [];
	const server = createServer((request, response) => {
		asked.push(String(request.url));
		response.end();
	});
	await new Promise<void>((done) => server.listen(0, done));
	onTestFinished(() => void server.close());
	const { port } = server.address() as AddressInfo;
	for (const host of ['127.0.0.1', 'localhost', '[::1]']) expect(await hostWitness(`http://${host}:${port}`).readAheadMs(nowMs)).toBeNull();
	expect(asked).toEqual([]);
});
