/** Tabs that were open while a newer site was deployed, and documents that a cache has kept from before: all of them land on a page that works. */
import { type Browser, expect, type Page, test } from '@playwright/test';
import { bootMarks } from '../../client/runtime/boot-marks.ts';
import { plainText } from '../../site/text.ts';
import { waitForHydration } from '../support/browser-test.ts';
import { deploy } from '../support/deployed.ts';
import { type FaultProxy, startFaultProxy } from '../support/fault-proxy.ts';
import { decidedStorage, readBuiltServices } from '../support/stored-consents.ts';
import { buyableProducts, readTestSite } from '../support/test-pages.ts';

const always = Number.POSITIVE_INFINITY;
const upstream = process.env.TEST_SITE_URL ?? '';

let proxy: FaultProxy;
let documents: string[];

test.beforeEach(async () => {
	proxy = await startFaultProxy(upstream);
	documents = [];
});
test.afterEach(() => proxy.close());

function someProduct() {
	const [product] = buyableProducts(readTestSite());
	if (!product) throw new Error('The demo has no buyable product');
	return { path: product.path, name: plainText(product.data.name), list: product.data.list.path };
}

async function openTab(browser: Browser, worker: boolean): Promise<Page> {
	const localStorage = decidedStorage(readBuiltServices(process.env.TEST_SITE_DIST ?? ''));
	const context = await browser.newContext({
		baseURL: proxy.url,
		storageState: { cookies: [], origins: [{ origin: proxy.url, localStorage }] },
	});
	if (!worker) await context.addInitScript(() => Reflect.deleteProperty(Navigator.prototype, 'serviceWorker'));
	// guesses would bring some of the old files before they are gone
	await context.addInitScript(() => Object.defineProperty(Navigator.prototype, 'connection', { value: { saveData: true } }));
	const page = await context.newPage();
	page.on('request', (request) => {
		if (request.isNavigationRequest()) documents.push(new URL(request.url()).pathname);
	});
	return page;
}

async function comeAlive(page: Page): Promise<void> {
	await page.mouse.move(30, 30);
	await waitForHydration(page);
	// navigation gives the open entry a key when it begins to listen
	await page.waitForFunction(() => window.history.state?.key !== undefined);
}

/** Scripts of the document's own build, and not of the one before. */
async function expectNewBuild(page: Page): Promise<void> {
	await comeAlive(page);
	expect(await page.locator('script[type="module"]').first().getAttribute('src')).toContain('-new.js');
}

for (const worker of [false, true]) {
	test(`a click in a tab from before the deploy leads to a page of the new build, ${worker ? 'with' : 'without'} a worker`, async ({
		browser,
	}) => {
		const { path, name, list } = someProduct();
		const page = await openTab(browser, worker);
		await page.goto(list);
		await comeAlive(page);
		if (worker) await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
		await proxy.plan({ at: /^(?!\/ecom\/)/, times: always, fault: deploy(upstream).fault });
		documents = [];
		await page.locator(`main a[href="${path}"]`).first().click();
		await expect(page).toHaveURL(path);
		await expect(page.getByRole('heading', { level: 1 })).toHaveText(name);
		await expect.poll(() => documents).toEqual([path]);
		await expectNewBuild(page);
		// from there on it is a tab like any other
		await page.locator(`main a[href="${list}"]`).first().click();
		await expect(page).toHaveURL(list);
		await expect(page.getByRole('heading', { level: 1 })).not.toHaveText(name);
		// a new worker that is installed by now makes a document of this page, too
		expect(worker ? [[path], [path, list]] : [[path]]).toContainEqual(documents);
		await page.goBack();
		await expect(page.getByRole('heading', { level: 1 })).toHaveText(name);
		await page.context().close();
	});
}

test('a document that a cache has kept from before the deploy is loaded again, once, and works', async ({ browser }) => {
	const { path, name } = someProduct();
	const page = await openTab(browser, false);
	const { fault, missed } = deploy(upstream, 1);
	await proxy.plan({ at: /^(?!\/ecom\/)/, times: always, fault });
	await page.goto(path);
	await page.mouse.move(30, 30);
	await expect.poll(() => documents).toEqual([path, path]);
	await expectNewBuild(page);
	await expect(page.getByRole('heading', { level: 1 })).toHaveText(name);
	expect(missed).not.toEqual([]);
	await page.context().close();
});

test('a cache that never learns of the deploy leaves a page that can be read and says what it lacks, and no loop', async ({ browser }) => {
	const { path, name } = someProduct();
	const page = await openTab(browser, false);
	await proxy.plan({ at: /^(?!\/ecom\/)/, times: always, fault: deploy(upstream, always).fault });
	await page.goto(path);
	await page.mouse.move(30, 30);
	await expect.poll(() => documents).toEqual([path, path]);
	await page.mouse.move(40, 40);
	await expect(page.locator('html')).toHaveClass(new RegExp(bootMarks.failed));
	await expect(page.locator(`[${bootMarks.failure}]`)).not.toBeEmpty();
	await expect(page.getByRole('heading', { level: 1 })).toHaveText(name);
	expect(documents).toEqual([path, path]);
	await page.context().close();
});
