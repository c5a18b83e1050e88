/** The kinds of faults: each operator is a slip that a person could make, and that still parses. */
import type { ESTree } from 'rolldown/utils';

/** The text from `start` to `end` becomes `after`. */
export interface Mutation {
	readonly operator: string;
	readonly start: number;
	readonly end: number;
	readonly after: string;
}

interface Place {
	readonly node: ESTree.Node;
	readonly parent: ESTree.Node | null;
	readonly source: string;
}

type Range = Pick<ESTree.Node, 'start' | 'end'>;
type Change = Range & { readonly after: string };
type Operator = (place: Place) => readonly Change[];

const comparisons: Readonly<Record<string, string>> = {
	'===': '!==',
	'!==': '===',
	'==': '!=',
	'!=': '==',
	'<': '<=',
	'<=': '<',
	'>': '>=',
	'>=': '>',
};
const sums: Readonly<Record<string, string>> = { '+': '-', '-': '+' };
const junctions: Readonly<Record<string, string>> = { '&&': '||', '||': '&&' };
const methods: Readonly<Record<string, string>> = {
	some: 'every',
	every: 'some',
	min: 'max',
	max: 'min',
	floor: 'ceil',
	ceil: 'floor',
	startsWith: 'endsWith',
	endsWith: 'startsWith',
	find: 'findLast',
	findLast: 'find',
	push: 'unshift',
};
/** A chain goes on without them. */
const droppable: ReadonlySet<string> = new Set([
	...['trim', 'filter', 'slice', 'sort', 'toSorted', 'reverse', 'toReversed', 'toLowerCase', 'toUpperCase', 'normalize'],
]);

const operators: Readonly<Record<string, Operator>> = {
	comparison: ({ node, source }) => (node.type === 'BinaryExpression' ? swapBetween(node, comparisons, source) : []),
	sum: ({ node, source }) =>
		node.type === 'BinaryExpression' && !isText(node.left) && !isText(node.right) ? swapBetween(node, sums, source) : [],
	junction: ({ node, source }) => (node.type === 'LogicalExpression' ? swapBetween(node, junctions, source) : []),
	boolean: ({ node }) => (node.type === 'Literal' && typeof node.value === 'boolean' ? [replace(node, String(!node.value))] : []),
	condition: ({ node }) =>
		node.type === 'IfStatement' || node.type === 'ConditionalExpression'
			? ['true', 'false'].map((constant) => replace(node.test, constant))
			: [],
	number: ({ node }) =>
		node.type === 'Literal' && typeof node.value === 'number'
			? [node.value + 1, node.value - 1].filter((number) => number >= 0).map((number) => replace(node, String(number)))
			: [],
	string: ({ node, parent }) => (isText(node) && !isTag(parent) && !isDirective(parent) ? [replace(node, "''")] : []),
	statement: ({ node }) => (node.type === 'ExpressionStatement' && !isDirective(node) ? [replace(node, ';')] : []),
	return: ({ node }) => {
		const value = returned(node);
		return value === null ? [] : [replace(value, 'undefined')];
	},
	method: ({ node }) => {
		const name = methodName(node);
		const other = name === null ? undefined : methods[name.name];
		return name === null || other === undefined ? [] : [replace(name, other)];
	},
	call: ({ node, source }) => {
		const name = methodName(node);
		if (name === null || !droppable.has(name.name) || node.type !== 'CallExpression') return [];
		return node.callee.type === 'MemberExpression' ? [replace(node, textOf(node.callee.object, source))] : [];
	},
	negation: ({ node, source }) =>
		node.type === 'UnaryExpression' && node.operator === '!' ? [replace(node, textOf(node.argument, source))] : [],
	fallback: ({ node, source }) =>
		node.type === 'LogicalExpression' && node.operator === '??' ? [replace(node, textOf(node.left, source))] : [],
};

/** All that the operators can do to one node. */
export function mutationsOf(node: ESTree.Node, parent: ESTree.Node | null, source: string): readonly Mutation[] {
	return Object.entries(operators).flatMap(([operator, changesOf]) =>
		changesOf({ node, parent, source })
			.filter(({ start, end, after }) => source.slice(start, end) !== after)
			.map((change) => ({ operator, ...change })),
	);
}

function replace({ start, end }: Range, after: string): Change {
	return { start, end, after };
}

function textOf({ start, end }: Range, source: string): string {
	return source.slice(start, end);
}

/** Another operator between the two sides. */
function swapBetween(
	{ left, operator, right }: { readonly left: Range; readonly operator: string; readonly right: Range },
	others: Readonly<Record<string, string>>,
	source: string,
): readonly Change[] {
	const other = others[operator];
	const start = source.indexOf(operator, left.end);
	return other === undefined || start < 0 || start >= right.start ? [] : [replace({ start, end: start + operator.length }, other)];
}

function isText(node: ESTree.Node): boolean {
	if (node.type === 'TemplateLiteral') return true;
	return node.type === 'Literal' && typeof node.value === 'string' && node.value !== '';
}

function isTag(parent: ESTree.Node | null): boolean {
	return parent?.type === 'TaggedTemplateExpression';
}

function isDirective(node: ESTree.Node | null): boolean {
	return node?.type === 'ExpressionStatement' && typeof node.directive === 'string';
}

function returned(node: ESTree.Node): Range | null {
	if (node.type === 'ReturnStatement') return node.argument;
	return node.type === 'ArrowFunctionExpression' && node.expression ? node.body : null;
}

function methodName(node: ESTree.Node) {
	if (node.type !== 'CallExpression' || node.callee.type !== 'MemberExpression' || node.callee.computed) return null;
	return node.callee.property.type === 'Identifier' ? node.callee.property : null;
}
