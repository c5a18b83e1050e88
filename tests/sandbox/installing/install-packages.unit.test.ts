/** A real npm installs packages that lie beside their folder, or asks a registry that is not there. */
import { existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { expect, it, vi } from 'vitest';
import { type Installation, InstallationFailed, installPackages, isInstalled } from '../../../sandbox/installing/install-packages.ts';
import { temporaryFolder } from '../../support/temporary-folder.ts';

const writeJson = (file: string, value: unknown) => writeFileSync(file, JSON.stringify(value));

interface Wanted {
	/** What the package.json asks for, and what the lock file has. */
	readonly dependencies: Readonly<Record<string, string>>;
	readonly packages: Readonly<Record<string, unknown>>;
}

async function anInstallation({ dependencies, packages }: Wanted, fields: Partial<Installation> = {}): Promise<Installation> {
	const folder = await temporaryFolder();
	const name = 'installed-on-demand';
	mkdirSync(join(folder, 'ring'));
	writeJson(join(folder, 'ring/package.json'), { name: 'ring', version: '1.0.0' });
	writeJson(join(folder, 'package.json'), { name, dependencies });
	writeJson(join(folder, 'package-lock.json'), { name, lockfileVersion: 3, packages: { '': { name, dependencies }, ...packages } });
	return { name: 'The ring', cost: 'a second, 1 MB', folder, timeoutMs: 60_000, ...fields };
}

const beside: Wanted = {
	dependencies: { ring: 'file:ring' },
	packages: { 'node_modules/ring': { resolved: 'ring', link: true }, ring: { version: '1.0.0' } },
};
/** No registry has it, and no cache. */
const fromRegistry: Wanted = {
	dependencies: { 'ring-that-no-cache-has': '1.0.0' },
	packages: { 'node_modules/ring-that-no-cache-has': { version: '1.0.0', integrity: `sha512-${'A'.repeat(86)}==` } },
};

async function failureOf(installation: Installation): Promise<InstallationFailed> {
	const failure = await installPackages(installation, () => undefined).catch((error: unknown) => error);
	if (!(failure instanceof InstallationFailed)) throw new Error(`Not refused: ${String(failure)}`);
	return failure;
}

it('installs what is locked once, and says so', async () => {
	const installation = await anInstallation(beside);
	expect(isInstalled(installation)).toBe(false);
	const lines: string[] = [];
	const log = (line: string) => lines.push(line);
	await installPackages(installation, log);
	expect(existsSync(join(installation.folder, 'node_modules/ring/package.json'))).toBe(true);
	expect(isInstalled(installation)).toBe(true);
	expect(lines).toEqual(['Installing The ring (once, a second, 1 MB)', expect.stringMatching(/^The ring: installed, \d+ s$/)]);
	await installPackages(installation, log);
	expect(lines).toHaveLength(2);
});

it('installs again where other packages are asked for, or where they were asked for in another way', async () => {
	const installation = await anInstallation(beside);
	await installPackages(installation, () => undefined);
	expect(isInstalled({ ...installation, npmArguments: ['--omit=optional'] })).toBe(false);
	writeJson(join(installation.folder, 'package.json'), { name: 'installed-on-demand', dependencies: beside.dependencies, private: true });
	expect(isInstalled(installation)).toBe(false);
	rmSync(join(installation.folder, 'node_modules'), { recursive: true });
	await installPackages(installation, () => undefined);
	expect(existsSync(join(installation.folder, 'node_modules/ring/package.json'))).toBe(true);
});

it('says that a network is missing', async () => {
	vi.stubEnv('npm_config_registry', 'http://127.0.0.1:9/');
	vi.stubEnv('npm_config_fetch_retries', '0');
	const installation = await anInstallation(fromRegistry);
	const { message } = await failureOf(installation);
	expect(message).toContain(
		`The ring could not be installed in ${installation.folder}: npm did not reach its registry. This needs a network once, and none after that.\n`,
	);
	expect(message).toContain('ECONNREFUSED');
	expect(isInstalled(installation)).toBe(false);
});

it('gives npm up after its time', async () => {
	const silent = createServer(() => undefined).listen(0, '127.0.0.1');
	await vi.waitFor(() => expect(silent.listening).toBe(true));
	const address = silent.address();
	if (address === null || typeof address === 'string') throw new Error('The server has no port');
	vi.stubEnv('npm_config_registry', `http://127.0.0.1:${address.port}/`);
	const { message } = await failureOf(await anInstallation(fromRegistry, { timeoutMs: 2000 }));
	silent.close();
	expect(message).toContain('npm took longer than 2 s.');
});

it('passes on what npm says where it refuses', async () => {
	const { message } = await failureOf(await anInstallation({ ...beside, packages: {} }));
	expect(message).toContain('npm ended with 1.\n');
	expect(message).toContain('Missing: ring@');
});
