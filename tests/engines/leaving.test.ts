/** A click that leads to another page counts, whatever the page is loading: WebKit and Firefox give that up as soon as they leave. */
import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { textsByLanguage } from '../../client/texts/texts-by-language.ts';
import type { DemoSite } from '../../commands/demo-site/demo-site.ts';
import { startTestSite } from '../../commands/demo-site/test-site.ts';
import { type Fault, type FaultProxy, startFaultProxy } from '../support/fault-proxy.ts';
import { engines } from './engines.ts';
import { Visitor } from './visitor.ts';

const listPath = '/schaufenster';
/** Never answers. */
const hold: Fault = () => {};

let site: DemoSite;
let proxy: FaultProxy;

beforeAll(async () => {
	site = await startTestSite();
	proxy = await startFaultProxy(site.url, { headers: 'all' });
});
beforeEach(() => proxy.plan(null));
afterAll(async () => {
	await proxy.close();
	await site.close();
});

it.each(Object.entries(engines))('%s follows a link while the app is on its way', async (_, start) => {
	const visitor = new Visitor(await start());
	try {
		await visitor.driver.resize(1280, 900);
		await proxy.plan({ at: /\/assets\/app-/, times: Number.POSITIVE_INFINITY, fault: hold });
		await visitor.open(`${proxy.url}/`);
		await vi.waitFor(() => expect(proxy.met).toBeGreaterThan(0), { timeout: 30_000 });
		await visitor.click(`a[href="${listPath}"]`);
		await visitor.until('the list', `location.pathname === ${JSON.stringify(listPath)}`);

		// comes alive where the browser has kept it, and where it loads it again
		await proxy.plan(null);
		await visitor.driver.run('history.back(); return true');
		await visitor.until(
			'the page that was left, alive',
			`location.pathname === '/' && Object.keys(document.getElementById('page').firstElementChild).some((key) => key.startsWith('__reactFiber$'))`,
		);
	} finally {
		await visitor.driver.close();
	}
});

it.each(Object.entries(engines))('%s follows a link to another language while a page is on its way', async (_, start) => {
	const visitor = new Visitor(await start());
	try {
		await visitor.driver.resize(1280, 900);
		await visitor.open(`${proxy.url}/`);
		await visitor.click('.consent-banner button', textsByLanguage.de.consent.rejectAll);
		await visitor.until('the banner closed', "document.querySelector('.consent-banner') === null");
		await proxy.plan({ at: /\/assets\/ProductListPage-/, times: Number.POSITIVE_INFINITY, fault: hold });
		await visitor.click(`a[href="${listPath}"]`);
		await vi.waitFor(() => expect(proxy.met).toBe(1), { timeout: 30_000 });
		await visitor.click('a[hreflang="en"]');
		// after 8 s the app gives up what it waits for, and the link is the list's
		await visitor.until('the English page', "['/en', '/en/schaufenster'].includes(location.pathname)");
	} finally {
		await visitor.driver.close();
	}
});
