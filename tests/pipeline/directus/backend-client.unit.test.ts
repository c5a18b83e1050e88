import { readItems } from '@directus/sdk';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createBackendClient, createSecrets } from '../../../pipeline/directus/backend-client.ts';
import {
	BackendFailed,
	BackendInvalidJson,
	BackendNotConfigured,
	BackendRedirected,
	BackendRefused,
	BackendUnreachable,
} from '../../../pipeline/directus/backend-errors.ts';
import type { BackendOptions } from '../../../pipeline/directus/backend-options.ts';
import type { BackendSchema } from '../../../pipeline/directus/dialect.ts';
import { type BackendServer, sendError, sendJson, startBackend } from '../../support/backend-server.ts';
import { createFastClock, type FastClock } from '../../support/fast-clock.ts';

const project = 'juwelier.example';
const asset = Buffer.from([1, 2, 3]);
let backend: BackendServer;
let clock: FastClock;
beforeEach(async () => {
	backend = await startBackend({ records: { brand: [{ id: 1, project }] }, assets: { ring: asset } });
	clock = createFastClock();
});
afterEach(() => backend.close());

function connect(options: Partial<BackendOptions> = {}) {
	return createBackendClient({ url: backend.url, token: 'token', project, clock, ...options });
}

const readBrands = readItems<BackendSchema, 'brand', object>('brand');

describe('requests', () => {
	it('carry the token and the project header', async () => {
		expect(await connect().request(readBrands)).toEqual([{ id: 1, project }]);
		expect(await connect().readAsset('ring')).toEqual(asset);
		for (const { headers } of backend.requests) {
			expect(headers).toMatchObject({ authorization: 'Bearer token', 'x-directus-project': '_' });
		}
	});

	it.each([
		['no URL', { url: '' }, 'DIRECTUS_URL'],
		['a URL that is none', { url: 'backend.example' }, 'DIRECTUS_URL'],
		['no project', { project: ' ' }, 'PROJECT_DOMAIN'],
		['no token', { token: '' }, 'DIRECTUS_TOKEN'],
		['no login', { token: undefined }, 'DIRECTUS_EMAIL and DIRECTUS_PASSWORD'],
		['half a login', { token: undefined, email: 'site@a.example' }, 'DIRECTUS_PASSWORD'],
		['two logins', { email: 'site@a.example', password: 'geheim' }, 'two logins'],
		['a token over two lines', { token: 'geheim\n' }, 'DIRECTUS_TOKEN'],
	])('are rejected before anything is sent with %s', async (_what, options, named) => {
		const fetch = () => expect.unreachable();
		const client = connect({ ...options, fetch });
		for (const rejected of [client.request(readBrands), client.readAsset('ring')]) {
			await expect(rejected).rejects.toThrow(BackendNotConfigured);
			await expect(rejected).rejects.toThrow(named);
			await expect(rejected).rejects.not.toThrow('geheim');
		}
	});

	it('are never more than ten at once', async () => {
		backend.failWith(async () => {
			await vi.waitUntil(() => backend.mostAtOnce >= 10);
			await new Promise((resolve) => setTimeout(resolve, 5));
			return false;
		});
		const client = connect();
		await Promise.all(Array.from({ length: 60 }, () => client.request(readBrands)));
		expect(backend.mostAtOnce).toBe(10);
		expect(backend.requests).toHaveLength(60);
	});

	it('keep the path below which the backend lives', async () => {
		const client = connect({ url: `${backend.url}/directus/` });
		await expect(client.request(readBrands)).rejects.toThrow(BackendFailed);
		await expect(client.readAsset('a/b')).rejects.toThrow(BackendFailed);
		expect(backend.requests.map(({ path }) => path)).toEqual(['/directus/items/brand', '/directus/assets/a%2Fb']);
	});
});

