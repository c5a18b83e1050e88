import { readItems } from '@directus/sdk';
import { afterEach, describe, expect, it } from 'vitest';
import { createBackendClient } from '../../../pipeline/directus/backend-client.ts';
import { AuthExpired, BackendRefused } from '../../../pipeline/directus/backend-errors.ts';
import type { BackendOptions } from '../../../pipeline/directus/backend-options.ts';
import type { BackendSchema, DialectName } from '../../../pipeline/directus/dialect.ts';
import { createFastClock } from '../../support/fast-clock.ts';
import { type AuthServer, credentials, startAuthServer } from './auth-server.ts';

const records = [{ id: 1, project: 'juwelier.example' }];
const readBrands = readItems<BackendSchema, 'brand', object>('brand');
const secrets = [credentials.password, 'access-', 'refresh-'];
let server: AuthServer;
afterEach(() => server.backend.close());

async function connect(dialect: DialectName, options: Partial<BackendOptions> = {}) {
	server = await startAuthServer(dialect, records);
	const clock = createFastClock();
	const lines: string[] = [];
	const log = (line: string) => lines.push(line);
	let underWay = 0;
	const countingFetch: typeof fetch = async (...args) => {
		underWay += 1;
		try {
			const response = await fetch(...args);
			// read whole: what the client does with it then takes turns of the event loop and no time
			return new Response(response.status === 204 ? null : await response.arrayBuffer(), response);
		} finally {
			underWay -= 1;
		}
	};
	const client = createBackendClient({
		url: server.backend.url,
		project: 'juwelier.example',
		dialect,
		clock,
		log,
		fetch: countingFetch,
		...credentials,
		...options,
	});
	/** Lets the requests that the clock began come to their end: no request is under way for twenty turns of the event loop. */
	const passTime = async (ms: number) => {
		clock.advance(ms);
		for (let quiet = 0; quiet < 20; quiet = underWay === 0 ? quiet + 1 : 0) await new Promise((resolve) => setImmediate(resolve));
	};
	return { client, clock, passTime, lines };
}

function countOf(path: string): number {
	return server.paths().filter((each) => each === path).length;
}

