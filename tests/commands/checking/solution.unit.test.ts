/** The solution file at the top names every runtime, so that `tsc -b` and editors see the whole tree. */
import { globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, it } from 'vitest';
import { projectDir } from '../../../commands/options/project-folder.ts';

it('names each folder that has a tsconfig.json, and no other', () => {
	const solution = JSON.parse(readFileSync(join(projectDir, 'tsconfig.json'), 'utf8'));
	const named = solution.references.map(({ path }: { path: string }) => path);
	const found = globSync('*/**/tsconfig.json', { cwd: projectDir, exclude: ['**/node_modules'] }).map((file) => dirname(file));
	expect(named.toSorted()).toEqual(found.toSorted());
});
