/** What an editor saves in a real Directus is on the screen of `npm run dev -- --live`, told by the Flow; what cannot be fetched leaves the page alone. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { deleteItem, readFlows, readItems, readOperations, updateUser } from '@directus/sdk';
import { type Browser, chromium, expect as expectPage, type Page } from '@playwright/test';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { type LivePreview, startLivePreview } from '../../commands/demo-site/live-preview.ts';
import { chromiumFlags, findChromium } from '../../commands/programs/chromium.ts';
import { connectAsAdmin } from '../../sandbox/directus/admin.ts';
import { projectAccounts } from '../../sandbox/directus/fixture/accounts.ts';
import { prepareLiveFlow, sandboxLiveSecret } from '../../sandbox/directus/live-flow.ts';

const directusUrl = inject('directusUrl');
const client = connectAsAdmin(directusUrl);
const [account] = projectAccounts;
if (!account) throw new Error('The demo has a project');

const dir = mkdtempSync(join(tmpdir(), 'schaufenster-live-'));
const soon = { timeout: 150_000 };
let live: LivePreview;
let browser: Browser;
let page: Page;

beforeAll(async () => {
	live = await startLivePreview({ directusUrl, account, dir });
	browser = await chromium.launch({ executablePath: await findChromium(), args: chromiumFlags });
	page = await browser.newPage();
	await page.goto(live.pageUrl);
});
afterAll(async () => {
	await browser?.close();
	await live?.dev.stop();
	rmSync(dir, { recursive: true, force: true });
});

const price = () => page.locator('main .price').first();
const rebuilds = () => live.dev.output().match(/\(\d+\.\d\d s\)$/gm)?.length ?? 0;

it('shows a saved price at once, told by the Flow', async () => {
	await live.savePrice('4321.00');
	await expectPage(price()).toHaveText(/^4\.321,00\s€/, soon);
	expect(live.dev.output()).toContain('Directus reports changes by its Flow');
});

it('answers a burst of saves with few builds, the last of which has them all', async () => {
	const before = rebuilds();
	await Promise.all(Array.from({ length: 20 }, (_, index) => live.savePrice(`${5000 + index}.00`)));
	await live.savePrice('6789.00');
	await expectPage(price()).toHaveText(/^6\.789,00\s€/, soon);
	// A busy machine spreads 21 saves over more builds than an idle one.
	expect(rebuilds() - before).toBeLessThanOrEqual(10);
});

it('keeps the page, and says over it why, while nothing can be fetched', async () => {
	const overlay = page.locator('dev-failure');
	await client.request(updateUser(account.user, { status: 'suspended' }));
	try {
		await live.savePrice('7777.00');
		await expectPage(overlay).toContainText('The last fetch failed.', soon);
		await expectPage(overlay).toContainText(/token|401|403/i);
		await expectPage(price()).toHaveText(/^6\.789,00\s€/);
	} finally {
		// The tests after this one read as this user.
		await client.request(updateUser(account.user, { status: 'active' }));
	}
	await live.savePrice('8888.00');
	await expectPage(price()).toHaveText(/^8\.888,00\s€/, soon);
	await expectPage(overlay).not.toBeAttached();
});

it('follows a deletion, too', async () => {
	// Directus empties the product of its ratings, which would be faults of their own.
	const ratings = await client.request(readItems('ecommerce_product_rating', { fields: ['id', 'product'], limit: -1 }));
	for (const { id, product } of ratings) {
		if (product === live.product) await client.request(deleteItem('ecommerce_product_rating', Number(id)));
	}
	await client.request(deleteItem('ecommerce_product', live.product));
	await expectPage.poll(async () => (await fetch(live.pageUrl)).status, soon).toBe(404);
});

it('sets the Flow up once, however often it is prepared', async () => {
	const count = async () => [
		(await client.request(readFlows({ fields: ['id'], limit: -1 }))).length,
		(await client.request(readOperations({ fields: ['id'], limit: -1 }))).length,
	];
	expect(await count()).toEqual([1, 1]);
	await prepareLiveFlow(client, { url: 'http://127.0.0.1:9/elsewhere', secret: sandboxLiveSecret });
	expect(await count()).toEqual([1, 1]);
});
