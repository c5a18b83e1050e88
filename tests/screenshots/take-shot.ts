/** Takes a picture of a page of a built site in a real browser. */
import type { Browser, Page } from '@playwright/test';
import { decidedStorage, readBuiltServices } from '../support/stored-consents.ts';
import type { Shot } from './plan-shots.ts';

/** Longer pages are cut: a picture is for looking at. */
const maxHeightPx = 6000;
const windowHeightPx = 900;
const settleMs = 1500;

export interface PicturedSite {
	readonly url: string;
	readonly dist: string;
}

/** The picture as PNG, `widthPx` wide. */
export async function takeShot(browser: Browser, site: PicturedSite, shot: Shot, widthPx: number): Promise<Buffer> {
	const localStorage = shot.isUndecided ? [] : decidedStorage(readBuiltServices(site.dist));
	const context = await browser.newContext({
		baseURL: site.url,
		viewport: { width: widthPx, height: windowHeightPx },
		locale: 'de-DE',
		reducedMotion: 'reduce',
		storageState: { cookies: [], origins: [{ origin: new URL(site.url).origin, localStorage }] },
	});
	try {
		const page = await context.newPage();
		await page.goto(shot.path);
		await page.mouse.move(5, 5);
		await page.waitForLoadState('networkidle');
		if (shot.prepare) {
			await shot.prepare(page);
			return await page.screenshot({ fullPage: shot.isWhole ?? false });
		}
		// in a window as high as the page all its pictures load, and what comes once it is seen, which makes the page longer
		let heightPx = await showWhole(page, widthPx);
		for (let pastPx = 0; pastPx !== heightPx; ) {
			pastPx = heightPx;
			heightPx = await showWhole(page, widthPx);
		}
		for (const picture of await page.locator('img').all()) await picture.evaluate((image: HTMLImageElement) => image.decode());
		return await page.screenshot({ fullPage: true, clip: { x: 0, y: 0, width: widthPx, height: heightPx } });
	} finally {
		await context.close();
	}
}

/** Makes the window as high as the page for a moment; returns how high the page is in a usual window. */
async function showWhole(page: Page, widthPx: number): Promise<number> {
	const { height } = (await page.locator('html').boundingBox()) ?? { height: 0 };
	const heightPx = Math.min(Math.ceil(height), maxHeightPx);
	await page.setViewportSize({ width: widthPx, height: heightPx });
	await page.waitForTimeout(settleMs);
	await page.setViewportSize({ width: widthPx, height: windowHeightPx });
	return heightPx;
}
