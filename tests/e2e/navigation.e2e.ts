/** Moving through the site without full loads: what a visitor, a screen reader and the browser's history notice of it. */
import type { Page } from '@playwright/test';
import { pageMarks } from '../../client/runtime/page-marks.ts';
import { de } from '../../client/texts/de.ts';
import { pageOf } from '../../commands/demo-site/site-pages.ts';
import { count } from '../../commands/testing/counts.ts';
import { plainText } from '../../site/text.ts';
import { expect, test, waitForHydration } from '../support/browser-test.ts';
import { bareText } from '../support/readable-texts.ts';
import { buyableProducts, readTestSite } from '../support/test-pages.ts';

/** A list, and a product of it with a description that stands far enough down to scroll. */
function listAndProduct() {
	const pages = readTestSite();
	for (const product of buyableProducts(pages).toReversed()) {
		const description = pages.find(({ path }) => path === product.path)?.result.richText?.description;
		const list = pages.find((page) => page.path === product.data.list.path);
		if (list?.template !== 'product-list' || description === undefined) continue;
		if (list.result.products.findIndex(({ path }) => path === product.path) > 3) return { list, product, description };
	}
	throw new Error('The demo has no list with a described product to buy below the first row');
}

function titleOf(path: string): string | undefined {
	return readTestSite().find((page) => page.path === path)?.head.title;
}

async function openAlive(page: Page, path: string): Promise<void> {
	await page.goto(path);
	await page.mouse.move(30, 30);
	await page.keyboard.press('Tab');
	await waitForHydration(page);
}

function countDocuments(page: Page): string[] {
	const paths: string[] = [];
	page.on('request', (request) => {
		if (request.isNavigationRequest()) paths.push(new URL(request.url()).pathname);
	});
	return paths;
}

const linkTo = (page: Page, path: string) => page.locator(`main a[href="${path}"]`).first();

test('Back that comes before the app, or before any script, leads to the page that the address names', async ({ page }) => {
	const { list, product } = listAndProduct();
	await openAlive(page, list.path);
	for (const [what, scripts] of [
		['the app', /\/assets\/(?!boot)[^/]*\.js$/],
		['any script', /\/assets\/[^/]*\.js$/],
	] as const) {
		await test.step(what, async () => {
			await waitForHydration(page);
			await linkTo(page, product.path).click();
			await expect(page).toHaveURL(product.path);
			const away = Promise.withResolvers<void>();
			await page.route(scripts, async (route) => {
				await away.promise;
				await route.continue();
			});
			// loaded as a document, to which the entry before it belongs, too
			await page.reload({ waitUntil: 'commit' });
			await page.locator('h1').waitFor();
			await page.mouse.move(30, 30);
			await page.evaluate(() => history.back());
			await expect(page).toHaveURL(list.path);
			away.resolve();
			await expect(page).toHaveTitle(list.head.title);
			await expect(linkTo(page, product.path)).toBeVisible();
			await page.unroute(scripts);
		});
	}
});

test('a page takes clicks while the one before it still fades', async ({ page }) => {
	const { list, product } = listAndProduct();
	await page.addInitScript(() => {
		const start = document.startViewTransition.bind(document);
		document.startViewTransition = (show) => {
			const transition = start(show);
			// the fade does not end by itself
			void transition.ready.then(() => {
				for (const animation of document.getAnimations()) animation.pause();
			});
			return transition;
		};
	});
	await openAlive(page, list.path);
	await linkTo(page, product.path).click();
	await expect(page).toHaveURL(product.path);
	await expect
		.poll(() => page.evaluate(() => document.getAnimations().map(({ playState }) => playState)))
		.toEqual(expect.arrayContaining(['paused']));
	const box = await linkTo(page, list.path).boundingBox();
	// by its coordinates alone: Playwright's own click waits until the link is uncovered
	await page.mouse.click((box?.x ?? 0) + (box?.width ?? 0) / 2, (box?.y ?? 0) + (box?.height ?? 0) / 2);
	await expect(page).toHaveURL(list.path);
});

