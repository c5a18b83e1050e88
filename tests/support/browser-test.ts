/** Playwright's `test` as the browser tests use it: no test passes whose page complained. */
import { test as base, expect, type Locator, type Page } from '@playwright/test';
import { decidedStorage, readBuiltServices } from './stored-consents.ts';

interface Fixtures {
	/**
	 * What went wrong on the page so far: console errors and warnings, exceptions (hydration mismatches are among them), violations of CSP or
	 * Trusted Types, requests to third parties. Whatever is in it when a test ends fails the test.
	 */
	readonly complaints: string[];
	/** The services that a visitor has allowed, all others being refused; null: nothing is decided, and the cookie banner asks. */
	readonly allowed: readonly string[] | null;
}

export const test = base.extend<Fixtures>({
	allowed: [[], { option: true }],
	context: async ({ context, allowed, baseURL }, use, { testId }) => {
		const decided = allowed && decidedStorage(readBuiltServices(process.env.TEST_SITE_DIST ?? ''), allowed);
		// the `storageState` of a context opens a page of its own for it, in a process of its own
		if (decided) await context.addInitScript(decideOnce, { origin: new URL(baseURL ?? '').origin, entries: decided, mark: testId });
		await use(context);
	},
	complaints: [
		async ({ page, baseURL }, use) => {
			const complaints: string[] = [];
			await collectComplaints(page, new URL(baseURL ?? '').origin, complaints);
			await use(complaints);
			expect(complaints).toEqual([]);
		},
		{ auto: true },
	],
});

export { expect };

interface Decision {
	readonly origin: string;
	readonly entries: readonly { name: string; value: string }[];
	/** Differs from test to test, because a tab that tests share keeps its name. */
	readonly mark: string;
}

/** Runs in each document: the first one of a tab on the site has the entries, and what a test does to them later stays. */
function decideOnce({ origin, entries, mark }: Decision): void {
	if (window.location.origin !== origin || window.name === mark) return;
	window.name = mark;
	for (const { name, value } of entries) if (localStorage.getItem(name) === null) localStorage.setItem(name, value);
}

async function collectComplaints(page: Page, origin: string, complaints: string[]): Promise<void> {
	page.on('console', (message) => {
		if (['error', 'warning'].includes(message.type())) complaints.push(`${message.type()}: ${message.text()}`);
	});
	page.on('pageerror', (error) => complaints.push(`exception: ${error.stack ?? error.message}`));
	page.on('request', (request) => {
		const url = new URL(request.url());
		if (url.protocol.startsWith('http') && url.origin !== origin) complaints.push(`third party: ${request.url()}`);
	});
	await page.addInitScript(() => {
		// what a worker answers reaches no route of a test; tests/e2e/worker.e2e.ts has one
		Reflect.deleteProperty(Navigator.prototype, 'serviceWorker');
		document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI, sample }) => {
			console.error(`violates ${violatedDirective}: ${blockedURI} ${sample}`);
		});
	});
}

/** Waits until the app answers: React's elements carry fibres, and navigation, which starts last, restores where the page was scrolled to. */
export async function waitForHydration(page: Page): Promise<void> {
	await page.waitForFunction(() => {
		const first = document.getElementById('page')?.firstElementChild;
		const hydrated = first ? Object.keys(first).some((key) => key.startsWith('__reactFiber$')) : false;
		return hydrated && history.scrollRestoration === 'manual';
	});
}

/** Presses Tab until the element that a test means has the focus, as a visitor without a mouse would. A target is looked up once: by its role that takes long. */
export async function tabTo(page: Page, target: Locator | (() => Promise<boolean>)): Promise<void> {
	const isThere = typeof target === 'function' ? target : await focusOf(target);
	for (let presses = 0; presses < 100; presses++) {
		if (await isThere()) return;
		await page.keyboard.press('Tab');
	}
	throw new Error('100 presses of Tab did not reach the element');
}

async function focusOf(target: Locator): Promise<() => Promise<boolean>> {
	const element = await target.elementHandle();
	if (!element) throw new Error('There is no such element');
	return () => element.evaluate((node) => node === node.ownerDocument?.activeElement);
}
