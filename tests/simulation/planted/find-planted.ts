/**
 * Looks whether the simulation finds bugs that were planted: `node tests/simulation/planted/find-planted.ts [--weeks 1000] [patch…]`. Each patch beside this
 * file, or each that is named, is applied to a copy of the tree; then weeks run there until one fails. Prints the week of each, and what was wrong. Exit
 * code 1: one was not found, or a patch does not fit.
 */
import { execFile } from 'node:child_process';
import { cpSync, existsSync, mkdtempSync, readdirSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parseArgs, promisify } from 'node:util';
import { projectDir } from '../../../commands/options/project-folder.ts';

const run = promisify(execFile);
const { values, positionals } = parseArgs({ allowPositionals: true, options: { weeks: { type: 'string', default: '1000' } } });
const here = import.meta.dirname;
const patches = positionals.length > 0 ? positionals.map((file) => path.resolve(file)) : patchesIn(here);
/** Of the tree: what the weeks run on. */
const parts = ['client', 'commands', 'orders', 'pipeline', 'sandbox', 'shop', 'site', 'tests', 'package.json'];

let isAllFound = patches.length > 0;
for (const patch of patches) {
	const found = await hunt(patch);
	console.log(`${path.basename(patch)}: ${found ?? `not found within ${values.weeks} weeks`}`);
	isAllFound &&= found?.startsWith('week') ?? false;
}
process.exitCode = isAllFound ? 0 : 1;

function patchesIn(folder: string): readonly string[] {
	const names = readdirSync(folder).filter((name) => name.endsWith('.patch'));
	return names.toSorted().map((name) => path.join(folder, name));
}

/** null: no week failed. */
async function hunt(patch: string): Promise<string | null> {
	const copy = mkdtempSync(path.join(existsSync('/dev/shm') ? '/dev/shm' : tmpdir(), 'schaufenster-planted-'));
	try {
		for (const part of parts) {
			const isOurs = (file: string): boolean => !/\/(?:node_modules|golden|screenshots)(?:\/|$)|\.tsbuildinfo$/.test(file);
			cpSync(path.join(projectDir, part), path.join(copy, part), { recursive: true, filter: isOurs });
		}
		symlinkSync(path.join(projectDir, 'node_modules'), path.join(copy, 'node_modules'));
		await run('git', ['apply', patch], { cwd: copy });
		const weeks = run(process.execPath, ['tests/simulation/run-weeks.ts', '1', values.weeks, '--stop'], { cwd: copy, maxBuffer: 2 ** 28 });
		const output = await weeks.then(
			({ stdout }) => stdout,
			({ stdout, stderr }: { readonly stdout?: string; readonly stderr?: string }) => stdout || `${stderr}`,
		);
		const [, week, fault] = /^Week (\d+): .*?FAILED: (.*)$/m.exec(output) ?? [];
		if (week !== undefined) return `week ${week}: ${fault}`;
		return /^0 of \d+ weeks failed/m.test(output) ? null : `does not run: ${output.slice(-500)}`;
	} catch (error) {
		return `does not fit: ${error instanceof Error ? error.message : String(error)}`;
	} finally {
		rmSync(copy, { recursive: true, force: true });
	}
}
