/**
 * Brings Directus into a folder of its own: it takes minutes and 800 MB, so it is no part of the project's own installation. No source lies in
 * or below that folder, as each would find its packages there, half installed ones included.
 */

import { type ChildProcess, type SpawnOptionsWithStdioTuple, type StdioNull, type StdioPipe, spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { constants } from 'node:os';
import path from 'node:path';
import { WorldError } from '../../site/world-error.ts';

/** Where its package.json is. */
export const installationFolder = path.join(import.meta.dirname, 'installation');

const stampFile = path.join(installationFolder, 'node_modules', '.installed-for');
const progressEveryMs = 15_000;

/** The installation ended with an error; the message carries npm's last lines. */
export class DirectusInstallError extends WorldError {}

/**
 * Installs the locked Directus unless exactly that one is there already, for the Node that runs this process (native parts are
 * compiled for one Node). Says what it does through `log`, a line at a time. One that is interrupted counts as missing, and is made again.
 */
export async function installDirectus(log: (line: string) => void): Promise<void> {
	if (isDirectusInstalled()) return;
	log('Installing Directus for the sandbox (once, two to four minutes, 800 MB)');
	const startedAt = performance.now();
	const seconds = () => Math.round((performance.now() - startedAt) / 1000);
	const timer = setInterval(() => log(`Still installing Directus, ${seconds()} s`), progressEveryMs);
	// npm clears the folder a file at a time: a stamp that outlives others would vouch for what is half there.
	rmSync(stampFile, { force: true });
	try {
		await runNpm(['ci', '--no-audit', '--no-fund', '--loglevel=error']);
	} finally {
		clearInterval(timer);
	}
	writeFileSync(stampFile, installationStamp());
	log(`Directus is installed, ${seconds()} s`);
}

/** True where exactly the locked Directus is there, for the Node that runs this process. */
export function isDirectusInstalled(): boolean {
	return existsSync(stampFile) && readFileSync(stampFile, 'utf8') === installationStamp();
}

function installationStamp(): string {
	const hash = createHash('sha256');
	for (const name of ['package.json', 'package-lock.json']) hash.update(readFileSync(path.join(installationFolder, name)));
	return `${hash.digest('hex')} ${process.platform}-${process.arch} node-abi-${process.versions.modules}\n`;
}

/** Runs npm on this very Node, and lets native parts compile against its own headers instead of downloaded ones. */
function runNpm(args: readonly string[]): Promise<void> {
	const node = realpathSync(process.execPath);
	const nodeHome = path.dirname(path.dirname(node));
	const env: NodeJS.ProcessEnv = { ...process.env, PATH: `${path.dirname(node)}${path.delimiter}${process.env.PATH ?? ''}` };
	if (existsSync(path.join(nodeHome, 'include', 'node', 'node_api.h'))) env.npm_config_nodedir = nodeHome;
	const npm = process.env.npm_execpath;
	const [program, programArgs] = npm ? [node, [npm, ...args]] : ['npm', args];
	return new Promise((resolve, reject) => {
		const child = runInGroup(program, programArgs, {
			cwd: installationFolder,
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
		child.once('error', (cause) => reject(new DirectusInstallError('npm could not be started', { cause })));
		child.once('exit', (code) => {
			if (code === 0) resolve();
			else reject(new DirectusInstallError(`npm ${args.join(' ')} ended with ${code} in ${installationFolder}:\n${output.trim()}`));
		});
	});
}

/** Runs a program that has to be gone, with all that it started, as soon as this process ends. */
type GroupOptions = Omit<SpawnOptionsWithStdioTuple<StdioNull, StdioPipe, StdioPipe>, 'detached'>;

const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;

/** A group of its own: a Ctrl-C of the terminal does not reach it, and one kill reaches every process in it. Windows has no groups. */
const hasGroups = process.platform !== 'win32';

/**
 * Starts `program`. A signal ends this process at once while the program runs, and with it, without asking, the program and what it
 * started: npm by itself waits for a compiler to end.
 */
export function runInGroup(program: string, args: readonly string[], options: GroupOptions) {
	const child = spawn(program, args, { ...options, detached: hasGroups });
	const endGroup = () => killGroup(child);
	const endSelf = (signal: NodeJS.Signals) => process.exit(128 + constants.signals[signal]);
	process.once('exit', endGroup);
	for (const signal of signals) process.once(signal, endSelf);
	const forget = () => {
		process.off('exit', endGroup);
		for (const signal of signals) process.off(signal, endSelf);
	};
	child.once('exit', forget).once('error', forget);
	return child;
}

function killGroup(child: ChildProcess): void {
	if (child.pid === undefined) return;
	if (hasGroups) process.kill(-child.pid, 'SIGKILL');
	else child.kill();
}