test('a link is fetched before its click, arrives at its top, and is there again after Back and Forward', async ({ page }) => {
	const { list, product, description } = listAndProduct();
	await openAlive(page, list.path);
	const documents = countDocuments(page);
	const heading = page.getByRole('heading', { level: 1 });
	const text = page.locator(`[${pageMarks.richText}="description"]`);
	let scrolled = 0;

	await test.step('the pointer rests on it: its click asks for nothing more', async () => {
		const requests: string[] = [];
		page.on('request', (request) => requests.push(new URL(request.url()).pathname));
		const file = `/page-data${product.path}/page-data.json`;
		await linkTo(page, product.path).hover();
		const asked = () => requests.filter((path) => path === file || /^\/assets\/(ProductPage|PageHead)-/.test(path)).sort();
		await expect.poll(asked).toEqual([expect.stringContaining('PageHead'), expect.stringContaining('ProductPage'), file]);
		// links in sight, of either page, have their data fetched by themselves
		const parts = () => requests.filter((path) => path.endsWith('.js') || path === file);
		// a script that has come may ask for another: an import ends when all have come
		const scripts = asked().filter((path) => path.endsWith('.js'));
		await page.evaluate(`Promise.all(${JSON.stringify(scripts)}.map((file) => import(file))).then(() => true)`);
		const before = parts();
		scrolled = await page.evaluate(() => Math.round(window.scrollY));
		expect(scrolled).toBeGreaterThan(0);
		await linkTo(page, product.path).click();
		await expect(page).toHaveURL(product.path);
		expect(parts()).toEqual(before);
	});

	await test.step('it arrives at its top, with its head, its heading focused and its name announced', async () => {
		await expect(heading).toHaveText(plainText(product.data.name));
		await expect(heading).toBeFocused();
		expect(await page.evaluate(() => window.scrollY)).toBe(0);
		const { head } = readTestSite().find(({ path }) => path === product.path) ?? list;
		await expect(page).toHaveTitle(head.title);
		await expect(page.locator(`#${pageMarks.announcerId}`)).toHaveText(de.navigation.arrived(head.title));
		expect(await headOf(page)).toEqual({
			titles: [head.title],
			descriptions: head.description === null ? [] : [head.description],
			canonicals: head.canonical === null ? [] : [head.canonical],
			alternates: head.alternates.map(({ hreflang, href }) => `${hreflang} ${href}`).sort(),
		});
		for (const [language, path] of Object.entries(head.languagePaths)) {
			await expect(page.locator(`a[${pageMarks.language}="${language}"]`).first()).toHaveAttribute('href', path);
		}
	});

	await test.step('Back and Forward bring back the page, where it was scrolled to, and its rich text under Trusted Types', async () => {
		const painted = await text.innerText();
		expect(bareText(painted)).toBe(bareText(description.replace(/<[^>]*>/g, '')));
		await page.evaluate(() => window.scrollTo(0, 170));
		await page.goBack();
		await expect(page).toHaveTitle(list.head.title);
		await expect.poll(() => page.evaluate(() => Math.round(window.scrollY))).toBe(scrolled);
		await page.goForward();
		await expect(heading).toHaveText(plainText(product.data.name));
		await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(170);
		await expect(text).toHaveText(painted, { useInnerText: true });
		expect(documents).toEqual([]);
	});

	await test.step('a link to another language is a full load', async () => {
		const link = page.locator(`a[${pageMarks.language}="en"]:visible`).first();
		const path = await link.getAttribute('href');
		await link.click();
		await page.waitForURL(path ?? '');
		expect(documents).toEqual([path]);
	});
});

function headOf(page: Page) {
	return page.evaluate(() => {
		const all = (selector: string, attribute: string) =>
			[...document.querySelectorAll(selector)].map((element) => element.getAttribute(attribute));
		return {
			titles: [...document.head.querySelectorAll('title')].map(({ textContent }) => textContent),
			descriptions: all('meta[name="description"]', 'content'),
			canonicals: all('link[rel="canonical"]', 'href'),
			alternates: [...document.querySelectorAll('link[rel="alternate"][hreflang]')]
				.map((element) => `${element.getAttribute('hreflang')} ${element.getAttribute('href')}`)
				.sort(),
		};
	});
}

