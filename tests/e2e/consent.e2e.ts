/** Consent in a real browser: nothing is asked of anybody before it, everything works after it, and it is as easy to take back. */
import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { de } from '../../client/texts/de.ts';
import { textsByLanguage } from '../../client/texts/texts-by-language.ts';
import { pageOf } from '../../commands/demo-site/site-pages.ts';
import { count } from '../../commands/testing/counts.ts';
import { expect, tabTo, test, waitForHydration } from '../support/browser-test.ts';
import { findViolations } from '../support/find-violations.ts';
import { storeInCart } from '../support/stored-cart.ts';
import { readTestSite } from '../support/test-pages.ts';
import { standInForThirdParties, type ThirdParties } from '../support/third-parties.ts';
import { anOrderablePiece, checkoutOf } from '../support/walk-checkout.ts';

const { consent, contact, rating, shell } = de;
const analytics = 'https://statistik.example';

const banner = (page: Page) => page.getByRole('region', { name: consent.title });
const settings = (page: Page) => page.locator('footer').getByRole('button', { name: shell.cookieSettings });
/** The services stand behind one line. */
const unfold = (page: Page) => page.locator('.consent-details summary').click();
const button = (page: Page, name: string) => banner(page).getByRole('button', { name, exact: true });

/** Opens a page with stand-ins for everybody else; what the site asks them is no complaint then. */
async function visit(page: Page, path: string, standIns: Parameters<typeof standInForThirdParties>[2] = {}): Promise<ThirdParties> {
	const parties = await standIn(page, standIns);
	await open(page, path);
	return parties;
}

function standIn(page: Page, standIns: Parameters<typeof standInForThirdParties>[2] = {}): Promise<ThirdParties> {
	return standInForThirdParties(page.context(), new URL(test.info().project.use.baseURL ?? '').origin, standIns);
}

async function open(page: Page, path: string): Promise<void> {
	await page.goto(path);
	await page.mouse.move(300, 20);
	await waitForHydration(page);
}

function forgive(complaints: string[], pattern: RegExp): void {
	complaints.splice(0, complaints.length, ...complaints.filter((complaint) => !pattern.test(complaint)));
}

const stored = (page: Page) =>
	page.evaluate(() =>
		Object.fromEntries(
			Object.entries(localStorage)
				.filter(([key]) => /^int-(consent|external)/.test(key))
				.map(([key, value]) => [key, JSON.parse(value)]),
		),
	);

