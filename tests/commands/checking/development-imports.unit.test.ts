/** No module of production imports a package that only developers install, and the check sees one that does. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { findDevelopmentImports, type InstalledPackages } from '../../../commands/checking/find-development-imports.ts';
import { type Import, readModuleGraph } from '../../../commands/checking/module-graph.ts';
import { projectDir } from '../../../commands/options/project-folder.ts';
import { isLong } from '../../../commands/testing/counts.ts';

const installed: InstalledPackages = {
	dependencies: { sharp: '1.0.0', '@directus/sdk': '1.0.0' },
	optionalDependencies: { node: '1.0.0' },
};
const file = (target: string): Import => ({ target, isFile: true, isValue: true });
const value = (target: string): Import => ({ target, isFile: false, isValue: true });
const type = (target: string): Import => ({ target, isFile: false, isValue: false });
const faultsOf = (modules: Readonly<Record<string, readonly Import[]>>) =>
	findDevelopmentImports(new Map(Object.entries(modules)), installed);

it('passes over packages that are installed, types, and what only developers run', () => {
	const found = faultsOf({
		'commands/build.ts': [file('pipeline/index.ts'), value('node:fs'), value('node'), type('vitest')],
		'pipeline/index.ts': [value('sharp'), value('@directus/sdk/rest')],
		'commands/check.ts': [value('vitest'), file('commands/checking/graph.ts')],
		'commands/checking/graph.ts': [value('axe-core')],
	});
	expect(found).toEqual([]);
});

it.each([
	['a command of production itself', { 'commands/orders-backup.ts': [value('axe-core')] }],
	['a module of a production folder', { 'orders/service/run.ts': [value('axe-core')] }],
	[
		'a module that such a command reaches',
		{
			'commands/serve.ts': [file('commands/serving/one.ts')],
			'commands/serving/one.ts': [file('commands/two.ts')],
			'commands/two.ts': [value('axe-core')],
		},
	],
])('reports one that is imported by %s', (_, modules: Readonly<Record<string, readonly Import[]>>) => {
	expect(faultsOf(modules)).toEqual([expect.stringMatching(/ imports axe-core: production does not install this package$/)]);
});

it('takes the name of a package from a path in it', () => {
	expect(faultsOf({ 'site/a.ts': [value('@directus/other/rest')], 'site/b.ts': [value('axe-core/axe.min.js')] })).toHaveLength(2);
});

// `npm run check` asks for the same
it.runIf(isLong)('finds none in the project', async () => {
	const packages: InstalledPackages = JSON.parse(readFileSync(join(projectDir, 'package.json'), 'utf8'));
	expect(findDevelopmentImports(readModuleGraph(projectDir), packages)).toEqual([]);
});