test('scrolling is not undone: neither by Back from a fragment that a script has set, nor by an app that starts late', async ({ page }) => {
	const { list } = listAndProduct();
	await openAlive(page, list.path);
	await page.evaluate(
		() =>
			new Promise<void>((done) => {
				window.addEventListener('scroll', () => window.scrollY === 600 && done());
				window.scrollTo(0, 600);
			}),
	);
	await page.evaluate(async () => {
		const heard = (event: string) => new Promise((done) => window.addEventListener(event, done, { once: true }));
		const left = Promise.all([heard('scroll'), heard('hashchange')]);
		window.location.hash = 'main';
		await left;
	});
	await expect.poll(() => page.evaluate(() => window.scrollY)).toBeLessThan(600);
	await page.goBack();
	await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(600);

	const starting = Promise.withResolvers<void>();
	const asked = Promise.withResolvers<void>();
	await page.route('**/assets/app-*.js', async (route) => {
		asked.resolve();
		await starting.promise;
		await route.continue();
	});
	await page.reload();
	await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(600);
	await page.evaluate(() => window.scrollTo(0, 0));
	await asked.promise;
	starting.resolve();
	await waitForHydration(page);
	await page.waitForTimeout(300);
	expect(await page.evaluate(() => window.scrollY)).toBe(0);
});

test('a page that takes over a second is seen to be on its way, until it comes or the visitor goes back', async ({ page }) => {
	const { list, product } = listAndProduct();
	const other = list.result.products.find(({ path }) => path !== product.path)?.path ?? '';
	// the delay that was asked for: a busy machine adds to it
	await page.addInitScript((id) => {
		const later = window.setTimeout.bind(window);
		const delaysMs: number[] = [];
		const setTimeout = (run: (...given: unknown[]) => void, ms = 0, ...given: unknown[]) =>
			later(() => {
				const before = document.getElementById(id)?.textContent;
				run(...given);
				if (document.getElementById(id)?.textContent !== before) delaysMs.push(ms);
			}, ms);
		Object.assign(window, { setTimeout, delaysMs });
	}, pageMarks.announcerId);
	const gate = Promise.withResolvers<void>();
	await page.route(`**/page-data${product.path}/page-data.json`, async (route) => {
		await gate.promise;
		await route.continue();
	});
	await page.route(`**/page-data${other}/page-data.json`, () => {});
	await openAlive(page, list.path);
	const notice = page.locator(`#${pageMarks.announcerId}`);
	await linkTo(page, product.path).click();
	await expect(notice).toHaveText(de.navigation.slow);
	expect(await page.evaluate(() => Reflect.get(window, 'delaysMs'))).toEqual([1000]);
	await expect(notice).toBeInViewport();
	expect((await notice.boundingBox())?.width).toBeGreaterThan(20);

	gate.resolve();
	await expect(page).toHaveURL(product.path);
	await expect(notice).toHaveText(de.navigation.arrived(titleOf(product.path) ?? ''));
	expect((await notice.boundingBox())?.width).toBeLessThan(20);

	await page.goBack();
	await expect(page).toHaveURL(list.path);
	await page.evaluate(() => {
		window.location.hash = 'main';
	});
	await linkTo(page, other).click();
	await expect(notice).toHaveText(de.navigation.slow);
	await page.goBack();
	await expect(notice).toHaveText('');
	await page.waitForTimeout(1000);
	await expect(page).toHaveURL(list.path);
	await expect(notice).toHaveText('');
});