test.describe('before a decision', () => {
	test.use({ allowed: null });

	test('the banner has its place and moves nothing, its answers weigh the same and are kept, and what a service says again is asked again', async ({
		page,
		complaints,
	}) => {
		const body = page.locator('.consent-body');
		await page.setViewportSize({ width: 1280, height: 800 });
		const { asked } = await standIn(page);
		await page.goto('/impressum');
		const before = await page.locator('h1').boundingBox();
		await page.mouse.move(300, 20);
		await expect(banner(page)).toBeVisible();

		await test.step('it is first for the keyboard, 520 px wide, and fills the width below 700 px', async () => {
			const box = await banner(page).boundingBox();
			expect(box?.width).toBe(520);
			expect([box?.x, box && 800 - box.y - box.height]).toEqual([24, 24]);
			expect(await page.locator('h1').boundingBox()).toEqual(before);
			await expect(page.locator('#announcer')).toHaveText(consent.opened);
			await page.keyboard.press('Tab');
			expect(await banner(page).evaluate((element) => element.contains(document.activeElement))).toBe(true);
			await page.setViewportSize({ width: 700, height: 800 });
			expect((await banner(page).boundingBox())?.width).toBe(520);
			await page.setViewportSize({ width: 699, height: 800 });
			expect((await banner(page).boundingBox())?.width).toBe(699);
			await page.setViewportSize({ width: 1280, height: 800 });
		});
		await test.step('its buttons weigh the same, and nothing is ticked', async () => {
			const looks = [consent.allowAll, consent.allowSelected, consent.rejectAll].map((name) =>
				button(page, name).evaluate((element) => {
					const { width, height } = element.getBoundingClientRect();
					const { color, backgroundColor, borderColor, fontSize, fontWeight } = getComputedStyle(element);
					return { width: Math.round(width), height, color, backgroundColor, borderColor, fontSize, fontWeight };
				}),
			);
			const [first, ...others] = await Promise.all(looks);
			for (const other of others) expect(other).toEqual(first);
			await unfold(page);
			const toggles = banner(page).getByRole('checkbox');
			expect(await toggles.count()).toBeGreaterThan(2);
			for (const toggle of await toggles.all()) await expect(toggle).not.toBeChecked();
		});
		await test.step('where the list of services is cut off a sign says so, until its end, and the rings in it are whole', async () => {
			await page.setViewportSize({ width: 375, height: 500 });
			/** Whether anything is in the last line of what is seen of it. */
			const hasSign = async (): Promise<boolean> => {
				const { x = 0, y = 0, width = 0, height = 0 } = (await body.boundingBox()) ?? {};
				const line = await page.screenshot({ clip: { x, y: y + height - 18, width, height: 14 } });
				const { channels } = await sharp(line).greyscale().stats();
				return channels.some(({ stdev }) => stdev > 0);
			};
			expect(await hasSign()).toBe(true);
			await body.evaluate((element) => element.scrollTo(0, element.scrollHeight));
			expect(await hasSign()).toBe(false);
			const rooms = await body.locator('button, input').evaluateAll((controls) =>
				controls.map((control) => {
					(control as HTMLElement).focus();
					const [inner, outer] = [control.getBoundingClientRect(), control.closest('.consent-body')?.getBoundingClientRect()];
					const room = outer
						? [inner.left - outer.left, outer.right - inner.right, inner.top - outer.top, outer.bottom - inner.bottom]
						: [];
					return { room: Math.min(...room), what: control.outerHTML };
				}),
			);
			expect(rooms.length).toBeGreaterThan(8);
			for (const { room, what } of rooms) expect(room, what).toBeGreaterThanOrEqual(6);
			await page.setViewportSize({ width: 1280, height: 800 });
		});
		await test.step('a panel opens in 500 ms and shows what a service does', async () => {
			const name = banner(page).getByRole('button', { name: 'Stadtplan' });
			const panel = banner(page).locator('.consent-panel').nth(2);
			await expect(panel).toHaveAttribute('inert', '');
			expect(await panel.evaluate((element) => getComputedStyle(element).transitionDuration)).toBe('0.5s');
			await name.click();
			await expect(name).toHaveAttribute('aria-expanded', 'true');
			await expect(panel.getByText('IP-Adresse')).toBeInViewport();
		});
		await test.step('the selection is what is allowed', async () => {
			await banner(page).getByRole('checkbox', { name: 'Stadtplan' }).check();
			await button(page, consent.allowSelected).click();
			await expect(banner(page)).toBeHidden();
			const { 'int-consent': shared, 'int-external-maps': maps, 'int-external-video': video } = await stored(page);
			expect([shared.decisions.matomo.given, maps.given, video.given]).toEqual([false, true, false]);
		});
		await test.step('the settings open from the footer, close by Escape, and give the focus back', async () => {
			await settings(page).click();
			await expect(banner(page).getByRole('heading', { name: consent.title })).toBeFocused();
			await page.keyboard.press('Escape');
			await expect(banner(page)).toBeHidden();
			await expect(settings(page)).toBeFocused();
		});
		await test.step('what a service says again is asked again', async () => {
			await page.evaluate(() => {
				const value = JSON.parse(localStorage.getItem('int-external-maps') ?? '');
				localStorage.setItem('int-external-maps', JSON.stringify({ ...value, text: 'older' }));
			});
			await open(page, '/impressum');
			await expect(banner(page)).toBeVisible();
			await unfold(page);
			await expect(banner(page).getByRole('checkbox', { name: 'Stadtplan' })).not.toBeChecked();
			expect(asked).toEqual([]);
		});
		// that refusing is kept is looked at in each language by tests/law/in-browser.e2e.ts
		await test.step('to allow all is recorded, kept, and ends the asking', async () => {
			await button(page, consent.allowAll).click();
			await expect(banner(page)).toBeHidden();
			const entries = await stored(page);
			expect(entries['int-consent'].decisions.matomo).toMatchObject({ given: true });
			expect(entries['int-external-maps']).toMatchObject({ version: 1, given: true });
			for (const { at, text } of [entries['int-consent'].decisions.matomo, entries['int-external-maps']]) {
				expect(Math.abs(Date.parse(at) - Date.now())).toBeLessThan(60_000);
				expect(text).toMatch(/^[0-9a-f]{12}$/);
			}
			await expect.poll(() => asked).toContain(`${analytics}/matomo.js`);
			await open(page, '/agb');
			await expect.poll(() => asked.filter((address) => address === `${analytics}/matomo.js`).length).toBe(2);
			await page.waitForLoadState('networkidle');
			await expect(banner(page)).toBeHidden();
			forgive(complaints, /^third party: /);
		});
	});

	for (const [width, language] of (
		[
			[375, 'de'],
			[1280, 'fr'],
		] as const
	).slice(0, count({ usual: 1, long: 2 }))) {
		test(`the banner is over nothing that has the focus, and its answer gives the focus back, in "${language}" at ${width} px`, async ({
			page,
		}) => {
			const { consent: words, contact: form } = textsByLanguage[language];
			const { path } = pageOf(readTestSite(), 'contact', language);
			const reject = page.getByRole('button', { name: words.rejectAll, exact: true });
			await page.setViewportSize({ width, height: 800 });
			await open(page, path);
			await expect(page.locator('.consent-banner')).toBeVisible();
			// beside it there is page enough: only the keyboard asks for room below
			if (width > 1000) await expect(page.locator('body')).toHaveCSS('padding-bottom', '0px');
			const covered: string[] = [];
			let stops = 0;
			for (let tab = 0; tab < 60; tab += 1) {
				await page.keyboard.press('Tab');
				const hidden = await page.evaluate(() => {
					const banner = document.querySelector('.consent-banner');
					const focused = document.activeElement;
					if (!banner || !focused || focused === document.body || banner.contains(focused)) return null;
					const [above, below] = [focused.getBoundingClientRect(), banner.getBoundingClientRect()];
					const isBeside = above.left >= below.right || above.bottom <= below.top + 1;
					// what is higher than the room above the banner shows its first line
					const isTall = above.height > 50 && above.top + 40 <= below.top;
					return isBeside || isTall ? '' : `${focused.textContent?.trim() || focused.id}: ${above.bottom - below.top} px`;
				});
				if (hidden !== null) stops += 1;
				if (hidden) covered.push(hidden);
			}
			expect(covered).toEqual([]);
			expect(stops).toBeGreaterThan(30);

			const field = page.getByRole('textbox', { name: form.form.message });
			await field.focus();
			await reject.click();
			await expect(field).toBeFocused();

			// where nothing had the focus it is at the start of the page, which does not move
			await page.evaluate(() => localStorage.clear());
			await open(page, path);
			await expect(page.locator('.consent-banner')).toBeVisible();
			await page.mouse.wheel(0, 200);
			await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(200);
			await tabTo(page, reject);
			await page.keyboard.press('Enter');
			await expect(page.locator('.consent-banner')).toHaveCount(0);
			await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
			expect(await page.evaluate(() => window.scrollY)).toBe(200);
		});
	}

	for (const [width, height, language] of (
		[
			[320, 568, 'fr'],
			[375, 667, 'de'],
			[640, 400, 'de'],
		] as const
	).slice(0, count({ usual: 1, long: 3 }))) {
		test(`at ${width} × ${height} px the checkout can be filled in above the banner, whose answers are all in sight, in "${language}"`, async ({
			page,
		}) => {
			const { consent: words, withdraw } = textsByLanguage[language];
			await page.setViewportSize({ width, height });
			await storeInCart(page, anOrderablePiece());
			await open(page, checkoutOf(language));
			await expect(page.locator('.consent-banner')).toBeVisible();
			const topOf = async (): Promise<number> => (await page.locator('.consent-banner').boundingBox())?.y ?? 0;
			expect(await topOf()).toBeGreaterThanOrEqual(height * 0.4);
			const answers = [words.allowAll, words.allowSelected, words.rejectAll].map((name) => page.getByRole('button', { name, exact: true }));
			for (const answer of answers) await expect(answer).toBeInViewport({ ratio: 1 });
			await expect(page.locator('.checkout-form')).toBeVisible();
			const fields = page.locator('.checkout-form').locator('input:visible, select, button');
			expect(await fields.count()).toBeGreaterThan(10);
			for (const each of await fields.all()) {
				await each.focus();
				const box = await each.boundingBox();
				expect(box && box.y + box.height, await each.evaluate((element) => element.outerHTML)).toBeLessThanOrEqual(await topOf());
			}
			// the end of the page comes out from under it
			await page.mouse.wheel(0, 100_000);
			const last = page.locator('footer').getByRole('link', { name: withdraw.title });
			await expect.poll(async () => ((await last.boundingBox())?.y ?? height) + 20).toBeLessThan(await topOf());
			// whoever wants to know more gets more of the screen
			const before = await topOf();
			await unfold(page);
			await page.locator('.consent-name').first().click();
			await expect.poll(topOf).toBeLessThan(before);
			await expect(page.locator('.consent-choices button').last()).toBeInViewport({ ratio: 1 });
			expect((await findViolations(page)).violations).toEqual([]);
		});
	}
});

