/** The backend client against what Directus 12.4.0 answered on SQLite, without a licence (see recorded/README.md). */
import { readItems } from '@directus/sdk';
import { afterEach, describe, expect, it } from 'vitest';
import { createBackendClient } from '../../../pipeline/directus/backend-client.ts';
import { AuthExpired, BackendRefused } from '../../../pipeline/directus/backend-errors.ts';
import type { BackendOptions } from '../../../pipeline/directus/backend-options.ts';
import type { BackendSchema } from '../../../pipeline/directus/dialect.ts';
import { findFileReferences } from '../../../pipeline/directus/file-references.ts';
import { toQuery } from '../../../pipeline/directus/queries.ts';
import { readFileRecords } from '../../../pipeline/directus/read-files.ts';
import { readRecords } from '../../../pipeline/directus/read-records.ts';
import { readBackendFacts } from '../../../pipeline/directus/read-whole.ts';
import { collections, declarations } from '../../../shop/collections/collections.ts';
import { createFastClock } from '../../support/fast-clock.ts';
import { type RecordedBackend, startRecordedBackend } from './recorded-backend.ts';

/** As it was recorded. */
const admin = { email: 'admin@example.com', password: 'schaufenster', token: 'sandbox-admin-token' };

const project = 'juwelier-weidenbach.example';
const login = { email: admin.email, password: admin.password };
const readProjects = readItems<BackendSchema, 'project', object>('project', { limit: 1 });
const limits = { pageSize: 1000, maxRows: Number.POSITIVE_INFINITY };
let backend: RecordedBackend;
afterEach(async () => {
	await backend.server.close();
	expect(backend.unasked()).toEqual([]);
});

/** Notes the calls for tokens with their answers' status, and the tokens for renewing that came. */
async function connect(part: string, options: Partial<BackendOptions>) {
	backend = await startRecordedBackend('directus-12.json', part);
	const { url } = backend.server;
	const calls: string[] = [];
	const refreshTokens: string[] = [];
	const clock = createFastClock();
	const client = createBackendClient({
		url,
		project,
		clock,
		...options,
		async fetch(target, init) {
			const answer = await fetch(target, init);
			if (!target.pathname.startsWith('/auth/')) return answer;
			calls.push(`${target.pathname} ${answer.status}`);
			if (answer.status === 200) refreshTokens.push((await answer.clone().json()).data.refresh_token);
			return answer;
		},
	});
	const useUp = (token: string | undefined) => {
		const body = JSON.stringify({ mode: 'json', refresh_token: token });
		return fetch(`${url}/auth/refresh`, { method: 'POST', headers: { 'content-type': 'application/json' }, body });
	};
	return { client, clock, calls, refreshTokens, useUp };
}

function queryOf(collection: string) {
	const declaration = declarations.find((each) => each.collection === collection);
	return declaration === undefined ? expect.unreachable() : toQuery(declaration);
}

describe('a login', () => {
	it('reads, is renewed before it expires by a token that works once, and ends', async () => {
		const { client, clock, calls, refreshTokens, useUp } = await connect('login', login);
		expect(await client.request(readProjects)).toHaveLength(1);
		clock.advance(900_000);
		await Promise.all([client.request(readProjects), client.request(readProjects)]);
		expect((await useUp(refreshTokens[0])).status).toBe(401);
		await client.close();
		expect(calls).toEqual(['/auth/login 200', '/auth/refresh 200', '/auth/logout 204']);
	});

	it('whose token for renewing somebody else used up is auth_expired_token', async () => {
		const { client, clock, refreshTokens, useUp } = await connect('used up', login);
		await client.request(readProjects);
		expect((await useUp(refreshTokens[0])).status).toBe(200);
		clock.advance(900_000);
		await expect(client.request(readProjects)).rejects.toThrow(AuthExpired);
		await client.close();
	});

	it('with a wrong password is refused by name', async () => {
		const { client } = await connect('wrong password', { ...login, password: 'falsch' });
		await expect(client.request(readProjects)).rejects.toThrow(/401 "Invalid user credentials\.".+DIRECTUS_EMAIL and DIRECTUS_PASSWORD/);
	});
});