test('a place that a link names stands 150 px below the edge, on the page and on another one', async ({ page, complaints }) => {
	await openAlive(page, '/');
	const distance = () => page.evaluate(() => Math.round(document.querySelector('#cookies')?.getBoundingClientRect().top ?? -1));
	const follow = (href: string) =>
		page.evaluate((target) => {
			const link = document.createElement('a');
			link.href = target;
			document.body.append(link);
			link.click();
		}, href);
	await follow('/datenschutz#cookies');
	await expect.poll(distance).toBe(150);
	await expect(page.locator('#cookies')).toBeFocused();
	await page.evaluate(() => window.scrollTo(0, 0));
	await follow('#cookies');
	await expect.poll(distance).toBe(150);
	expect(complaints).toEqual([]);
	await follow('#gone');
	await follow('/datenschutz#a#b');
	await expect.poll(() => complaints).toEqual([expect.stringContaining('Invalid hash'), expect.stringContaining('Improper anchor path')]);
	forgive(complaints, /Invalid hash|Improper anchor path/);
});

test('the data of links in sight are fetched, and nothing where data are to be saved', async ({ page }) => {
	const { list } = listAndProduct();
	const asked: string[] = [];
	page.on('request', (request) => {
		if (request.url().endsWith('/page-data.json')) asked.push(request.url());
	});
	await openAlive(page, list.path);
	await expect.poll(() => asked.length).toBeGreaterThan(2);
	await page.waitForTimeout(500);
	expect(asked.length).toBeLessThanOrEqual(9);
	await page.addInitScript(() => {
		Object.defineProperty(Navigator.prototype, 'connection', { value: { saveData: true } });
	});
	asked.length = 0;
	await openAlive(page, list.path);
	await page.waitForLoadState('networkidle');
	expect(asked).toEqual([]);
});

