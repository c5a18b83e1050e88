/** The environment of a command that loads a module of tests/preload before its own. */
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { projectDir } from '../../commands/options/project-folder.ts';
import { isLong } from '../../commands/testing/counts.ts';

/** `name` of the file, without its ending. */
export function preloading(name: string): Readonly<Record<string, string>> {
	return { NODE_OPTIONS: `--import=${pathToFileURL(join(projectDir, `tests/preload/${name}.ts`))}` };
}

/** A command that finds no backend tries again and again for 15 s; in the long run it takes that time. */
export const hurriedWaits: Readonly<Record<string, string>> = isLong ? {} : preloading('hurried-waits');
