/** The order desk in a real Directus: who may do what, an order that is shipped there, and a refund that is asked for there. */
import { expect, it, vi } from 'vitest';
import { DeskConflict } from '../../orders/desk/install/desk-schema.ts';
import { type DeskInstallation, installDesk } from '../../orders/desk/install/install-desk.ts';
import { wakePath } from '../../orders/http/routes.ts';
import { uuidOf } from '../../orders/store/uuid-of.ts';
import { readAdmin } from '../../sandbox/directus/admin.ts';
import { projectAccounts } from '../../sandbox/directus/fixture/accounts.ts';
import { aLine, anOrder } from '../orders/an-order.ts';
import { project, runOrders, somePayments } from '../orders/run-orders.ts';
import { startDirectusCopy } from './start-copy.ts';

const serviceToken = 'orders-token-of-tests';
const admin = readAdmin().token;
const [owner, helper] = ['owner-token-of-tests', 'helper-token-of-tests'];
const [demo, second] = projectAccounts;

function callsTo(url: string) {
	return async (
		token: string,
		method: string,
		path: string,
		body?: object,
	): Promise<{ status: number; data: Record<string, unknown>[] }> => {
		const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };
		const response = await fetch(url + path, { method, headers, ...(body && { body: JSON.stringify(body) }) });
		const text = await response.text();
		const { data } = (text === '' ? {} : JSON.parse(text)) as { data?: unknown };
		return { status: response.status, data: (Array.isArray(data) ? data : [data]) as Record<string, unknown>[] };
	};
}

/** A Directus with the desk, an owner who may refund, and a helper who may not. */
async function startDesk(installation: Partial<DeskInstallation> = {}) {
	const { url } = await startDirectusCopy();
	const call = callsTo(url);
	// Without rules it is refused where several shops share the Directus.
	if (installation.access?.hasRules === false) await call(admin, 'DELETE', `/items/project/${second.domain}`);
	for (const [name, token] of Object.entries({ owner, helper }))
		await call(admin, 'POST', '/users', { email: `${name}@example.com`, token, first_name: name, status: 'active' });
	const install = (owners = ['owner@example.com', 'helper@example.com']) =>
		installDesk({
			directus: { url, token: admin },
			access: { project, token: serviceToken, owners, refunders: ['owner@example.com'], hasRules: true },
			language: 'de',
			wake: null,
			...installation,
		});
	await install();
	const desk = { url, token: serviceToken, wakeSecret: 'wake-secret-of-tests', refundsPerDayCents: 100_000, lookEveryMs: 100 };
	return { url, call, install, desk };
}

it('is installed again without changing anything, keeps what people changed, and takes no collection of another', async () => {
	const { call, install } = await startDesk();
	await call(admin, 'PATCH', '/collections/order', { meta: { icon: 'diamond' } });
	const count = async (path: string) => (await call(admin, 'GET', `${path}?limit=-1`)).data.length;
	const paths = [
		'/collections',
		'/fields',
		'/relations',
		'/permissions',
		'/policies',
		'/presets',
		'/flows',
		'/operations',
		'/panels',
		'/translations',
	];
	const before = await Promise.all(paths.map(count));
	await install();
	expect(await Promise.all(paths.map(count))).toEqual(before);
	expect((await call(admin, 'GET', '/collections/order')).data).toMatchObject([{ meta: { icon: 'diamond', accountability: null } }]);
	await expect(install(['nobody@example.com'])).rejects.toThrow(DeskConflict);
	await call(admin, 'DELETE', '/collections/request');
	await call(admin, 'POST', '/collections', {
		collection: 'request',
		schema: {},
		fields: [{ field: 'id', type: 'integer', schema: { is_primary_key: true, has_auto_increment: true } }],
	});
	await expect(install()).rejects.toThrow(`Directus has a collection request whose key is no UUID`);
});

