/** Judges a module graph by the import rules. */
import { clientLayers, domFreeClientModules, type FolderRule, importRules, type ReachRule, reachRules } from './import-rules.ts';
import type { Import, ModuleGraph } from './module-graph.ts';

/** Sentences naming importer, target and the broken rule; an empty list is a clean graph. */
export function findViolations(graph: ModuleGraph): readonly string[] {
	const violations: string[] = [];
	for (const [file, imports] of graph) {
		for (const found of imports) {
			const reason = reasonAgainst(file, found);
			if (reason) violations.push(`${file} imports ${found.target}: ${reason}`);
		}
	}
	const reached = reachRules.flatMap((rule) =>
		[...graph.keys()].filter((file) => rule.from.test(file)).flatMap((file) => reachOf(file, rule, graph)),
	);
	return [...violations, ...reached, ...findFolderCircles(graph).map(describeCircle)];
}

/** The shortest way to what `file` must not reach, as a sentence; empty: there is none. */
function reachOf(file: string, { never }: ReachRule, graph: ModuleGraph): readonly string[] {
	const ways = new Map([[file, file]]);
	// A map lists what is added meanwhile, nearest first.
	for (const [at, way] of ways) {
		if (never.test(at)) return [`${file} reaches ${at}, which no command of production may: ${way}`];
		for (const { target, isFile, isValue } of graph.get(at) ?? []) {
			if (isFile && isValue && !ways.has(target)) ways.set(target, `${way} → ${target}`);
		}
	}
	return [];
}

function reasonAgainst(file: string, { target, isFile, isValue }: Import): string | null {
	const folder = folderOf(file);
	const rule: FolderRule | undefined = importRules[partOf(file)] ?? importRules[folder];
	if (!rule) return `the folder ${folder} has no import rule`;
	if (!isFile) return matches(rule.packages, target) ? null : `${folder} may not use this package`;
	if (domFreeClientModules.test(file) && isValue && folderOf(target) === 'client' && !domFreeClientModules.test(target)) {
		return 'a DOM-free module may use only DOM-free modules of the client';
	}
	if (folder === 'client' && layerOf(target) > layerOf(file)) return `${partOf(target)} lies above ${partOf(file)}`;
	if (folderOf(target) === folder || matches(rule.folders, target)) return null;
	if (!matches(rule.types, target)) return `${folder} may not use ${folderOf(target)}`;
	return isValue ? `${folder} may use only types and DOM-free modules of ${folderOf(target)}` : null;
}

function folderOf(file: string): string {
	const slash = file.indexOf('/');
	return slash === -1 ? '.' : file.slice(0, slash);
}

/** Place among the layers of the client; -1: the module belongs to no layer. */
function layerOf(file: string): number {
	return clientLayers.findIndex((layer) => layer.test(file));
}

/** Folder or module directly below a top-level folder. */
function partOf(file: string): string {
	return file.split('/').slice(0, 2).join('/');
}

function matches(patterns: readonly RegExp[], target: string): boolean {
	return patterns.some((pattern) => pattern.test(target));
}

/** Finds folders that import each other in a circle, at every level of the tree, imports of types and dynamic imports included. */
interface FolderCircle {
	/** The folder in which the circle lies; empty for the top of the tree. */
	readonly folder: string;
	/** Names in that folder that reach each other, sorted: folders, and modules that lie beside them. */
	readonly members: readonly string[];
	/** The imports between its members, `importer → target`, those of the rarest kinds first. */
	readonly imports: readonly string[];
}

/** Imports by the name that imports and the name that is imported, within one folder. */
type Level = Map<string, Map<string, string[]>>;

/** An empty list is a tree in layers. */
function findFolderCircles(graph: ModuleGraph): readonly FolderCircle[] {
	return [...readLevels(graph)].flatMap(([folder, level]) =>
		findGroups(level).map((members) => ({ folder, members, imports: importsAmong(level, members) })),
	);
}

/** A circle in a sentence for people, with the imports that are the fewest to remove. */
function describeCircle({ folder, members, imports }: FolderCircle): string {
	const shown = imports.slice(0, 8).map((line) => `\n  ${line}`);
	const more = imports.length > shown.length ? `\n  and ${imports.length - shown.length} more` : '';
	return `circle in ${folder || 'the top folder'}: ${members.join(', ')}${shown.join('')}${more}`;
}

function readLevels(graph: ModuleGraph): ReadonlyMap<string, Level> {
	const levels = new Map<string, Level>();
	for (const [file, imports] of graph) {
		for (const { target, isFile } of imports) {
			if (!isFile || target === file) continue;
			const [from, to] = [file.split('/'), target.split('/')];
			const depth = from.findIndex((name, index) => name !== to[index]);
			const folder = from.slice(0, depth).join('/');
			const level = getOrAdd(levels, folder, () => new Map());
			const targets = getOrAdd(level, from[depth] ?? '', () => new Map());
			getOrAdd<string, string[]>(targets, to[depth] ?? '', () => []).push(`${file} → ${target}`);
		}
	}
	return levels;
}

/** Strongly connected groups of two or more, after Tarjan. */
function findGroups(level: Level): readonly (readonly string[])[] {
	const groups: string[][] = [];
	const order = new Map<string, number>();
	const open: string[] = [];
	const visit = (name: string): number => {
		const own = order.size;
		order.set(name, own);
		let low = own;
		open.push(name);
		for (const next of level.get(name)?.keys() ?? []) {
			if (!order.has(next)) low = Math.min(low, visit(next));
			else if (open.includes(next)) low = Math.min(low, order.get(next) ?? low);
		}
		if (low === own) {
			const group = open.splice(open.indexOf(name));
			if (group.length > 1) groups.push(group.sort());
		}
		return low;
	};
	for (const name of level.keys()) if (!order.has(name)) visit(name);
	return groups;
}

function importsAmong(level: Level, members: readonly string[]): readonly string[] {
	return members
		.flatMap((from) => members.map((to) => level.get(from)?.get(to) ?? []))
		.sort((left, right) => left.length - right.length)
		.flat();
}

function getOrAdd<Key, Value>(map: Map<Key, Value>, key: Key, make: () => Value): Value {
	const found = map.get(key);
	if (found !== undefined) return found;
	const made = make();
	map.set(key, made);
	return made;
}
