/** Bounds what a text may ask of the parsers: their time grows with the square or the cube of what is counted here. */
import type { TextExcess } from './text-notes.ts';

const maxChars = 500_000;
/** Runs of signs in one paragraph, list item or table row: a thousand take a quarter of a second. */
const maxMarks = 1000;
/** The same between two blank lines. */
const maxMarksOfBlock = 5000;
/** Quotations and lists in one another. */
const maxNesting = 100;
/** Elements in one another: a processor that calls itself for each level ends at some thousands. */
const maxDepth = 400;
/** What begins code or HTML is looked for to the end of its block. */
const maxSearchSteps = 10_000_000;

const mark = /\*+|_+|~+|[[\]]/g;
const searched = /`+|</g;
const htmlLine = /^\s*</;
const itemLine = /^ {0,3}(?:[-+*]|1[.)]) /;
const tableRow = /\|/;
const nestingSigns = /^(?:[\t >]|[-+*](?=[\t ])|\d{1,9}[.)](?=[\t ]))+/;

/** null where the text may be read as HTML, which takes as long as it is. */
export function findExcessOfHtml(text: string): TextExcess | null {
	return text.length > maxChars ? 'long' : null;
}

/** null where the text may be read as markdown. */
export function findExcess(text: string): TextExcess | null {
	if (text.length > maxChars) return 'long';
	let ofBlock = 0;
	let ofPiece = 0;
	let searches = 0;
	let blockChars = 0;
	for (const line of text.split(/\r\n?|\n/)) {
		if (nestingOf(line) > maxNesting) return 'nested';
		if (line.trim() === '') ofBlock = ofPiece = searches = blockChars = 0;
		if (itemLine.test(line) || tableRow.test(line)) ofPiece = 0;
		const marks = line.match(mark) ?? [];
		ofBlock += marks.length;
		ofPiece += marks.length;
		if (!htmlLine.test(line)) searches += line.match(searched)?.length ?? 0;
		blockChars += line.length;
		if (ofPiece > maxMarks || ofBlock > maxMarksOfBlock || searches * blockChars > maxSearchSteps) return 'marks';
	}
	return null;
}

/** Quotations and lists that a line opens or goes on with: an indent of two is one list at the most. */
function nestingOf(line: string): number {
	const signs = nestingSigns.exec(line)?.[0] ?? '';
	if (signs.length <= maxNesting) return 0;
	const markers = signs.match(/[>+*.)-]/g)?.length ?? 0;
	const columns = signs.replaceAll('\t', '    ').length;
	return Math.max(markers, Math.floor((columns - markers) / 2));
}

interface TreeNode {
	readonly type: string;
	readonly children?: readonly TreeNode[];
}

/** Looks at a tree without calling itself. */
export function isTooDeep(tree: TreeNode): boolean {
	let level: readonly TreeNode[] = [tree];
	for (let depth = 0; level.length > 0; depth += 1) {
		if (depth > maxDepth) return true;
		level = level.flatMap(({ children = [] }) => children);
	}
	return false;
}
