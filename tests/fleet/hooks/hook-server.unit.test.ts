import { pino } from 'pino';
import { beforeEach, expect, it } from 'vitest';
import { userHeader } from '../../../fleet/backend/install-flow.ts';
import { createHookServer, hookPath } from '../../../fleet/hooks/hook-server.ts';
import { createMetrics } from '../../../fleet/metrics.ts';
import type { Edit } from '../../../fleet/queue/shop-records.ts';

const secret = 'secret-of-the-webhooks';

let taken: Edit[];
let fault: Error | null;
beforeEach(() => {
	taken = [];
	fault = null;
});

function newServer() {
	const lines: string[] = [];
	const metrics = createMetrics();
	const server = createHookServer({
		secret,
		async take(edit) {
			if (fault !== null) throw fault;
			taken.push(edit);
		},
		metrics,
		async readGauges() {
			metrics.jobs.set({ state: 'waiting' }, 7);
		},
		log: pino({ base: undefined, timestamp: false }, { write: (line: string) => lines.push(line) }),
	});
	return {
		server,
		lines,
		async send(payload: string | object, headers: Readonly<Record<string, string>> = { authorization: `Bearer ${secret}` }) {
			const answer = await server.inject({
				...{ method: 'POST', url: hookPath, headers: { 'content-type': 'application/json', ...headers } },
				payload,
			});
			return { status: answer.statusCode, body: answer.json() };
		},
		async outcomes() {
			const { values } = await metrics.hooks.get();
			return Object.fromEntries(values.map(({ labels, value }) => [labels.outcome, value]));
		},
	};
}

const edit = { collection: 'page', keys: [1], user: null };

it.each([
	['nothing', {}],
	['another secret', { authorization: 'Bearer secret-of-the-webhookz' }],
	['a longer one', { authorization: `Bearer ${secret}x` }],
	['the secret alone', { authorization: secret }],
	['an empty one', { authorization: 'Bearer ' }],
	['another way', { authorization: `Basic ${Buffer.from(`x:${secret}`).toString('base64')}` }],
])('refuses who names %s', async (_, headers) => {
	const { send, outcomes } = newServer();
	expect(await send(edit, headers)).toEqual({ status: 401, body: { error: 'The secret is missing or wrong.' } });
	expect([taken, await outcomes()]).toEqual([[], { refused: 1 }]);
});

it('tells the operator of refused ones, once a minute', async () => {
	const { send, lines } = newServer();
	for (let times = 0; times < 3; times += 1) await send(edit, {});
	expect(lines).toEqual([expect.stringContaining('a webhook was refused: its secret is not FLEET_HOOK_SECRET')]);
});

it.each([
	['numbers', [1, 2], [1, 2]],
	['texts', ['1', 'a-uuid'], ['1', 'a-uuid']],
	['one number', 12, [12]],
	['one text', 'juwelier.example', ['juwelier.example']],
	['none', [], []],
])('takes keys that are %s', async (_, keys, expected) => {
	const { send, outcomes } = newServer();
	const before = Date.now();
	const { status, body } = await send({ collection: 'page', keys, user: 'klara', event: 'page.items.update' });
	expect(status).toBe(202);
	expect(taken).toEqual([{ id: body.edit, collection: 'page', keys: expected, user: 'klara', atMs: expect.any(Number) }]);
	expect(taken[0]?.atMs).toBeGreaterThanOrEqual(before);
	expect(await outcomes()).toEqual({ taken: 1 });
});

it.each([
	[{ collection: 'page', key: 12 }, [12]],
	[{ collection: 'page', key: '12', keys: null }, ['12']],
	[{ collection: 'page', key: null, keys: [1, 2] }, [1, 2]],
])('takes what the trigger of a new row says, and that of others: %j', async (body, expected) => {
	const { send } = newServer();
	expect((await send(body)).status).toBe(202);
	expect(taken[0]?.keys).toEqual(expected);
});

it.each([[{ collection: 'page', keys: [1] }], [{ collection: 'page', keys: [1], user: null }]])(
	'takes edits that nobody made, such as those of a program',
	async (body) => {
		const { send } = newServer();
		expect((await send(body)).status).toBe(202);
		expect(taken[0]?.user).toBeNull();
	},
);

it('takes who made the edit from the header of the Flow, if it is an id', async () => {
	const { send } = newServer();
	const id = '3f2c1d4e-0000-4000-8000-000000000001';
	for (const user of [id, 'undefined', '{{$accountability.user}}', '']) {
		await send({ collection: 'page', keys: [1] }, { authorization: `Bearer ${secret}`, [userHeader]: user });
	}
	expect(taken.map(({ user }) => user)).toEqual([id, null, null, null]);
});

it.each([
	['no collection', { keys: [1] }],
	['no keys', { collection: 'page' }],
	['keys of another kind', { collection: 'page', keys: [{ id: 1 }] }],
	['null for a key', { collection: 'page', keys: [null] }],
	['a key that is null, and no keys', { collection: 'page', key: null }],
	['what the Flow did not fill in', { collection: null, keys: null }],
	['a list', [edit]],
	['too long a collection', { collection: 'x'.repeat(65), keys: [1] }],
	['too many keys', { collection: 'page', keys: Array.from({ length: 10_001 }, (_, index) => index) }],
])('refuses a body with %s, and says why', async (_, body) => {
	const { send, outcomes } = newServer();
	const answer = await send(body);
	expect([answer.status, answer.body.error.length > 10]).toEqual([400, true]);
	expect([taken, await outcomes()]).toEqual([[], { faulty: 1 }]);
});

it('refuses what is no JSON, and what is too large', async () => {
	const { send } = newServer();
	expect((await send('{"collection": "page", "keys": }')).status).toBe(400);
	expect(
		(await send('collection=page', { authorization: `Bearer ${secret}`, 'content-type': 'application/x-www-form-urlencoded' })).status,
	).toBe(415);
	expect((await send({ ...edit, more: 'x'.repeat(1_048_576) })).status).toBe(413);
	expect(taken).toEqual([]);
});

it('answers 503 to what cannot be followed, without saying why', async () => {
	const { send, outcomes } = newServer();
	fault = new Error('connect ECONNREFUSED redis://user:password@10.0.0.5');
	expect(await send(edit)).toEqual({ status: 503, body: { error: 'The change is found by the next sweep.' } });
	fault = null;
	expect((await send(edit)).status).toBe(202);
	expect(await outcomes()).toEqual({ failed: 1, taken: 1 });
});

it('tells who watches it how many jobs wait, and never the secret', async () => {
	const { server, send } = newServer();
	await send(edit);
	const { body } = await server.inject({ url: '/metrics' });
	expect(body).toContain('fleet_jobs{state="waiting"} 7');
	expect(body).toContain('fleet_hooks_total{outcome="taken"} 1');
	expect(body).not.toContain(secret);
	expect((await server.inject({ url: '/health' })).json()).toEqual({ ok: true });
});
