/** What a project's tokens can do: read that project, one of them without its drafts, and nothing else. */
import { describe, expect, inject, it } from 'vitest';
import type { NestedRecords, Row } from '../../sandbox/directus/admin.ts';
import { demoContent } from '../../sandbox/directus/demo-directus.ts';
import { draftsAccounts, type ProjectAccount, projectAccounts, sharedFolder } from '../../sandbox/directus/fixture/accounts.ts';
import { sharedRecords } from '../../sandbox/directus/fixture/shared.ts';
import { toRows } from '../../sandbox/directus/seed.ts';
import { type Table, tables } from '../../shop/collections/tables.ts';

const url = inject('directusUrl');
const content = await demoContent();
const [weidenbach, nordlicht, weidenbachDrafts, nordlichtDrafts] = [...projectAccounts, ...draftsAccounts].map((account) => ({
	account,
	rows: toRows([...recordsOf(account), sharedRecords]),
	ownRows: toRows(recordsOf(account)),
	files: filesIn([account.folder, sharedFolder.id]),
	ownFiles: filesIn([account.folder]),
}));
if (!weidenbach || !nordlicht || !weidenbachDrafts || !nordlichtDrafts) throw new Error('The demo has two projects');

describe.each([
	{ name: weidenbach.account.domain, own: weidenbach, other: nordlicht },
	{ name: nordlicht.account.domain, own: nordlicht, other: weidenbach },
	{ name: `${weidenbach.account.domain} with drafts`, own: weidenbachDrafts, other: nordlichtDrafts },
	{ name: `${nordlicht.account.domain} with drafts`, own: nordlichtDrafts, other: weidenbachDrafts },
])('the read token of $name', ({ own, other }) => {
	it.each(tables.map((table) => ({ name: table.name, table })))(
		'sees exactly its own rows of $name, and those that are shared',
		async ({ name, table }) => {
			const rows = await readList(own.account, `/items/${name}?fields=${table.key}&limit=-1`);
			expect(keysOf(rows, table.key)).toEqual(keysOf(own.rows.get(table) ?? [], table.key));
		},
	);

	it('is refused the rows of the other project', async () => {
		const paths = sampleRows(other.ownRows);
		expect(paths.length).toBeGreaterThan(5);
		for (const path of paths) expect([path, (await request(own.account, 'GET', path)).status]).toEqual([path, 403]);
	});

	it('sees exactly its own files and those that are shared, as records and as pictures', async () => {
		const files = await readList(own.account, '/files?fields=id&limit=-1');
		expect(keysOf(files, 'id')).toEqual(own.files.toSorted());
		expect(own.files.length).toBeGreaterThan(0);
		expect(other.ownFiles.length).toBeGreaterThan(0);
		expect((await request(own.account, 'GET', `/assets/${own.files[0]}`)).status).toBe(200);
		for (const file of other.ownFiles.slice(0, 5)) {
			expect((await request(own.account, 'GET', `/assets/${file}`)).status).toBe(403);
			expect((await request(own.account, 'GET', `/files/${file}`)).status).toBe(403);
		}
	});

	it('cannot create, change or delete a row or a file', async () => {
		const body = { title: 'x', type: 'image/png' };
		const rows = sampleRows(own.rows);
		expect(rows.length).toBeGreaterThan(10);
		for (const path of [...rows, `/files/${own.files[0]}`]) {
			const list = path.slice(0, path.lastIndexOf('/'));
			expect([list, (await request(own.account, 'POST', list, body)).status]).toEqual([list, 403]);
			expect([path, (await request(own.account, 'PATCH', path, body)).status]).toEqual([path, 403]);
			expect([path, (await request(own.account, 'DELETE', path)).status]).toEqual([path, 403]);
		}
	});

	it('knows nothing of users, permissions and schema', async () => {
		for (const path of ['/users', '/permissions', '/policies', '/folders', '/collections', '/schema/snapshot', '/settings']) {
			const answer = await request(own.account, 'GET', path);
			expect([path, answer.status]).toEqual([path, 403]);
		}
	});
});

it('drafts are what the two tokens of a project differ in', () => {
	const idsOf = ({ account }: { readonly account: ProjectAccount }, collection: string) =>
		recordsOf(account).flatMap((records) => (records[collection] ?? []).map(({ id }) => id));
	for (const collection of ['ecommerce_product', 'ecommerce_product_rating']) {
		expect(idsOf(weidenbachDrafts, collection).length).toBeGreaterThan(idsOf(weidenbach, collection).length);
	}
});

it('nothing is readable without a token', async () => {
	for (const path of ['/items/project', '/items/ecommerce_product', '/files']) expect((await fetch(`${url}${path}`)).status).toBe(403);
});

/** The demo's records that an account may read. */
function recordsOf({ domain, readsDrafts }: ProjectAccount): NestedRecords[] {
	const own = content.records.filter((records) => records.project?.[0]?.domain === domain);
	const isReadable = ({ status }: { readonly status?: unknown }) => readsDrafts || status !== 'draft';
	return own.map((records) => Object.fromEntries(Object.entries(records).map(([name, list]) => [name, list.filter(isReadable)])));
}

/** Ids of the files in these folders. */
function filesIn(folders: readonly string[]): string[] {
	return content.files.filter(({ row }) => folders.includes(String(row.folder))).map(({ row }) => String(row.id));
}

/** Paths of the first rows of each table. */
function sampleRows(rows: ReadonlyMap<Table, readonly Row[]>): string[] {
	return [...rows].flatMap(([{ name, key }, list]) => list.slice(0, 2).map((row) => `/items/${name}/${row[key]}`));
}

function request({ readToken }: ProjectAccount, method: string, path: string, body?: object): Promise<Response> {
	const headers = { authorization: `Bearer ${readToken}`, 'content-type': 'application/json' };
	return fetch(`${url}${path}`, { method, headers, body: body && JSON.stringify(body) });
}

async function readList(account: ProjectAccount, path: string): Promise<Row[]> {
	const response = await request(account, 'GET', path);
	expect([path, response.status]).toEqual([path, 200]);
	const { data } = (await response.json()) as { data: Row[] };
	return data;
}

/** The keys of the rows as texts, sorted. */
function keysOf(rows: readonly Row[], key: string): string[] {
	return rows.map((row) => String(row[key])).sort();
}