test.describe('with analytics allowed', () => {
	test.use({ allowed: ['matomo'] });

	test('Matomo counts pages and errors, and withdrawing stops it for good', async ({ page, complaints }) => {
		const { asked, analyticsCalls } = await visit(page, '/impressum');
		await expect.poll(() => analyticsCalls.map(([name]) => name)).toContain('trackPageView');
		const names = analyticsCalls.map(([name]) => name);
		expect(names.slice(0, 3)).toEqual(['requireConsent', 'setConsentGiven', 'disableCookies']);
		expect(analyticsCalls).toContainEqual(['setSiteId', '32']);
		expect(analyticsCalls).toContainEqual(['setTrackerUrl', `${analytics}/matomo.php`]);
		expect(names).toContain('enableJSErrorTracking');

		analyticsCalls.length = 0;
		const home = new URL(page.url()).origin;
		await page.locator('a[href="/kontakt"]:visible').first().click();
		await expect(page).toHaveURL(/\/kontakt$/);
		await expect
			.poll(() => analyticsCalls)
			.toEqual([
				['setReferrerUrl', `${home}/impressum`],
				['setDocumentTitle', await page.title()],
				['setCustomUrl', `${home}/kontakt`],
				['trackPageView'],
			]);

		asked.length = 0;
		analyticsCalls.length = 0;
		await settings(page).click();
		const reloaded = page.waitForEvent('load');
		await button(page, consent.rejectAll).click();
		await reloaded;
		await waitForHydration(page);
		await page.waitForLoadState('networkidle');
		expect(analyticsCalls).toEqual([['forgetConsentGiven']]);
		expect(asked).toEqual([]);
		forgive(complaints, /^third party: /);
	});
});

