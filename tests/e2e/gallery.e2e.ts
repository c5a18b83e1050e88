/** The pictures of a product: by keyboard through row and near view, the focus where it was; nothing moves; and what is left without scripts. */
import type { Page } from '@playwright/test';
import { de } from '../../client/texts/de.ts';
import { expect, tabTo, test, waitForHydration } from '../support/browser-test.ts';
import { findViolations } from '../support/find-violations.ts';
import { buyableProducts, readTestSite } from '../support/test-pages.ts';

const { gallery } = de;

function piece() {
	const found = buyableProducts(readTestSite()).find(({ data }) => data.pictures.length > 1);
	if (!found) throw new Error('No piece of the demo has two pictures');
	return { path: found.path, alts: found.data.pictures.map(({ alt }) => (typeof alt === 'string' ? alt : alt.text)) };
}

const row = (page: Page) => page.locator('.product-pictures > div > .gallery-row');
const slide = (page: Page, place: number) => row(page).locator('a').nth(place);
const mark = (page: Page, place: number) => page.locator('.gallery-marks a').nth(place);
const zoom = (page: Page) => page.getByRole('dialog', { name: gallery.title });
const placeIn = (page: Page, selector: string) =>
	page.locator(selector).evaluate((element) => Math.round((element.scrollLeft / element.clientWidth) * 10) / 10);

test.describe('to everybody', () => {
	test('by keyboard from picture to picture, near, magnified, and back to where the focus was', async ({ page }) => {
		const { path, alts } = piece();
		await page.addInitScript(() => {
			const shifts: number[] = [];
			Object.assign(window, { shifts });
			new PerformanceObserver((list) => {
				// a picture that somebody magnifies is meant to move
				for (const entry of list.getEntries() as (PerformanceEntry & { value: number; hadRecentInput: boolean })[]) {
					if (!entry.hadRecentInput) shifts.push(entry.value);
				}
			}).observe({ type: 'layout-shift', buffered: true });
		});
		await page.goto(path);
		await expect(row(page).locator('img').first()).toHaveAttribute('fetchpriority', 'high');
		await waitForHydration(page);
		// a face that comes late moves every page; what counts is what the gallery moves
		await page.evaluate(async () => {
			await document.fonts.ready;
			(window as unknown as { shifts: number[] }).shifts.length = 0;
		});
		await tabTo(page, slide(page, 0));
		const next = page.getByRole('button', { name: gallery.next });
		await expect(next).toBeVisible();
		await expect(mark(page, 0)).toHaveAttribute('aria-current', 'true');

		await page.keyboard.press('ArrowRight');
		await expect(slide(page, 1)).toBeFocused();
		await expect.poll(() => placeIn(page, '.gallery-row')).toBeGreaterThanOrEqual(1);
		await expect(mark(page, 1)).toHaveAttribute('aria-current', 'true');
		await expect(mark(page, 0)).not.toHaveAttribute('aria-current');
		await expect(next).toHaveAttribute('aria-disabled', 'true');
		await expect(page.locator('.gallery-tools [role=status]')).toHaveText(`${gallery.position(2, 2)}: ${alts[1]}`);
		expect((await findViolations(page, { within: '.product-pictures' })).violations).toEqual([]);

		await page.keyboard.press('Enter');
		await expect(zoom(page)).toBeVisible();
		await expect(zoom(page).getByRole('status')).toContainText(gallery.position(2, 2));
		await expect(zoom(page).getByRole('img', { name: alts[1] ?? '', exact: true })).toBeInViewport();
		await page.keyboard.press('ArrowLeft');
		await expect(zoom(page).getByRole('status')).toContainText(gallery.position(1, 2));
		await expect(zoom(page).getByRole('img', { name: alts[0] ?? '', exact: true })).toBeInViewport();

		const magnify = zoom(page).getByRole('button', { name: gallery.magnify });
		await tabTo(page, magnify);
		await page.keyboard.press('Enter');
		await expect(zoom(page).getByRole('button', { name: gallery.shrink })).toBeFocused();
		const near = zoom(page).locator('.zoom-magnified');
		const before = await near.evaluate(({ scrollTop, scrollHeight, clientHeight }) => ({ scrollTop, over: scrollHeight - clientHeight }));
		expect(before.over).toBeGreaterThan(200);
		await page.keyboard.press('ArrowDown');
		await expect.poll(() => near.evaluate(({ scrollTop }) => scrollTop)).toBeGreaterThan(before.scrollTop);
		const found = await findViolations(page);
		expect(found.violations).toEqual([]);
		expect(found.passed.length).toBeGreaterThan(10);

		await page.keyboard.press('Escape');
		await expect(zoom(page)).toBeHidden();
		await expect(slide(page, 0)).toBeFocused();
		expect(await placeIn(page, '.gallery-row')).toBe(0);
		const shifted = await page.evaluate(() => (window as unknown as { shifts: number[] }).shifts.reduce((sum, value) => sum + value, 0));
		expect(shifted).toBeLessThan(0.02);
	});
});

