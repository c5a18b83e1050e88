/** Logging in to a real Directus with e-mail and password, renewing the login, and logging out. */
import { readItems } from '@directus/sdk';
import { describe, expect, inject, it } from 'vitest';
import { createBackendClient } from '../../pipeline/directus/backend-client.ts';
import type { BackendSchema } from '../../pipeline/directus/dialect.ts';
import { readAdmin } from '../../sandbox/directus/admin.ts';
import { projectAccounts } from '../../sandbox/directus/fixture/accounts.ts';
import { createFastClock } from '../support/fast-clock.ts';

const admin = readAdmin();

const url = inject('directusUrl');
const project = projectAccounts[0]?.domain ?? '';
const readProjects = readItems<BackendSchema, 'project', object>('project', { limit: 1 });

/** Notes the calls for tokens with their answers' status, and the tokens for renewing that came. */
function connect(password: string = admin.password) {
	const calls: string[] = [];
	const tokens: string[] = [];
	const clock = createFastClock(Date.now());
	const client = createBackendClient({
		url,
		email: admin.email,
		password,
		project,
		clock,
		async fetch(target, init) {
			const answer = await fetch(target, init);
			if (target.pathname.startsWith('/auth/')) {
				calls.push(`${target.pathname} ${answer.status}`);
				if (answer.status === 200) tokens.push((await answer.clone().json()).data.refresh_token);
			}
			return answer;
		},
	});
	return { client, clock, calls, tokens };
}

function refresh(token: string): Promise<Response> {
	const body = JSON.stringify({ refresh_token: token, mode: 'json' });
	return fetch(`${url}/auth/refresh`, { method: 'POST', headers: { 'content-type': 'application/json' }, body });
}

describe('a login', () => {
	it('reads, is renewed before it expires, and ends', async () => {
		const { client, clock, calls } = connect();
		expect(await client.request(readProjects)).toHaveLength(1);
		clock.advance(900_000);
		await Promise.all([client.request(readProjects), client.request(readProjects)]);
		await client.close();
		expect(calls).toEqual(['/auth/login 200', '/auth/refresh 200', '/auth/logout 204']);
	});

	it('is renewed by a token that works once', async () => {
		const { client, clock, tokens } = connect();
		await client.request(readProjects);
		clock.advance(900_000);
		await client.request(readProjects);
		expect((await refresh(tokens[0] ?? '')).status).toBe(401);
		await client.close();
	});

	it('whose token for renewing somebody else used up is auth_expired_token', async () => {
		const { client, clock, tokens } = connect();
		await client.request(readProjects);
		expect((await refresh(tokens.at(-1) ?? '')).status).toBe(200);
		clock.advance(900_000);
		await expect(client.request(readProjects)).rejects.toThrow(/^auth_expired_token: /);
		await client.close();
	});

	it('with a wrong password is refused by name', async () => {
		await expect(connect('falsch').client.request(readProjects)).rejects.toThrow(
			/e-mail and password.+DIRECTUS_EMAIL and DIRECTUS_PASSWORD/,
		);
	});
});
