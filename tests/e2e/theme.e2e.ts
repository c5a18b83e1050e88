/** The theme of a project makes its shop: two themes over the same content, and what an eye would see of each. */
import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { de } from '../../client/texts/de.ts';
import type { DemoSite } from '../../commands/demo-site/demo-site.ts';
import { pageOf } from '../../commands/demo-site/site-pages.ts';
import { isLong } from '../../commands/testing/counts.ts';
import { contrast, textContrast } from '../../site/theme.ts';
import { test as base, expect, waitForHydration } from '../support/browser-test.ts';
import { findViolations } from '../support/find-violations.ts';
import { buyableProducts, readTestSite } from '../support/test-pages.ts';
import { secondTheme, startThemedSite } from '../support/themed-site.ts';

// One worker, so that the other house is built once.
base.describe.configure({ mode: 'default', timeout: 120_000 });

const inDemo = base;
/** The same, in the other house. */
const inSecond = base.extend<object, { second: DemoSite }>({
	second: [
		// biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of fixtures from it
		async ({}, use) => {
			const second = await startThemedSite();
			await use(second);
			await second.close();
		},
		{ scope: 'worker', timeout: 240_000 },
	],
	baseURL: ({ second }, use) => use(second.url),
});

/** What a visitor sees of a page, as far as a theme decides it. Colours are `#rrggbb`. */
interface Look {
	readonly mode: string;
	readonly ground: string;
	readonly ink: string;
	readonly header: {
		readonly heightPx: number;
		readonly inkOfRule: string;
		readonly houseAt: 'left' | 'middle';
		readonly besideLogo: string;
	};
	readonly headingFont: string;
	readonly textFont: string;
	readonly link: string;
	readonly button: { readonly ground: string; readonly ink: string };
	readonly footer: {
		readonly ground: string;
		readonly ink: string;
		readonly link: string;
		readonly besideLogo: string;
		/** At the edge of the window, beside the page. */
		readonly atEdge: string;
	};
	readonly pageWidthPx: number;
	readonly wrapperWidthPx: number;
}

/** Of a product page on a very wide screen, where both widths act. */
const wide = { width: 2200, height: 1000 };

async function readLook(page: Page): Promise<Look> {
	await page.setViewportSize(wide);
	await page.goto(buyableProducts(readTestSite())[0]?.path ?? '');
	await page.evaluate(() => document.fonts.ready);
	// what is suggested at the end of the page comes when that is near, and moves what is below
	await page.locator('.widget-logo').scrollIntoViewIfNeeded();
	await expect(page.getByRole('heading', { name: de.suggestions.random })).toBeVisible();
	await page.waitForLoadState('networkidle');
	const besideLogos = { header: await cornerColor(page, '.site-header .house-emblem'), footer: await cornerColor(page, '.widget-logo') };
	await page.locator('.widget-logo').scrollIntoViewIfNeeded();
	const { y: logoAt = 0 } = (await page.locator('.widget-logo').boundingBox()) ?? {};
	const atEdge = await firstColor(await page.screenshot({ clip: { x: 2, y: logoAt, width: 9, height: 9 } }));
	const look = await page.evaluate(() => {
		const find = (selector: string): Element => {
			const element = document.querySelector(selector);
			if (!element) throw new Error(`The page has no ${selector}`);
			return element;
		};
		const canvas = document.createElement('canvas').getContext('2d', { willReadFrequently: true });
		const color = (selector: string, property: 'color' | 'backgroundColor' | 'borderBottomColor'): string => {
			if (!canvas) throw new Error('This browser draws nothing');
			canvas.fillStyle = getComputedStyle(find(selector))[property];
			canvas.fillRect(0, 0, 1, 1);
			const [red = 0, green = 0, blue = 0] = canvas.getImageData(0, 0, 1, 1).data;
			return `#${[red, green, blue].map((byte) => byte.toString(16).padStart(2, '0')).join('')}`;
		};
		const box = (selector: string) => find(selector).getBoundingClientRect();
		const font = (selector: string) => getComputedStyle(find(selector)).fontFamily.split(',')[0] ?? '';
		const house = box('.house');
		return {
			mode: getComputedStyle(document.documentElement).colorScheme,
			ground: color('body', 'backgroundColor'),
			ink: color('body', 'color'),
			header: {
				heightPx: house.height + 1,
				inkOfRule: color('.site-header', 'borderBottomColor'),
				houseAt: Math.abs(house.left + house.width / 2 - innerWidth / 2) < 1 ? 'middle' : 'left',
			},
			headingFont: font('h1'),
			textFont: font('.rich-text'),
			link: color('main a', 'color'),
			button: { ground: color('.purchase-add', 'backgroundColor'), ink: color('.purchase-add', 'color') },
			footer: {
				ground: color('.site-footer', 'backgroundColor'),
				ink: color('.site-footer', 'color'),
				link: color('.site-footer a', 'color'),
			},
			pageWidthPx: box('body').width,
			wrapperWidthPx: box('.frame').width,
		} as const;
	});
	return {
		...look,
		header: { ...look.header, besideLogo: besideLogos.header },
		footer: { ...look.footer, besideLogo: besideLogos.footer, atEdge },
	};
}

