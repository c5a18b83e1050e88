/** Live content against a real Directus: it answers lists as the static catalogue does, and pages show what an editor has saved since the build. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createItem, deleteItem, readItem, updateItem } from '@directus/sdk';
import { type Browser, chromium, expect as expectPage, type Page } from '@playwright/test';
import { build } from 'esbuild';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { createFetchCache } from '../../client/catalogue/fetch-cache.ts';
import { createQueryFetcher } from '../../client/catalogue/fetch-query.ts';
import { createCatalogueReads } from '../../client/live/catalogue-reads.ts';
import { createDirectusReads } from '../../client/live/directus/directus-reads.ts';
import { createReadItems } from '../../client/live/directus/read-items.ts';
import type { Belonging, ListAnswer, ListFilters, ListRead, LiveReads, ShopReads } from '../../client/live/shop-reads.ts';
import { pageDataFile } from '../../client/runtime/navigation/fetch-page-data.ts';
import { de } from '../../client/texts/de.ts';
import { formatMoney } from '../../client/texts/format-money.ts';
import { liveWords } from '../../client/texts/live-words.ts';
import { readSitePages } from '../../commands/demo-site/site-pages.ts';
import { chromiumFlags, findChromium } from '../../commands/programs/chromium.ts';
import { connectAsAdmin } from '../../sandbox/directus/admin.ts';
import { demoContent } from '../../sandbox/directus/demo-directus.ts';
import { publicAccounts } from '../../sandbox/directus/fixture/accounts.ts';
import { createRandom } from '../../sandbox/random.ts';
import { dataCache } from '../../site/constants.ts';
import { type Language, languages } from '../../site/languages.ts';
import { findViolations } from '../support/find-violations.ts';
import { type LiveSite, startLiveSite } from '../support/live-site.ts';

const directusUrl = inject('directusUrl');
const client = connectAsAdmin(directusUrl);
const [account] = publicAccounts;
if (!account) throw new Error('The demo has a project');
const dir = mkdtempSync(join(tmpdir(), 'schaufenster-live-content-'));
const nowMs = () => Date.now();
const sleep = async () => {};
let site: LiveSite;
let browser: Browser;

beforeAll(async () => {
	site = await startLiveSite(dir, directusUrl, account);
	browser = await chromium.launch({ executablePath: await findChromium(), args: chromiumFlags });
});
afterAll(async () => {
	await browser?.close();
	await site?.close();
	rmSync(dir, { recursive: true, force: true });
});

const source = { url: directusUrl, token: account.token, project: account.domain };
const records = (await demoContent()).records.find(({ project }) => project?.[0]?.domain === account.domain) ?? {};

function liveReads(language: Language): LiveReads {
	// one test is one look at the shop: what is renewed meanwhile is the fetch cache's own test
	const cache = createFetchCache({ sleep, nowMs, times: { ...dataCache, staleMs: dataCache.cacheMs } });
	return createDirectusReads({ readItems: createReadItems(source, (url, init) => fetch(url, init)), cache, language, random: () => 0.5 });
}

function staticReads(language: Language): ShopReads {
	const fetchSite = (path: string) => fetch(site.url + path);
	return createCatalogueReads({
		language,
		storeRoot: language === 'de' ? '/schaufenster' : `/${language}/schaufenster`,
		random: () => 0.5,
		fetchQuery: createQueryFetcher({ fetch: fetchSite, sleep, nowMs }),
		fetchProduct: async (path) => (await (await fetchSite(pageDataFile(path))).json()).result,
	});
}

describe('the static catalogue and the real Directus', () => {
	const combinations = 50;
	const seed = 20_261_122;
	const idsOf = (collection: string) => (records[collection] ?? []).map(({ id }) => Number(id));
	const random = createRandom(seed);
	const belongings = (collection: string): Belonging[] =>
		(records[collection] ?? []).map(({ id, slug }) => ({ id: Number(id), slug: String(slug) }));
	const [categories, manufacturers] = [belongings('ecommerce_category'), belongings('ecommerce_manufacturer')];
	const some = (all: readonly Belonging[]): Belonging[] => Array.from({ length: 1 + random.whole(2) }, () => random.pick(all));
	const pick = (collection: string): number[] => Array.from({ length: 1 + random.whole(2) }, () => random.pick(idsOf(collection)));
	const filters: ListFilters[] = [
		{},
		...categories.map((each) => ({ category: [each] })),
		...manufacturers.map((each) => ({ manufacturer: [each] })),
		...Array.from({ length: 5 }, () => ({ subcategories: pick('ecommerce_subcategory') })),
		...Array.from({ length: 5 }, () => ({ tags: pick('ecommerce_tag') })),
		...Array.from({ length: 5 }, () => ({ category: some(categories), tags: pick('ecommerce_tag') })),
		...Array.from({ length: 5 }, () => ({ manufacturer: some(manufacturers), subcategories: pick('ecommerce_subcategory') })),
	];
	const sorts = ['id', '-id', 'price_brutto', '-price_brutto'];
	/** All sorts and pages of the whole shop, then every filter in turn, with a sort of its own. */
	const everything = sorts.flatMap((sort) => [0, 1, 2, 3, 4].map((page): ListRead => ({ filters: {}, sort, page })));
	const rest = Array.from({ length: combinations - everything.length }, (_, index): ListRead => {
		return { filters: filters[1 + (index % (filters.length - 1))] ?? {}, sort: sorts[index % 4] ?? 'id', page: index % 7 === 6 ? 1 : 0 };
	});
	const reads = [...everything, ...rest];

	it(`give the same pieces and the same paging for ${combinations} filters, sorts and pages (seed ${seed})`, {
		timeout: 300_000,
	}, async () => {
		expect(reads).toHaveLength(combinations);
		let found = 0;
		for (const [index, read] of reads.entries()) {
			const language = languages[index % languages.length] ?? 'de';
			const [live, built] = await Promise.all([liveReads(language).list(read), staticReads(language).list(read)]);
			expect(
				live.data.map(({ id }) => id),
				JSON.stringify(read),
			).toEqual(built.data.map(({ id }) => id));
			expect(live, JSON.stringify(read)).toEqual(built);
			found += live.data.length;
		}
		expect(found).toBeGreaterThan(400);
		expect(new Set(reads.map(({ filters: each }) => JSON.stringify(each))).size).toBeGreaterThan(20);
	});

	it('give the same prices, attributes, ratings and single pieces in every language', { timeout: 300_000 }, async () => {
		for (const language of languages) {
			const [live, built] = [liveReads(language), staticReads(language)];
			expect(await live.prices()).toEqual(await built.prices());
			expect((await live.random(7)).map(({ id }) => id)).toEqual((await built.random(7)).map(({ id }) => id));
			// the list offers only values that some product has, and those that read alike once
			const offered = await built.attributes([1, 2, 3]);
			const known = await live.attributes([1, 2, 3]);
			expect(offered.length).toBeGreaterThan(10);
			expect(known).toEqual(expect.arrayContaining([...offered]));
			const { data } = await live.list({ filters: {}, sort: 'id', page: languages.indexOf(language) });
			for (const { id, slug, categorySlug } of data.filter((_, index) => index % 3 === 0)) {
				const { facts, ...single } = (await live.product(id)) ?? { facts: null };
				expect(facts).not.toBeNull();
				const page = await built.product(id);
				expect(page).toMatchObject({ ...single, facts: null, variants: expect.anything(), offer: page?.offer });
				expect(await live.productAt(categorySlug, slug)).toEqual({ facts, ...single });
				expect(await live.ratings(id)).toEqual(await built.ratings(id));
			}
		}
	});

	it('tell of each piece whether it can be had, and of those that are named no others', async () => {
		const { data: all } = await liveReads('de').list({ filters: {}, sort: 'id', page: 1 });
		const filters = { ids: all.filter((_, index) => index % 4 === 0).map(({ id }) => id) };
		const [live, built] = await Promise.all(
			[liveReads('de'), staticReads('de')].map((reads) => reads.list({ filters, sort: 'id', page: 0 })),
		);
		expect(live).toEqual(built);
		expect(live?.data.map(({ id }) => id)).toEqual(filters.ids);
	});

	it('know nothing of what is not there, not published, or lies elsewhere', async () => {
		const drafts = (records.ecommerce_product ?? []).filter(({ status }) => status !== 'published');
		expect(drafts.length).toBeGreaterThan(0);
		for (const reads of [liveReads('de'), staticReads('de')]) {
			expect(await reads.product(999_999)).toBeNull();
			for (const { id } of drafts) expect(await reads.product(Number(id))).toBeNull();
		}
		expect(await liveReads('de').productAt('perlen', 'meridian-automatik')).toBeNull();
	});
});