describe('a static token', () => {
	const token = admin.token;

	it('learns the version, and that there is no limit', async () => {
		const { client } = await connect('facts', { token });
		expect(await readBackendFacts(client)).toEqual({ limits, version: '12.4.0', time: null });
	});

	it('reads records of one project, with their lists and the lists of those', async () => {
		const { client } = await connect('records', { token });
		const read = (collection: string) => readRecords(client, queryOf(collection), limits);
		expect(await read('project')).toMatchObject([
			{ domain: project, config: { brand_color: '#123456' }, translations: [{ seo_title: 'Schmuck' }, { seo_title: 'Jewellery' }] },
		]);
		expect(await read('company')).toMatchObject([
			{ project, addresses: [{ street: 'Markt' }], emails: [{ primary: true }, { primary: false }], registers: [] },
		]);
		expect(await read('page')).toMatchObject([{ type: 'home', translations: [{ language: 'en', title: 'Welcome' }] }]);
		expect(await read('ecommerce_product')).toMatchObject([
			{
				id: 1,
				project,
				status: 'published',
				category: 1,
				price_brutto: 1249.9,
				fineness: 585,
				images: [{ directus_files_id: '00000000-0000-4000-8000-000000000004' }],
				variants: [
					{ display_name: '54', active: true, translations: [{ display_name: '54 mm' }] },
					{ display_name: '56', active: false, translations: [] },
				],
				attributes: [{ ecommerce_attribute_id: 1 }],
				subcategories: [{ ecommerce_subcategory_id: 1 }],
				tags: [{ ecommerce_tag_id: 1 }],
				date_created: expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/),
				date_updated: null,
			},
			{ id: 2, status: 'draft', price_brutto: null, stock: 4, variants: [], date_updated: expect.stringMatching(/Z$/) },
		]);
	});

	it('reads page by page, each counted', async () => {
		const { client } = await connect('pages', { token });
		const found = await readRecords(client, queryOf('ecommerce_category'), { ...limits, pageSize: 3 });
		expect(found.map(({ slug }) => slug)).toEqual([1, 2, 3, 4, 5].map((number) => `kategorie-${number}`));
		expect(backend.server.requests.map(({ query }) => query.get('offset'))).toEqual(['0', '2']);
	});

	it('reads some fields of some records, as a fetch of what changed does', async () => {
		const { client } = await connect('changed', { token });
		const fields = ['id', 'stock', 'date_created', 'date_updated', 'variants.id', 'variants.stock', 'variants.translations.id'];
		const [product, ...others] = await readRecords(client, queryOf('ecommerce_product'), limits, { fields, keys: [1, 3] });
		expect(others).toEqual([]);
		expect(product).toEqual({
			id: 1,
			project,
			stock: 2,
			date_created: expect.any(String),
			date_updated: null,
			variants: [
				{ id: 1, stock: 1, translations: [{ id: 1 }] },
				{ id: 2, stock: 1, translations: [] },
			],
		});
	});

	it('finds files by their ids, by their names in the same folder only, and downloads them whole', async () => {
		const { client } = await connect('files', { token });
		const records = await Promise.all(
			(['project', 'page', 'ecommerce_product'] as const).map((collection) => readRecords(client, queryOf(collection), limits)),
		);
		const files = await readFileRecords(client, findFileReferences(records.flat(), collections.fileFields), limits);
		expect(files.map(({ filename_download }) => filename_download)).toEqual(['logo.png', 'Ring.png', 'kette.png']);
		expect(files[1]).toMatchObject({
			description: 'Ein Ring',
			width: 1,
			height: 1,
			focal_point_x: 1,
			focal_point_y: 0,
			alt_translations: [{ language: 'en', alt: 'A ring' }],
			modified_on: expect.stringMatching(/^\d{4}-\d\d-\d\dT/),
		});
		for (const { id, filesize } of files) expect((await client.readAsset(String(id))).length).toBe(Number(filesize));
	});
});

describe('an error', () => {
	it.each([
		['a token that it does not know', 'nobody', 'brand', 401, 'Invalid user credentials.'],
		['a collection that it does not have', admin.token, 'brand', 403, 'collection "brand" or it does not exist.'],
		['a collection that the token may not read', 'reader-token', 'page', 403, 'collection "page" or it does not exist.'],
	] as const)('for %s is refused', async (part, token, collection, status, said) => {
		const { client } = await connect(part, { token });
		const failing = readRecords(client, queryOf(collection), limits);
		await expect(failing).rejects.toThrow(BackendRefused);
		await expect(failing).rejects.toMatchObject({ status, serverMessage: expect.stringContaining(said) });
	});

	it('for a file that it does not have is refused', async () => {
		const { client } = await connect('a file that it does not have', { token: admin.token });
		await expect(client.readAsset('00000000-0000-4000-8000-000000000009')).rejects.toMatchObject({ name: 'BackendRefused', status: 403 });
	});

	it('for a question that makes no sense is said in its words', async () => {
		const { client } = await connect('a question that makes no sense', { token: admin.token });
		const failing = client.request(readItems<BackendSchema, 'project', object>('project', { filter: { domain: { _is: 1 } } as object }));
		await expect(failing).rejects.toThrow(/Invalid query\..+answered 400/);
		await expect(failing).rejects.toMatchObject({ name: 'BackendFailed', status: 400 });
	});
});

it('a token that may read whole collections, as no other is to be had without a licence, reads its project out of them', async () => {
	const { client } = await connect('reader', { token: 'reader-token' });
	expect(await readRecords(client, queryOf('project'), limits)).toMatchObject([{ domain: project }]);
	expect(await readRecords(client, queryOf('ecommerce_category'), limits)).toHaveLength(5);
});
