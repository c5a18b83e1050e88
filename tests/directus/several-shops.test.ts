/** Two shops of different owners in one real Directus: each sees its own and what is shared, and writes its own alone. */
import { beforeAll, describe, expect, inject, it } from 'vitest';
import { examineShops } from '../../commands/doctoring/examine-shops.ts';
import { describeFinding } from '../../commands/doctoring/finding.ts';
import { policyId } from '../../orders/desk/install/desk-access.ts';
import { DeskConflict } from '../../orders/desk/install/desk-schema.ts';
import { installDesk } from '../../orders/desk/install/install-desk.ts';
import { readAdmin } from '../../sandbox/directus/admin.ts';
import { projectAccounts, publicAccounts, ratingsAccounts } from '../../sandbox/directus/fixture/accounts.ts';
import { nordlichtFile, nordlichtId } from '../../sandbox/directus/fixture/nordlicht.ts';
import { startDirectus } from '../../sandbox/directus/server.ts';
import { editorGrants } from '../../shop/collections/editor-grants.ts';
import { projectFilter, type Table, tables } from '../../shop/collections/tables.ts';
import { copyDirectusData } from './start-copy.ts';

type Row = Readonly<Record<string, unknown>>;

const admin = readAdmin().token;
const [weidenbach, nordlicht] = projectAccounts;
const shops = { a: weidenbach, b: nordlicht } as const;
type Name = keyof typeof shops;
const owner = (name: Name) => `owner-token-of-${name}`;
const service = (name: Name) => `service-token-of-${name}`;
const other = (name: Name): Name => (name === 'a' ? 'b' : 'a');

let url = '';
const orders: Partial<Record<Name, string>> = {};
let sharedProduct = 0;

async function call(token: string, method: string, path: string, body?: unknown) {
	const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };
	const response = await fetch(url + path, { method, headers, ...(body !== undefined && { body: JSON.stringify(body) }) });
	const text = await response.text();
	const answer = text === '' ? {} : JSON.parse(text);
	const data: readonly Row[] = Array.isArray(answer.data) ? answer.data : answer.data ? [answer.data] : [];
	return { status: response.status, code: answer.errors?.[0]?.extensions?.code as string | undefined, data };
}

const query = (filter: Row, fields: string) => `?limit=1&fields=${fields}&filter=${encodeURIComponent(JSON.stringify(filter))}`;

/** The key of a row of the shop; where the demo has none, a new one. */
async function aRow(table: Table, name: Name): Promise<string | number> {
	const [found] = (await call(admin, 'GET', `/items/${table.name}${query(projectFilter(table, shops[name].domain), table.key)}`)).data;
	if (found !== undefined) return found[table.key] as string | number;
	const row = table.parent === null ? { project: shops[name].domain } : { [table.parent.field]: await aRow(table.parent.table, name) };
	return (await call(admin, 'POST', `/items/${table.name}?fields=${table.key}`, row)).data[0]?.[table.key] as string | number;
}

beforeAll(async () => {
	const { dataDir, remove } = copyDirectusData(inject('directusDataDir'));
	const directus = await startDirectus({ port: 0, dataDir, log: () => {} });
	url = directus.url;
	for (const name of ['a', 'b'] as const) {
		const email = `${name}@example.com`;
		expect(await call(admin, 'POST', '/users', { email, token: owner(name), first_name: name, status: 'active' })).toMatchObject({
			status: 200,
		});
		await installDesk({
			directus: { url, token: admin },
			access: {
				...{ project: shops[name].domain, token: service(name), owners: [email], refunders: [email], editors: [email], editorGrants },
				...{ folder: shops[name].folder, hasRules: true },
			},
			language: 'de',
			wake: { url: `https://${shops[name].domain}/ecom/desk/wake`, secret: 'wake-secret-of-tests' },
		});
		const id = crypto.randomUUID();
		const order = { id, project: shops[name].domain, number: 1001, buyer: `Käufer ${name}`, revision: 1 };
		expect(await call(service(name), 'POST', '/items/order', order)).toMatchObject({ status: 200 });
		orders[name] = id;
	}
	const { data } = await call(admin, 'POST', '/items/ecommerce_product', {
		project: null,
		display_name: 'Gemeinsam',
		slug: 'gemeinsam',
		status: 'published',
	});
	sharedProduct = Number(data[0]?.id);
	return async () => {
		await directus.stop();
		remove();
	};
});