test.describe('with analytics and ratings allowed', () => {
	test.use({ allowed: ['matomo', 'ratings'] });

	test('a blocked tool disturbs nobody, and the rating box stays away where the service refuses', async ({ page, complaints }) => {
		const { asked } = await visit(page, '/impressum', { blocked: /matomo/, rating: { status: 'REQUEST_DENIED' } });
		await expect.poll(() => complaints.join()).toContain('The analytics tool could not be loaded');
		await expect.poll(() => complaints.join()).toContain('The rating box could not be started');
		expect(asked).toContain('https://maps.googleapis.com/maps/api/js');
		await expect(page.getByRole('complementary', { name: rating.title })).toHaveCount(0);
		await page.locator('a[href="/kontakt"]:visible').first().click();
		await expect(page).toHaveURL(/\/kontakt$/);
		forgive(complaints, /^third party: |analytics tool|rating box|ERR_BLOCKED_BY_CLIENT/);
	});
});

test.describe('gates', () => {
	test('load once, and always, and take it back; the consent manager lists what was decided, and changes it', async ({
		page,
		complaints,
	}) => {
		const { asked } = await visit(page, '/kontakt');
		// of the first of the shop's places
		const place = page.locator('section', { has: page.getByRole('heading', { name: contact.address, exact: true }) });
		const map = place.locator('iframe.external-frame');
		const gate = place.locator('.gate');
		await expect(gate.getByRole('link', { name: consent.openAt('www.google.com') })).toBeVisible();
		expect(asked).toEqual([]);
		const heightPx = (await gate.boundingBox())?.height ?? 0;
		await gate.getByRole('button', { name: consent.once }).click();
		await expect.poll(() => asked).toContain('https://www.google.com/maps/embed/v1/place');
		expect((await map.boundingBox())?.height).toBeGreaterThanOrEqual(heightPx - 1);
		await open(page, '/kontakt');
		await expect(gate).toBeVisible();
		await gate.getByRole('button', { name: consent.always }).click();
		await expect(map).toBeVisible();
		await open(page, '/kontakt');
		await expect(map).toBeVisible();
		await place.getByRole('button', { name: consent.withdraw }).click();
		await expect(gate).toBeVisible();
		expect((await stored(page))['int-external-maps'].given).toBe(false);

		await open(page, '/datenschutz');
		const listed = page.locator('main').getByRole('checkbox', { name: 'Stadtplan' });
		await expect(listed).not.toBeChecked();
		await listed.click();
		await expect(listed).toBeChecked();
		expect((await stored(page))['int-external-maps'].given).toBe(true);
		await expect(page.locator('main').getByRole('checkbox', { name: consent.services.matomo_opt_out })).toHaveCount(0);
		await expect(page.locator('main .gate').getByText(consent.services.matomo_opt_out)).toBeVisible();
		forgive(complaints, /^third party: /);
	});

	test("a film waits behind its picture, which is the site's own", async ({ page, complaints }) => {
		const { asked } = await visit(page, '/info/werkstatt');
		const gate = page.locator('.film .gate');
		await expect(gate.getByText(consent.gate('filme.example'))).toBeVisible();
		expect(await gate.getByRole('img').evaluate((picture: HTMLImageElement) => picture.currentSrc)).toContain('/assets/images/');
		await page.waitForLoadState('networkidle');
		expect(asked).toEqual([]);
		await gate.getByRole('button', { name: consent.once }).click();
		await expect.poll(() => asked).toEqual(['https://filme.example/einbetten/werkstatt']);
		const film = page.frameLocator('.film iframe.external-frame');
		await expect(film.getByText('https://filme.example/einbetten/werkstatt')).toBeVisible();
		expect(await stored(page)).not.toHaveProperty('int-external-video.given', true);
		await page.getByRole('button', { name: consent.withdraw }).click();
		await expect(gate).toBeVisible();
		await expect(page.locator('.film iframe')).toHaveCount(0);
		forgive(complaints, /^third party: /);
	});
});