describe('retries', () => {
	it.each([429, 502, 503, 504])('try again after a %i, with doubling delays', async (status) => {
		backend.failWith((_request, response, nth) => nth < 5 && sendError(response, status, 'busy'));
		const lines: string[] = [];
		expect(await connect({ log: (line) => lines.push(line) }).request(readBrands)).toHaveLength(1);
		expect(clock.waitsMs).toEqual([1000, 2000, 4000, 8000]);
		expect(lines[0]).toBe(`${backend.url}/items/brand answered ${status}; all requests wait 1 s`);
	});

	it.each([
		['in seconds', '7', 7000],
		['as a date', 'Fri, 20 Nov 2026 12:00:09 GMT', 9000],
		['as a date that is over', 'Fri, 20 Nov 2026 11:00:00 GMT', 1000],
		['of nothing', '', 1000],
		['of no sense', 'bald', 1000],
		['below zero', '-5', 1000],
		['of a year', '31536000', 120_000],
	])('follow a Retry-After %s', async (_what, header, waitMs) => {
		backend.failWith((_request, response, nth) => nth === 1 && sendError(response, 429, 'busy', { 'retry-after': header }));
		await connect().request(readBrands);
		expect(clock.waitsMs).toEqual([waitMs]);
	});

	it('make all requests wait, not only the one that failed', async () => {
		const asked: number[] = [];
		const slowClock = {
			...clock,
			async sleep(ms: number) {
				asked.push(backend.requests.length);
				await new Promise((resolve) => setTimeout(resolve, 50));
				asked.push(backend.requests.length);
				await clock.sleep(ms);
			},
		};
		backend.failWith((_request, response, nth) => nth === 1 && sendError(response, 503, 'busy'));
		const client = connect({ clock: slowClock, maxConcurrent: 1 });
		await Promise.all(Array.from({ length: 5 }, () => client.request(readBrands)));
		expect(asked).toEqual([1, 1]);
		expect(backend.requests).toHaveLength(6);
	});

	it('give up after five attempts with what the server said', async () => {
		backend.failWith((_request, response) => sendError(response, 503, 'Under pressure'));
		await expect(connect().request(readBrands)).rejects.toThrow(`Under pressure (${backend.url}/items/brand answered 503).`);
		expect(backend.requests).toHaveLength(5);
	});

	it('are not made for an error that waiting cannot fix', async () => {
		backend.failWith((_request, response) => sendError(response, 400, 'Invalid query.'));
		await expect(connect().request(readBrands)).rejects.toThrow(new BackendFailed(`${backend.url}/items/brand`, 400, 'Invalid query.'));
		expect(backend.requests).toHaveLength(1);
	});
});

