/**
 * Whatever happens to what a page is made of, a visitor ends at the page asked for, at the 404 page, or, where its scripts fail twice, at the
 * page before with a word about it: never before a blank page, and never in a loop.
 */
import { type Browser, expect, type Page, test } from '@playwright/test';
import { pageMarks } from '../../client/runtime/page-marks.ts';
import { de } from '../../client/texts/de.ts';
import { count } from '../../commands/testing/counts.ts';
import { plainText } from '../../site/text.ts';
import { waitForHydration } from '../support/browser-test.ts';
import { type FaultProxy, startFaultProxy } from '../support/fault-proxy.ts';
import { type LoaderFault, loaderFaults, type ResourceKind } from '../support/loader-faults.ts';
import { decidedStorage, readBuiltServices } from '../support/stored-consents.ts';
import { buyableProducts, readTestSite } from '../support/test-pages.ts';

const seed = 5;
const always = Number.POSITIVE_INFINITY;
/** A page that has not moved for so long has come to its end. */
const restMs = 1500;
/** The page asked for, the page before, and each of them once more. */
const maxDocuments = 4;

let proxy: FaultProxy;

test.beforeAll(async () => {
	proxy = await startFaultProxy(process.env.TEST_SITE_URL ?? '');
});
test.afterAll(() => proxy.close());

function listAndProduct() {
	const pages = readTestSite();
	for (const product of buyableProducts(pages)) {
		const list = pages.find(({ path }) => path === product.data.list.path);
		if (list?.template !== 'product-list') continue;
		if (list.result.products.some(({ path }) => path === product.path)) return { list, product };
	}
	throw new Error('The demo has no list with a buyable product');
}

function filesOf(kind: ResourceKind, productPath: string): RegExp {
	return {
		'page data': new RegExp(`^/page-data${productPath}/page-data\\.json$`),
		'app data': /^\/page-data\/app-data\.json$/,
		'shared data': /^\/page-data\/sq\/d\//,
		chunk: /^\/assets\/ProductPage-[^/]+\.js$/,
		style: /^\/assets\/product-[^/]+\.css$/,
	}[kind];
}

/** A new visitor; one who is still to be asked about services where their texts are what fails. */
async function openBrowser(browser: Browser, { kind, occasion, worker }: LoaderFault): Promise<Page> {
	const decided = kind === 'shared data' ? [] : decidedStorage(readBuiltServices(process.env.TEST_SITE_DIST ?? ''));
	const storageState = { cookies: [], origins: [{ origin: proxy.url, localStorage: decided }] };
	const context = await browser.newContext({ baseURL: proxy.url, storageState, locale: 'de-DE' });
	await context.addInitScript(
		({ hasWorker, guesses }) => {
			if (!hasWorker) Reflect.deleteProperty(Navigator.prototype, 'serviceWorker');
			if (!guesses) Object.defineProperty(Navigator.prototype, 'connection', { value: { saveData: true } });
		},
		{ hasWorker: worker, guesses: occasion === 'prefetch' },
	);
	return await context.newPage();
}

async function openAlive(page: Page, path: string, worker: boolean): Promise<void> {
	await page.goto(path);
	await page.mouse.move(30, 30);
	await waitForHydration(page);
	if (worker) await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
}

interface Place {
	readonly path: string;
	readonly heading: string;
	readonly notice: string;
}

async function placeOf(page: Page): Promise<Place | null> {
	try {
		return await page.evaluate(
			({ announcer, unseen }) => {
				const line = document.getElementById(announcer);
				return {
					path: window.location.pathname,
					heading: document.querySelector('h1')?.textContent ?? '',
					notice: line && !line.classList.contains(unseen) ? (line.textContent ?? '') : '',
				};
			},
			{ announcer: pageMarks.announcerId, unseen: pageMarks.unseen },
		);
	} catch {
		return null; // between two documents
	}
}