/** The adapter as a page runs it, with the network, the policy and the document of a real browser. */
async function runInPage<Answer>(page: Page, ask: string): Promise<Answer> {
	const { outputFiles } = await build({
		stdin: { contents: "export { openReads, openLiveReads } from './client/live/open-reads.ts';", resolveDir: process.cwd() },
		bundle: true,
		write: false,
		format: 'iife',
		globalName: 'reads',
		target: 'es2024',
		logLevel: 'silent',
	});
	const place = { live: source, language: 'de', storeRoot: '/schaufenster' };
	return await page.evaluate(`${outputFiles[0]?.text}; (async (place) => { ${ask} })(${JSON.stringify(place)})`);
}

describe('in a browser', () => {
	it('the adapter gives by both of its answers the same lists, pieces, ratings and prices', async () => {
		const page = await (await browser.newContext()).newPage();
		const asked: string[] = [];
		page.on('request', (request) => {
			if (request.url().startsWith(directusUrl)) asked.push(request.url());
		});
		await page.goto(`${site.url}/schaufenster`);
		const [category] = records.ecommerce_category ?? [];
		const reads: ListRead[] = [
			{ filters: {}, sort: '-id', page: 0 },
			{ filters: {}, sort: 'price_brutto', page: 1 },
			{ filters: { category: [{ id: Number(category?.id), slug: String(category?.slug) }] }, sort: '-price_brutto', page: 0 },
			{ filters: { tags: [1, 2] }, sort: 'id', page: 0 },
		];
		const [live, built] = await runInPage<[Asked, Asked]>(
			page,
			`const ask = async (opened) => {
				const answers = await Promise.all(${JSON.stringify(reads)}.map((read) => opened.list(read)));
				const { id } = answers[0].data[0];
				const { facts, ...piece } = await opened.product(id);
				return { answers, name: piece.name, ratings: await opened.ratings(id), prices: await opened.prices() };
			};
			return await Promise.all([await reads.openReads(window, place), await reads.openReads(window, { ...place, live: null })].map(ask));`,
		);
		expect(live.answers.map(({ data }) => data.length).every((count) => count > 0)).toBe(true);
		expect(live).toEqual(built);
		expect(live.prices.length).toBeGreaterThan(40);
		// each as `docs/decisions/0040` has it
		const list = asked.map((url) => new URL(url).searchParams).find((query) => query.get('sort') === '-id' && query.get('page') === '1');
		expect(list && [list.get('limit'), list.get('meta'), JSON.parse(list.get('filter') ?? '')]).toEqual([
			...['20', '*', { project: { _eq: account.domain }, status: { _eq: 'published' } }],
		]);
		await page.context().close();
	});

	interface Asked {
		readonly answers: readonly ListAnswer[];
		readonly prices: readonly string[];
	}
});