describe.each(['a', 'b'] as const)('the owner of shop %s', (name) => {
	const [mine, theirs] = [shops[name].domain, shops[other(name)].domain];
	const me = owner(name);

	it.each(tables.map((table) => ({ name: table.name, table })))(
		'reads and writes own rows of $name, and none of the other shop',
		async ({ table }) => {
			const path = `/items/${table.name}`;
			const [own, foreign] = [await aRow(table, name), await aRow(table, other(name))];
			expect((await call(me, 'GET', `${path}${query(projectFilter(table, theirs), table.key)}`)).data).toEqual([]);
			for (const [method, body] of [['GET'], ['PATCH', { date_updated: null }], ['DELETE']] as const) {
				expect([method, (await call(me, method, `${path}/${foreign}`, body)).status]).toEqual([method, 403]);
			}
			expect(await call(me, 'GET', `${path}/${own}?fields=${table.key}`)).toMatchObject({ status: 200 });
			if (table.parent === null) return;
			// Neither a new row nor one of its own gets into a record of the other shop, or into a shared one.
			const parent = await aRow(table.parent.table, other(name));
			for (const named of [parent, { [table.parent.table.key]: parent }]) {
				expect((await call(me, 'POST', path, { [table.parent.field]: named })).status).toBe(403);
				expect((await call(me, 'PATCH', `${path}/${own}`, { [table.parent.field]: named })).status).toBe(403);
			}
			if (table.parent.table.name === 'ecommerce_product')
				expect((await call(me, 'POST', path, { [table.parent.field]: sharedProduct })).status).toBe(403);
		},
	);

	it.each(tables.filter(({ parent, name }) => parent === null && name !== 'project').map((table) => table.name))(
		'creates %s for the own shop alone',
		async (collection) => {
			const path = `/items/${collection}?fields=id,project`;
			for (const project of [theirs, null, 'nobody.example'])
				expect(await call(me, 'POST', path, { project })).toMatchObject({ status: 400, code: 'FAILED_VALIDATION' });
			const created = await call(me, 'POST', path, {});
			expect(created).toMatchObject({ status: 200, data: [{ project: mine }] });
			const item = `/items/${collection}/${created.data[0]?.id}`;
			for (const project of [theirs, null])
				expect(await call(me, 'PATCH', item, { project })).toMatchObject({ status: 400, code: 'FAILED_VALIDATION' });
			expect((await call(me, 'DELETE', item)).status).toBe(204);
		},
	);

	it('creates a product with its rows in one go, and takes rows of no other product', async () => {
		const product = {
			display_name: 'Ring',
			slug: `ring-${name}`,
			translations: [{ language: 'en', display_name: 'Ring' }],
			variants: [{ display_name: '54' }],
		};
		const created = await call(me, 'POST', '/items/ecommerce_product?fields=id,project,translations.display_name,variants.id', product);
		expect(created).toMatchObject({ status: 200, data: [{ project: mine, translations: [{ display_name: 'Ring' }], variants: [{}] }] });
		const table = tables.find((each) => each.name === 'ecommerce_product_variant');
		const foreign = table && (await aRow(table, other(name)));
		expect((await call(me, 'PATCH', `/items/ecommerce_product/${created.data[0]?.id}`, { variants: [foreign] })).status).toBe(403);
		expect((await call(me, 'PATCH', `/items/ecommerce_product/${created.data[0]?.id}`, { display_name: 'Ring, neu' })).status).toBe(200);
	});

	it('reads shared records and changes none', async () => {
		const path = `/items/ecommerce_product/${sharedProduct}`;
		expect(await call(me, 'GET', `${path}?fields=display_name`)).toMatchObject({ status: 200, data: [{ display_name: 'Gemeinsam' }] });
		for (const [method, body] of [
			['PATCH', { display_name: 'x' }],
			['PATCH', { project: mine }],
			['PATCH', { translations: [{ language: 'en' }] }],
			['DELETE', undefined],
		] as const)
			expect((await call(me, method, path, body)).status).toBe(403);
	});

	it('changes the own project, without its domain and its settings', async () => {
		const path = `/items/project/${mine}`;
		expect((await call(me, 'PATCH', path, { google_place_id: 'place' })).status).toBe(200);
		for (const closed of [{ domain: 'x.example' }, { settings: { languages: ['de'] } }])
			expect((await call(me, 'PATCH', path, closed)).status).toBe(403);
		expect((await call(me, 'POST', '/items/project', { domain: 'x.example' })).status).toBe(403);
	});

	it('sees orders of the own shop alone, and gives commands to no other', async () => {
		expect((await call(me, 'GET', '/items/order?fields=id')).data).toEqual([{ id: orders[name] }]);
		for (const collection of ['order_command', 'order_refund']) {
			const record = (order: unknown) => ({
				id: crypto.randomUUID(),
				order,
				revision: 1,
				...(collection === 'order_command' ? { kind: 'accept' } : { text: 'Kulanz' }),
			});
			expect((await call(me, 'POST', `/items/${collection}`, record(orders[other(name)]))).status).toBe(403);
			expect((await call(me, 'POST', `/items/${collection}`, record({ id: orders[other(name)] }))).status).toBe(403);
			expect((await call(me, 'POST', `/items/${collection}`, record(orders[name]))).status).toBe(200);
		}
		for (const collection of ['order_command', 'order_refund', 'request', 'withdrawal']) {
			const field = collection.startsWith('order_') ? 'order.project' : 'project';
			expect((await call(admin, 'GET', `/items/${collection}?fields=${field}`)).status).toBe(200);
			const seen = await call(me, 'GET', `/items/${collection}?fields=${field}&limit=-1`);
			expect(JSON.stringify(seen.data)).not.toContain(theirs);
		}
		expect((await call(me, 'GET', '/items/stock_movement')).status).toBe(403);
	});

	it('sees no pictures, people, versions and settings of others', async () => {
		const files = (await call(me, 'GET', '/files?limit=-1&fields=id,folder')).data;
		expect(files.length).toBeGreaterThan(0);
		expect(new Set(files.map(({ folder }) => folder))).toEqual(new Set([shops[name].folder]));
		if (name === 'a') expect((await call(me, 'GET', `/assets/${nordlichtFile.id}`)).status).toBe(403);
		const [file] = files;
		expect((await call(me, 'PATCH', `/files/${file?.id}`, { folder: shops[other(name)].folder })).status).toBe(400);
		expect((await call(me, 'PATCH', `/files/${file?.id}`, { title: 'Bild' })).status).toBe(200);
		expect((await call(me, 'GET', '/users?fields=email')).data).toEqual([{ email: `${name}@example.com` }]);
		for (const path of ['/revisions', '/policies', '/permissions', '/access', '/operations', '/webhooks', '/versions'])
			expect([path, (await call(me, 'GET', path)).data]).toEqual([path, []]);
		expect(
			(await call(me, 'GET', '/activity?fields=user.email&limit=-1')).data.filter(
				({ user }) => JSON.stringify(user) !== JSON.stringify({ email: `${name}@example.com` }),
			),
		).toEqual([]);
		expect(JSON.stringify((await call(me, 'GET', '/flows')).data)).not.toContain('wake');
	});
});

