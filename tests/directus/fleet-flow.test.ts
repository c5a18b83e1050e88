/** What Directus reports to a fleet, by the Flow that the fleet creates, and whose shop the fleet takes it for. */
import { createItem, deleteFile, deleteFlow, deleteItem, readItems, updateFile, updateItem, uploadFiles } from '@directus/sdk';
import { pino } from 'pino';
import { afterAll, beforeAll, expect, inject, it, vi } from 'vitest';
import { flowId, installFlow } from '../../fleet/backend/install-flow.ts';
import { countByShop, findOwners, findTouched, ownersOf, readVersions } from '../../fleet/backend/record-owners.ts';
import { createHookServer, hookPath } from '../../fleet/hooks/hook-server.ts';
import { createMetrics } from '../../fleet/metrics.ts';
import type { Edit } from '../../fleet/queue/shop-records.ts';
import { createBackendClient } from '../../pipeline/index.ts';
import { filesCollection } from '../../pipeline/records/file-record.ts';
import { connectAsAdmin, readAdmin } from '../../sandbox/directus/admin.ts';
import { projectAccounts } from '../../sandbox/directus/fixture/accounts.ts';
import { declarations } from '../../shop/collections/collections.ts';
import { tables } from '../../shop/collections/tables.ts';

const directusUrl = inject('directusUrl');
const admin = connectAsAdmin(directusUrl);
const client = createBackendClient({ url: directusUrl, token: readAdmin().token, project: 'fleet' });
const [account] = projectAccounts;
const secret = 'secret-of-the-webhooks';
const taken: Edit[] = [];
const server = createHookServer({
	secret,
	take: async (edit) => void taken.push(edit),
	metrics: createMetrics(),
	readGauges: () => Promise.resolve(),
	log: pino({ level: 'silent' }),
});

beforeAll(async () => {
	const url = await server.listen({ port: 0, host: '127.0.0.1' });
	const target = { url: url + hookPath, secret, collections: [...tables.map(({ name }) => name), filesCollection] };
	await installFlow(client, target);
	// puts right what is there
	await installFlow(client, target);
});
afterAll(async () => {
	// All tests share the Directus, and others count its Flows.
	await admin.request(deleteFlow(flowId));
	await server.close();
});

const owners = ownersOf(declarations);

async function reported(collection: string): Promise<Edit> {
	return await vi.waitFor(
		() => {
			const edit = taken.find((each) => each.collection === collection);
			if (edit === undefined) throw new Error(`Nothing was reported of ${collection}`);
			return edit;
		},
		{ timeout: 60_000 },
	);
}

it('reports new, changed and deleted rows with their keys and who edited', async () => {
	taken.length = 0;
	const created = await admin.request(createItem('ecommerce_tag', { project: account.domain, display_name: 'Neu', slug: 'neu' }));
	const id = Number(created.id);
	expect(await reported('ecommerce_tag')).toMatchObject({ keys: [id], user: expect.stringMatching(/^[0-9a-f-]{36}$/) });
	expect(await findOwners(client, owners, 'ecommerce_tag', [id])).toEqual({
		shops: new Set([account.domain]),
		shared: [],
		isUnsure: false,
	});
	const [asCreated] = await readVersions(client, owners, 'ecommerce_tag', [id]);
	taken.length = 0;
	await admin.request(updateItem('ecommerce_tag', id, { display_name: 'Anders' }));
	const { keys } = await reported('ecommerce_tag');
	expect(keys.map(String)).toEqual([String(id)]);
	// A sweep passes over the row as the webhook told it, and not over an older state.
	const told = await readVersions(client, owners, 'ecommerce_tag', keys);
	const touched = async (known: readonly string[]) =>
		(await findTouched(client, owners, 'ecommerce_tag', new Date(Date.now() - 60_000).toISOString(), new Set(known))).versions;
	expect(told).toHaveLength(1);
	expect(await touched([])).toEqual(expect.arrayContaining([...told]));
	expect(await touched([asCreated ?? ''])).toEqual(expect.arrayContaining([...told]));
	expect(await touched(told)).not.toEqual(expect.arrayContaining([...told]));
	const before = (await countByShop(client, owners, 'ecommerce_tag'))?.get(account.domain) ?? 0;
	taken.length = 0;
	await admin.request(deleteItem('ecommerce_tag', id));
	expect((await reported('ecommerce_tag')).keys.map(String)).toEqual([String(id)]);
	expect(await findOwners(client, owners, 'ecommerce_tag', [id])).toEqual({ shops: new Set(), shared: [], isUnsure: true });
	expect(before).toBeGreaterThan(0);
	expect((await countByShop(client, owners, 'ecommerce_tag'))?.get(account.domain) ?? 0).toBe(before - 1);
});

it('reports child rows, whose shop is that of the record above', async () => {
	const products = await admin.request(
		readItems('ecommerce_product', { filter: { project: { _eq: account.domain } }, fields: ['id'], limit: -1 }),
	);
	const [variant] = await admin.request(
		readItems('ecommerce_product_variant', {
			filter: { product: { _in: products.map(({ id }) => id) } },
			fields: ['id', 'sort'],
			limit: 1,
		}),
	);
	taken.length = 0;
	await admin.request(updateItem('ecommerce_product_variant', Number(variant?.id), { sort: variant?.sort ?? 1 }));
	const edit = await reported('ecommerce_product_variant');
	expect(await findOwners(client, owners, edit.collection, edit.keys)).toMatchObject({ shops: new Set([account.domain]), isUnsure: false });
});

it('reports a picture that is uploaded, edited and deleted', async () => {
	taken.length = 0;
	const form = new FormData();
	form.append('file', new Blob(['<svg xmlns="http://www.w3.org/2000/svg"/>'], { type: 'image/svg+xml' }), 'mark.svg');
	const uploaded = await admin.request(uploadFiles(form));
	const id = String(uploaded.id);
	expect((await reported(filesCollection)).keys).toEqual([id]);
	taken.length = 0;
	await admin.request(updateFile(id, { title: 'A mark' }));
	expect((await reported(filesCollection)).keys).toEqual([id]);
	taken.length = 0;
	await admin.request(deleteFile(id));
	expect((await reported(filesCollection)).keys).toEqual([id]);
});