describe('faults', () => {
	it('a connection that is reset is tried again', async () => {
		backend.failWith((_request, response, nth) => nth === 1 && Boolean(response.destroy()));
		expect(await connect().request(readBrands)).toHaveLength(1);
	});

	it('an answer that breaks off is tried again', async () => {
		backend.failWith((_request, response, nth) => {
			if (nth > 1) return false;
			response.writeHead(200, { 'content-type': 'application/json', 'content-length': '1000' }).write('{"data":[');
			setTimeout(() => response.destroy(), 5);
			return true;
		});
		expect(await connect().request(readBrands)).toHaveLength(1);
	});

	it('a backend that is not there is a network error with code -1', async () => {
		await backend.close();
		const failing = connect().request(readBrands);
		await expect(failing).rejects.toThrow(BackendUnreachable);
		await expect(failing).rejects.toMatchObject({
			name: 'BackendUnreachable',
			message: 'Network error',
			code: -1,
			detail: expect.stringMatching(/^http:.+ECONNREFUSED/),
		});
		expect(clock.waitsMs).toEqual([1000, 2000, 4000, 8000]);
	});

	it('a silent backend is given up after the idle time', async () => {
		backend.failWith((_request, response, nth) => {
			if (nth > 1) return false;
			response.writeHead(200, { 'content-type': 'application/json' }).write('{"data":');
			return true;
		});
		expect(await connect({ idleTimeoutMs: 500 }).request(readBrands)).toHaveLength(1);
	});

	it.each([
		['twice where nothing else is said', {}, 2],
		['once where a snapshot can be built instead', { firstAttempts: { all: 2, silent: 1 } }, 1],
	])('a backend that was silent from the start is asked %s', async (_what, options, requests) => {
		backend.failWith(() => true);
		const hanging = connect({ idleTimeoutMs: 200, ...options }).request(readBrands);
		await expect(hanging).rejects.toMatchObject({
			detail: expect.stringContaining(`(no byte for 0.2 seconds, attempt ${requests} of ${requests})`),
		});
		expect(backend.requests).toHaveLength(requests);
	});

	it('a backend that answered before is asked five times when it is silent', async () => {
		const client = connect({ idleTimeoutMs: 200 });
		await client.request(readBrands);
		backend.failWith(() => true);
		await expect(client.request(readBrands)).rejects.toMatchObject({ detail: expect.stringContaining('attempt 5 of 5') });
	});

	it('a person hears that a silent backend is waited for, long before it is given up', async () => {
		const lines: string[] = [];
		backend.failWith((_request, _response, nth) => nth === 1);
		await connect({ idleTimeoutMs: 600, log: (line) => lines.push(line) }).request(readBrands);
		expect(lines).toEqual([
			`${backend.url}/items/brand has not answered for 0.2 s; it is waited for, 0.6 s without a byte at most`,
			`${backend.url}/items/brand gave no whole answer (no byte for 0.6 seconds); all requests wait 1 s`,
		]);
	});

	it('a backend that drips bytes is given up at the ceiling, and not asked again', async () => {
		backend.failWith((_request, response) => {
			response.writeHead(200, { 'content-type': 'application/json' });
			const drip = setInterval(() => response.write(' '), 10);
			response.on('close', () => clearInterval(drip));
			return true;
		});
		const dripping = connect({ idleTimeoutMs: 1500, requestTimeoutMs: 2000 }).request(readBrands);
		await expect(dripping).rejects.toMatchObject({
			message: 'Network error',
			detail: expect.stringContaining('not done after 2 seconds'),
		});
		expect(backend.requests).toHaveLength(1);
	});

	it('a request has ten minutes where nothing else is said', async () => {
		const timeout = vi.spyOn(AbortSignal, 'timeout');
		await connect().request(readBrands);
		expect(timeout.mock.calls).toContainEqual([600_000]);
	});

	it.each([
		['cut', '{"data":[{"id":1}'],
		['HTML', '<!doctype html><title>Wartung</title>'],
		['nothing', ''],
	])('an answer that is %s is invalid JSON with code 422', async (_what, body) => {
		backend.failWith((_request, response) => {
			response.writeHead(200, { 'content-type': 'application/json' }).end(body);
			return true;
		});
		const failing = connect().request(readBrands);
		await expect(failing).rejects.toThrow(BackendInvalidJson);
		await expect(failing).rejects.toMatchObject({
			message: 'API returned invalid JSON',
			code: 422,
			detail: `${backend.url}/items/brand began with ${JSON.stringify(body.slice(0, 60))}.`,
		});
	});

	it('JSON under a wrong content type is read', async () => {
		backend.failWith((_request, response) => {
			response.writeHead(200, { 'content-type': 'text/html' }).end('{"data":[{"id":7}]}');
			return true;
		});
		expect(await connect().request(readBrands)).toEqual([{ id: 7 }]);
	});

	it.each([
		['no message', { errors: [] }],
		['an empty message', { errors: [{ message: '' }] }],
		['another form', ['x']],
	])('an error with %s is unknown', async (_what, body) => {
		backend.failWith((_request, response) => sendJson(response, 500, body));
		await expect(connect().request(readBrands)).rejects.toThrow(/^Unknown error occured/);
	});

	it('a wrong token is reported, and not shown', async () => {
		const failing = connect({ token: 'falsch-geheim' }).request(readBrands);
		await expect(failing).rejects.toThrow(BackendRefused);
		await expect(failing).rejects.toThrow(/does not accept the token.+"Invalid user credentials\.".+DIRECTUS_TOKEN/);
		await expect(failing).rejects.not.toThrow('falsch-geheim');
	});

	it('what the token may not read is named', async () => {
		await expect(connect().readAsset('chain')).rejects.toThrow(/lets this token not read http.+\/assets\/chain: 403/);
	});
});

describe('redirects', () => {
	it('are followed within the backend', async () => {
		backend.failWith((request, response) => {
			if (request.path !== '/assets/old') return false;
			response.writeHead(302, { location: '/assets/ring' }).end();
			return true;
		});
		expect(await connect().readAsset('old')).toEqual(asset);
	});

	it.each(['http://169.254.169.254/latest', '//evil.example/x', 'https://127.0.0.1/x'])('are refused to %s', async (location) => {
		backend.failWith((_request, response) => {
			response.writeHead(302, { location }).end();
			return true;
		});
		await expect(connect().readAsset('ring')).rejects.toThrow(BackendRedirected);
		expect(backend.requests).toHaveLength(1);
	});

	it('end somewhere', async () => {
		backend.failWith((request, response) => {
			response.writeHead(302, { location: request.path }).end();
			return true;
		});
		await expect(connect().readAsset('ring')).rejects.toThrow(BackendRedirected);
	});
});

it('hides a secret whole that begins with another one, in whichever order they came', () => {
	const { hide, keep } = createSecrets(['abc', undefined, '']);
	keep('abc-def');
	keep('x-abc-def-y');
	expect(hide('abc, abc-def and x-abc-def-y')).toBe('…, … and …');
});
