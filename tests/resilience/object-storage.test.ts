/** The S3 storage of tests and benches: what was written must still be there after any of its parts was killed. */
import { createHmac } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type RunningObjectStorage, startObjectStorage } from '../../sandbox/fleet/object-storage.ts';
import { findProgram } from '../../sandbox/fleet/server-program.ts';

describe.skipIf(findProgram('radosgw') === null)('an object storage of its own', () => {
	const dir = mkdtempSync(join(tmpdir(), 'object-storage-'));
	let storage: RunningObjectStorage;
	beforeAll(async () => {
		storage = await startObjectStorage({ dir });
		expect((await ask(storage, 'PUT', '/sites')).status).toBe(200);
	});
	afterAll(async () => {
		await storage.stop();
		rmSync(dir, { recursive: true, force: true });
	});

	it.each(['rgw', 'osd', 'mon'] as const)('keeps objects where its part %s is killed', async (part) => {
		const object = `/sites/${part}.html`;
		expect((await ask(storage, 'PUT', object, `<p>${part}</p>`)).status).toBe(200);
		const pid = storage.pid(part);
		await storage.kill(part);
		await storage.restart();
		expect(storage.pid(part)).not.toBe(pid);
		expect(await (await ask(storage, 'GET', object)).text()).toBe(`<p>${part}</p>`);
		expect((await ask(storage, 'PUT', object, 'again')).status).toBe(200);
	});

	it('goes on with its data at the same address in a folder that has some', async () => {
		expect((await ask(storage, 'PUT', '/sites/kept.html', 'kept')).status).toBe(200);
		const { endpoint } = storage;
		await storage.stop();
		storage = await startObjectStorage({ dir });
		expect(storage.endpoint).toBe(endpoint);
		expect(await (await ask(storage, 'GET', '/sites/kept.html')).text()).toBe('kept');
	});
});

/** Signed as S3's first clients did, which takes a line. */
function ask(storage: RunningObjectStorage, method: string, path: string, body?: string): Promise<Response> {
	const date = new Date().toUTCString();
	const type = body === undefined ? '' : 'text/html';
	const signature = createHmac('sha1', storage.secretKey).update(`${method}\n\n${type}\n${date}\n${path}`).digest('base64');
	const headers = { date, authorization: `AWS ${storage.accessKey}:${signature}`, ...(body !== undefined && { 'content-type': type }) };
	return fetch(`${storage.endpoint}${path}`, { method, headers, ...(body !== undefined && { body }) });
}
