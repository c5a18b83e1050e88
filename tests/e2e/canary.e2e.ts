/**
 * Content that wants to run (resilience 6): a site with a canary in every text field, without its policy, in a real browser. Nothing of it runs,
 * loads or sends anything, on no page, before and after hydration, reached by address or by a link, nor in the audit's report.
 */
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, type Page, test } from '@playwright/test';
import sharp from 'sharp';
import { projectDir } from '../../commands/options/project-folder.ts';
import { type SiteServer, startSiteServer } from '../../commands/serving/site-server.ts';
import { sha256 } from '../../pipeline/snapshot/hash.ts';
import { type SnapshotImage, writeSnapshot } from '../../pipeline/snapshot/write-snapshot.ts';
import { homePath, languages } from '../../site/languages.ts';
import { pictureId, projectDomain } from '../builders/records.ts';
import { waitForHydration } from '../support/browser-test.ts';
import { markOf, type Planting, plantCanaries } from '../support/canaries.ts';
import type { RecordsByCollection } from '../support/drifts.ts';
import { findHarm } from '../support/find-harm.ts';
import { readTree } from '../support/read-tree.ts';
import { noBackend, runBuild } from '../support/run-build.ts';
import { runProgram } from '../support/run-program.ts';
import { readSitePages } from '../support/site-pages.ts';

const env = { PROJECT_DOMAIN: projectDomain, SITE_URL: `https://${projectDomain}` };
/** Choices, parts of paths, names of other records, amounts, times, colours, and what another field takes precedence over or nobody reads. */
const takesNoText = [
	/ (?:.+\.)?(?:legal_form|address_type|type|media|status|tax_scheme|default_sort|filters\[\]|country_code|content_unit)$/,
	/ (?:slug|id|logo|picture|images\[\]\.(?:directus_files_id|private_hash)|translations\[\]\.fields\[\]\.name)$/,
	/ (?:.+\.)?(?:price_brutto|present_wrapping|shipping_cost|default_tax_percent|recommended_price|content_quantity)$/,
	/ (?:time_open|time_close|opening_time|closing_time|date_created|modified_on|config\..+)$/,
	/^(?:company phoneNumber\.number|directus_files (?:title|filename_download))$/,
];

const policy = /<meta http-equiv="Content-Security-Policy"[^>]*>\n?/;

test.describe.configure({ mode: 'default', timeout: 240_000 });
test.use({ bypassCSP: true });

let work: string;
let dist: string;
let planting: Planting;
let server: SiteServer;
let servedWithPolicy = 0;

test.beforeAll(async () => {
	test.setTimeout(240_000);
	work = await mkdtemp(join(tmpdir(), 'canary-'));
	dist = join(work, 'dist');
	planting = plantCanaries();
	await write('content', planting.records);
	await write('sound', planting.sound);
	const { exitCode, output } = await runBuild({ content: join(work, 'content'), out: dist, cache: join(work, 'cache'), env });
	if (exitCode !== 0) throw new Error(`The site does not build (${exitCode}):\n${output.slice(-4000)}`);
	const withoutPolicy = (html: Buffer | null) => {
		const text = html?.toString() ?? '';
		const bare = text.replace(policy, '');
		if (bare === text) servedWithPolicy += 1;
		return bare;
	};
	server = await startSiteServer({ dir: dist, port: 0, host: '127.0.0.1', addition: { answer: () => false, finishPage: withoutPolicy } });
});

test.afterAll(async () => {
	await server?.close();
	await rm(work, { recursive: true, force: true });
});

/** One picture, whose name is a canary, too. */
async function write(folder: string, records: RecordsByCollection): Promise<void> {
	const data = await sharp({ create: { width: 600, height: 400, channels: 3, background: '#789' } })
		.png()
		.toBuffer();
	const image = { hash: sha256(data), ext: 'png', width: 600, height: 400, bytes: data.length, modifiedOn: null, data };
	const images = new Map<string, SnapshotImage>([[pictureId, { ...image, filename: '"><img src=x onerror=top.canary(0)>.png' }]]);
	const fetchedAt = '2026-11-20T12:00:00.000Z';
	await writeSnapshot(join(work, folder), records, { project: projectDomain, fetchedAt, backendVersion: null, images });
}

function htmlFiles(): readonly string[] {
	return Object.keys(readTree(dist, 'content')).filter((file) => file.endsWith('.html'));
}

/** Canaries that ran, dialogs, exceptions, and requests to where nobody should go. */
async function watch(page: Page): Promise<readonly string[]> {
	const events: string[] = [];
	await page.exposeFunction('canary', (number: number) => {
		const place = planting.planted.find((each) => each.number === number)?.place ?? 'the name of a picture';
		events.push(`canary ${number} of ${place} ran`);
	});
	page.on('dialog', async (dialog) => {
		events.push(`dialog: ${dialog.message()}`);
		await dialog.dismiss();
	});
	page.on('pageerror', (error) => events.push(`exception: ${error.stack ?? error.message}`));
	page.on('request', (request) => {
		const { protocol, host, pathname } = new URL(request.url());
		const isOwn = host === new URL(server?.url ?? 'http://none').host || ['data:', 'blob:', 'file:'].includes(protocol);
		if (!isOwn) events.push(`request: ${request.url()}`);
		if (/\/x$|\/x\.png$/.test(pathname)) events.push(`request: ${pathname}`);
	});
	page.on('popup', () => events.push('popup'));
	return events;
}