test('by mouse and finger: buttons, marks, a picture clicked near where it is clicked, and moved about; pictures of any form leave no hole below', async ({
	page,
}) => {
	await page.goto(piece().path);
	await waitForHydration(page);
	await slide(page, 0).hover();
	await page.getByRole('button', { name: gallery.next }).click();
	await expect(mark(page, 1)).toHaveAttribute('aria-current', 'true');
	await mark(page, 0).click();
	await expect(mark(page, 0)).toHaveAttribute('aria-current', 'true');
	expect(new URL(page.url()).hash).toBe('');

	await slide(page, 0).click();
	const picture = zoom(page).locator('img').first();
	const box = await picture.boundingBox();
	if (!box) throw new Error('The picture is not there');
	await picture.click({ position: { x: box.width * 0.9, y: box.height * 0.9 } });
	const near = zoom(page).locator('.zoom-magnified');
	const place = () => near.evaluate(({ scrollLeft, scrollTop }) => ({ scrollLeft, scrollTop }));
	const there = await place();
	expect(there.scrollTop).toBeGreaterThan(100);
	await page.mouse.move(600, 300);
	await page.mouse.down();
	await page.mouse.move(620, 400, { steps: 4 });
	await page.mouse.up();
	expect(await place()).toEqual({ scrollLeft: Math.max(0, there.scrollLeft - 20), scrollTop: there.scrollTop - 100 });
	await expect(near).toBeVisible();
	await zoom(page).getByRole('button', { name: gallery.close }).click();
	await expect(slide(page, 0)).toBeFocused();

	// pictures of any form, and many of them
	await page.evaluate(() => {
		for (const [selector, shapes] of [
			[
				'.gallery-row',
				[
					[260, 3600],
					[3600, 260],
				],
			],
			['.gallery-marks', [[260, 3600]]],
		] as const) {
			const list = document.querySelector(selector);
			const last = list?.lastElementChild;
			if (!list || !last) throw new Error(`There is no ${selector}`);
			while (list.children.length < 25) {
				const next = last.cloneNode(true) as HTMLElement;
				const [width, height] = shapes[list.children.length % shapes.length] ?? shapes[0];
				for (const image of next.querySelectorAll('img')) [image.width, image.height] = [width, height];
				list.append(next);
			}
		}
	});
	for (const width of [375, 768, 1280]) {
		await page.setViewportSize({ width, height: 900 });
		const [large, first, marks] = await Promise.all(
			['.gallery-row', '.gallery-row img >> nth=0', '.gallery-marks'].map((selector) => page.locator(selector).boundingBox()),
		);
		if (!large || !first || !marks) throw new Error('The pictures are not there');
		expect([width, Math.round(large.height - first.height)]).toEqual([width, 0]);
		expect([width, large.height <= Math.min(large.width, 900 - 100)]).toEqual([width, true]);
		expect([width, marks.y - large.y - large.height < 24, marks.height < 120]).toEqual([width, true, true]);
		expect(marks.width).toBeLessThanOrEqual(large.width);
	}
});

test('where the view from near cannot be loaded, a picture is a link to its file', async ({ page, complaints }) => {
	await page.route(/GalleryTools/, (route) => route.abort());
	await page.goto(piece().path);
	await waitForHydration(page);
	await slide(page, 0).hover();
	await expect.poll(() => complaints.length).toBeGreaterThan(1);
	complaints.splice(0);
	await slide(page, 0).click();
	await expect(page).toHaveURL(/\/assets\/images\/[^/]+\.jpg$/);
	complaints.splice(0);
});

test.describe('without scripts', () => {
	test.use({ javaScriptEnabled: false });
	test('marks lead to the pictures, and these to their files', async ({ page }) => {
		const { path, alts } = piece();
		await page.goto(path);
		await mark(page, 1).click();
		await expect(row(page).getByRole('img', { name: alts[1] ?? '', exact: true })).toBeInViewport({ ratio: 0.3 });
		await expect(row(page).getByRole('img', { name: alts[0] ?? '', exact: true })).not.toBeInViewport();
		await slide(page, 1).click();
		await expect(page).toHaveURL(/\/assets\/images\/[^/]+\.jpg$/);
	});
});
