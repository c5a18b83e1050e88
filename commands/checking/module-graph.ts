/**
 * Reads which module imports which. esbuild does the parsing, because dependency-cruiser sees no modules beside TypeScript 7 and reports
 * success; every import is kept external, so that a module's imports are exactly what its own text says.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, posix, relative, sep } from 'node:path';
import { build, type Plugin } from 'esbuild';

export interface Import {
	/** File relative to the root, with `/`, or the name of a package or `node:` module as it is written. */
	readonly target: string;
	readonly isFile: boolean;
	/** False: the import vanishes when types are stripped. */
	readonly isValue: boolean;
}

/** Imports by importing file, both relative to the root and sorted. */
export type ModuleGraph = ReadonlyMap<string, readonly Import[]>;

const modulePattern = /\.tsx?$/;
const skippedFolders = /(^|\/)(node_modules|\.[^/]*)$|^(dist|dist\..*|content-cache|docs|test-results|sandbox\/directus\/data)$/;

/** Reads the modules below `root`. Throws where a file does not parse. */
export async function readModuleGraph(root: string): Promise<ModuleGraph> {
	const files = listModules(root);
	const [all, values] = await Promise.all([importsOf(root, files, keepTypeImports), importsOf(root, files, (source) => source)]);
	const graph = new Map<string, readonly Import[]>();
	for (const file of files) {
		const valueTargets = values.get(file) ?? new Map();
		graph.set(
			file,
			[...(all.get(file) ?? [])].sort().map(([target, isFile]) => ({ target, isFile, isValue: valueTargets.has(target) })),
		);
	}
	return graph;
}

/** Every TypeScript module below a folder, generated and installed ones left out. */
function listModules(root: string, folder = ''): readonly string[] {
	return readdirSync(join(root, folder), { withFileTypes: true })
		.flatMap((entry) => {
			const path = posix.join(folder, entry.name);
			if (entry.isDirectory()) return skippedFolders.test(path) ? [] : listModules(root, path);
			return modulePattern.test(path) ? [path] : [];
		})
		.sort();
}

/** Turns imports of types into imports of values, which esbuild would otherwise drop, and adds those that stand inside types. */
function keepTypeImports(source: string): string {
	const inline = [...source.matchAll(/\bimport\('([^'\n]+)'\)/g)].map(([, target]) => `import '${target}';`);
	const statements = source.replace(/^(import|export) type (?=[{*]|\w+ from\b|\w+, )/gm, '$1 ');
	return `${statements}\n${inline.join('\n')}`;
}

/** By file: what it imports, and whether that is a file. */
async function importsOf(
	root: string,
	files: readonly string[],
	transform: (source: string) => string,
): Promise<ReadonlyMap<string, ReadonlyMap<string, boolean>>> {
	const graph = new Map<string, Map<string, boolean>>(files.map((file) => [file, new Map()]));
	const collect: Plugin = {
		name: 'collect-imports',
		setup({ onResolve, onLoad }) {
			onResolve({ filter: /.*/ }, ({ kind, path, importer }) => {
				if (kind === 'entry-point') return { path: join(root, path) };
				const from = relative(root, importer).split(sep).join('/');
				const isFile = path.startsWith('.');
				graph.get(from)?.set(isFile ? posix.join(dirname(from), path) : path, isFile);
				return { path, external: true };
			});
			onLoad({ filter: modulePattern }, ({ path }) => ({
				contents: transform(readFileSync(path, 'utf8')),
				loader: path.endsWith('x') ? 'tsx' : 'ts',
			}));
		},
	};
	await build({
		entryPoints: [...files],
		absWorkingDir: root,
		bundle: true,
		write: false,
		outdir: '.',
		format: 'esm',
		platform: 'node',
		jsx: 'preserve',
		logLevel: 'silent',
		treeShaking: false,
		tsconfigRaw: { compilerOptions: { verbatimModuleSyntax: true } },
		plugins: [collect],
	});
	return graph;
}
