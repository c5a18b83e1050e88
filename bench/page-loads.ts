/** How fast the demo's pages are for a visitor with a slow telephone, as Lighthouse computes it. */
import { join } from 'node:path';
import { measuredPages, openLighthouse } from '../commands/checking-pages/measure-pages.ts';
import { readSitePages } from '../commands/demo-site/site-pages.ts';
import { startCompressedDemo } from './compressed-demo.ts';
import { median } from './measure/medians.ts';
import { setAside } from './set-aside.ts';
import { benchDir } from './work-folder.ts';

export const pageLoadsCase = 'lighthouse';

/** Medians of all runs, each by itself. Times are of Lighthouse's model of a slow 4G network and a CPU four times slower than this machine's. */
export interface PageLoad {
	readonly name: string;
	readonly path: string;
	readonly runs: number;
	/** Of 100. */
	readonly score: number;
	/** Largest contentful paint. */
	readonly lcpMs: number;
	/** Total blocking time. */
	readonly tbtMs: number;
	/** Cumulative layout shift; a number without a unit. */
	readonly cls: number;
}

/** Builds the demo into a folder of its own. @throws CheckerFailed */
export async function measurePageLoads(runs: number, log: (line: string) => void): Promise<readonly PageLoad[]> {
	const [dist, orders] = [join(benchDir, 'page-loads/dist'), join(benchDir, 'page-loads/orders')];
	setAside(dist);
	log('builds and compresses the demo');
	const site = await startCompressedDemo(dist, orders);
	try {
		const lighthouse = await openLighthouse();
		try {
			const loads: PageLoad[] = [];
			for (const { name, path } of measuredPages(readSitePages(site.dist))) {
				const found: Omit<PageLoad, 'name' | 'path' | 'runs'>[] = [];
				for (let run = 1; run <= runs; run += 1) {
					const { categories, audits } = await lighthouse.measure(`${site.url}${path}`, ['performance']);
					const value = (audit: string) => numberOf(audits[audit]?.numericValue, `${audit} of ${path}`);
					found.push({
						score: 100 * numberOf(categories.performance?.score, `performance of ${path}`),
						lcpMs: value('largest-contentful-paint'),
						tbtMs: value('total-blocking-time'),
						cls: value('cumulative-layout-shift'),
					});
				}
				const middle = (of: keyof (typeof found)[number]) => median(found.map((each) => each[of]));
				const load = { name, path, runs, score: middle('score'), lcpMs: middle('lcpMs'), tbtMs: middle('tbtMs'), cls: middle('cls') };
				log(`${name}: ${Math.round(load.score)}`);
				loads.push(load);
			}
			return loads;
		} finally {
			await lighthouse.close();
		}
	} finally {
		await site.close();
	}
}

/** A measurement that failed is none, and not zero. */
function numberOf(value: number | null | undefined, what: string): number {
	if (typeof value !== 'number') throw new Error(`Lighthouse did not measure ${what}.`);
	return value;
}
