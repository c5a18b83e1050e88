/** The suites of `npm test`, `npm run test:all` and `npm run test:long`. */
import { installDirectus } from '../../sandbox/directus/install.ts';
import { isLong } from './counts.ts';

export interface Suite {
	readonly name: string;
	/** What is neither Vitest nor Playwright ends with one verdict and counts as one test. */
	readonly program: 'vitest' | 'playwright' | 'tsc' | 'node';
	readonly args: readonly string[];
	/** What it needs beside the project's packages. */
	install?(): Promise<void>;
}

const vitest: readonly string[] = ['run', `--reporter=${isLong ? 'verbose' : 'default'}`, '--reporter=json'];

/** Almost all sources, as the tests import them; `check` also judges each folder by what its own runtime has, which takes three times as long. */
export const types: Suite = { name: 'types', program: 'tsc', args: ['-p', 'tests'] };

/** They share the processors, because neither alone keeps two of them busy. `TEST_SET` chooses of their files. */
export const setSuites: readonly Suite[] = [
	{
		name: 'unit',
		program: 'vitest',
		args: [...vitest, '--project=unit', '--project=replaced', '--project=dom', '--project=build'],
	},
	// Dots, so that what failed in the other suite stands not far above the end.
	{ name: 'browser', program: 'playwright', args: ['test', '--reporter=dot,json'] },
];

/** The pipeline and the access tests, with its own installation of 800 MB. They wait for Directus and leave a processor idle. */
export const directus: Suite = {
	name: 'directus',
	program: 'vitest',
	args: [...vitest, '--config', 'tests/directus/vitest.config.ts'],
	install: () => installDirectus((line) => console.log(line)),
};

/** What killed processes, full disks, races, broken networks and other machines do to builds and releases. */
const resilience: Suite = { name: 'resilience', program: 'vitest', args: [...vitest, '--project=resilience'] };

/** Many shops on a real Redis and a real object storage, which have to be installed. */
const fleet: Suite = { name: 'fleet', program: 'vitest', args: [...vitest, '--config', 'tests/fleet/vitest.config.ts'] };

/** Whole purchases in Chromium, Firefox and WebKit; the latter two have to be installed. */
const engines: Suite = { name: 'engines', program: 'vitest', args: [...vitest, '--config', 'tests/engines/vitest.config.ts'] };

const check: Suite = { name: 'check', program: 'node', args: ['commands/run.js', 'check'] };
const pages: Suite = { name: 'pages', program: 'node', args: ['commands/run.js', 'check-pages'] };

/** Whether the tests of docs/security.md fail without the mechanisms that it names. Some of them are tests of Directus. */
const mutations: Suite = {
	name: 'mutations',
	program: 'vitest',
	args: [...vitest, '--config', 'tests/security/vitest.config.ts'],
	install: directus.install,
};

/** What `npm run test:all` runs beside the files that `npm test` leaves to it, in this order. */
export const suitesOfAll: readonly Suite[] = [check, pages, engines, resilience, fleet, directus];

/** `npm run test:long`: what tries faults, at its full count. */
export const suitesOfLong: readonly Suite[] = [resilience, fleet, directus, mutations];

export const allSuites: readonly Suite[] = [types, ...setSuites, ...suitesOfAll, mutations];
