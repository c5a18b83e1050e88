/** The service worker in a real browser: offline, an update, and the kill switch. */
import { type BrowserContext, expect, type Page, test } from '@playwright/test';
import { pageMarks } from '../../client/runtime/page-marks.ts';
import { pageOf } from '../../commands/demo-site/site-pages.ts';
import { projectDir } from '../../commands/options/project-folder.ts';
import { bundleWorker } from '../../renderer/bundle/bundle-worker.ts';
import { offlinePage } from '../../shop/site/offline-page.ts';
import { plainText } from '../../site/text.ts';
import { waitForHydration } from '../support/browser-test.ts';
import { type FaultProxy, startFaultProxy } from '../support/fault-proxy.ts';
import { answering, changed, refused } from '../support/faults.ts';
import { decidedStorage, readBuiltServices } from '../support/stored-consents.ts';
import { buyableProducts, readTestSite } from '../support/test-pages.ts';

const always = Number.POSITIVE_INFINITY;
const workerFile = /^\/sw\.js$/;

let proxy: FaultProxy;
let context: BrowserContext;
let page: Page;
let told: string[];

test.beforeEach(async ({ browser }) => {
	proxy = await startFaultProxy(process.env.TEST_SITE_URL ?? '');
	const localStorage = decidedStorage(readBuiltServices(process.env.TEST_SITE_DIST ?? ''));
	context = await browser.newContext({ baseURL: proxy.url, storageState: { cookies: [], origins: [{ origin: proxy.url, localStorage }] } });
	page = await context.newPage();
	told = [];
	page.on('console', (message) => told.push(message.text()));
});
test.afterEach(async () => {
	await context.close();
	await proxy.close();
});

async function openAlive(path: string): Promise<void> {
	await page.goto(path);
	await page.mouse.move(30, 30);
	await waitForHydration(page);
	await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
}

/** Addresses of everything that is kept, without their origin. */
async function keptPaths(): Promise<string[]> {
	const urls = await page.evaluate(async () => {
		const keys = await Promise.all((await caches.keys()).map(async (name) => (await caches.open(name)).keys()));
		return keys.flat().map(({ url }) => url);
	});
	return urls.map((url) => url.replace(proxy.url, ''));
}

/** Scripts and sheets that the page has and the worker has not yet. */
async function notYetKept(): Promise<string[]> {
	const kept = new Set(await keptPaths());
	const had = await page.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => new URL(name).pathname));
	return had.filter((path) => /^\/assets\/.+\.(?:js|css)$/.test(path) && !kept.has(path));
}

/** What tells a visitor whose page it is. */
async function houseShown(): Promise<readonly string[]> {
	const name = await page.locator('.house-name').first().innerText();
	return [name, ...(await page.locator('body').evaluate((body) => [getComputedStyle(body).backgroundColor, getComputedStyle(body).color]))];
}

test('what was visited can be read without a network, and what was not says so in its language', async () => {
	const pages = readTestSite();
	const [product] = buyableProducts(pages);
	if (!product) throw new Error('The demo has no buyable product');
	const list = product.data.list.path;
	await openAlive(list);
	await expect.poll(() => told).toContain('Content is available offline');
	await page.locator(`main a[href="${product.path}"]`).first().click();
	await expect(page.getByRole('heading', { level: 1 })).toHaveText(plainText(product.data.name));
	await page.evaluate(() => fetch('/ecom/contact', { method: 'POST', body: '{}' }));
	await page.evaluate(() => fetch('/ecom/status'));
	await expect.poll(keptPaths).toEqual(expect.arrayContaining([list, product.path]));
	await expect.poll(notYetKept).toEqual([]);
	const contact = pageOf(pages, 'contact', 'de').path;
	await expect.poll(keptPaths).toContain(contact);
	expect((await keptPaths()).filter((path) => !/^\/($|assets\/|page-data\/|schaufenster|kontakt$)/.test(path))).toEqual([]);

	await proxy.plan({ at: /./, times: always, fault: refused });
	await fetch(proxy.url).catch(() => {}); // closes the door
	for (const path of [list, `${product.path}?from=list`]) {
		await page.goto(path);
		await page.mouse.move(30, 30);
		await waitForHydration(page);
		await expect(page.getByRole('navigation').first()).toBeAttached();
	}
	await expect(page.getByRole('heading', { level: 1 })).toHaveText(plainText(product.data.name));
	const house = await houseShown();

	await test.step('a link to a page never visited leads to the page that says so, and Back leads to what was read', async () => {
		await page.locator('footer a[href="/impressum"]').first().click();
		await expect(page.getByRole('heading', { level: 1 })).toHaveText('Sie sind offline');
		await expect(page).toHaveURL('/impressum');
		await page.goBack();
		await expect(page.getByRole('heading', { level: 1 })).toHaveText(plainText(product.data.name));
		await page.mouse.move(30, 30);
		await waitForHydration(page);
	});

	const unvisited = pageOf(pages, 'contact', 'en').path;
	const answer = await page.goto(unvisited);
	expect(answer?.status()).toBe(503);
	await expect(page.getByRole('heading', { level: 1 })).toHaveText('You are offline');
	expect(await houseShown()).toEqual(house);
	await proxy.plan(null);
	await page.getByRole('link', { name: 'Try again' }).click();
	await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('You are offline');
	await expect(page).toHaveURL(unvisited);
});