/** What the browser made of the page that it shows. */
function harmOnPage(page: Page): Promise<readonly string[]> {
	return page.evaluate(`(${findHarm.toString()})(document, location.origin)`);
}

async function openAlive(page: Page, path: string): Promise<void> {
	await page.goto(server.url + path, { waitUntil: 'load' });
	await page.mouse.move(20, 20);
	await waitForHydration(page);
}

test('every text field that takes a canary has one, and pages show many', async () => {
	expect(planting.refusing.filter((name) => !takesNoText.some((kind) => kind.test(name)))).toEqual([]);
	const pages = await Promise.all(htmlFiles().map((file) => readFile(join(dist, file), 'utf8')));
	const shown = planting.planted.filter(({ number }) => pages.some((page) => page.includes(markOf(number))));
	expect(shown.length).toBeGreaterThan(150);
});

test('no file holds what could run, parsed anew', async ({ page }) => {
	const files = htmlFiles();
	expect(files.length).toBeGreaterThan(40);
	await page.goto('about:blank');
	const harmful: Record<string, readonly string[]> = {};
	for (const file of files) {
		const html = await readFile(join(dist, file), 'utf8');
		expect([file, html.match(new RegExp(policy, 'g'))?.length]).toEqual([file, 1]);
		const harm: readonly string[] = await page.evaluate(
			`(${findHarm.toString()})(new DOMParser().parseFromString(${JSON.stringify(html)}, 'text/html'), ${JSON.stringify(env.SITE_URL)})`,
		);
		if (harm.length > 0) harmful[file] = harm;
	}
	expect(harmful).toEqual({});
});

test('no page runs or loads anything of it, alive and without its policy', async ({ page }) => {
	const events = await watch(page);
	for (const { path } of readSitePages(dist)) {
		await openAlive(page, path);
		await page.waitForTimeout(50);
		expect([path, await harmOnPage(page)]).toEqual([path, []]);
		expect([path, events]).toEqual([path, []]);
	}
	expect(servedWithPolicy).toBe(0);
});

test('no page does when a link leads to it', async ({ page }) => {
	const events = await watch(page);
	let documents = 0;
	page.on('request', (request) => {
		if (request.isNavigationRequest()) documents += 1;
	});
	for (const language of languages) {
		const own = readSitePages(dist).filter(({ template, result }) => template !== 'not-found' && result.language === language);
		await openAlive(page, homePath(language));
		await page.waitForTimeout(100);
		documents = 0;
		for (const { path, head } of own) {
			await page.evaluate((href) => {
				const link = Object.assign(document.createElement('a'), { href });
				document.body.append(link);
				link.click();
				link.remove();
			}, path);
			await page.waitForURL(server.url + path);
			await expect(page).toHaveTitle(head.title);
			expect([path, await harmOnPage(page)]).toEqual([path, []]);
			expect([path, events]).toEqual([path, []]);
		}
		expect(documents).toBe(0);
	}
});

test('no cart does that keeps what the page said', async ({ page }) => {
	const events = await watch(page);
	const product = readSitePages(dist).find(
		(each) => each.template === 'product' && each.result.cart !== null && each.result.variants.length > 0,
	);
	const cart = readSitePages(dist).find(({ template }) => template === 'cart');
	await openAlive(page, product?.path ?? '');
	const variant = page.locator('form.purchase-form select');
	await variant.selectOption({ index: 1 });
	await page.locator('.purchase-add').click();
	await expect(page.locator('.purchase-status')).toHaveAttribute('data-phase', 'success');
	await openAlive(page, cart?.path ?? '');
	await expect(page.locator('main')).toContainText('Kanarie');
	expect(await harmOnPage(page)).toEqual([]);
	expect(events).toEqual([]);
});

test("nor does the audit's report", async ({ page }) => {
	const report = join(work, 'report.html');
	const options = { content: join(work, 'content'), base: join(work, 'sound'), out: report, cache: join(work, 'cache') };
	const args = Object.entries(options).flatMap(([name, value]) => [`--${name}`, value]);
	const { exitCode, output } = await runProgram(process.execPath, [join(projectDir, 'commands/run.js'), 'audit', ...args], {
		env: { ...noBackend, ...env },
	});
	expect([exitCode, output.slice(-2000)]).toEqual([0, expect.anything()]);
	const html = await readFile(report, 'utf8');
	await writeFile(report, html.replace(policy, ''));
	const events = await watch(page);
	await page.goto(pathToFileURL(report).href);
	await page.evaluate(() => {
		for (const details of document.querySelectorAll('details')) details.open = true;
	});
	await page.waitForTimeout(300);
	expect(planting.planted.filter(({ number }) => html.includes(markOf(number))).length).toBeGreaterThan(250);
	expect(await page.locator('script').count()).toBe(1);
	expect(await page.locator('iframe,object,embed,base,form[action],img:not([src^="data:image/webp"])').count()).toBe(0);
	const handlers = await page.evaluate(() =>
		[...document.querySelectorAll('*')].flatMap(({ localName, attributes }) =>
			[...attributes].flatMap(({ name, value }) =>
				name.startsWith('on') || /^\s*(?:javascript|data:text)/i.test(value) ? [`<${localName} ${name}="${value.slice(0, 100)}">`] : [],
			),
		),
	);
	expect(handlers).toEqual([]);
	expect(events).toEqual([]);
});