it('shows an order, ships it by a command of the owner, refunds once, and keeps it from all others', async () => {
	const { call, desk } = await startDesk();
	const orders = await runOrders({ desk, payments: { ...somePayments, acceptance: { transfer: 'automatic' } } });
	await orders.postJson('/ecom/order', anOrder());
	const [order] = (await call(owner, 'GET', '/items/order')).data;
	expect(order).toMatchObject({
		number: 1001,
		buyer: 'Änne Öhlschläger',
		state: 'accepted',
		sheet: expect.stringContaining('Kornmarkt 7 a'),
	});
	const revision = async () => (await call(owner, 'GET', `/items/order/${order?.id}`)).data[0]?.revision;
	const give = async (collection: string, item: object, token = owner) => {
		const id = crypto.randomUUID();
		const record = { id, order: order?.id, revision: await revision(), ...item };
		const created = await call(token, 'POST', `/items/${collection}`, record);
		if (created.status !== 200) return { status: created.status, record };
		const answered = await vi.waitFor(async () => {
			const [found] = (await call(owner, 'GET', `/items/${collection}/${id}`)).data;
			expect(found?.state).not.toBeNull();
			return found;
		}, 120_000);
		// What follows from it is on the desk.
		await orders.get('/ecom/status');
		return { status: 200, record, ...answered };
	};

	expect(await give('order_command', { kind: 'paid' })).toMatchObject({ state: 'done' });
	expect(await give('order_command', { kind: 'ship', carrier: 'DHL', tracking: 'JD0001' }, helper)).toMatchObject({ state: 'done' });
	expect(orders.mails().filter((mail) => mail.includes('JD0001'))).toHaveLength(1);
	expect((await call(owner, 'GET', `/items/order/${order?.id}`)).data).toMatchObject([
		{ state: 'completed', lines: [{ tracking: 'JD0001' }] },
	]);
	expect(await give('order_command', { kind: 'cancel' })).toMatchObject({ state: 'refused', answer: expect.stringContaining('Abgelehnt') });

	expect(await give('order_refund', { amount: '10', text: 'Kulanz' }, helper)).toMatchObject({ status: 403 });
	const refund = await give('order_refund', { amount: '10', text: 'Kulanz' });
	expect(refund).toMatchObject({ state: 'done' });
	// The same record again is no second one, and an answer that is lost brings it back.
	expect((await call(owner, 'POST', '/items/order_refund', refund.record)).status).toBe(400);
	for (let times = 0; times < 2; times += 1) {
		await call(admin, 'PATCH', `/items/order_refund/${refund.record.id}`, { state: null, answer: null });
		await vi.waitFor(
			async () => expect((await call(owner, 'GET', `/items/order_refund/${refund.record.id}`)).data).toMatchObject([{ state: 'done' }]),
			120_000,
		);
	}
	expect(orders.rows('SELECT cents, who FROM refund')).toEqual([{ cents: 1000, who: expect.stringMatching(/^desk:/) }]);

	for (const [token, collection, expected] of [
		[demo.readToken, 'order', 403],
		[demo.readToken, 'order_command', 403],
		[demo.readToken, 'order_refund', 403],
		[demo.readToken, 'request', 403],
		[demo.readToken, 'withdrawal', 403],
		[serviceToken, 'ecommerce_product', 403],
		[serviceToken, 'order', 200],
		[serviceToken, 'stock_movement', 200],
		[demo.readToken, 'stock_movement', 403],
		[owner, 'stock_movement', 403],
	] as const)
		expect([collection, (await call(token, 'GET', `/items/${collection}`)).status]).toEqual([collection, expected]);
	// Nobody writes an order, an answer or another's name.
	expect((await call(owner, 'PATCH', `/items/order/${order?.id}`, { buyer: 'Jemand' })).status).toBe(403);
	expect((await call(owner, 'PATCH', `/items/order_command/${crypto.randomUUID()}`, { state: 'done' })).status).toBe(403);
	expect(await give('order_command', { kind: 'note', text: 'a', created_by: crypto.randomUUID() })).toMatchObject({ status: 403 });
	expect((await call(serviceToken, 'POST', '/items/order_command', { kind: 'accept', order: order?.id })).status).toBe(403);
	expect((await call(serviceToken, 'DELETE', `/items/order/${order?.id}`)).status).toBe(403);
	// The service books the stock by the same token, and nobody else does.
	const movement = { id: 'a/0/sale', project, product: 1, delta: -1, reason: 'sale' };
	const book = async (token: string) => await call(token, 'POST', '/items/stock_movement?fields=id,booked', movement);
	expect((await book(owner)).status).toBe(403);
	expect(await book(serviceToken)).toMatchObject({ status: 200, data: [{ id: movement.id, booked: true }] });
	// What an administrator edits is written again.
	await call(admin, 'PATCH', `/items/order/${order?.id}`, { buyer: 'Jemand' });
	await vi.waitFor(
		async () => expect((await call(owner, 'GET', `/items/order/${order?.id}`)).data).toMatchObject([{ buyer: 'Änne Öhlschläger' }]),
		120_000,
	);
});