test.describe('when something is wrong', () => {
	test('a page that is gone shows the 404 page at its address, and data of another build lead to one full load', async ({
		page,
		complaints,
	}) => {
		const { list, product } = listAndProduct();
		const gone = list.result.products.find(({ path }) => path !== product.path)?.path ?? '';
		await page.route(`**/page-data${gone}/page-data.json`, (route) => route.fulfill({ status: 404, body: 'gone' }));
		await page.route(`**/page-data${product.path}/page-data.json`, async (route) => {
			const answer = await route.fetch();
			await route.fulfill({ json: { ...(await answer.json()), buildHash: 'another' } });
		});
		await openAlive(page, list.path);
		const documents = countDocuments(page);
		const heading = page.getByRole('heading', { level: 1 });
		await linkTo(page, gone).click();
		await expect(page).toHaveURL(gone);
		await expect(heading).toHaveText(de.notFound.title);
		expect(documents).toEqual([]);
		await page.goBack();
		await linkTo(page, product.path).click();
		await expect(heading).toHaveText(plainText(product.data.name));
		await page.waitForTimeout(500);
		expect(documents).toEqual([product.path]);
		forgive(complaints, /status of 404/);
	});

	for (const [what, answer] of Object.entries({
		'500': { status: 500, body: '' },
		'HTML with 200': { status: 200, contentType: 'text/html', body: '<!doctype html><p>hello</p>' },
	}).slice(0, count({ usual: 1, long: 2 }))) {
		test(`page data answered by ${what} every time lead to a full load`, async ({ page, complaints }) => {
			const { list, product } = listAndProduct();
			await page.route('**/page-data/**', (route) => route.fulfill(answer));
			await openAlive(page, list.path);
			const documents = countDocuments(page);
			await linkTo(page, product.path).click();
			await expect(page.getByRole('heading', { level: 1 })).toHaveText(plainText(product.data.name));
			expect(documents).toEqual([product.path]);
			forgive(complaints, /status of 500|could not be (?:read|asked)/);
		});
	}

	test('a script that is gone for good leads to one full load, and back to the page before, which says so', async ({
		page,
		complaints,
	}) => {
		const { list, product } = listAndProduct();
		await openAlive(page, list.path);
		await page.route('**/assets/ProductPage-*.js', (route) => route.abort());
		const documents = countDocuments(page);
		await linkTo(page, product.path).click();
		await expect(page.getByText(de.navigation.failed)).toBeInViewport();
		await page.waitForTimeout(500);
		expect(documents).toEqual([product.path, list.path]);
		await expect(page).toHaveURL(list.path);
		await expect(page.locator('[aria-busy]')).toHaveCount(0);
		forgive(complaints, /ERR_FAILED|could not be (loaded|prefetched|started)/);
	});

	const appScript = '**/assets/app-*.js';

	test('an app that a deploy has taken away leads to one full load', async ({ page, complaints }) => {
		const { product } = listAndProduct();
		const documents = countDocuments(page);
		await page.route(appScript, (route) => route.fulfill({ status: 404, body: '' }), { times: 1 });
		await page.goto(product.path);
		await expect.poll(() => documents).toEqual([product.path, product.path]);
		await page.getByRole('button', { name: de.product.addToCart }).click();
		await expect(page.getByText(de.product.added(plainText(product.data.name)))).toBeVisible();
		await expect(page.getByText(de.navigation.incomplete)).toHaveCount(0);
		expect(documents).toHaveLength(2);
		forgive(complaints, /status of 404|could not be started/);
	});

	test('an app that is broken off because its page is left does not take the visitor back', async ({ page, complaints }) => {
		const { list, product } = listAndProduct();
		const broken = Promise.withResolvers<void>();
		const left = Promise.withResolvers<void>();
		// as WebKit and Firefox do it: the app fails while the next page is on its way
		await page.route(appScript, async (route) => {
			await broken.promise;
			await route.abort();
		});
		await page.route(product.path, async (route) => {
			await left.promise;
			await route.continue();
		});
		const documents = countDocuments(page);
		await page.goto(list.path);
		const appAsked = page.waitForRequest(appScript);
		await linkTo(page, product.path).hover();
		await appAsked;
		const next = page.waitForRequest((request) => request.isNavigationRequest());
		await linkTo(page, product.path).click({ noWaitAfter: true });
		await next;
		const failed = page.waitForEvent('console', (message) => message.text().includes('could not be started'));
		broken.resolve();
		await failed;
		await page.unroute(appScript);
		left.resolve();
		await expect(page).toHaveURL(product.path);
		await waitForHydration(page);
		expect(documents).toEqual([list.path, product.path]);
		forgive(complaints, /could not be started|ERR_FAILED/);
	});

	test('a page that is broken off because a link leads out of the app does not take the visitor there', async ({ page, complaints }) => {
		const { list, product } = listAndProduct();
		await openAlive(page, list.path);
		const broken = Promise.withResolvers<void>();
		const left = Promise.withResolvers<void>();
		await page.route(/\/assets\/ProductPage-/, async (route) => {
			await broken.promise;
			await route.abort();
		});
		const english = list.head.languagePaths.en ?? '';
		await page.route(english, async (route) => {
			await left.promise;
			await route.continue();
		});
		const documents = countDocuments(page);
		const chunkAsked = page.waitForRequest(/\/assets\/ProductPage-/);
		await linkTo(page, product.path).click();
		await chunkAsked;
		const next = page.waitForRequest((request) => request.isNavigationRequest());
		await page.locator('a[hreflang="en"]').first().click({ noWaitAfter: true });
		await next;
		const failed = page.waitForEvent('console', (message) => message.text().includes('could not be loaded'));
		broken.resolve();
		await failed;
		left.resolve();
		await expect(page).toHaveURL(english);
		expect(documents).toEqual([english]);
		forgive(complaints, /could not be (?:loaded|prefetched)|ERR_FAILED/);
	});

	test('an app that cannot be loaded says so, leaves nothing busy, and works once it can be', async ({ page, complaints }) => {
		const { product } = listAndProduct();
		let broken = true;
		let asked = 0;
		await page.route(appScript, (route) => {
			asked++;
			return broken ? route.abort() : route.continue();
		});
		const documents = countDocuments(page);
		await page.goto(product.path);
		const notice = page.getByText(de.navigation.incomplete);
		await expect(notice).toBeInViewport();
		expect(documents).toEqual([product.path, product.path]);

		const before = asked;
		for (const link of (await page.locator('header a:visible, main a:visible').all()).slice(0, 4)) {
			await link.hover();
			await link.focus();
		}
		await page.waitForTimeout(300);
		expect(asked).toBe(before);

		const button = page.getByRole('button', { name: de.product.addToCart });
		await button.click();
		await expect.poll(() => asked).toBe(before + 1);
		await expect(notice).toBeInViewport();
		await expect(button).not.toHaveAttribute('aria-busy');
		broken = false;
		await button.click();
		await expect(page.getByText(de.product.added(plainText(product.data.name)))).toBeVisible();
		await expect(notice).toHaveCount(0);
		expect(documents).toHaveLength(2);
		forgive(complaints, /ERR_FAILED|could not be started/);
	});

	test('an app that hangs says so, until it comes', async ({ page }) => {
		const { product } = listAndProduct();
		const gate = Promise.withResolvers<void>();
		await page.route(appScript, async (route) => {
			await gate.promise;
			await route.continue();
		});
		// Only the test lets time pass, however long the machine takes.
		await page.clock.install({ time: 0 });
		await page.clock.pauseAt(1000);
		await page.goto(product.path);
		await page.getByRole('button', { name: de.product.addToCart }).click();
		const notice = page.getByText(de.navigation.incomplete);
		await page.clock.fastForward(19_000);
		await expect(notice).toHaveCount(0);
		await page.clock.fastForward(2_000);
		await expect(notice).toBeInViewport();
		await page.clock.resume();
		gate.resolve();
		await expect(page.getByText(de.product.added(plainText(product.data.name)))).toBeVisible();
		await expect(notice).toHaveCount(0);
	});

	test('a cart whose app cannot be loaded does not claim to be loading', async ({ page, complaints }) => {
		await page.route(appScript, (route) => route.abort());
		await page.goto(pageOf(readTestSite(), 'cart', 'de').path);
		await expect(page.getByText(de.navigation.incomplete)).toBeInViewport();
		await expect(page.getByText(de.cart.loading)).not.toBeVisible();
		forgive(complaints, /ERR_FAILED|could not be started/);
	});

	test('a page that crashes in a browser that stores nothing stays readable', async ({ page, complaints }) => {
		const { product } = listAndProduct();
		await page.addInitScript(() => {
			Object.defineProperty(window, 'sessionStorage', {
				get() {
					throw new DOMException('refused', 'SecurityError');
				},
			});
		});
		const documents = countDocuments(page);
		await page.route(product.path, async (route) => {
			const answer = await route.fetch();
			await route.fulfill({ response: answer, body: (await answer.text()).replace('"pictures":[', '"pictures":null,"was":[') });
		});
		await page.goto(product.path);
		await page.mouse.move(30, 300);
		await expect(page.getByText(de.navigation.incomplete)).toBeInViewport();
		await expect(page.getByRole('heading', { level: 1 })).toHaveText(plainText(product.data.name));
		expect(documents).toEqual([product.path]);
		forgive(complaints, /crash|could not be started|did not hydrate|The page crashed/);
	});

	test('a failed app reloads nothing that would take away what was typed', async ({ page, complaints }) => {
		const { product } = listAndProduct();
		const documents = countDocuments(page);
		const gate = Promise.withResolvers<void>();
		await page.route(appScript, async (route) => {
			await gate.promise;
			await route.abort();
		});
		await page.goto(product.path);
		await page.getByLabel(de.product.quantity).fill('2');
		gate.resolve();
		await expect(page.getByText(de.navigation.incomplete)).toBeInViewport();
		await expect(page.getByLabel(de.product.quantity)).toHaveValue('2');
		expect(documents).toEqual([product.path]);
		forgive(complaints, /ERR_FAILED|could not be started/);
	});
});

/** Takes out the complaints that a test has caused on purpose. */
function forgive(complaints: string[], expected: RegExp): void {
	complaints.splice(0, complaints.length, ...complaints.filter((complaint) => !expected.test(complaint)));
}
