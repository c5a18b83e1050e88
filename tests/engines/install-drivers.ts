/** Runs once before the tests: installs what drives browsers and is no part of the project's own packages. */
import { installPuppeteer } from './puppeteer-driver.ts';

export default installPuppeteer;
