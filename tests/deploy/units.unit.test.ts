/** Tests of files for systemd: its own checker finds no fault, and the commands that they run have the options that they name. */
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { exitCodes } from '../../commands/options/command-line.ts';
import { projectDir } from '../../commands/options/project-folder.ts';
import { runProgram } from '../../commands/programs/run-program.ts';
import { findWebServer } from '../../commands/programs/web-server.ts';
import { temporaryFolder } from '../support/temporary-folder.ts';

/** `instance`: for units of which there are several. */
describe.each([
	{ folder: 'orders/deploy', instance: 'my-shop.example' },
	{ folder: 'fleet/deploy', instance: '1' },
])('the units in $folder', ({ folder, instance }) => {
	const shipped = join(projectDir, folder);
	const units = readdirSync(shipped).filter((name) => /\.(?:service|timer|path)$/.test(name));
	const services = units.filter((name) => name.endsWith('.service'));

	let analyzer: string;
	beforeAll(async () => {
		const found = await findWebServer('systemd-analyze', ['systemd']);
		if (found === null) throw new Error('These tests need systemd-analyze: on Debian, the package systemd');
		analyzer = found;
	});

	/** The units for a project that is installed where this one is. */
	async function installedUnits(): Promise<(unit: string) => string> {
		const dir = join(await temporaryFolder(), 'system');
		mkdirSync(dir);
		const of = (unit: string) => join(dir, unit.replace('@', `@${instance}`));
		for (const unit of units)
			writeFileSync(of(unit), readFileSync(join(shipped, unit), 'utf8').replaceAll('/srv/schaufenster', projectDir));
		return of;
	}

	it('systemd finds no fault in them', async () => {
		const of = await installedUnits();
		const { exitCode, output } = await runProgram(analyzer, ['verify', '--man=no', ...units.map(of)]);
		expect([exitCode, output]).toEqual([0, '']);
	});

	it.each(services)('%s keeps its program from nearly everything that it does not need', async (unit) => {
		const of = await installedUnits();
		const judge = (threshold: number) => runProgram(analyzer, ['security', '--offline=true', `--threshold=${threshold}`, of(unit)]);
		expect((await judge(25)).exitCode).toBe(0);
		expect((await judge(1)).exitCode).not.toBe(0);
	});

	it.each(services)('%s names only options that its command has', async (unit) => {
		const [, command = ''] = /^ExecStart=\S+ commands\/run\.js (.*)$/m.exec(readFileSync(join(shipped, unit), 'utf8')) ?? [];
		const [words = '', ...options] = command.split(/ (?=--)/);
		expect(words).toMatch(/^[a-z-]+(?: [a-z]+)?$/);
		const { exitCode, output } = await runProgram(process.execPath, [join(projectDir, 'commands/run.js'), ...words.split(' '), '--help']);
		expect(exitCode).toBe(0);
		// The name of a subcommand that there is not would show the help of the command above it.
		expect(output).toContain(`Usage: npm run ${words.replace(/^(\w+)-(?=\w)/, '$1:').replace(' ', ' -- ')}`);
		for (const option of options) expect(output).toContain(`  ${option.split(' ')[0]} `);
	});
});

it('the unit that books statements counts it as success where a person is needed', () => {
	const unit = readFileSync(join(projectDir, 'orders/deploy/orders-transfers@.service'), 'utf8');
	expect(unit.split('\n')).toContain(`SuccessExitStatus=${exitCodes.needsPerson}`);
});