describe.each(['a', 'b'] as const)('the order service of shop %s', (name) => {
	const theirs = shops[other(name)].domain;
	const token = service(name);

	it('writes nothing in the name of the other shop, and reads nothing of it', async () => {
		expect((await call(token, 'GET', '/items/order?fields=project')).data).toEqual([{ project: shops[name].domain }]);
		for (const collection of ['order', 'request', 'withdrawal', 'stock_movement']) {
			const movement = collection === 'stock_movement' ? { product: nordlichtId, delta: -1, reason: 'sale' } : {};
			expect([
				collection,
				(await call(token, 'POST', `/items/${collection}`, { id: crypto.randomUUID(), project: theirs, ...movement })).status,
			]).toEqual([collection, 400]);
		}
		expect((await call(token, 'PATCH', `/items/order/${orders[other(name)]}`, { buyer: 'x' })).status).toBe(403);
		expect((await call(token, 'PATCH', `/items/order/${orders[name]}`, { project: theirs })).status).toBe(400);
	});
});

it('each shop is woken at its own address', async () => {
	const { data } = await call(admin, 'GET', '/operations?limit=-1&fields=options&filter[key][_eq]=wake');
	expect(data.map(({ options }) => (options as { url: string }).url).toSorted()).toEqual(
		Object.values(shops)
			.map(({ domain }) => `https://${domain}/ecom/desk/wake`)
			.toSorted(),
	);
});

