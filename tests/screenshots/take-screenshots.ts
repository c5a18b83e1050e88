/**
 * The pictures of the documents; with `--to`, pictures of every template at three widths in two themes, for looking at.
 */
import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { type Browser, chromium } from '@playwright/test';
import sharp from 'sharp';
import { startDemoSite } from '../../commands/demo-site/demo-site.ts';
import { readSitePages } from '../../commands/demo-site/site-pages.ts';
import { createCommand } from '../../commands/options/command-line.ts';
import { defaultFolders, projectDir } from '../../commands/options/project-folder.ts';
import { chromiumFlags, findChromium } from '../../commands/programs/chromium.ts';
import { auditSpoiledCopy } from '../audit/spoiled-copy.ts';
import { startThemedSite } from '../support/themed-site.ts';
import { layOutSheets } from './lay-out-sheets.ts';
import { planShots, type Shot } from './plan-shots.ts';
import { type PicturedSite, takeShot } from './take-shot.ts';

interface Options {
	readonly to?: string;
	readonly only?: string;
	readonly themes: string;
	readonly widths: string;
}

/** Sites by the name of their theme. */
const sites = { demo: startDemoSite, second: startThemedSite } as const;
type ThemeName = keyof typeof sites;

/** What the documents show. */
const documented: readonly (readonly [theme: ThemeName, shot: string, widthPx: number])[] = [
	['demo', 'home', 1280],
	['demo', 'home', 375],
	['demo', 'product', 1280],
	['demo', 'product-list', 768],
	['demo', 'contact', 375],
	['demo', 'menu', 375],
	['second', 'home', 1280],
	['second', 'product', 375],
];
const documentedHeightPx = 2600;

const options = createCommand('screenshots', 'Takes the pictures of docs/screenshots, or pictures of every template for looking at.')
	.option('--to <dir>', 'takes every template, and lays the pictures out on sheets, in this folder')
	.option('--only <names>', 'with --to: only these, by the start of their names, with commas')
	.option('--themes <names>', `with --to: ${Object.keys(sites).join(', ')}`, Object.keys(sites).join(','))
	.option('--widths <px>', 'with --to', '375,768,1280')
	.parse()
	.opts<Options>();

// else large pictures that are not drawn yet would be empty
const args = [...chromiumFlags, '--disable-checker-imaging'];
const browser = await chromium.launch({ executablePath: await findChromium(), args });
try {
	await (options.to === undefined ? takeDocumented(browser) : takeAll(browser, resolve(options.to)));
} finally {
	await browser.close();
}

async function takeDocumented(browser: Browser): Promise<void> {
	const folder = join(projectDir, 'docs/screenshots');
	mkdirSync(folder, { recursive: true });
	// Those of the desk need a Directus, and are WebP.
	for (const file of readdirSync(folder)) if (file.endsWith('.png')) rmSync(join(folder, file));
	for (const theme of Object.keys(sites) as ThemeName[]) {
		await withSite(theme, async (site, shots) => {
			for (const [, name, widthPx] of documented.filter(([of]) => of === theme)) {
				const shot = shots.find((each) => each.name === name);
				if (!shot) throw new Error(`There is no picture "${name}" to take`);
				await keep(
					join(folder, `${theme === 'demo' ? '' : `${theme}-theme-`}${name}-${widthPx}.png`),
					await takeShot(browser, site, shot, widthPx),
				);
			}
			if (theme === 'demo') await takeAudit(browser, site, folder);
		});
	}
}

async function takeAudit(browser: Browser, site: PicturedSite, folder: string): Promise<void> {
	const work = mkdtempSync(join(tmpdir(), 'screenshots-'));
	try {
		const { report } = await auditSpoiledCopy(work, defaultFolders.content, { hasCanaries: false });
		const shot = { name: 'audit', path: pathToFileURL(report).href };
		for (const widthPx of [1280, 375]) await keep(join(folder, `audit-${widthPx}.png`), await takeShot(browser, site, shot, widthPx));
	} finally {
		rmSync(work, { recursive: true });
	}
}

/** Small, and cut where a document needs no more. */
async function keep(file: string, picture: Buffer): Promise<void> {
	const { width, height } = await sharp(picture).metadata();
	const { size } = await sharp(picture)
		.extract({ left: 0, top: 0, width, height: Math.min(height, documentedHeightPx) })
		.png({ palette: true, dither: 0, quality: 85, effort: 8 })
		.toFile(file);
	console.log(`${file}  ${Math.round(size / 1000)} kB`);
}

async function takeAll(browser: Browser, folder: string): Promise<void> {
	mkdirSync(folder, { recursive: true });
	const isWanted = ({ name }: Shot) => options.only === undefined || options.only.split(',').some((start) => name.startsWith(start));
	for (const theme of options.themes.split(',') as ThemeName[]) {
		await withSite(theme, async (site, shots) => {
			for (const widthPx of options.widths.split(',').map(Number)) {
				const pictures: Buffer[] = [];
				const wanted = shots.filter(isWanted);
				for (const shot of wanted) {
					console.log(`${theme} at ${widthPx} px: ${pictures.length + 1} of ${wanted.length}, ${shot.name}`);
					const picture = await takeShot(browser, site, shot, widthPx);
					pictures.push(picture);
					writeFileSync(join(folder, `${theme}-${widthPx}-${shot.name}.png`), picture);
				}
				const columns = widthPx > 700 ? 2 : 4;
				const sheets = await layOutSheets(pictures, { columnWidthPx: Math.min(widthPx, 760), columns, heightPx: 1500 });
				for (const [index, sheet] of sheets.entries()) writeFileSync(join(folder, `sheet-${theme}-${widthPx}-${index + 1}.png`), sheet);
				console.log(`${theme} at ${widthPx} px: ${pictures.length} pictures on ${sheets.length} sheets`);
			}
		});
	}
}

async function withSite(theme: ThemeName, take: (site: PicturedSite, shots: readonly Shot[]) => Promise<void>): Promise<void> {
	const site = await sites[theme]();
	try {
		await take(site, planShots(readSitePages(site.dist)));
	} finally {
		await site.close();
	}
}
