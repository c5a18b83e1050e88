/** The solution file at the top names every runtime, so that `tsc -b` and editors see the whole tree. */
import { globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, it } from 'vitest';
import { projectDir } from '../../../commands/options/project-folder.ts';

const read = (file: string) => JSON.parse(readFileSync(join(projectDir, file), 'utf8'));
const references: readonly string[] = read('tsconfig.json').references.map(({ path }: { path: string }) => path);
const ofNode = 'tsconfig.node.json';

it('names each folder that has a tsconfig.json, and what runs in Node', () => {
	const found = globSync('*/**/tsconfig.json', { cwd: projectDir, exclude: ['**/node_modules'] }).map((file) => dirname(file));
	expect(references.toSorted()).toEqual([...found, ofNode].toSorted());
});

it('leaves out no folder with sources', () => {
	const modules = globSync('*/**/*.{ts,tsx}', { cwd: projectDir, exclude: ['**/node_modules', '.*', 'dist*'] });
	const folders = new Set(modules.map((file) => file.split('/')[0]));
	const inNode: readonly string[] = read(ofNode).include;
	const named = [
		...references.filter((path) => path !== ofNode && !path.includes('/')),
		...inNode.map((glob) => glob.replace('/**/*.ts', '')),
	];
	expect(named.toSorted()).toEqual([...folders].sort());
});
