/** Every call of the backend goes through the client, by a command of the SDK. */
import * as sdk from '@directus/sdk';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type BackendClient, createBackendClient } from '../../../pipeline/directus/backend-client.ts';
import type { BackendSchema } from '../../../pipeline/directus/dialect.ts';
import { type BackendServer, sendJson, startBackend } from '../../support/backend-server.ts';

let backend: BackendServer;
let client: BackendClient;
beforeEach(async () => {
	backend = await startBackend({ records: {} });
	client = createBackendClient({ url: backend.url, token: 'token', project: 'juwelier.example' });
});
afterEach(() => backend.close());

const record = { display_name: 'Ring' };
const login = { email: 'a@a.example', password: 'p' };

const calls: readonly [call: string, command: sdk.RestCommand<unknown, BackendSchema>, body?: unknown][] = [
	['POST /auth/login', sdk.login(login, { mode: 'json', otp: '123' }), { ...login, mode: 'json', otp: '123' }],
	['POST /auth/refresh', sdk.refresh({ mode: 'json', refresh_token: 'r' }), { mode: 'json', refresh_token: 'r' }],
	['POST /auth/logout', sdk.logout({ mode: 'json', refresh_token: 'r' }), { mode: 'json', refresh_token: 'r' }],
	[
		'POST /auth/password/request',
		sdk.passwordRequest(login.email, 'https://a.example'),
		{ email: login.email, reset_url: 'https://a.example' },
	],
	['POST /auth/password/reset', sdk.passwordReset('t', 'p'), { token: 't', password: 'p' }],
	['GET /items/brand', sdk.readItems<BackendSchema, 'brand', object>('brand')],
	['GET /items/brand/1', sdk.readItem<BackendSchema, 'brand', object>('brand', 1)],
	['POST /items/brand', sdk.createItem<BackendSchema, 'brand', object>('brand', record), record],
	['PATCH /items/brand/1', sdk.updateItem<BackendSchema, 'brand', object>('brand', 1, record), record],
	['DELETE /items/brand/1', sdk.deleteItem<BackendSchema, 'brand'>('brand', 1)],
	['GET /files', sdk.readFiles()],
	['GET /users', sdk.readUsers()],
	['GET /users/me', sdk.readMe()],
	['GET /roles', sdk.readRoles()],
	['GET /permissions', sdk.readPermissions()],
	['GET /settings', sdk.readSettings()],
	['GET /collections', sdk.readCollections()],
	['GET /fields', sdk.readFields()],
	['GET /relations', sdk.readRelations()],
	['GET /activity', sdk.readActivities()],
];

describe('the calls of the backend', () => {
	it.each(calls)('%s', async (call, command, body) => {
		backend.failWith(({ method }, response) => (method === 'DELETE' ? end(response) : sendJson(response, 200, { data: { id: 7 } })));
		const answer = await client.request(command);
		expect(answer).toEqual(call.startsWith('DELETE') ? null : { id: 7 });
		const [request] = backend.requests;
		expect(`${request?.method} ${request?.path}`).toBe(call);
		expect(request?.headers).toMatchObject({ 'x-directus-project': '_', authorization: 'Bearer token' });
		if (body !== undefined) expect(JSON.parse(request?.body ?? '')).toEqual(body);
	});

	it('GET /server/ping, which answers in plain text', async () => {
		backend.failWith((_request, response) => Boolean(response.writeHead(200, { 'content-type': 'text/html' }).end('pong')));
		expect(await client.request(sdk.serverPing())).toBe('pong');
	});

	it('GET /assets/{id}, which answers in bytes', async () => {
		backend.failWith((_request, response) => Boolean(response.writeHead(200).end(Buffer.from([0xff, 0x00]))));
		expect(await client.readAsset('ring')).toEqual(Buffer.from([0xff, 0x00]));
		expect(backend.requests[0]?.path).toBe('/assets/ring');
	});

	it('meta, which the SDK leaves out, comes where it is asked for', async () => {
		backend.failWith((_request, response) => sendJson(response, 200, { data: [], meta: { filter_count: 3 } }));
		const command = sdk.customEndpoint<unknown>({ path: '/items/brand', params: { meta: 'filter_count' } });
		expect(await client.request(command)).toEqual({ data: [], meta: { filter_count: 3 } });
	});
});

function end(response: Parameters<typeof sendJson>[0]): true {
	response.writeHead(204).end();
	return true;
}
