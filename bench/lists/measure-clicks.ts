/** How long a click on a filter takes until its list is painted, in a real browser, beside a click that does nothing: taken in turns, on one page. */
import { join } from 'node:path';
import { chromium, type Page } from '@playwright/test';
import { de } from '../../client/texts/de.ts';
import { chromiumFlags, findChromium } from '../../commands/programs/chromium.ts';
import { startCompressedDemo } from '../compressed-demo.ts';
import { median } from '../measure/medians.ts';
import { setAside } from '../set-aside.ts';
import { benchDir } from '../work-folder.ts';

export const clicksCase = 'filter-click';

export interface FilterClicks {
	/** Clicks of each kind. */
	readonly clicks: number;
	/** Medians in ms, from the click to the end of the frame that shows what it did. */
	readonly filterMs: number;
	readonly emptyMs: number;
}

const clicks = 40;
/** Not counted: scripts and cards come with the first ones. */
const warmUp = 6;
const list = '/schaufenster/uhren';

/** Builds the demo into a folder of its own. */
export async function measureFilterClicks(log: (line: string) => void): Promise<FilterClicks> {
	const [dist, orders] = [join(benchDir, `${clicksCase}/dist`), join(benchDir, `${clicksCase}/orders`)];
	setAside(dist);
	log('builds and compresses the demo');
	const site = await startCompressedDemo(dist, orders);
	try {
		const browser = await chromium.launch({ executablePath: await findChromium(), args: chromiumFlags });
		try {
			const page = await browser.newPage();
			await page.goto(`${site.url}${list}`);
			await page.getByRole('button', { name: new RegExp(`^${de.list.filter.title}`) }).click();
			await page.getByRole('dialog', { name: de.list.filter.title }).getByRole('checkbox').first().waitFor();
			const found: { readonly filterMs: number; readonly emptyMs: number }[] = [];
			for (let click = -warmUp; click < clicks; click += 1) {
				const emptyMs = await timeClick(page, '.list-panel h2', false);
				const filterMs = await timeClick(page, '.list-panel input[type="checkbox"]', true);
				if (click >= 0) found.push({ filterMs, emptyMs });
			}
			const result = { clicks, filterMs: median(found.map((each) => each.filterMs)), emptyMs: median(found.map((each) => each.emptyMs)) };
			log(`${result.filterMs.toFixed(1)} ms beside ${result.emptyMs.toFixed(1)} ms`);
			return result;
		} finally {
			await browser.close();
		}
	} finally {
		await site.close();
	}
}

/** Clicks the first element; waits for another list where one is expected, and for the end of the frame in any case. Time by the page's clock. */
async function timeClick(page: Page, selector: string, changesList: boolean): Promise<number> {
	return await page.evaluate<number>(`(${inPage})(${JSON.stringify(selector)}, ${changesList})`);
}

/** As text, because commands know no DOM. Clicks come at any time of a frame. */
const inPage = `async (selector, changesList) => {
	const element = document.querySelector(selector);
	const position = () => document.querySelector('.list-tools [role="status"]').textContent;
	const before = position();
	await new Promise((done) => setTimeout(done, 40 + Math.random() * 17));
	const start = performance.now();
	const changed = new Promise((done) => {
		if (!changesList) return done();
		const observer = new MutationObserver(() => {
			if (position() === before || document.querySelector('.card-to-come')) return;
			observer.disconnect();
			done();
		});
		observer.observe(document.querySelector('main'), { subtree: true, childList: true, characterData: true });
	});
	element.click();
	await changed;
	return await new Promise((done) => {
		const { port1, port2 } = new MessageChannel();
		port1.onmessage = () => done(performance.now() - start);
		requestAnimationFrame(() => port2.postMessage(null));
	});
}`;
