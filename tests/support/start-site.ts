/** Global setup of the browser tests: a Chromium, the built demo and its server, handed to the workers by environment variables. */

import { startTestSite } from '../../commands/demo-site/test-site.ts';
import { findChromium } from '../../commands/programs/chromium.ts';

/** The result stops the server after the last test. */
export default async function startSite(): Promise<() => Promise<void>> {
	process.env.CHROMIUM_PATH = await findChromium();
	const site = await startTestSite();
	process.env.TEST_SITE_DIST = site.dist;
	process.env.TEST_SITE_URL = site.url;
	process.env.TEST_ARRIVALS_URL = site.arrivalsUrl;
	process.env.TEST_STAND_INS_URL = site.standInsUrl;
	return site.close;
}
