/**
 * Content that wants to run: a site with a canary in every text field, without its policy, in a real browser. Nothing of it runs,
 * loads or sends anything, on no page, before and after hydration, reached by address or by a link, nor in the audit's report.
 */
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, type Page, test } from '@playwright/test';
import type { PageData } from '../../client/pages/page-data.ts';
import { readSitePages } from '../../commands/demo-site/site-pages.ts';
import { projectDir } from '../../commands/options/project-folder.ts';
import { noBackend } from '../../commands/programs/run-build.ts';
import { runProgram } from '../../commands/programs/run-program.ts';
import { count, isLong, someOf } from '../../commands/testing/counts.ts';
import { homePath, languages } from '../../site/languages.ts';
import { waitForHydration } from '../support/browser-test.ts';
import { markOf } from '../support/canaries.ts';
import { type CanarySite, canaryEnvironment, canarySiteUrl, policyElement, startCanarySite } from '../support/canary-site.ts';
import { findHarm } from '../support/find-harm.ts';

/** Choices, parts of paths, names of other records, amounts, times, colours, and what another field takes precedence over or nobody reads. */
const takesNoText = [
	/ (?:.+\.)?(?:legal_form|address_type|type|media|status|tax_scheme|default_sort|filters\[\]|country_code|content_unit|price_basis)$/,
	/ (?:slug|id|logo|picture|(?:variants\[\]\.)?images\[\]\.(?:directus_files_id|private_hash)|translations\[\]\.fields\[\]\.name)$/,
	/ (?:.+\.)?(?:price_brutto|present_wrapping|shipping_cost|default_tax_percent|recommended_price|content_quantity)$/,
	/ (?:time_open|time_close|opening_time|closing_time|closing_days\[\]|date_created|modified_on|config\..+)$/,
	/^(?:company phoneNumber\.number|widget position|directus_files (?:title|filename_download))$/,
	// addresses at hosts that the configuration names, and at no other
	/^(?:page video|legal rolex_area\.frame)$/,
	// numbers of an account, whose fields take precedence over its text
	/^ecommerce_settings (?:bank_iban|bank_bic|(?:translations\[\]\.)?bank_details)$/,
	// only a fetch makes something of an offer: what it shows is a product
	/^ecommerce_offer /,
	// a fleet's configuration, which only a fleet reads
	/^project settings\./,
	// codes of countries, and beginnings of postcodes
	/^(?:company addresses\[\]\.country|ecommerce_shipping_method_config postcodes\[\])$/,
];

test.describe.configure({ mode: 'default', timeout: 180_000 });
test.use({ bypassCSP: true, actionTimeout: 20_000, navigationTimeout: 20_000 });

let work: string;
let site: CanarySite;

test.beforeAll(async () => {
	test.setTimeout(240_000);
	work = await mkdtemp(join(tmpdir(), 'canary-'));
	site = await startCanarySite(work);
});
test.afterAll(async () => {
	await site?.close();
	await rm(work, { recursive: true, force: true });
});

/** Canaries that ran, dialogs, exceptions, and requests to where nobody should go. */
async function watch(page: Page): Promise<readonly string[]> {
	const events: string[] = [];
	await page.exposeFunction('canary', (number: number) => {
		const place = site.planting.planted.find((each) => each.number === number)?.place ?? 'the name of a picture';
		events.push(`canary ${number} of ${place} ran`);
	});
	page.on('dialog', async (dialog) => {
		events.push(`dialog: ${dialog.message()}`);
		await dialog.dismiss();
	});
	page.on('popup', () => events.push('popup'));
	page.on('pageerror', (error) => events.push(`exception: ${error.stack ?? error.message}`));
	page.on('request', (request) => {
		const { protocol, host, pathname } = new URL(request.url());
		const isOwn = host === new URL(site.url).host || ['data:', 'blob:', 'file:'].includes(protocol);
		if (!isOwn || /\/x(?:\.png)?$/.test(pathname)) events.push(`request: ${request.url()}`);
	});
	return events;
}

/** What the browser made of the page that it shows. */
function harmOnPage(page: Page): Promise<readonly string[]> {
	return page.evaluate(`(${findHarm.toString()})(document, location.origin)`);
}

async function openAlive(page: Page, path: string, events: readonly string[]): Promise<void> {
	await page.goto(site.url + path, { waitUntil: 'load' });
	// A page that is broken open may never come alive.
	expect([path, await harmOnPage(page), events]).toEqual([path, [], []]);
	await page.mouse.move(20, 20);
	await waitForHydration(page);
}

/** As all files are read again: one page of each template, its language by turns, and in the long run every page. */
function someOfEach(pages: readonly PageData[]): readonly PageData[] {
	if (isLong) return pages;
	return [...Map.groupBy(pages, ({ template }) => template).values()].flatMap((alike, turn) => {
		const language = languages[turn % languages.length];
		return alike.find(({ result }) => result.language === language) ?? alike.slice(0, 1);
	});
}

test('every text field that takes a canary has one, and pages show many', async () => {
	const { planted, refusing } = site.planting;
	expect(refusing.filter((name) => !takesNoText.some((kind) => kind.test(name)))).toEqual([]);
	const pages = await Promise.all(site.htmlFiles.map((file) => readFile(join(site.folders.dist, file), 'utf8')));
	const shown = planted.filter(({ number }) => pages.some((page) => page.includes(markOf(number))));
	expect(shown.length).toBeGreaterThan(150);
});

