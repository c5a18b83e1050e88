/** Sizes and times as a browser has them; the numbers stand here and in the stylesheets alone. */
import type { Page } from '@playwright/test';
import { de } from '../../client/texts/de.ts';
import { expect, test } from '../support/browser-test.ts';
import { readTestSite } from '../support/test-pages.ts';

/** A property of the first element that fits, or of a pseudo-element of it. */
function styleOf(page: Page, selector: string, property: string, pseudo?: string): Promise<string> {
	return page
		.locator(selector)
		.first()
		.evaluate((element, [name, part]) => getComputedStyle(element, part).getPropertyValue(name), [property, pseudo ?? null] as const);
}

async function secondsOf(page: Page, selector: string, property: string, pseudo?: string): Promise<number> {
	const value = await styleOf(page, selector, property, pseudo);
	expect(value).toMatch(/^[\d.]+s(?:, [\d.]+s)*$/);
	return Number.parseFloat(value);
}

/** How many characters "0" wide the first element that fits may be, in its own face. */
function widthInCharacters(page: Page, selector: string): Promise<number> {
	return page
		.locator(selector)
		.first()
		.evaluate((element) => {
			const probe = element.appendChild(document.createElement('span'));
			probe.style.cssText = 'display: block; width: 100ch; position: absolute';
			const width = Number.parseFloat(getComputedStyle(probe).width);
			probe.remove();
			return Math.round((Number.parseFloat(getComputedStyle(element).maxWidth) / width) * 100);
		});
}

/** A product with everything in it that has a measure of its own. */
function ratedProduct(): string {
	for (const page of readTestSite()) {
		if (page.template !== 'product' || page.result.language !== 'de' || page.result.offer === null) continue;
		if (page.result.ratings && page.result.richText?.description) return page.path;
	}
	throw new Error('The demo has no product with ratings and a description');
}

test('text, logos, menu, groups and tooltip have their sizes and times', async ({ page }) => {
	await page.setViewportSize({ width: 1280, height: 800 });
	await page.goto(ratedProduct());

	await test.step('running text is 60 characters wide', async () => {
		expect(await widthInCharacters(page, 'main .rich-text')).toBe(60);
		expect(await widthInCharacters(page, '.rating-text')).toBe(60);
	});
	await test.step('a logo is never higher than 80 px, whatever size of text a visitor has chosen', async () => {
		const setTextSize = (size: string) =>
			page.evaluate((value) => {
				document.documentElement.style.fontSize = value;
			}, size);
		await setTextSize('32px');
		for (const logo of ['.site-header .house-emblem img', '.widget-logo img']) expect(await styleOf(page, logo, 'height')).toBe('80px');
		await setTextSize('');
	});
	await test.step('the menu is 300 px wide, at most 350, and slides in 0.3 to 0.4 s', async () => {
		await page.getByRole('button', { name: de.frame.menu }).first().click();
		expect(await styleOf(page, '#menu', 'width')).toBe('300px');
		await page.evaluate(() => {
			// the bundle gives custom properties names of its own
			const root = document.documentElement;
			for (const [name, [value]] of root.computedStyleMap()) {
				if (name.startsWith('--') && `${value}`.trim() === '300px') root.style.setProperty(name, '500px');
			}
		});
		expect(await styleOf(page, '#menu', 'width')).toBe('350px');
		const slideS = await secondsOf(page, '#menu', 'transition-duration');
		expect(slideS).toBeGreaterThanOrEqual(0.3);
		expect(slideS).toBeLessThanOrEqual(0.4);
	});
	await test.step('a group opens in 200 ms, in the menu and below the header', async () => {
		expect(await secondsOf(page, '#menu details', 'transition-duration', '::details-content')).toBe(0.2);
		expect(await secondsOf(page, '.header-group', 'transition-duration')).toBe(0.2);
		await page.keyboard.press('Escape');
	});
	await test.step('a tooltip shows after 200 ms', async () => {
		await page.locator('.cart-link').hover();
		expect(await styleOf(page, '.cart-link .tooltip', 'transition-property')).toBe('visibility');
		expect(await secondsOf(page, '.cart-link .tooltip', 'transition-delay')).toBe(0.2);
		await expect(page.locator('.cart-link .tooltip')).toBeVisible();
	});
});

test('the page has changed its layout at 48, 62 and 80 em, a little before as it counts the room between its margins', async ({ page }) => {
	await page.goto('/kontakt');
	const columns = async () => (await styleOf(page, '.widgets', 'grid-template-columns')).split(' ').length;
	const read = async () => ({
		languages: await styleOf(page, '.site-header .languages', 'display'),
		entries: await styleOf(page, '.header-entries', 'display'),
		columns: await columns(),
	});
	const looks = [];
	for (const width of [720, 768, 950, 992, 1279, 1280]) {
		await page.setViewportSize({ width, height: 800 });
		looks.push(await read());
	}
	const [narrow, medium, wide] = [1, 2, 3];
	expect(looks).toEqual([
		{ languages: 'none', entries: 'none', columns: narrow },
		{ languages: 'block', entries: 'none', columns: medium },
		{ languages: 'block', entries: 'none', columns: medium },
		{ languages: 'block', entries: 'none', columns: wide },
		{ languages: 'block', entries: 'none', columns: wide },
		{ languages: 'block', entries: 'grid', columns: wide },
	]);
	expect(await widthInCharacters(page, '.gate p')).toBe(60);
});
