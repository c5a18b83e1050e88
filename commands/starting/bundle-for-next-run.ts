/** Decides when a command is worth bundling: who builds once, as CI does, or changes the program between two runs, never waits for it. */
import { mkdirSync, readFileSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { isMissing } from '../../pipeline/disk/is-missing.ts';
import { sourceHash } from '../../renderer/bundle/source-hash.ts';
import { type CommandPlace, commandsDir, keepCommand } from './kept-command.ts';

/** Sources that a command may be made of. */
const sourceFolders = ['site', 'pipeline', 'client', 'renderer', 'commands', 'sandbox'];

/**
 * To be called after a run from the sources. Bundles where the run before had the same ones, and else leaves word for the next. Sources
 * that cannot be stamped (a clock that runs behind the files' times) are tried once.
 */
export async function bundleForNextRun(place: CommandPlace): Promise<void> {
	const dir = commandsDir(place.projectDir);
	mkdirSync(dir, { recursive: true });
	if (realpathSync(dir) !== dir) return;
	const mark = join(dir, `${place.name}.ran`);
	const sources = sourceHash(place.projectDir, sourceFolders);
	const before = readMark(mark);
	if (before === `${sources} tried`) return;
	if (before !== sources) {
		writeFileSync(mark, sources);
		return;
	}
	writeFileSync(mark, `${sources} tried`);
	// Loaded only now: it brings esbuild.
	const { bundleCommand } = await import('./bundle-command.ts');
	const bundled = await bundleCommand(place);
	if (bundled === null) return;
	await keepCommand(place, bundled);
	rmSync(mark, { force: true });
}

function readMark(file: string): string {
	try {
		return readFileSync(file, 'utf8');
	} catch (error) {
		if (isMissing(error)) return '';
		throw error;
	}
}