/** At one width, and in the long run at both. */
async function expectSound(page: Page, usualPx: 375 | 1280): Promise<void> {
	await page.mouse.move(20, 20);
	await waitForHydration(page);
	for (const width of isLong ? [375, 1280] : [usualPx]) {
		await page.setViewportSize({ width, height: 800 });
		const { violations, passed } = await findViolations(page);
		expect([width, violations]).toEqual([width, []]);
		expect(passed).toContain('color-contrast');
	}
	await page.setViewportSize({ width: usualPx, height: 800 });
}

/** What is painted in the corner of a picture, however it is blended with what lies below. */
async function cornerColor(page: Page, selector: string): Promise<string> {
	const picture = page.locator(`${selector} img`);
	await picture.scrollIntoViewIfNeeded();
	await picture.evaluate((image: HTMLImageElement) => image.decode());
	return await firstColor(await picture.screenshot());
}

/** In px: the first one in which something differs clearly from the ground. */
async function firstDrawnColumn(picture: Buffer): Promise<number> {
	const { data, info } = await sharp(picture).removeAlpha().raw().toBuffer({ resolveWithObject: true });
	const at = (x: number, y: number, channel: number) => data[(y * info.width + x) * info.channels + channel] ?? 0;
	const isDrawn = (x: number, y: number) => [0, 1, 2].some((channel) => Math.abs(at(x, y, channel) - at(2, 2, channel)) > 40);
	const found = Array.from({ length: info.width }, (_, x) => x).find((x) =>
		Array.from({ length: info.height }, (_, y) => y).some((y) => isDrawn(x, y)),
	);
	if (found === undefined) throw new Error('Nothing is drawn');
	return found;
}

/** `#rrggbb`, a little inside, where no other pixel of the edge has a part. */
async function firstColor(picture: Buffer): Promise<string> {
	const { data } = await sharp(picture)
		.extract({ left: 2, top: 2, width: 1, height: 1 })
		.removeAlpha()
		.raw()
		.toBuffer({ resolveWithObject: true });
	return `#${data.toString('hex')}`;
}

const demoLook: Look = {
	mode: 'light',
	ground: '#f3f4f0',
	ink: '#14191d',
	header: { heightPx: 88, inkOfRule: '#14191d', houseAt: 'left', besideLogo: '#f3f4f0' },
	headingFont: 'Newsreader',
	textFont: 'Newsreader',
	link: '#14191d',
	button: { ground: '#17353b', ink: '#ffffff' },
	footer: { ground: '#17353b', ink: '#eaeded', link: '#eaeded', besideLogo: '#17353b', atEdge: '#17353b' },
	pageWidthPx: 1920,
	wrapperWidthPx: 1664,
};

const secondLook: Look = {
	mode: 'dark',
	ground: secondTheme.global.backgroundColor,
	ink: '#f2f1ed',
	header: {
		heightPx: secondTheme.components.header.height,
		inkOfRule: '#f2f1ed',
		houseAt: 'middle',
		besideLogo: secondTheme.global.backgroundColor,
	},
	headingFont: 'Hanken',
	textFont: 'Newsreader',
	link: '#f2f1ed',
	button: { ground: secondTheme.brand_color, ink: '#000000' },
	footer: {
		ground: secondTheme.components.footer.backgroundColor,
		ink: '#161514',
		link: '#161514',
		besideLogo: secondTheme.components.footer.backgroundColor,
		atEdge: secondTheme.components.footer.backgroundColor,
	},
	pageWidthPx: 76 * 16,
	wrapperWidthPx: 62 * 16,
};

inDemo('the demo looks as its theme says', async ({ page }) => {
	expect(await readLook(page)).toEqual(demoLook);
});

inSecond('the second theme makes another house, whose products keep WCAG 2.2 AA', async ({ page }) => {
	expect(await readLook(page)).toEqual(secondLook);
	// the page's ground goes on where the page ends
	await page.mouse.wheel(0, -5000);
	await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
	expect(await firstColor(await page.screenshot({ clip: { x: 2, y: 500, width: 9, height: 9 } }))).toBe(secondLook.ground);
	await expectSound(page, 375);
});