describe('a page with live content', () => {
	/** What a page complained of. */
	let complaints: string[];
	let page: Page;

	async function open(path: string, prepare?: (page: Page) => Promise<unknown>): Promise<void> {
		const context = await browser.newContext({ locale: 'de-DE', bypassCSP: false });
		page = await context.newPage();
		complaints = [];
		page.on('console', (message) => {
			if (['error', 'warning'].includes(message.type())) complaints.push(message.text());
		});
		page.on('pageerror', (error) => complaints.push(String(error)));
		await prepare?.(page);
		await page.goto(site.url + path);
		await page.mouse.move(30, 30);
	}
	const close = () => page.context().close();

	function aPiece() {
		const found = readSitePages(site.dist).find(
			(each) => each.template === 'product' && each.result.language === 'de' && (each.result.offer?.stock ?? 0) > 0 && each.result.cart,
		);
		if (found?.template !== 'product') throw new Error('The demo has a piece in stock');
		return { path: found.path, id: found.result.id, amount: found.result.price.amount };
	}

	function readPiece(id: number) {
		const found = readSitePages(site.dist).find((each) => each.template === 'product' && each.result.id === id);
		if (found?.template !== 'product') throw new Error(`The demo has no piece ${id}`);
		return found.result;
	}

	/** A product without variants on the first page of the shop's list. */
	function aListed() {
		const list = readSitePages(site.dist).find(({ path }) => path === '/schaufenster');
		if (list?.template !== 'product-list') throw new Error('The demo has a shop');
		const card = list.result.products.find(({ id, price }) => price.amount !== null && readPiece(id).offer !== null);
		if (!card?.price.amount) throw new Error('The demo lists a piece without variants');
		return { path: list.path, id: card.id, amount: card.price.amount };
	}

	/** Puts back what it changed. */
	async function withProduct(id: number, fields: Record<string, unknown>, during: () => Promise<void>): Promise<void> {
		const before = await client.request(readItem('ecommerce_product', id, { fields: Object.keys(fields) }));
		await client.request(updateItem('ecommerce_product', id, fields));
		try {
			await during();
		} finally {
			await client.request(updateItem('ecommerce_product', id, before));
		}
	}
	const price = () => page.locator('.purchase .price');

	it('shows price and stock as they are now, where they stood', async () => {
		const piece = aPiece();
		await withProduct(piece.id, { price_brutto: '4321.50', stock: 3 }, async () => {
			await open(piece.path);
			const builtAt = await price().boundingBox();
			await expectPage(price()).toContainText('4.321,50');
			expect(await price().boundingBox()).toMatchObject({ x: builtAt?.x, y: builtAt?.y, height: builtAt?.height });
			await expectPage(page.locator('.purchase-availability')).toContainText(de.product.stock(3));
			await expectPage(page.locator('.product-live')).toHaveText('');
			expect(complaints).toEqual([]);
			await close();
		});
		await withProduct(piece.id, { status: 'archived' }, async () => {
			await open(piece.path);
			await expectPage(page.locator('.product-live')).toHaveText(liveWords.de.gone);
			await expectPage(page.locator('.purchase-add')).toHaveCount(0);
			await close();
		});
	});

	it('shows the ratings as they are now, in the place of those that were built', async () => {
		const piece = aPiece();
		const rating = {
			id: 990_002,
			project: account.domain,
			status: 'published',
			product: piece.id,
			rating: 1,
			title: 'Eben erschienen',
			text: 'Mit <b>Umlaut</b>: Ä',
			display_name: 'Quirin',
			date_created: '2026-11-22T08:00:00.000Z',
		};
		await client.request(createItem('ecommerce_product_rating', rating));
		try {
			await open(piece.path);
			await expectPage(page.locator('#ratings .rating-list > li').first()).toContainText('Eben erschienen');
			await expectPage(page.locator('#ratings')).toContainText('Mit <b>Umlaut</b>: Ä');
			await expectPage(page.getByRole('button', { name: de.ratings.write })).toHaveCount(readPiece(piece.id).ratings?.form ? 1 : 0);
			expect(complaints).toEqual([]);
			await close();
		} finally {
			await client.request(deleteItem('ecommerce_product_rating', rating.id));
		}
	});

	it('shows on cards of a list what pieces cost now and that one is sold, where they stood', async () => {
		const { path, id } = aListed();
		await withProduct(id, { price_brutto: '4321.50', stock: 0, reorder_possible: false }, async () => {
			await open(path);
			const card = page.locator('.card', { has: page.locator(`[data-wish="${id}"]`) });
			const builtAt = await card.boundingBox();
			await expectPage(card.locator('.price')).toContainText('4.321,50');
			await expectPage(card.locator('.card-state')).toHaveText(de.list.filter.availability['sold-out']);
			expect(await card.boundingBox()).toMatchObject({ x: builtAt?.x, height: builtAt?.height });
			expect(complaints).toEqual([]);
			await close();
		});
	});

	it('leaves the cards of a list as they were built where it cannot ask, and says so once', async () => {
		const { path, id, amount } = aListed();
		await open(path, async (opened) => {
			await opened.clock.install();
			await opened.route(`${directusUrl}/items/ecommerce_product?*`, (route) => route.abort());
		});
		await page.waitForLoadState('networkidle');
		for (const ms of [1000, 1000, 2000, 4000]) {
			await page.clock.runFor(ms);
			await page.waitForTimeout(300);
		}
		await expectPage(page.locator('#announcer')).toHaveText(liveWords.de.cardsFailed);
		const card = page.locator('.card', { has: page.locator(`[data-wish="${id}"]`) });
		await expectPage(card.locator('.price')).toContainText(formatMoney(amount, 'de'));
		await expectPage(page.locator('.card-state')).toHaveCount(0);
		await close();
	});

	it('says quietly that it could not ask, and stays as it was built', async () => {
		const piece = aPiece();
		await withProduct(piece.id, { price_brutto: '4321.50' }, async () => {
			await open(piece.path, async (opened) => {
				await opened.clock.install();
				await opened.route(`${directusUrl}/items/ecommerce_product?*`, (route) => route.abort());
			});
			await page.waitForLoadState('networkidle');
			for (const ms of [1000, 2000, 4000]) {
				await page.clock.runFor(ms);
				await page.waitForTimeout(300);
			}
			await expectPage(page.locator('.product-live')).toHaveText(liveWords.de.failed);
			await expectPage(price()).not.toContainText('4.321,50');
			await expectPage(page.locator('.purchase-add')).toBeVisible();
			await close();
		});
	});

	it('says in its language that the settings could not be loaded', async () => {
		const piece = aPiece();
		await open(`/en${piece.path}`, async (opened) => {
			await opened.clock.install();
			await opened.route(`${directusUrl}/items/ecommerce_settings?*`, (route) => route.fulfill({ status: 503, body: '<h1>Down</h1>' }));
		});
		await page.waitForLoadState('networkidle');
		for (const ms of [1000, 2000, 4000]) {
			await page.clock.runFor(ms);
			await page.waitForTimeout(300);
		}
		await expectPage(page.locator('.product-live')).toHaveText('Could not load settings');
		expect(complaints.some((complaint) => complaint.startsWith('Could not load settings'))).toBe(true);
		await close();
	});

	it('shows a piece that is newer than the build, found in no index, and says where there is none', async () => {
		const id = 990_001;
		const row = {
			id,
			project: account.domain,
			status: 'published',
			display_name: 'Ring Morgenrot',
			slug: 'ring-morgenrot',
			category: 1,
			price_brutto: '1234.00',
			stock: 1,
			description: 'Ein **neuer** Ring.\n\nGanz [frisch](/kontakt).',
		};
		const category = await client.request(readItem('ecommerce_category', 1, { fields: ['slug'] }));
		const path = `/schaufenster/${category.slug}/ring-morgenrot`;
		await client.request(createItem('ecommerce_product', row));
		try {
			await open(path);
			await expectPage(page.getByRole('heading', { level: 1 })).toHaveText('Ring Morgenrot');
			await expectPage(price()).toContainText('1.234,00');
			await expectPage(page.getByText('Ganz frisch.')).toBeVisible();
			await expectPage(page).toHaveTitle(/^Ring Morgenrot – /);
			expect(await page.locator('meta[name=robots]').getAttribute('content')).toMatch(/noindex/);
			expect(complaints).toEqual([]);
			// within the app, and back again
			await page.locator('.back-link').click();
			await expectPage(page).toHaveURL(`${site.url}/schaufenster/${category.slug}`);
			await page.goBack();
			await expectPage(page.getByRole('heading', { level: 1 })).toHaveText('Ring Morgenrot');
			await close();
		} finally {
			await client.request(deleteItem('ecommerce_product', id));
		}
		await open(path);
		await expectPage(page.getByRole('heading', { level: 1 })).toHaveText(liveWords.de.missing);
		expect((await fetch(site.url + path)).status).toBe(200);
		expect((await fetch(`${site.url}/gibt-es-nicht`)).status).toBe(404);
		await close();
		const context = await browser.newContext({ bypassCSP: true });
		page = await context.newPage();
		await page.goto(site.url + path);
		await expectPage(page.getByRole('heading', { level: 1 })).toHaveText(liveWords.de.missing);
		expect((await findViolations(page)).violations).toEqual([]);
		await close();
	});
});