describe.each([
	{
		dialect: 'directus',
		login: '/auth/login',
		loginBody: { ...credentials, mode: 'json' },
		refreshBody: { mode: 'json', refresh_token: 'refresh-1' },
	},
	{ dialect: 'legacy', login: '/auth/authenticate', loginBody: { ...credentials, mode: 'jwt' }, refreshBody: { token: 'access-1' } },
] as const)('a login in the dialect $dialect', ({ dialect, login, loginBody, refreshBody }) => {
	it('comes before the first request, once for all, and the project header goes with everything', async () => {
		const { client } = await connect(dialect);
		expect(await Promise.all([1, 2, 3].map(() => client.request(readBrands)))).toEqual([records, records, records]);
		expect(server.paths()).toEqual([login, '/items/brand', '/items/brand', '/items/brand']);
		const [first, ...others] = server.backend.requests;
		expect(JSON.parse(first?.body ?? '')).toEqual(loginBody);
		expect(first?.headers.authorization).toBeUndefined();
		for (const { headers } of server.backend.requests) expect(headers['x-directus-project']).toBe('_');
		for (const { headers } of others) expect(headers.authorization).toBe('Bearer access-1');
	});

	it('is looked at every 10 seconds, and renewed once under 30 seconds remain', async () => {
		const { client, passTime } = await connect(dialect);
		await client.request(readBrands);
		await passTime(870_000);
		expect(countOf('/auth/refresh')).toBe(0);
		await passTime(9_999);
		expect(countOf('/auth/refresh')).toBe(0);
		await passTime(1);
		expect(countOf('/auth/refresh')).toBe(1);
		const request = server.backend.requests.at(-1);
		expect(JSON.parse(request?.body ?? '')).toEqual(refreshBody);
		expect(request?.headers.authorization).toBeUndefined();
		await client.request(readBrands);
		expect(server.backend.requests.at(-1)?.headers.authorization).toBe('Bearer access-2');
	});

	it('lives 30 seconds where the backend does not say how long', async () => {
		const { client, passTime } = await connect(dialect);
		server.answer = 'without-expiry';
		await client.request(readBrands);
		await passTime(9_999);
		expect(countOf('/auth/refresh')).toBe(0);
		await passTime(1);
		await passTime(10_000);
		expect(countOf('/auth/refresh')).toBe(2);
	});

	it('is renewed once for all who wait', async () => {
		const { client, clock } = await connect(dialect);
		await client.request(readBrands);
		// As after a sleep of the machine, in which nothing was looked at.
		await clock.sleep(1_000_000);
		const answers = await Promise.all(Array.from({ length: 8 }, () => client.request(readBrands)));
		expect(answers).toHaveLength(8);
		expect(countOf('/auth/refresh')).toBe(1);
	});

	it('ends with a logout, after which nothing is looked at any more', async () => {
		const { client, passTime } = await connect(dialect);
		await client.request(readBrands);
		await client.close();
		expect(server.paths().at(-1)).toBe('/auth/logout');
		const { body, headers } = server.backend.requests.at(-1) ?? {};
		expect([body, headers?.authorization]).toEqual(
			dialect === 'legacy' ? ['', 'Bearer access-1'] : [JSON.stringify({ mode: 'json', refresh_token: 'refresh-1' }), undefined],
		);
		await passTime(2_000_000);
		expect(server.paths().at(-1)).toBe('/auth/logout');
	});

	it('that cannot be renewed is auth_expired_token with code 102, for the request that waits and for all after it', async () => {
		const { client, passTime } = await connect(dialect);
		await client.request(readBrands);
		server.answer = 'refuse';
		await passTime(880_000);
		for (const failing of [client.request(readBrands), client.readAsset('ring')]) {
			await expect(failing).rejects.toThrow(AuthExpired);
			await expect(failing).rejects.toThrow(/^auth_expired_token: .+Invalid user credentials.+answered 401/);
			await expect(failing).rejects.toMatchObject({ name: 'AuthExpired', code: 102 });
		}
		expect(countOf('/auth/refresh')).toBe(1);
		await client.close();
	});

	it('that is refused names the settings, and is not tried again', async () => {
		const { client } = await connect(dialect, { password: 'falsch-geheim' });
		for (const failing of [client.request(readBrands), client.request(readBrands)]) {
			await expect(failing).rejects.toThrow(BackendRefused);
			await expect(failing).rejects.toThrow(/does not accept the e-mail and password.+401 "Invalid user credentials.*DIRECTUS_EMAIL/);
		}
		expect(server.paths()).toEqual([login]);
	});
});

describe('a token that the backend accepts no more', () => {
	it('is renewed, once, and the requests are sent again', async () => {
		const { client } = await connect('directus');
		await client.request(readBrands);
		server.expire();
		expect(await Promise.all([1, 2, 3].map(() => client.request(readBrands)))).toHaveLength(3);
		expect(countOf('/auth/refresh')).toBe(1);
	});

	it('in spite of being new is told as what the backend says', async () => {
		const { client } = await connect('directus');
		await client.request(readBrands);
		const { backend } = server;
		backend.failWith(({ path }, response) => {
			const isAuth = path.startsWith('/auth/');
			const tokens = { access_token: 'access-9', refresh_token: 'refresh-9' };
			response.writeHead(isAuth ? 200 : 401, { 'content-type': 'application/json' });
			response.end(JSON.stringify(isAuth ? { data: tokens } : { errors: [{ message: 'No.' }] }));
			return true;
		});
		await expect(client.request(readBrands)).rejects.toThrow(/answered 401 "No\."/);
		expect(countOf('/auth/refresh')).toBe(1);
	});
});

describe('secrets', () => {
	it.each([
		['an answer that is cut off', '{"data":{"access_token":"access-77","refresh_token":"refresh-77"'],
		['an answer that repeats the password', JSON.stringify({ errors: [{ message: `No user with ${credentials.password}` }] })],
		['an answer without a token', JSON.stringify({ data: { access: 'access-77' } })],
		['a page', '<p>access-77</p>'],
	])('stand in no error and no log after %s', async (_what, body) => {
		for (const status of [200, 400, 401, 503]) {
			const { client, passTime, lines } = await connect('directus');
			const spoil = () => {
				server.answer = (response) => Boolean(response.writeHead(status).end(body)) as true;
			};
			spoil();
			await expectNoSecret(client.request(readBrands), lines);
			server.answer = 'usual';
			await server.backend.close();

			const second = await connect('directus');
			await second.client.request(readBrands);
			spoil();
			await second.passTime(880_000);
			await expectNoSecret(second.client.request(readBrands), second.lines);
			await server.backend.close();
			await passTime(0);
		}
	});

	it('stand in no log when logging out fails', async () => {
		const { client, lines } = await connect('directus');
		await client.request(readBrands);
		await server.backend.close();
		await client.close();
		expect(lines.at(-1)).toMatch(/^Logging out failed \(Network error/);
		expect(lines.join()).not.toMatch(/access-|refresh-|geheim/);
	});

	it('that the backend repeats are hidden', async () => {
		const { client } = await connect('directus');
		await client.request(readBrands);
		server.backend.failWith(({ headers }, response) => {
			response.writeHead(500).end(JSON.stringify({ errors: [{ message: `Bad ${headers.authorization}` }] }));
			return true;
		});
		await expect(client.request(readBrands)).rejects.toThrow('Bad Bearer …');
	});
});

async function expectNoSecret(failing: Promise<unknown>, lines: readonly string[]): Promise<void> {
	const error: unknown = await failing.then(
		() => expect.unreachable(),
		(reason: unknown) => reason,
	);
	const told: string[] = [...lines];
	for (let each: unknown = error; each instanceof Error; each = each.cause) told.push(each.message);
	expect(told.length).toBeGreaterThan(lines.length);
	for (const secret of secrets) expect(told.join('\n')).not.toContain(secret);
}
