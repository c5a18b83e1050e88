/**
 * `npm run screenshots`: pictures of every template at a phone's and a desktop's width, of the built demo, and of the audit's report, for the documents
 * and for looking at.
 */
import { mkdirSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { chromium, type Page } from '@playwright/test';
import sharp from 'sharp';
import { marks } from '../client/document-marks.ts';
import type { TemplateName } from '../client/pages/page-data.ts';
import { de } from '../client/texts/de.ts';
import type { Language } from '../site/languages.ts';
import { auditSpoiledCopy } from '../tests/audit/spoiled-copy.ts';
import { chromiumFlags, findChromium } from '../tests/support/chromium.ts';
import { startDemoSite } from '../tests/support/demo-site.ts';
import { buyableProducts, pageOf, readSitePages, templateNames } from '../tests/support/site-pages.ts';
import { createCommand } from './options/command-line.ts';
import { defaultFolders, projectDir } from './options/project-folder.ts';

createCommand('screenshots', 'Takes pictures of every template of the demo for docs/screenshots.').parse();

const folder = join(projectDir, 'docs/screenshots');
const widthsPx = [375, 1280];
/** Longer pages are cut: a picture is for looking at. */
const maxHeightPx = 2600;

/** One picture at each width. */
interface Shot {
	readonly name: string;
	readonly path: string;
	/** What a visitor does before. */
	readonly prepare?: (page: Page) => Promise<void>;
}

const work = mkdtempSync(join(tmpdir(), 'screenshots-'));
const { report } = await auditSpoiledCopy(work, defaultFolders.content, { hasCanaries: false });
const site = await startDemoSite();
const browser = await chromium.launch({ executablePath: await findChromium(), args: chromiumFlags });
try {
	mkdirSync(folder, { recursive: true });
	for (const file of readdirSync(folder)) rmSync(join(folder, file));
	for (const shot of planShots()) {
		for (const widthPx of widthsPx) await take(shot, widthPx);
	}
} finally {
	await browser.close();
	await site.close();
	rmSync(work, { recursive: true });
}

function planShots(): readonly Shot[] {
	const pages = readSitePages(site.dist);
	const [first, second] = buyableProducts(pages);
	if (!first || !second) throw new Error('The demo has no two products that can be bought at once');
	const of = (template: TemplateName, language: Language) => pageOf(pages, template, language).path;
	const fillCart = async (page: Page) => {
		for (const { path } of [first, second]) {
			await page.goto(path);
			await page.getByRole('button', { name: de.product.addToCart }).click();
			await page.locator(`[${marks.cartLink}]`).waitFor();
			await page.waitForLoadState('networkidle');
		}
		await page.goto(of('cart', 'de'));
		await page.getByText(de.cart.total).first().waitFor();
	};
	return [
		...templateNames.map((template) => ({ name: template, path: of(template, 'de') })),
		{ name: 'cart-filled', path: of('cart', 'de'), prepare: fillCart },
		{ name: 'menu', path: of('home', 'de'), prepare: (page) => page.getByRole('button', { name: de.shell.menu }).first().click() },
		{ name: 'home-en', path: of('home', 'en') },
		{ name: 'product-list-en', path: of('product-list', 'en') },
		{ name: 'product-fr', path: of('product', 'fr') },
		{ name: 'audit', path: pathToFileURL(report).href },
		{ name: 'audit-en', path: pathToFileURL(report).href, prepare: (page) => page.locator('label[lang=en]').click() },
	];
}

async function take({ name, path, prepare }: Shot, widthPx: number): Promise<void> {
	const context = await browser.newContext({
		baseURL: site.url,
		viewport: { width: widthPx, height: 900 },
		locale: 'de-DE',
		reducedMotion: 'reduce',
	});
	const page = await context.newPage();
	await page.goto(path);
	await prepare?.(page);
	const heightPx = prepare ? 900 : await loadWholePage(page);
	const shot = await page.screenshot({ fullPage: true, clip: { x: 0, y: 0, width: widthPx, height: Math.min(heightPx, maxHeightPx) } });
	const file = join(folder, `${name}-${widthPx}.png`);
	const { size } = await sharp(shot).png({ palette: true, quality: 85, effort: 8 }).toFile(file);
	console.log(`${name}-${widthPx}.png  ${Math.round(size / 1000)} kB`);
	await context.close();
}

/** Scrolls to the end, so that lazy pictures load, and back; gives the height of the page in px. */
async function loadWholePage(page: Page): Promise<number> {
	const { height: heightPx } = (await page.locator('html').boundingBox()) ?? { height: 0 };
	await page.mouse.move(5, 5);
	for (let y = 0; y < Math.min(heightPx, maxHeightPx); y += 600) {
		await page.mouse.wheel(0, 600);
		await page.waitForTimeout(100);
	}
	await page.mouse.wheel(0, -heightPx);
	await page.waitForLoadState('networkidle');
	return heightPx;
}
