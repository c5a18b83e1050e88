/** Chromium and Firefox, Firefox over WebDriver BiDi. Puppeteer has a folder of its own: only these tests need it. */
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { projectDir } from '../../commands/options/project-folder.ts';
import { chromiumFlags } from '../../commands/programs/chromium.ts';
import { type Installation, installPackages } from '../../sandbox/installing/install-packages.ts';
import type { Driver } from './visitor.ts';

const installation: Installation = {
	name: 'Puppeteer',
	cost: 'some seconds, 33 MB',
	folder: join(projectDir, 'tests/engines/installation'),
	npmArguments: ['--ignore-scripts', '--omit=optional'],
	timeoutMs: 300_000,
};

/** What the package exports, as far as it is called here. */
interface PuppeteerPackage {
	readonly default: { launch(options: LaunchOptions): Promise<Browser> };
}

interface LaunchOptions extends BrowserProgram {
	readonly headless: boolean;
	readonly timeout: number;
	readonly args: readonly string[];
	readonly protocol?: 'webDriverBiDi';
}

interface Browser {
	newPage(): Promise<Page>;
	close(): Promise<void>;
}

interface Page {
	readonly keyboard: { type(text: string): Promise<void> };
	setDefaultTimeout(timeoutMs: number): void;
	goto(url: string, options: { readonly waitUntil: 'load' }): Promise<unknown>;
	evaluate(script: string): Promise<unknown>;
	locator(selector: string): { click(): Promise<void> };
	setViewport(viewport: { readonly width: number; readonly height: number }): Promise<void>;
	screenshot(options: { readonly type: 'png' }): Promise<Uint8Array>;
}

export interface BrowserProgram {
	readonly browser: 'chrome' | 'firefox';
	readonly executablePath: string;
}

/** Installs Puppeteer where it is not. @throws InstallationFailed */
export async function installPuppeteer(): Promise<void> {
	await installPackages(installation, (line) => console.log(line));
}

/** Needs `installPuppeteer`. */
export async function startPuppeteer({ browser, executablePath }: BrowserProgram): Promise<Driver> {
	const isFirefox = browser === 'firefox';
	const file = join(installation.folder, 'node_modules/puppeteer-core/lib/puppeteer/puppeteer-core.js');
	const puppeteer: PuppeteerPackage = await import(pathToFileURL(file).href);
	const started = await puppeteer.default.launch({
		browser,
		executablePath,
		headless: true,
		timeout: 120_000,
		args: isFirefox ? [] : [...chromiumFlags],
		...(isFirefox && { protocol: 'webDriverBiDi' }),
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
