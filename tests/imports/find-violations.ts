/** Judges a module graph by the import rules. */
import { domFreeClientModules, type FolderRule, importRules } from './import-rules.ts';
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
	return [...violations, ...findCycles(graph).map((cycle) => `cycle: ${cycle.join(' → ')}`)];
}

function reasonAgainst(file: string, { target, isFile, isValue }: Import): string | null {
	const folder = folderOf(file);
	const rule: FolderRule | undefined = importRules[folder];
	if (!rule) return `the folder ${folder} has no import rule`;
	if (!isFile) return matches(rule.packages, target) ? null : `${folder} may not use this package`;
	if (domFreeClientModules.test(file) && isValue && folderOf(target) === 'client' && !domFreeClientModules.test(target)) {
		return 'a DOM-free module may use only DOM-free modules of the client';
	}
	if (folderOf(target) === folder || matches(rule.folders, target)) return null;
	if (!matches(rule.types, target)) return `${folder} may not use ${folderOf(target)}`;
	return isValue ? `${folder} may use only types and DOM-free modules of ${folderOf(target)}` : null;
}

function folderOf(file: string): string {
	const slash = file.indexOf('/');
	return slash === -1 ? '.' : file.slice(0, slash);
}

function matches(patterns: readonly RegExp[], target: string): boolean {
	return patterns.some((pattern) => pattern.test(target));
}

/** Cycles among imports that exist when the program runs; types may refer to each other. */
function findCycles(graph: ModuleGraph): readonly (readonly string[])[] {
	const cycles: string[][] = [];
	const finished = new Set<string>();
	const visit = (file: string, trail: readonly string[]): void => {
		const start = trail.indexOf(file);
		if (start !== -1) {
			cycles.push([...trail.slice(start), file]);
			return;
		}
		if (finished.has(file)) return;
		for (const { target, isValue } of graph.get(file) ?? []) {
			if (isValue && graph.has(target)) visit(target, [...trail, file]);
		}
		finished.add(file);
	};
	for (const file of graph.keys()) visit(file, []);
	return cycles;
}