test('phone number and opening hours are there without a network, though nobody has opened the contact page', async () => {
	const pages = readTestSite();
	const contact = pageOf(pages, 'contact', 'fr').path;
	await openAlive('/fr');
	await expect.poll(keptPaths).toContain(contact);
	await expect.poll(async () => (await keptPaths()).filter((path) => /ContactPage-/.test(path)).length).toBe(1);
	await expect.poll(notYetKept).toEqual([]);
	await page.locator('main a[href^="/fr/schaufenster"]').first().click();
	await expect.poll(() => new URL(page.url()).pathname).not.toBe('/fr');
	await page.waitForTimeout(500);
	// once, however many pages are opened
	expect(proxy.paths.filter((path) => path === contact)).toHaveLength(1);

	await proxy.plan({ at: /./, times: always, fault: refused });
	await fetch(proxy.url).catch(() => {}); // closes the door
	expect((await page.goto('/fr/montres'))?.status()).toBe(503);
	await page.getByRole('link', { name: 'Contact et horaires d’ouverture' }).click();
	await page.mouse.move(30, 30);
	await waitForHydration(page);
	await expect(page).toHaveURL(contact);
	await expect(page.locator('main a[href^="tel:"]').first()).toBeVisible();
	await expect(page.locator('main .hours dd').first()).toBeVisible();
});

test('the worker is deaf to messages of other origins, and reports a new version', async () => {
	await openAlive('/');
	await expect.poll(keptPaths).toContain('/');
	const [worker] = context.serviceWorkers();
	if (!worker) throw new Error('The page has no worker');
	// what the site's own pages say, and what Workbox hears by itself
	const messagesAbout = (path: string) => [
		{ kind: 'visited', page: `${proxy.url}${path}`, assets: [] },
		{ type: 'CACHE_URLS', payload: { urlsToCache: [`/page-data${path}/page-data.json`] } },
	];
	// no page of another origin gets hold of the worker: this is as near as a test can come
	const hear = (origin: string, data: unknown) =>
		worker.evaluate(
			([type, init]) => {
				const ArrivedEvent: unknown = Reflect.get(self, 'ExtendableMessageEvent');
				if (typeof ArrivedEvent !== 'function') throw new Error('Workers hear no messages here');
				const event: Event = Reflect.construct(ArrivedEvent, [type, init]);
				// browsers let only events of their own prolong a worker's life
				Object.defineProperty(event, 'waitUntil', { value: () => {} });
				self.dispatchEvent(event);
			},
			['message', { origin, data }] as const,
		);
	for (const origin of ['https://other.example', 'null']) for (const data of messagesAbout('/en')) await hear(origin, data);
	await page.evaluate((messages) => {
		for (const message of messages) navigator.serviceWorker.controller?.postMessage(message);
	}, messagesAbout('/fr'));
	await expect.poll(keptPaths).toEqual(expect.arrayContaining(['/fr', '/page-data/fr/page-data.json']));
	const kept = await keptPaths();
	expect(kept.filter((path) => /\/en(?:\/|$)/.test(path))).toEqual([]);

	await test.step('a new version is reported, and makes the next page a whole document', async () => {
		const documents: string[] = [];
		page.on('request', (request) => request.isNavigationRequest() && documents.push(new URL(request.url()).pathname));
		await update();
		await expect.poll(() => told.join('\n')).toContain('A new version of the site is there');
		expect(documents).toEqual([]);
		const link = page.locator('main a[href^="/schaufenster"]').first();
		const path = (await link.getAttribute('href')) ?? '';
		await link.click();
		await expect.poll(() => documents).toEqual([path]);
	});
});

