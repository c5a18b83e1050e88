/** Production installs no development dependencies (`npm ci --omit=dev`), so what runs there must not import any. */
import { productionCommands, productionFolders } from './import-rules.ts';
import type { ModuleGraph } from './module-graph.ts';

/** What is read of a package.json. */
export interface InstalledPackages {
	readonly dependencies?: Readonly<Record<string, string>>;
	readonly optionalDependencies?: Readonly<Record<string, string>>;
}

/** Sentences naming importer and package, one for each value that production would not find. */
export function findDevelopmentImports(graph: ModuleGraph, installed: InstalledPackages): readonly string[] {
	const names = new Set(Object.keys({ ...installed.dependencies, ...installed.optionalDependencies }));
	return [...productionModules(graph)].flatMap((file) =>
		(graph.get(file) ?? [])
			.filter(({ target, isFile, isValue }) => isValue && !isFile && !target.startsWith('node:') && !names.has(packageOf(target)))
			.map(({ target }) => `${file} imports ${target}: production does not install this package`),
	);
}

/** Modules of folders that only production needs, the commands of production, and all that these reach. */
function productionModules(graph: ModuleGraph): ReadonlySet<string> {
	const found = new Set([...graph.keys()].filter((file) => productionFolders.test(file) || productionCommands.test(file)));
	// A set lists what is added meanwhile.
	for (const file of found) {
		for (const { target, isFile, isValue } of graph.get(file) ?? []) if (isFile && isValue) found.add(target);
	}
	return found;
}

/** `@directus/sdk` of `@directus/sdk/rest`. */
function packageOf(specifier: string): string {
	return specifier
		.split('/')
		.slice(0, specifier.startsWith('@') ? 2 : 1)
		.join('/');
}
