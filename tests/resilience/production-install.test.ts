/** A server has `npm ci --omit=dev` alone, and runs all that a shop needs: a real installation in a copy of the project, which needs a network. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, existsSync, globSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { expect, it, onTestFinished } from 'vitest';
import { productionCommands } from '../../commands/checking/import-rules.ts';
import { projectDir } from '../../commands/options/project-folder.ts';
import { noBackend } from '../../commands/programs/run-build.ts';
import { type RunResult, runProgram } from '../../commands/programs/run-program.ts';
import { longestMs } from '../../commands/testing/counts.ts';
import { buildingPlace } from '../support/demo-backend.ts';
import { temporaryFolder } from '../support/temporary-folder.ts';
import { writeTrimmedSnapshot } from '../support/trimmed-snapshot.ts';

/** Neither is installed, nor part of what a server runs. */
const leftOut =
	/^(?:\.git|\.cache|node_modules|content-cache|docs|dist|test-results|tests|bench|demo|orders\/data|sandbox\/directus\/data)$|\/node_modules$/;

/** The first one that a server prints is its own. */
const address = /http:\/\/[\w.]+:\d+/;

async function installProduction(): Promise<string> {
	const tree = await temporaryFolder();
	cpSync(projectDir, tree, { recursive: true, filter: (file) => !leftOut.test(file.slice(projectDir.length + 1)) });
	const { exitCode, output } = await runProgram('npm', ['ci', '--omit=dev', '--no-audit', '--no-fund'], { cwd: tree });
	expect(output).not.toMatch(/could not be bundled|install-scripts|deprecated/);
	expect(exitCode, output).toBe(0);
	return tree;
}

it('builds, releases, serves, takes orders and works for a fleet with what production installs', { timeout: longestMs }, async () => {
	const tree = await installProduction();
	for (const name of ['vitest', 'happy-dom', '@playwright/test']) expect(existsSync(join(tree, 'node_modules', name))).toBe(false);
	expect(readdirSync(join(tree, '.cache/bundles'))).not.toEqual([]);

	const node = join(tree, 'node_modules/.bin/node');
	const commandLine = (...args: readonly string[]) => [join(tree, 'commands/run.js'), ...args];
	const run = (args: readonly string[], env = {}): Promise<RunResult> =>
		runProgram(node, commandLine(...args), { cwd: tree, env: { ...noBackend, ...env } });
	const mustRun = async (...args: readonly string[]): Promise<string> => {
		const { exitCode, output } = await run(args);
		expect(exitCode, output).toBe(0);
		return output;
	};
	/** Starts a command that runs until it is told to stop; resolves to what it printed where it matches. */
	const start = async (ready: RegExp, args: readonly string[], env = {}) => {
		const child = spawn(node, commandLine(...args), {
			cwd: tree,
			env: { ...process.env, ...env },
			stdio: ['ignore', 'pipe', 'inherit'],
		});
		onTestFinished(() => void child.kill('SIGKILL'));
		for await (const line of createInterface(child.stdout)) {
			const [found] = ready.exec(line) ?? [];
			if (found !== undefined) return { found, child };
		}
		throw new Error(`${args[0]} ended before it was ready`);
	};

	const commands = globSync('commands/*.ts', { cwd: projectDir }).filter((file) => productionCommands.test(file.replaceAll('\\', '/')));
	expect(commands.length).toBeGreaterThan(12);
	for (const file of commands) expect(await mustRun(/([\w-]+)\.ts$/.exec(file)?.[1] ?? '', '--help')).toContain('Usage: npm run');

	const { content, out, cache, config } = await buildingPlace({ isEmpty: true });
	await writeTrimmedSnapshot(content, 4);
	await mustRun('build', '--content', content, '--out', out, '--cache', cache, '--config', config);
	await mustRun('release', '--to', `${out}-releases`, '--out', out, '--cache', cache);

	const data = `${out}-orders`;
	const served = await start(address, ['serve', '--out', out, '--content', content, '--config', config, '--data', data, '--port', '0']);
	expect(await (await fetch(served.found)).text()).toContain('<!doctype html>');
	served.child.kill('SIGTERM');
	expect(await once(served.child, 'exit')).toEqual([0, null]);

	const mail = { SMTP_URL: 'smtp://127.0.0.1:9', MAIL_FROM: 'shop@example.com' };
	const ports = ['--port', '0', '--monitor-port', '0'];
	const withoutProviders = await buildingPlace({ config: { payments: { bankTransferId: 1, paypal: null, klarna: null } }, isEmpty: true });
	const orders = await start(
		address,
		['orders', '--data', data, '--config', withoutProviders.config, '--content', content, ...ports],
		mail,
	);
	expect(await (await fetch(`${orders.found}/ecom/status`)).json()).toMatchObject({ status: 'ok' });
	orders.child.kill('SIGTERM');
	expect(await once(orders.child, 'exit')).toEqual([0, null]);

	// The queue is away: a worker waits for it, and an operator is told.
	const fleet = {
		DIRECTUS_URL: 'http://127.0.0.1:9',
		DIRECTUS_TOKEN: 'token',
		FLEET_REDIS_URL: 'redis://127.0.0.1:9',
		FLEET_S3_ENDPOINT: 'http://127.0.0.1:9',
		FLEET_S3_BUCKET: 'fleet',
		FLEET_S3_ACCESS_KEY: 'access',
		FLEET_S3_SECRET_KEY: 'secret',
	};
	await start(/worker ready/, ['fleet', 'worker', '--work', `${out}-work`, '--config', config], fleet);
	expect(await run(['fleet', 'status'], fleet)).toMatchObject({
		exitCode: 1,
		output: expect.stringContaining('Redis at 127.0.0.1:9 (FLEET_REDIS_URL) cannot be used'),
	});
});
