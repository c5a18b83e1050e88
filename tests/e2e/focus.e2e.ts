/** The ring around what has the focus can be seen on every ground, whatever colours an element has of its own, and nothing stands over it. */
import type { Locator, Page } from '@playwright/test';
import { de } from '../../client/texts/de.ts';
import { pageOf } from '../../commands/demo-site/site-pages.ts';
import { expect, test, waitForHydration } from '../support/browser-test.ts';
import { storeInCart } from '../support/stored-cart.ts';
import { buyableProducts, readTestSite } from '../support/test-pages.ts';

/** WCAG 2.2, 1.4.11: parts that one has to see to use a page. */
const leastContrast = 3;

interface Look {
	/** Markup of the element. */
	readonly what: string;
	/** Of its ring with the ground around it; null where there is no ring. */
	readonly contrast: number | null;
}

/** Focuses one element after the other. */
function focusAndLook(elements: readonly (HTMLElement | SVGElement)[]): readonly Look[] {
	const canvas = document.createElement('canvas').getContext('2d', { willReadFrequently: true });
	const luminance = (color: string): number => {
		if (!canvas) throw new Error('This browser draws nothing');
		canvas.fillStyle = color;
		canvas.fillRect(0, 0, 1, 1);
		const [red = 0, green = 0, blue = 0] = [...canvas.getImageData(0, 0, 1, 1).data]
			.map((byte) => byte / 255)
			.map((share) => (share <= 0.040_45 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4));
		return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
	};
	return elements.map((element) => {
		element.focus();
		const what = element.outerHTML.slice(0, 120);
		const ring = element.matches('.card-link') ? (element.closest('.card') ?? element) : element;
		const { outlineStyle, outlineWidth, outlineColor } = getComputedStyle(ring);
		if (outlineStyle !== 'solid' || Number.parseFloat(outlineWidth) < 2) return { what, contrast: null };
		let ground = ring.parentElement;
		while (ground && getComputedStyle(ground).backgroundColor === 'rgba(0, 0, 0, 0)') ground = ground.parentElement;
		const [light = 0, dark = 0] = [luminance(outlineColor), luminance(getComputedStyle(ground ?? document.body).backgroundColor)].sort(
			(left, right) => right - left,
		);
		return { what, contrast: (light + 0.05) / (dark + 0.05) };
	});
}

async function expectRing(elements: Locator): Promise<void> {
	// a key, so that the browser takes the focus for one that was moved by keyboard
	await elements.page().keyboard.press('Shift');
	const looks = await elements.evaluateAll<readonly Look[], HTMLElement | SVGElement>(focusAndLook);
	expect(looks.length).toBeGreaterThan(0);
	for (const { what, contrast } of looks) expect(contrast, what).toBeGreaterThanOrEqual(leastContrast);
}

/** One visible element of each kind: those that look the same have the same tag, classes and surroundings. */
async function eachKind(page: Page): Promise<Locator> {
	const all = page.locator('a[href]:visible, button:visible, input:visible, select:visible, summary:visible');
	// by a mark of their own: what comes while they are looked at would move their places in the list
	await all.evaluateAll((elements) => {
		const kinds = elements.map((element) =>
			[element.tagName, element.className, element.closest('header, footer, dialog, main')?.tagName, element.parentElement?.className].join(
				' ',
			),
		);
		for (const [index, element] of elements.entries())
			if (kinds.indexOf(kinds[index] ?? '') === index) element.setAttribute('data-kind', '');
	});
	return page.locator('[data-kind]');
}

async function open(page: Page, path: string): Promise<void> {
	await page.goto(path);
	await page.mouse.move(30, 300);
	await waitForHydration(page);
}

test('on a product page, hovered or not', async ({ page }) => {
	await open(page, buyableProducts(readTestSite())[0]?.path ?? '');
	const kinds = await eachKind(page);
	expect(await kinds.count()).toBeGreaterThan(8);
	await expectRing(kinds);
	const add = page.getByRole('button', { name: de.product.addToCart });
	await add.hover();
	await expectRing(add);
});

test('on a list of products and in the menu', async ({ page }) => {
	await open(page, pageOf(readTestSite(), 'product-list', 'de').path);
	await expectRing(await eachKind(page));
	await page.getByRole('button', { name: de.frame.menu, exact: true }).click();
	await expect(page.getByRole('button', { name: de.frame.closeMenu })).toBeVisible();
	await expectRing(page.locator('#menu').locator('a:visible, button, summary'));
});

