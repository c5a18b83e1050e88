/**
 * Reads which module imports which. Oxc does the parsing, because dependency-cruiser sees no modules beside TypeScript 7 and reports success. Nothing is
 * resolved: a module's imports are exactly what its own text says.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import { parseSync } from 'rolldown/utils';

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

/** Reads the modules below `root`. @throws Error where a file does not parse */
export function readModuleGraph(root: string): ModuleGraph {
	return new Map(listModules(root).map((file) => [file, importsOf(file, readFileSync(join(root, file), 'utf8'))]));
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

/** Of a type that stands inside another one, `a: import('./a.ts').A`: the parser's list of imports has those that run. */
const inlineImport = /\bimport\('([^'\n]+)'\)/g;
const ofTypesOnly = /^(?:import|export) type (?=[{*]|\w+ from\b|\w+, )/;

/** What a module imports, sorted. What it imports as a value and as a type counts as a value. */
function importsOf(file: string, source: string): readonly Import[] {
	const { module, errors } = parseSync(file, source);
	const [error] = errors;
	if (error !== undefined) throw new Error(`${file} does not parse: ${error.message}`);
	const { staticImports, staticExports, dynamicImports } = module;
	const isValueByPath = new Map<string, boolean>();
	const note = (path: string, isValue: boolean): void => {
		isValueByPath.set(path, isValue || isValueByPath.get(path) === true);
	};
	const runs = (start: number): boolean => !ofTypesOnly.test(source.slice(start, start + 200));
	for (const { start, moduleRequest } of staticImports) note(moduleRequest.value, runs(start));
	for (const { start, entries } of staticExports)
		for (const { moduleRequest } of entries) if (moduleRequest !== null) note(moduleRequest.value, runs(start));
	for (const { moduleRequest } of dynamicImports) {
		const [, path] = /^'([^']+)'$/.exec(source.slice(moduleRequest.start, moduleRequest.end)) ?? [];
		if (path !== undefined) note(path, true);
	}
	for (const [, path = ''] of source.matchAll(inlineImport)) note(path, false);
	return [...isValueByPath].sort().map(([path, isValue]) => {
		const isFile = path.startsWith('.');
		return { target: isFile ? posix.join(posix.dirname(file), path) : path, isFile, isValue };
	});
}
