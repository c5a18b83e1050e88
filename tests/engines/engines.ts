/** The engines on this machine, by name; each start gives a browser of its own. */
import { findChromium } from '../../commands/programs/chromium.ts';
import { startPuppeteer } from './puppeteer-driver.ts';
import type { Driver } from './visitor.ts';
import { startWebKit } from './webkit-driver.ts';

/** A program that is missing is an error: a run without an engine would pass for all of them. */
export const engines: Readonly<Record<Driver['engine'], () => Promise<Driver>>> = {
	Chromium: async () => await startPuppeteer({ browser: 'chrome', executablePath: await findChromium() }),
	Firefox: () => startPuppeteer({ browser: 'firefox', executablePath: process.env.FIREFOX_PATH ?? '/usr/bin/firefox-esr' }),
	WebKit: () => startWebKit({ webDriver: process.env.WEBKIT_WEBDRIVER ?? '/usr/bin/WebKitWebDriver', xvfb: 'Xvfb' }),
};
