/** A whole purchase in engines other than Chromium: what a page needs of a browser, all of them have. */
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { DemoSite } from '../../commands/demo-site/demo-site.ts';
import { startTestSite } from '../../commands/demo-site/test-site.ts';
import { aBuyer, anOrderablePiece, bookedOrders, byTransfer } from '../support/walk-checkout.ts';
import { buy } from './buy.ts';
import { engines } from './engines.ts';
import { Visitor } from './visitor.ts';

let site: DemoSite;

beforeAll(async () => {
	site = await startTestSite();
	process.env.TEST_SITE_DIST = site.dist;
});
afterAll(() => site.close());

it.each(Object.entries(engines))('%s buys a product of the demo by bank transfer', async (_, start) => {
	const visitor = new Visitor(await start());
	try {
		await visitor.driver.resize(1280, 900);
		const address = aBuyer();
		const confirmed = await buy(visitor, {
			siteUrl: site.url,
			language: 'de',
			listPath: '/schaufenster',
			productPath: anOrderablePiece().path,
			chosen: {},
			address,
			country: 'Deutschland',
			...byTransfer,
			asksForConsents: true,
		});
		const [order, ...others] = bookedOrders(address.email ?? '');
		expect(others).toEqual([]);
		expect(order?.payment_kind).toBe('transfer');
		expect(confirmed).toContain(String(order?.id));
	} finally {
		await visitor.driver.close();
	}
});
