/** Lighthouse on mobile settings, in the Chromium of the browser tests. */
import { chromium } from '@playwright/test';
import lighthouse from 'lighthouse';
import { findFreePort } from '../../sandbox/free-port.ts';
import { chromiumFlags, findChromium } from '../../tests/support/chromium.ts';
import { CheckerFailed } from './checker-failed.ts';
import type { PageFault } from './page-fault.ts';

/** What has to be perfect. Performance depends on the machine: `npm run bench` and the budgets of the browser tests watch it. */
const categories = ['accessibility', 'best-practices', 'seo'];

/** One fault for each audit that costs a page points. @throws CheckerFailed */
export async function measurePages(siteUrl: string, paths: readonly string[]): Promise<readonly PageFault[]> {
	const port = await findFreePort();
	const executablePath = await findChromium();
	const browser = await chromium.launch({ executablePath, args: [...chromiumFlags, `--remote-debugging-port=${port}`] });
	try {
		const faults: PageFault[] = [];
		for (const path of paths) {
			faults.push(...(await measurePage(`${siteUrl}${path}`, path, port)));
		}
		return faults;
	} finally {
		await browser.close();
	}
}

async function measurePage(url: string, page: string, port: number): Promise<readonly PageFault[]> {
	const result = await lighthouse(url, { port, logLevel: 'silent', onlyCategories: categories, output: 'json' });
	if (result === undefined || result.lhr.runtimeError !== undefined) {
		throw new CheckerFailed('Lighthouse', `${url}: ${result?.lhr.runtimeError?.message ?? 'no result'}`);
	}
	const { categories: measured, audits } = result.lhr;
	return categories.flatMap((name) => {
		const category = measured[name];
		if (category?.score === 1) {
			return [];
		}
		const lost = (category?.auditRefs ?? []).flatMap(({ id, weight }) => {
			const audit = audits[id];
			return weight > 0 && audit !== undefined && audit.score !== null && audit.score < 1 ? [`${id} (${audit.title})`] : [];
		});
		const score = category?.score == null ? 'no score' : `${Math.round(category.score * 100)} of 100`;
		return [{ check: `lighthouse ${name}`, page, message: `${score}: ${lost.join(', ') || 'an audit failed to run'}` }];
	});
}
