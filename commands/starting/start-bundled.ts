/**
 * Starts a command from what an earlier run bundled it into, where that is what its sources would do; else from the sources. Loading hundreds
 * of modules takes longer than a build with one changed price (docs/decisions/0014-kept-bundles-and-quick-commit.md).
 */
import { setSourceMapsSupport } from 'node:module';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { whereDiskAllows } from '../../pipeline/disk/where-disk-allows.ts';
import { type CommandPlace, readKeptCommand } from './kept-command.ts';

/** Runs the command to its end. A command without a bundle may leave one for the next run, after all its own work. */
export async function startBundled(place: CommandPlace): Promise<void> {
	const kept = await whereDiskAllows(() => readKeptCommand(place));
	if (kept !== null) {
		// So that a stack names sources.
		setSourceMapsSupport(true, { nodeModules: true });
		await import(pathToFileURL(kept).href);
		return;
	}
	await import(pathToFileURL(join(place.projectDir, `commands/${place.name}.ts`)).href);
	if (process.exitCode === 0) {
		const { bundleForNextRun } = await import('./bundle-for-next-run.ts');
		// A fault of ours has to be seen, but what the command was called for is done.
		await whereDiskAllows(() => bundleForNextRun(place)).catch(console.error);
	}
}