it('gives commands by the buttons of an order, wakes the service, and names the author without rules as well', async () => {
	const { url, call, install, desk } = await startDesk({
		access: { project, token: serviceToken, owners: ['owner@example.com'], refunders: [], hasRules: false },
	});
	const orders = await runOrders({ desk: { ...desk, lookEveryMs: 3_600_000 } });
	await installDesk({
		directus: { url, token: admin },
		access: { project, token: serviceToken, owners: [], refunders: [], hasRules: false },
		language: 'de',
		wake: { url: orders.url + wakePath, secret: desk.wakeSecret },
	});
	await install();
	await orders.postJson('/ecom/order', anOrder({ lines: [aLine({ count: 3 })], total_price_brutto: '305.90' }));
	const [order] = (await call(owner, 'GET', '/items/order')).data;
	const press = (token: string, fields: object = { kind: 'accept' }) =>
		call(token, 'POST', `/flows/trigger/${uuidOf('flow', 'order_command')}`, { collection: 'order', keys: [order?.id], ...fields });
	expect((await press(owner)).status).toBe(200);
	const command = await vi.waitFor(async () => {
		const [found] = (await call(owner, 'GET', '/items/order_command')).data;
		expect(found).toMatchObject({ kind: 'accept', state: 'done', text: null, revision: 1 });
		return found;
	}, 120_000);
	const [me] = (await call(owner, 'GET', '/users/me?fields=id')).data;
	expect(command?.created_by).toBe(me?.id);
	expect(orders.rows("SELECT who FROM order_event WHERE transition = 'accept'")).toEqual([{ who: `desk:${me?.id}` }]);
	expect((await press(helper)).status).toBe(403);
	// Two of three will never be sent.
	expect((await press(owner, { kind: 'drop', positions: '1:2', text: 'zerbrochen' })).status).toBe(200);
	await vi.waitFor(async () => {
		const [found] = (await call(owner, 'GET', '/items/order_command?filter[kind][_eq]=drop')).data;
		expect(found).toMatchObject({ state: 'done', positions: '1:2', answer: expect.stringContaining('Gestrichen') });
	}, 120_000);
	await vi.waitFor(async () => {
		const [shown] = (await call(owner, 'GET', `/items/order/${order?.id}`)).data;
		expect(shown?.lines).toMatchObject([
			{ position: 1, count: 1, state: 'to_pack' },
			{ position: 1, count: 2, state: 'dropped' },
		]);
	}, 120_000);
	// Directus says itself who creates a record, whatever it holds.
	const forged = { kind: 'note', text: 'a', order: order?.id, revision: 2, created_by: crypto.randomUUID() };
	expect((await call(owner, 'POST', '/items/order_command', forged)).data).toMatchObject([{ created_by: me?.id }]);
});