const newVersion = changed(({ body, ...rest }) => ({ ...rest, body: Buffer.concat([body, Buffer.from('\n// newer')]) }));

async function update(): Promise<void> {
	await proxy.plan({ at: workerFile, times: always, fault: newVersion });
	await page.evaluate(async () => void (await navigator.serviceWorker.ready).update());
}

/** A resource of the open page that is not there. */
async function failPicture(): Promise<void> {
	await page.evaluate(() => {
		const picture = new Image();
		picture.src = '/assets/images/gone.avif';
		document.body.append(picture);
	});
	await expect.poll(() => told.join('\n')).toContain('404');
}

test('a new version reloads a page of which something had failed, once', async () => {
	await openAlive('/');
	const documents: string[] = [];
	page.on('request', (request) => request.isNavigationRequest() && documents.push(new URL(request.url()).pathname));
	await failPicture();
	await update();
	await expect.poll(() => documents).toEqual(['/']);
	await page.waitForTimeout(500);
	expect(documents).toEqual(['/']);
});

for (const [when, meetsApp] of [
	['before its scripts ran', false],
	['in it', true],
] as const) {
	test(`a new version leaves a page alone in which something was typed ${when}`, async () => {
		const contact = pageOf(readTestSite(), 'contact', 'de').path;
		const field = page.locator('[name="message"]');
		const message = 'Ist der Ring noch da?';
		if (meetsApp) {
			await openAlive(contact);
			await field.fill(message);
		} else {
			const typed = Promise.withResolvers<void>();
			await page.route(/\/assets\/app-[^/]+\.js$/, (route) => typed.promise.then(() => route.continue()));
			await page.goto(contact);
			await field.fill(message);
			typed.resolve();
			await waitForHydration(page);
			await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
		}
		await failPicture();
		await update();
		await expect.poll(() => told.join('\n')).toContain('A new version of the site is there');
		await expect(field).toHaveValue(message);
	});
}

test('the kill switch empties what was kept and takes the worker away', async () => {
	await openAlive('/');
	await expect.poll(keptPaths).toContain('/');
	const { retired } = await bundleWorker(projectDir, { shell: [], offline: { de: [], en: [], fr: [] } }, offlinePage);
	const withoutMark = changed(({ body, ...rest }) => ({
		...rest,
		body: Buffer.from(body.toString('utf8').replace(` ${pageMarks.worker}>`, '>')),
	}));
	const retire = answering(retired, 'text/javascript');
	await proxy.plan({
		at: /^\/(?:sw\.js|(?!assets\/|ecom\/|page-data\/).*)$/,
		times: always,
		fault: (context) => (workerFile.test(context.request.path) ? retire : withoutMark)(context),
	});
	await page.evaluate(async () => void (await navigator.serviceWorker.ready).update());
	await expect.poll(keptPaths).toEqual([]);
	const registrations = () => page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length);
	await expect.poll(registrations).toBe(0);
	await page.locator('main a[href^="/schaufenster"]').first().click();
	await expect(page).toHaveURL(/schaufenster/);
	// and the next document brings none
	await page.goto('/');
	await page.mouse.move(30, 30);
	await waitForHydration(page);
	await expect(page.locator('html')).not.toHaveAttribute(pageMarks.worker);
	await page.waitForTimeout(500);
	expect([await registrations(), await keptPaths()]).toEqual([0, []]);
});