test('no file holds what could run, parsed again', async ({ page }) => {
	expect(site.htmlFiles.length).toBeGreaterThan(40);
	await page.goto('about:blank');
	const harmful: Record<string, readonly string[]> = {};
	for (const file of site.htmlFiles) {
		const html = await readFile(join(site.folders.dist, file), 'utf8');
		const [document, origin] = [html, canarySiteUrl].map((text) => JSON.stringify(text));
		const harm: readonly string[] = await page.evaluate(
			`(${findHarm.toString()})(new DOMParser().parseFromString(${document}, 'text/html'), ${origin})`,
		);
		if (harm.length > 0) harmful[file] = harm;
	}
	expect(harmful).toEqual({});
});

test('no page runs or loads anything of it, alive and without its policy', async ({ page }) => {
	const events = await watch(page);
	const pages = someOfEach(readSitePages(site.folders.dist));
	// links lead to the others in the test below
	for (const { path } of someOf(pages, count({ usual: 8, long: pages.length }))) {
		await openAlive(page, path, events);
		expect([path, await harmOnPage(page), events]).toEqual([path, [], []]);
	}
	expect(site.servedUnchanged()).toBe(0);
});

test('no page does when a link leads to it', async ({ page }) => {
	const events = await watch(page);
	let documents = 0;
	page.on('request', (request) => {
		if (request.isNavigationRequest()) documents += 1;
	});
	for (const language of someOf(languages, count({ usual: 1, long: languages.length }))) {
		// from the home page on, which comes last
		const pages = someOfEach(readSitePages(site.folders.dist))
			// where orders are paid, a document of its own begins
			.filter(({ template, result }) => !['not-found', 'payment'].includes(template) && result.language === language)
			.toSorted((one, other) => Number(one.template === 'home') - Number(other.template === 'home'));
		await openAlive(page, homePath(language), events);
		documents = 0;
		for (const { path, head } of pages) {
			await page.evaluate((href) => {
				const link = Object.assign(document.createElement('a'), { href });
				document.body.append(link);
				link.click();
				link.remove();
			}, path);
			await page.waitForURL(site.url + path);
			await expect(page).toHaveTitle(head.title);
			expect([path, await harmOnPage(page), events]).toEqual([path, [], []]);
		}
		expect(documents).toBe(0);
	}
});

test('no cart does that keeps what the page said', async ({ page }) => {
	const events = await watch(page);
	const pages = readSitePages(site.folders.dist);
	const product = pages.find((each) => each.template === 'product' && each.result.cart !== null && each.result.variants.length > 0);
	const cart = pages.find(({ template }) => template === 'cart');
	await openAlive(page, product?.path ?? '', events);
	await page.locator('form.purchase-form select').selectOption({ index: 1 });
	await page.locator('.purchase-add').click();
	// it wants to be engraved: with a letter that its face has in any case
	await page.locator('.personalization-fields input').fill('a');
	await page.locator('.personalization-fields select').selectOption({ index: 1 });
	expect([await harmOnPage(page), events]).toEqual([[], []]);
	await page.locator('.purchase-add').click();
	await expect(page.locator('.purchase-status')).toHaveAttribute('data-phase', 'success');
	await openAlive(page, cart?.path ?? '', events);
	await expect(page.locator('main')).toContainText('Kanarie');
	expect([await harmOnPage(page), events]).toEqual([[], []]);
});

test("nor does the audit's report", async ({ page }) => {
	const report = join(work, 'report.html');
	const { content, sound, cache } = site.folders;
	const args = ['--content', content, '--base', sound, '--out', report, '--cache', cache];
	const { exitCode, output } = await runProgram(process.execPath, [join(projectDir, 'commands/run.js'), 'audit', ...args], {
		env: { ...noBackend, ...canaryEnvironment },
	});
	expect([exitCode, output.slice(-2000)]).toEqual([0, expect.anything()]);
	const html = await readFile(report, 'utf8');
	expect(html).toMatch(policyElement);
	expect(site.planting.planted.filter(({ number }) => html.includes(markOf(number))).length).toBeGreaterThan(250);
	const events = await watch(page);
	await page.goto(pathToFileURL(report).href);
	await page.evaluate(() => {
		for (const details of document.querySelectorAll('details')) details.open = true;
	});
	await page.waitForTimeout(300);
	expect(await page.locator('script').count()).toBe(1);
	expect(await page.locator('iframe,object,embed,base,form[action],img:not([src^="data:image/webp"])').count()).toBe(0);
	const handlers = await page.evaluate(() =>
		[...document.querySelectorAll('*')].flatMap(({ localName, attributes }) =>
			[...attributes]
				.filter(({ name, value }) => /^(?:on|srcdoc|formaction)/.test(name) || /^\s*(?:javascript|data:text)/i.test(value))
				.map(({ name, value }) => `<${localName} ${name}="${value.slice(0, 100)}">`),
		),
	);
	expect([handlers, events]).toEqual([[], []]);
});