inDemo('of the two houses nothing is alike but the face of their texts, and all of it can be read', () => {
	const values = (look: Look) =>
		Object.entries(look).flatMap(([name, value]) =>
			typeof value === 'object' ? Object.entries(value).map(([key, each]) => [`${name}.${key}`, each]) : [[name, value]],
		);
	const other = new Map(values(secondLook) as [string, unknown][]);
	expect(values(demoLook).flatMap(([name, value]) => (other.get(String(name)) === value ? [name] : []))).toEqual(['textFont']);
	for (const { ink, ground, button, footer } of [demoLook, secondLook]) {
		for (const [text, on] of [
			[ink, ground],
			[button.ink, button.ground],
			[footer.ink, footer.ground],
			[footer.link, footer.ground],
		] as const) {
			expect(contrast(text, on), `${text} on ${on}`).toBeGreaterThanOrEqual(textContrast);
		}
	}
});

inSecond('the ribbon on a drawing can be told from it, and the house in the middle stands clear of what is beside it', async ({ page }) => {
	await page.setViewportSize({ width: 1280, height: 800 });
	await page.goto(pageOf(readTestSite(), 'product-list', 'de').path);
	await page.evaluate(() => document.fonts.ready);
	const card = page.locator('.card:has(picture)').first();
	// a ribbon that is drawn, beside the plain ground of the drawing
	const ground = await firstColor(await card.locator('.plate').screenshot());
	const ink = await card.locator('.wish').evaluate((ribbon) => getComputedStyle(ribbon).color);
	const [red, green, blue] = (ink.match(/\d+/g) ?? []).map((part) => Number(part).toString(16).padStart(2, '0'));
	expect(contrast(`#${red}${green}${blue}`, ground)).toBeGreaterThanOrEqual(3);
	const gapPx = await page.locator('.site-header').evaluate((header) => {
		const [house, tools] = ['.house', '.header-tools > :first-child'].map((selector) =>
			header.querySelector(selector)?.getBoundingClientRect(),
		);
		return (tools?.left ?? 0) - (house?.right ?? 0);
	});
	expect(gapPx).toBeGreaterThan(24);
});

for (const [name, inTheme] of [
	['demo', inDemo],
	['second theme', inSecond],
] as const) {
	inTheme(
		`in the ${name} what is drawn of the logo begins where texts do${name === 'demo' ? '' : ', on a page that keeps WCAG 2.2 AA'}`,
		async ({ page }) => {
			await page.setViewportSize({ width: 375, height: 800 });
			await page.goto('/kontakt');
			for (const [logo, text] of [
				['.site-header .house-emblem', 'main h1'],
				['.widget-logo', '.widget-address h2'],
			] as const) {
				const picture = page.locator(`${logo} img`);
				await picture.scrollIntoViewIfNeeded();
				await picture.evaluate((image: HTMLImageElement) => image.decode());
				const box = await picture.boundingBox();
				const edge = await page.locator(text).evaluate((element) => element.getBoundingClientRect().left);
				if (!box) throw new Error('The logo is not there');
				const drawn = await firstDrawnColumn(await page.screenshot({ clip: { ...box, x: 0, width: edge + box.width } }));
				expect(Math.abs(drawn - edge), `${logo}: ${drawn} beside ${edge}`).toBeLessThanOrEqual(2);
			}
			// that the demo does is looked at in templates.e2e.ts
			if (name !== 'demo') await expectSound(page, 375);
		},
	);
}

inSecond(
	'its narrow header keeps the house above one line of entries, and a group opens at the edge of the page, which keeps WCAG 2.2 AA',
	async ({ page }) => {
		await page.setViewportSize({ width: 1280, height: 800 });
		await page.goto('/');
		await page.evaluate(() => document.fonts.ready);
		const entries = page.locator('.header-entries > ul > li');
		const tops = await entries.evaluateAll((elements) => elements.map((element) => element.getBoundingClientRect().top));
		expect(tops.length).toBeGreaterThan(5);
		expect(new Set(tops).size).toBe(1);
		const house = await page.locator('.house').boundingBox();
		expect((house?.y ?? 0) + (house?.height ?? 0)).toBeLessThanOrEqual(tops[0] ?? 0);

		await expectSound(page, 1280);
		await page.locator('.header-entries button').first().click();
		const group = page.locator('.header-group:popover-open .menu-group').first();
		const header = await page.locator('.site-header').boundingBox();
		expect((await group.boundingBox())?.x).toBe(header?.x);
	},
);