test('in a filled cart', async ({ page }) => {
	await storeInCart(page, ...buyableProducts(readTestSite()).slice(0, 1));
	await open(page, pageOf(readTestSite(), 'cart', 'de').path);
	await expect(page.locator('.cart-line')).toBeVisible();
	await expectRing(await eachKind(page));
	const more = page.locator('.cart-line-step').last();
	await more.hover();
	await expectRing(more);
});

/** Goes round a panel by Tab. Returns how many of its elements got the focus, and which of them with their rings run into what sticks to its end, or out of the window. */
async function goRound(page: Page, end: string): Promise<{ readonly stops: number; readonly covered: readonly string[] }> {
	const covered = new Set<string>();
	const seen = new Set<string>();
	for (let presses = 0; presses < 40; presses += 1) {
		await page.keyboard.press('Tab');
		const stop = await page.evaluate((selector) => {
			const focused = document.activeElement;
			const sticky = document.querySelector(selector);
			const panel = sticky?.closest('dialog');
			if (!focused || !sticky || focused === panel || !panel?.contains(focused)) return null;
			const [box, below] = [focused.getBoundingClientRect(), sticky.getBoundingClientRect()];
			const { outlineOffset, outlineWidth } = getComputedStyle(focused);
			const ring = Number.parseFloat(outlineOffset) + Number.parseFloat(outlineWidth);
			const limit = sticky.contains(focused) ? window.innerHeight : below.top;
			const name = focused.getAttribute('aria-label') ?? focused.textContent ?? '';
			return { name: `${name} ${focused.id}`, isCovered: box.bottom + ring > limit || box.top - ring < 0 };
		}, end);
		if (stop) seen.add(stop.name);
		if (stop?.isCovered) covered.add(stop.name);
	}
	return { stops: seen.size, covered: [...covered] };
}

test.describe('in a panel on a phone', () => {
	test.use({ viewport: { width: 375, height: 667 } });

	test('the end of the filters stands over none of them', async ({ page }) => {
		await open(page, pageOf(readTestSite(), 'product-list', 'de').path);
		await page.getByRole('button', { name: new RegExp(`^${de.list.filter.title}`) }).click();
		await expect(page.locator('.list-panel-end')).toBeVisible();
		const { stops, covered } = await goRound(page, '.list-panel-end');
		expect(covered).toEqual([]);
		expect(stops).toBeGreaterThan(8);
	});

	test('the end of the cart beside the page stands over none of its pieces', async ({ page }) => {
		const [last, ...others] = buyableProducts(readTestSite()).slice(0, 4);
		await storeInCart(page, ...others);
		await open(page, last?.path ?? '');
		await page.getByRole('button', { name: de.product.addToCart }).click();
		await expect(page.locator('.cart-drawer-end')).toBeVisible();
		await expect(page.locator('.cart-drawer .cart-line')).toHaveCount(4);
		const { stops, covered } = await goRound(page, '.cart-drawer-end');
		expect(covered).toEqual([]);
		expect(stops).toBeGreaterThan(12);
		const { looks, pierced } = await page.evaluate(pierceEnd);
		expect(pierced).toEqual([]);
		expect(looks).toBeGreaterThan(3);
	});
});

/** What takes clicks in the place of the drawer's end while a link or button scrolls under it. */
function pierceEnd(): { readonly looks: number; readonly pierced: readonly string[] } {
	const end = document.querySelector('.cart-drawer-end');
	let scroller = end?.parentElement ?? null;
	while (scroller && scroller.scrollHeight <= scroller.clientHeight) scroller = scroller.parentElement;
	if (!end || !scroller) return { looks: 0, pierced: ['nothing scrolls'] };
	let looks = 0;
	const pierced = new Set<string>();
	const others = [...scroller.querySelectorAll('a, button')].filter((each) => !end.contains(each));
	for (let top = 0; top <= scroller.scrollHeight - scroller.clientHeight; top += 4) {
		scroller.scrollTop = top;
		const { top: upper, bottom } = end.getBoundingClientRect();
		for (const other of others) {
			const box = other.getBoundingClientRect();
			const [x, y] = [box.left + box.width / 2, box.top + box.height / 2];
			if (y <= upper || y >= bottom) continue;
			looks += 1;
			const hit = document.elementFromPoint(x, y);
			if (!hit || !end.contains(hit)) pierced.add(other.textContent ?? '');
		}
	}
	return { looks, pierced: [...pierced] };
}