/** Where the visitor ends, once nothing moves any more. */
async function endOf(page: Page, isEnd: (place: Place) => boolean): Promise<Place> {
	let last = '';
	let sinceMs = performance.now();
	for (const startedMs = sinceMs; performance.now() - startedMs < 90_000; await page.waitForTimeout(100)) {
		const place = await placeOf(page);
		const now = JSON.stringify(place);
		if (now !== last) sinceMs = performance.now();
		last = now;
		if (place && isEnd(place) && performance.now() - sinceMs > restMs) return place;
	}
	throw new Error(`The page came to no good end: ${last}`);
}

for (const row of loaderFaults(count({ usual: 5, long: 154 }), seed)) {
	const { kind, what, fault, occasion, worker } = row;
	test(`${kind}: ${what} at ${occasion}, ${worker ? 'with' : 'without'} a worker`, async ({ browser }) => {
		const { list, product } = listAndProduct();
		const name = plainText(product.data.name);
		const planned = { at: filesOf(kind, product.path), times: always, fault };
		await proxy.plan(null);
		const page = await openBrowser(browser, row);
		if (worker) await openAlive(page, '/', true);
		const documents: string[] = [];
		page.on('request', (request) => {
			if (request.isNavigationRequest()) documents.push(new URL(request.url()).pathname);
		});
		const link = page.locator(`main a[href="${product.path}"]`).first();
		if (occasion === 'first load') {
			await proxy.plan(planned);
			await page.goto(product.path);
			await page.mouse.move(30, 30);
		} else {
			const early = occasion === 'prefetch' || kind === 'shared data';
			if (early) await proxy.plan(planned);
			await openAlive(page, list.path, worker);
			if (!early) await proxy.plan(planned);
			if (occasion === 'prefetch') {
				// a pointer that comes before anybody listens is not seen until it comes again
				await expect(async () => {
					await page.mouse.move(30, 30);
					await link.hover();
					await expect.poll(() => proxy.met, { timeout: 1000 }).toBeGreaterThan(0);
				}).toPass();
			}
		}
		if (occasion !== 'click') await expect.poll(() => proxy.met).toBeGreaterThan(0);
		if (occasion === 'prefetch') await proxy.plan(null);
		documents.length = 0;
		if (occasion !== 'first load') await link.click();

		const end = await endOf(page, ({ path, heading, notice }) =>
			path === product.path
				? [name, de.notFound.title].includes(heading)
				: path === list.path && notice === de.navigation.failed && documents.length > 0,
		);
		if (end.heading === de.notFound.title) expect(what).toBe('404');
		if (end.path === list.path) expect(['chunk', 'style']).toContain(kind);
		if (kind === 'app data' || kind === 'shared data') expect(documents).toEqual([]);
		if (occasion === 'click') expect(proxy.met).toBeGreaterThan(0);
		expect(documents.length).toBeLessThanOrEqual(maxDocuments);
		await page.context().close();
	});
}

test('a deploy under an open tab makes its next page a whole document, once', async ({ browser }) => {
	const { list, product } = listAndProduct();
	await proxy.plan(null);
	const page = await openBrowser(browser, { kind: 'app data', what: '', fault: () => {}, occasion: 'click', worker: false });
	await openAlive(page, list.path, false);
	const documents: string[] = [];
	page.on('request', (request) => {
		if (request.isNavigationRequest()) documents.push(new URL(request.url()).pathname);
	});
	await proxy.plan({
		at: filesOf('app data', ''),
		times: 1,
		fault: ({ send }) => send({ status: 200, headers: { 'content-type': 'application/json' }, body: Buffer.from('{"buildHash":"newer"}') }),
	});
	await page.evaluate(() => {
		const { json } = Response.prototype;
		Response.prototype.json = async function read() {
			const value: unknown = await json.call(this);
			// in a later task, when the app knows what the answer says
			if (this.url.endsWith('/app-data.json')) setTimeout(() => document.body.setAttribute('data-version-read', ''));
			return value;
		};
	});
	await page.locator(`main a[href="${product.path}"]`).first().click();
	await expect(page).toHaveURL(product.path);
	await expect.poll(() => proxy.met).toBe(1);
	await expect(page.locator('body')).toHaveAttribute('data-version-read');
	await page.locator(`main a[href="${list.path}"]`).first().click();
	await expect(page).toHaveURL(list.path);
	await expect.poll(() => documents).toEqual([list.path]);
	await page.context().close();
});