test.describe('the rating box', () => {
	test.use({ allowed: ['ratings'] });
	const box = (page: Page) => page.getByRole('complementary', { name: rating.title });

	test('opens, collapses, and closes on narrow windows; with banner, panel and gate it keeps WCAG 2.2 AA', async ({ page, complaints }) => {
		await page.setViewportSize({ width: 1280, height: 800 });
		await visit(page, '/kontakt');
		await box(page).getByRole('button', { name: rating.expand }).click();
		await expect(box(page).getByRole('img', { name: rating.stars('4,6') })).toBeVisible();
		await expect(box(page).getByText(rating.count(128))).toBeVisible();
		for (const [name, path] of [
			[rating.write, 'writereview'],
			[rating.read, 'reviews'],
		] as const) {
			const href = `https://search.google.com/local/${path}?placeid=demo-place-of-juwelier-weidenbach`;
			await expect(box(page).getByRole('link', { name })).toHaveAttribute('href', href);
		}
		await settings(page).click();
		await banner(page).getByRole('button', { name: 'Stadtplan' }).click();
		expect((await findViolations(page)).violations).toEqual([]);
		await page.keyboard.press('Escape');
		await expect(banner(page)).toBeHidden();
		await box(page).getByRole('button', { name: rating.notNow }).click();
		await expect(box(page).getByRole('img')).toBeHidden();
		await box(page).getByRole('button', { name: rating.expand }).click();
		await page.setViewportSize({ width: 1199, height: 800 });
		await expect(box(page).getByRole('img')).toBeHidden();
		forgive(complaints, /^third party: /);
	});
});

test.describe('without JavaScript', () => {
	test.use({ javaScriptEnabled: false, allowed: null });
	test('nobody is asked, and what is behind a gate is a link', async ({ page }) => {
		await page.goto('/kontakt');
		await expect(banner(page)).toHaveCount(0);
		const gate = page.locator('.gate').first();
		await expect(gate.getByRole('link', { name: consent.openAt('www.google.com') })).toBeVisible();
		await expect(gate.getByRole('button', { name: consent.once })).toBeHidden();
	});
});
