/** The Astro site of the benchmark lies outside what the compiler and the import rules see, as Astro is installed on demand only. */
import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, it } from 'vitest';
import { projectDir } from '../../commands/options/project-folder.ts';

const sources = globSync('bench/astro/src/**/*.{astro,ts,tsx}', { cwd: projectDir });

it.each(sources)('%s imports what is there', (source) => {
	const file = join(projectDir, source);
	const named = [...readFileSync(file, 'utf8').matchAll(/(?:from |import |glob\()'(\.[^']+)'/g)].map(([, path = '']) => path);
	const missing = named.filter((path) => {
		const imported = join(dirname(file), path);
		return path.includes('*') ? globSync(imported).length === 0 : !existsSync(imported);
	});
	expect(missing).toEqual([]);
});

it('finds the sources', () => expect(sources.length).toBeGreaterThan(4));
