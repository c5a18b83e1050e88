/** Judges a module graph by the import rules. */
import { describeCircle, findFolderCircles } from './folder-circles.ts';
import { clientLayers, domFreeClientModules, type FolderRule, importRules, pipelineIndex, shopFolders } from './import-rules.ts';
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
	return [...violations, ...findFolderCircles(graph).map(describeCircle)];
}

function reasonAgainst(file: string, { target, isFile, isValue }: Import): string | null {
	const folder = folderOf(file);
	const rule: FolderRule | undefined = importRules[partOf(file)] ?? importRules[folder];
	if (!rule) return `the folder ${folder} has no import rule`;
	if (!isFile) return matches(rule.packages, target) ? null : `${folder} may not use this package`;
	if (domFreeClientModules.test(file) && isValue && folderOf(target) === 'client' && !domFreeClientModules.test(target)) {
		return 'a DOM-free module may use only DOM-free modules of the client';
	}
	if (isEngine(file) && shopFolders.test(target)) return 'the engine may not know the shop';
	if (folder === 'client' && layerOf(target) > layerOf(file)) return `${partOf(target)} lies above ${partOf(file)}`;
	if (folderOf(target) === folder || matches(rule.folders, target)) return null;
	if (!matches(rule.types, target)) return `${folder} may not use ${folderOf(target)}`;
	return isValue ? `${folder} may use only types and DOM-free modules of ${folderOf(target)}` : null;
}

function folderOf(file: string): string {
	const slash = file.indexOf('/');
	return slash === -1 ? '.' : file.slice(0, slash);
}

/** Knows no word of the trade. */
function isEngine(file: string): boolean {
	return folderOf(file) === 'pipeline' && file !== pipelineIndex && !shopFolders.test(file);
}

/** Place among the layers of the client; -1: the module is none of its own. */
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
