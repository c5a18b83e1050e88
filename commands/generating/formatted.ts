/** Formats generated code as the project's other files are. */
import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { projectDir } from '../options/project-folder.ts';

/** `file`: within the project; its rules hold. */
export function formatted(file: string, source: string): string {
	const biome = join(projectDir, 'node_modules/.bin/biome');
	const args = ['check', '--write', `--stdin-file-path=${file}`];
	return execFileSync(biome, args, { cwd: projectDir, input: source, encoding: 'utf8' });
}
