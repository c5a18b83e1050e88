/** Lighthouse on mobile settings, in the Chromium of the browser tests. */
import { chromium } from '@playwright/test';
import lighthouse, { type Result } from 'lighthouse';
import { findFreePort } from '../../sandbox/free-port.ts';
import { CheckerFailed } from '../errors/checker-failed.ts';
import { chromiumFlags, findChromium } from '../programs/chromium.ts';

export interface Lighthouse {
	/** What it says of a page in these of its categories, such as `seo`. @throws CheckerFailed */
	measure(url: string, categories: readonly string[]): Promise<Result>;
	close(): Promise<void>;
}

/** Starts a browser of its own; every page is opened in it as by a new visitor. */
export async function openLighthouse(): Promise<Lighthouse> {
	const port = await findFreePort();
	const executablePath = await findChromium();
	const browser = await chromium.launch({ executablePath, args: [...chromiumFlags, `--remote-debugging-port=${port}`] });
	return {
		async measure(url, categories) {
			const result = await lighthouse(url, { port, logLevel: 'silent', onlyCategories: [...categories], output: 'json' });
			if (result === undefined || result.lhr.runtimeError !== undefined) {
				throw new CheckerFailed('Lighthouse', `${url}: ${result?.lhr.runtimeError?.message ?? 'no result'}`);
			}
			return result.lhr;
		},
		close: () => browser.close(),
	};
}
