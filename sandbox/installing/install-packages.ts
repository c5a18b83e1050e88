/**
 * Brings packages that few commands need into folders of their own, when a command needs them for the first time. So they are no part of the
 * project's own installation. No source lies in or below such a folder, as it would find its packages there, half installed ones included.
 */

import { createHash } from 'node:crypto';
import { existsSync, readFileSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { WorldError } from '../../site/world-error.ts';
import { killGroup, runInGroup } from './run-in-group.ts';

export interface Installation {
	/** What is installed, as the subject of a sentence in English. */
	readonly name: string;
	/** What it takes, for the line that announces it: `a minute, 300 MB`. */
	readonly cost: string;
	/** Holds the package.json and its lock file, and later `node_modules`. */
	readonly folder: string;
	/** Beside those of `npm ci`. */
	readonly npmArguments?: readonly string[];
	readonly timeoutMs: number;
}

/** The installation did not succeed. The message says why, and carries npm's last lines. */
export class InstallationFailed extends WorldError {
	constructor({ name, folder }: Installation, reason: string, options?: ErrorOptions) {
		super(`${name} could not be installed in ${folder}: ${reason}`, options);
	}
}

const progressEveryMs = 15_000;

/**
 * Installs the locked packages unless exactly those are there already, for the Node that runs this process (native parts are compiled for
 * one Node). Says what it does through `log`, a line at a time. One that is interrupted counts as missing, and is made again.
 * @throws InstallationFailed
 */
export async function installPackages(installation: Installation, log: (line: string) => void): Promise<void> {
	if (isInstalled(installation)) return;
	const { name, cost } = installation;
	log(`Installing ${name} (once, ${cost})`);
	const startedAt = performance.now();
	const seconds = () => Math.round((performance.now() - startedAt) / 1000);
	const timer = setInterval(() => log(`Still installing ${name}, ${seconds()} s`), progressEveryMs);
	// npm clears the folder a file at a time: a stamp that outlives others would vouch for what is half there.
	rmSync(stampFile(installation), { force: true });
	try {
		await runNpm(installation);
	} finally {
		clearInterval(timer);
	}
	writeFileSync(stampFile(installation), stampOf(installation));
	log(`${name}: installed, ${seconds()} s`);
}

/** True where exactly the locked packages are there, for the Node that runs this process. */
export function isInstalled(installation: Installation): boolean {
	const file = stampFile(installation);
	return existsSync(file) && readFileSync(file, 'utf8') === stampOf(installation);
}

const stampFile = ({ folder }: Installation): string => path.join(folder, 'node_modules', '.installed-for');

function stampOf({ folder, npmArguments = [] }: Installation): string {
	const hash = createHash('sha256').update(JSON.stringify(npmArguments));
	for (const name of ['package.json', 'package-lock.json']) hash.update(readFileSync(path.join(folder, name)));
	return `${hash.digest('hex')} ${process.platform}-${process.arch} node-abi-${process.versions.modules}\n`;
}

/** Runs npm on this very Node, and lets native parts compile against its own headers instead of downloaded ones. */
function runNpm(installation: Installation): Promise<void> {
	const { folder, npmArguments = [], timeoutMs } = installation;
	const args = ['ci', '--no-audit', '--no-fund', '--loglevel=error', ...npmArguments];
	const node = realpathSync(process.execPath);
	const nodeHome = path.dirname(path.dirname(node));
	const env: NodeJS.ProcessEnv = { ...process.env, PATH: `${path.dirname(node)}${path.delimiter}${process.env.PATH ?? ''}` };
	if (existsSync(path.join(nodeHome, 'include', 'node', 'node_api.h'))) env.npm_config_nodedir = nodeHome;
	const npm = process.env.npm_execpath;
	const [program, programArgs] = npm ? [node, [npm, ...args]] : ['npm', args];
	return new Promise((resolve, reject) => {
		const child = runInGroup(program, programArgs, {
			cwd: folder,
			env,
			stdio: ['ignore', 'pipe', 'pipe'],
			shell: !npm && process.platform === 'win32',
		});
		let output = '';
		for (const stream of [child.stdout, child.stderr]) {
			stream.setEncoding('utf8').on('data', (text: string) => {
				output = (output + text).slice(-4000);
			});
		}
		let isLate = false;
		const limit = setTimeout(() => {
			isLate = true;
			killGroup(child);
		}, timeoutMs);
		const fail = (reason: string, cause?: unknown) => reject(new InstallationFailed(installation, reason, { cause }));
		const forget = () => clearTimeout(limit);
		child.once('exit', forget).once('error', forget);
		child.once('error', (cause) => fail('npm could not be started.', cause));
		child.once('close', (code) => {
			if (code === 0) resolve();
			else fail(`${isLate ? `npm took longer than ${timeoutMs / 1000} s.` : reasonOf(output, code)}\n${output.trim()}`);
		});
	});
}

/** Codes with which npm says that it reached no registry. */
const awayCode = /\b(?:ENOTFOUND|EAI_AGAIN|ECONNREFUSED|ECONNRESET|ETIMEDOUT|ERR_SOCKET_TIMEOUT|ENETUNREACH|EHOSTUNREACH)\b/;

function reasonOf(output: string, code: number | null): string {
	return awayCode.test(output)
		? 'npm did not reach its registry. This needs a network once, and none after that.'
		: `npm ended with ${code}.`;
}
