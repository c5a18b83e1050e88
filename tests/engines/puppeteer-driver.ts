/** Chromium and Firefox, Firefox over WebDriver BiDi. */
import puppeteer from 'puppeteer-core';
import { chromiumFlags } from '../../commands/programs/chromium.ts';
import type { Driver } from './visitor.ts';

export interface BrowserProgram {
	readonly browser: 'chrome' | 'firefox';
	readonly executablePath: string;
}

export async function startPuppeteer({ browser, executablePath }: BrowserProgram): Promise<Driver> {
	const isFirefox = browser === 'firefox';
	const started = await puppeteer.launch({
		browser,
		executablePath,
		headless: true,
		timeout: 120_000,
		args: isFirefox ? [] : [...chromiumFlags],
		...(isFirefox && { protocol: 'webDriverBiDi' as const }),
	});
	const page = await started.newPage();
	page.setDefaultTimeout(60_000);
	return {
		engine: isFirefox ? 'Firefox' : 'Chromium',
		async goTo(url) {
			await page.goto(url, { waitUntil: 'load' });
		},
		run: (script) => page.evaluate(`(() => { ${script} })()`),
		click: (selector) => page.locator(selector).click(),
		async type(selector, text) {
			await page.locator(selector).click();
			await page.keyboard.type(text);
		},
		resize: (width, height) => page.setViewport({ width, height }),
		screenshot: () => page.screenshot({ type: 'png' }),
		close: () => started.close(),
	};
}
