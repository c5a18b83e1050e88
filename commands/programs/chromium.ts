/** Finds a Chromium for the browser tests, or installs one, so that `npm test` needs no preparation. */
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { chromium } from '@playwright/test';
import { runProgram } from './run-program.ts';

/** The machine, as far as the search asks it. */
export interface Machine {
	readonly env: Readonly<Record<string, string | undefined>>;
	readonly isRoot: boolean;
	/** Where Playwright keeps its own Chromium. */
	readonly playwrightPath: string;
	exists(file: string): boolean;
	/** True where the program ended well. */
	run(program: string, args: readonly string[], timeoutMs: number): Promise<boolean>;
}

/** Flags that make Chromium quiet and small; a sandbox of its own is not available to root in containers. */
export const chromiumFlags = [
	'--no-sandbox',
	'--disable-background-networking',
	'--disable-component-update',
	'--disable-sync',
	'--no-first-run',
];

/** The shell first: it is the same browser without its windows, and opens pages in a third of the time. */
const programs = ['chromium-headless-shell', 'chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'chrome'];
/** Debian's, the better one first. */
const packages = ['chromium-headless-shell', 'chromium'];
const otherPlaces = [
	'/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
	'/Applications/Chromium.app/Contents/MacOS/Chromium',
	'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
];
const installTimeoutMs = 300_000;

/**
 * Path of a Chromium: `CHROMIUM_PATH`, an installed one, its headless shell before others, Playwright's, Debian's package where we are root,
 * `playwright install`.
 * Throws with the whole list of what was tried.
 */
export async function findChromium(machine: Machine = thisMachine): Promise<string> {
	const chosen = machine.env.CHROMIUM_PATH;
	if (chosen) {
		if (machine.exists(chosen)) return chosen;
		throw new Error(`CHROMIUM_PATH names ${chosen}, which does not exist.`);
	}
	const installed = installedChromium(machine);
	if (installed) return installed;
	if (machine.isRoot && (await installDebianPackage(machine))) {
		const debian = installedChromium(machine);
		if (debian) return debian;
	}
	await machine.run('playwright', ['install', 'chromium'], installTimeoutMs);
	if (machine.exists(machine.playwrightPath)) return machine.playwrightPath;
	throw new Error(
		`No Chromium found: not in PATH (${programs.join(', ')}), ${machine.isRoot ? 'not by apt-get' : 'not root, so not by apt-get'}, ` +
			'and "playwright install chromium" brought none. Install one, or name it in CHROMIUM_PATH.',
	);
}

/** Path of an installed Chromium with windows, because the headless shell has no back-forward cache; null where none is installed. */
export function findWindowedChromium(machine: Machine = thisMachine): string | null {
	const found = [machine.env.CHROMIUM_PATH ?? '', ...placesOf(machine)].filter((file) => !/headless[-_]shell/.test(file));
	return found.find((file) => file !== '' && machine.exists(file)) ?? null;
}

function installedChromium(machine: Machine): string | undefined {
	return placesOf(machine).find((file) => file !== '' && machine.exists(file));
}

function placesOf({ env, playwrightPath }: Machine): readonly string[] {
	const inPath = programs.flatMap((program) => (env.PATH ?? '').split(delimiter).map((folder) => join(folder, program)));
	return [...inPath, ...otherPlaces, playwrightPath];
}

async function installDebianPackage({ run }: Machine): Promise<boolean> {
	if (!(await run('apt-get', ['update'], installTimeoutMs))) return false;
	for (const name of packages) {
		if (await run('apt-get', ['install', '--yes', '--no-install-recommends', name], installTimeoutMs)) return true;
	}
	return false;
}

const thisMachine: Machine = {
	env: process.env,
	isRoot: process.getuid?.() === 0,
	playwrightPath: chromium.executablePath(),
	exists: existsSync,
	run: async (program, args, timeoutMs) => {
		console.log(`Looking for a Chromium: ${[program, ...args].join(' ')}`);
		const { exitCode } = await runProgram(program, args, { timeoutMs, env: { DEBIAN_FRONTEND: 'noninteractive' } });
		return exitCode === 0;
	},
};
