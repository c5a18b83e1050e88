/** Every script of the project says what it does, and refuses what it does not know, before it does anything. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { projectDir } from '../../commands/options/project-folder.ts';
import { runProgram } from '../../commands/programs/run-program.ts';
import { isLong } from '../../commands/testing/counts.ts';

const { scripts }: { scripts: Record<string, string> } = JSON.parse(readFileSync(join(projectDir, 'package.json'), 'utf8'));

/** All parse their options in one place, and a process takes half a second: the usual run asks few scripts, and of one thing. */
const refusing = new Set(isLong ? Object.keys(scripts) : ['fetch', 'orders:export']);
const explaining = new Set(isLong ? Object.keys(scripts) : ['build', 'doctor']);

const data = ['--data', '/nowhere'];
/** What a command needs to know before anything else. */
const needed: Readonly<Record<string, readonly string[]>> = {
	release: ['--to', '/nowhere'],
	orders: data,
	'orders:backup': [...data, '--to', '/nowhere', '--recipients', '/nowhere'],
	'orders:restore': ['--identity', '/nowhere'],
	'orders:clock': data,
	'orders:transfers': data,
	'orders:export': [...data, '--month', '2026-11'],
	'orders:export-person': [...data, '--email', 'a@b.example'],
	'orders:erase-person': [...data, '--email', 'a@b.example'],
};

describe.each(Object.entries(scripts))('npm run %s', (name, script) => {
	const [program = '', ...args] = script.split(' ');
	const run = (option: string) => runProgram(program, [...args, ...(needed[name] ?? []), option], { timeoutMs: 60_000 });

	it.runIf(explaining.has(name))('knows --help', async () => {
		const { exitCode, output } = await run('--help');
		expect([exitCode, output]).toEqual([0, expect.stringContaining(`Usage: npm run ${String(args[1]).replace('-', ':')} --`)]);
	});

	it.runIf(refusing.has(name))('refuses an unknown option', async () => {
		const { exitCode, output } = await run('--nonsense');
		expect([exitCode, output]).toEqual([64, expect.stringContaining('--nonsense')]);
	});
});
