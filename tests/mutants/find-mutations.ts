/** Finds every place of a module that an operator can change. Types, imports, comments and names of properties stay as they are. */
import { type ESTree, parseSync } from 'rolldown/utils';
import { type Mutation, mutationsOf } from './operators.ts';

/** Mutations of a source, in the order of the source; each of them parses. `file` says whether it has JSX. */
export function findMutations(file: string, source: string): readonly Mutation[] {
	const { program, errors } = parseSync(file, source);
	if (errors.length > 0) throw new Error(`${file} does not parse: ${errors[0]?.message}`);
	const found: Mutation[] = [];
	walk(program, (node, parent) => found.push(...mutationsOf(node, parent, source)));
	return found.filter((mutation) => parses(file, mutate(source, mutation)));
}

export function mutate(source: string, { start, end, after }: Mutation): string {
	return `${source.slice(0, start)}${after}${source.slice(end)}`;
}

function parses(file: string, source: string): boolean {
	return parseSync(file, source).errors.length === 0;
}

/** These wrap an expression; all others that begin with `TS` are types. */
const wrappers: ReadonlySet<string> = new Set(['TSAsExpression', 'TSSatisfiesExpression', 'TSNonNullExpression']);
const statementsOfModules: ReadonlySet<string> = new Set(['ImportDeclaration', 'ExportAllDeclaration', 'ImportExpression']);
/** A type, or where a module is imported from. */
const skippedKeys: ReadonlySet<string> = new Set(['typeAnnotation', 'typeArguments', 'typeParameters', 'returnType', 'source']);

type Visit = (node: ESTree.Node, parent: ESTree.Node | null) => void;

function walk(node: ESTree.Node, visit: Visit, parent: ESTree.Node | null = null): void {
	if (statementsOfModules.has(node.type) || (node.type.startsWith('TS') && !wrappers.has(node.type))) return;
	visit(node, parent);
	for (const [key, value] of Object.entries(node)) {
		if (skippedKeys.has(key) || isNameOf(node, key)) continue;
		for (const child of Array.isArray(value) ? value : [value]) if (isNode(child)) walk(child, visit, node);
	}
}

function isNameOf(node: ESTree.Node, key: string): boolean {
	return key === 'key' && 'computed' in node && !node.computed;
}

function isNode(value: unknown): value is ESTree.Node {
	return typeof value === 'object' && value !== null && 'type' in value && 'start' in value;
}
