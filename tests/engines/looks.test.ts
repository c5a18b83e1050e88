/** Pages have the same shape in every engine, at the width of a phone. */
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { DemoSite } from '../../commands/demo-site/demo-site.ts';
import { startTestSite } from '../../commands/demo-site/test-site.ts';
import { anOrderablePiece } from '../support/walk-checkout.ts';
import { engines } from './engines.ts';
import { Visitor } from './visitor.ts';

/** WebKit's window does not get as narrow: it stays at 447 px. */
const phone = { widthPx: 375, heightPx: 800 };

let site: DemoSite;

beforeAll(async () => {
	site = await startTestSite();
	process.env.TEST_SITE_DIST = site.dist;
});
afterAll(() => site.close());

it.each(Object.entries(engines))('%s keeps pictures in their columns and number fields without arrows', async (_, start) => {
	const visitor = new Visitor(await start());
	const { driver } = visitor;
	try {
		await driver.resize(phone.widthPx, phone.heightPx);
		await visitor.open(site.url);
		await visitor.until('the cards', "document.querySelectorAll('.family-grid .plate').length > 1");
		const overhangs = `return [...document.querySelectorAll('main li > .plate, main .card .plate')]
			.map((plate) => Math.round(plate.getBoundingClientRect().right - plate.closest('li').getBoundingClientRect().right))
			.filter((overhangPx) => overhangPx > 0)`;
		expect(await driver.run(overhangs)).toEqual([]);
		await visitor.open(site.url + anOrderablePiece().path);
		await visitor.until('the quantity', "document.querySelector('main input[type=number]') !== null");
		expect(await driver.run("return getComputedStyle(document.querySelector('main input[type=number]')).appearance")).toBe('textfield');
	} finally {
		await driver.close();
	}
});
