/** A copy of the project's sources that the benchmark runs and may change; packages are shared with the work tree. */
import { appendFileSync, cpSync, mkdirSync, readdirSync, rmSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { projectDir } from '../commands/options/project-folder.ts';
import { copiedProjectDir } from './work-folder.ts';

/** Folders that a build runs or bundles. */
const sourceFolders = ['site', 'pipeline', 'client', 'renderer', 'shop', 'commands', 'sandbox', 'tests'];
/** Installed or generated. */
const leftOut = /\/node_modules$|\/sandbox\/directus\/data$/;

/** Replaces the copy by the sources as they are now. */
export function copyProject(): void {
	rmSync(copiedProjectDir, { recursive: true, force: true });
	mkdirSync(copiedProjectDir, { recursive: true });
	for (const entry of readdirSync(projectDir, { withFileTypes: true })) {
		if (entry.isFile() || sourceFolders.includes(entry.name)) {
			cpSync(join(projectDir, entry.name), join(copiedProjectDir, entry.name), {
				recursive: true,
				filter: (source) => !leftOut.test(source),
			});
		}
	}
	symlinkSync(join(projectDir, 'node_modules'), join(copiedProjectDir, 'node_modules'));
}

/** Changes what every page loads first, so that all names and pages change with it. */
export function changeClientSource(round: number): void {
	appendFileSync(join(copiedProjectDir, 'client/boot.ts'), `\ndocument.documentElement.dataset.round = '${round}';\n`);
}