describe('the doctor', () => {
	const look = (
		name: Name,
		tokens = [
			{ name: 'DIRECTUS_TOKEN', token: shops[name].readToken },
			{ name: 'DIRECTUS_PERSON_TOKEN', token: owner(name) },
			{ name: 'DIRECTUS_ORDERS_TOKEN', token: service(name) },
		],
	) => examineShops({ url, project: shops[name].domain, tokens, adminToken: admin });
	const permission = async (id: string, collection: string, action: string) =>
		(await call(admin, 'GET', `/permissions?filter[policy][_eq]=${id}&filter[collection][_eq]=${collection}&filter[action][_eq]=${action}`))
			.data[0];

	it('finds nothing where the shops are kept apart, with what visitors and ratings may do', async () => {
		for (const name of ['a', 'b'] as const) {
			const others = [...publicAccounts, ...ratingsAccounts]
				.filter(({ domain }) => domain === shops[name].domain)
				.map(({ token }, index) => ({ name: `token ${index}`, token }));
			expect(others).toHaveLength(2);
			const findings = [...(await look(name)), ...(await look(name, others))];
			expect(findings.filter(({ state }) => state !== 'sound')).toEqual([]);
			expect(findings).toHaveLength(3 + 3 + 2 + 3);
		}
	});

	it('names a policy without filter, by what is seen and by its rules', async () => {
		expect(await call(service('b'), 'POST', '/items/request', { id: crypto.randomUUID(), project: nordlicht.domain })).toMatchObject({
			status: 200,
		});
		const holes = [
			['desk', 'request', 'read', { permissions: {} }, 'reads request of other shops'],
			[
				'editor',
				'ecommerce_product',
				'update',
				{ permissions: { project: { _in: [weidenbach.domain, nordlicht.domain] } } },
				'updates ecommerce_product of other shops, or shared ones',
			],
			['editor', 'ecommerce_product', 'update', { validation: null }, 'gives ecommerce_product to other shops'],
			[
				'editor',
				'ecommerce_product_variant',
				'delete',
				{ permissions: { product: { project: { _nnull: true } } } },
				'deletes ecommerce_product_variant of other shops, or shared ones',
			],
			['editor', 'brand', 'create', { validation: null }, 'creates brand of other shops, or shared ones'],
			[
				'editor',
				'brand',
				'create',
				{ presets: null, validation: { project: { _eq: weidenbach.domain } } },
				'creates brand of other shops, or shared ones',
			],
			['editor', 'directus_files', 'read', { permissions: { type: { _starts_with: 'image/' } } }, 'reads directus_files of other shops'],
		] as const;
		for (const [policy, collection, action, change, hole] of holes) {
			const found = await permission(policyId(weidenbach.domain, policy), collection, action);
			expect(await call(admin, 'PATCH', `/permissions/${found?.id}`, change)).toMatchObject({ status: 200 });
			const faults = (await look('a')).filter(({ state }) => state === 'fault').map(describeFinding);
			expect(faults).toContainEqual(
				expect.stringMatching(
					new RegExp(`^FAULT  other shops: policy "[^"]+ \\(${weidenbach.domain}\\)" ${hole}\\. Shops of different owners must not share`),
				),
			);
			if (policy === 'desk') expect(faults[0]).toContain('other shops by DIRECTUS_PERSON_TOKEN: it reads records of them in request');
			const { permissions, validation, presets } = found ?? {};
			await call(admin, 'PATCH', `/permissions/${found?.id}`, { permissions, validation, presets });
		}
		expect((await look('a')).filter(({ state }) => state === 'fault')).toEqual([]);
	});

	it('finds a policy that a person of the shop has beside it', async () => {
		const {
			data: [policy],
		} = await call(admin, 'POST', '/policies', {
			name: 'Praktikum',
			permissions: [{ collection: 'order', action: 'read', fields: ['*'], permissions: {} }],
		});
		const {
			data: [user],
		} = await call(owner('b'), 'GET', '/users/me?fields=id');
		await call(admin, 'POST', '/access', { user: user?.id, policy: policy?.id });
		expect((await look('b', [])).map(describeFinding)).toContainEqual(
			expect.stringContaining('FAULT  other shops: policy "Praktikum" reads order of other shops.'),
		);
		expect((await look('a', [])).filter(({ state }) => state === 'fault')).toEqual([]);
		await call(admin, 'DELETE', `/policies/${policy?.id}`);
	});
});

it('is refused without rules', async () => {
	const access = { project: weidenbach.domain, token: service('a'), owners: [], refunders: [], hasRules: false };
	const installing = installDesk({ directus: { url, token: admin }, access, language: 'de', wake: null });
	await expect(installing).rejects.toThrow(DeskConflict);
	await expect(installing).rejects.toThrow('Several shops share this Directus');
});
