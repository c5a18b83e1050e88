/** Bounds what a text may ask of the parsers: their time grows with the square or the cube of what is counted here. */
import type { TextExcess } from './text-notes.ts';

const maxChars = 500_000;
/** Signs of markup and lines in all of a text: the parsers take some ten microseconds for each. */
const maxSigns = 100_000;
/** Runs of signs in one paragraph, list item or table row: a thousand take a quarter of a second. */
const maxMarks = 1000;
/** The same between two blank lines. */
const maxMarksOfBlock = 5000;
/** Quotations and lists in one another. */
const maxNesting = 100;
/**
 * Lines that begin several lists at once (`- - a`): the parser of markdown goes through all earlier ones again for each. Five hundred take a quarter of a
 * second, and so do four thousand lists on fewer lines.
 */
const maxNestedLines = 500;
const maxNestedLists = 4000;
/**
 * Lines of all of a text, by what they are. The parser of markdown goes through what it has read of all others again for each of these: so many take
 * about a second, and an ordinary text of 100,000 characters has fewer.
 */
const maxLines: readonly { readonly pattern: RegExp; readonly most: number }[] = [
	{ pattern: /\S/, most: 10_000 },
	{ pattern: /^[\t >]*(?:[-+*]|\d{1,9}[.)])(?:[\t ]|$)/, most: 4000 },
	{ pattern: /^[\t ]+(?:[-+*]|\d{1,9}[.)])(?:[\t ]|$)/, most: 1000 },
	{ pattern: /^[\t ]*>/, most: 3000 },
	{ pattern: /^[\t >]*(?:=+|-+)[\t ]*$/, most: 1000 },
	{ pattern: /^[\t >]*\[\^/, most: 1000 },
	{ pattern: /[*_[`~]|www\.|:\/\/|@/, most: 4000 },
];
/** Words that may be addresses, each of which is looked at with all that stands before it. */
const maxAddresses = 5000;
const address = /www\.|:\/\/|@/gi;
/** Elements in one another: a processor that calls itself for each level ends at some thousands. */
const maxDepth = 400;
/**
 * Elements that begin while others of formatting are open, counted once for each of those: the HTML parser opens these again in every block
 * until they are closed. A text whose formatting is closed in its paragraph counts one or two for each element inside it.
 */
const maxReopened = 50_000;
/** What begins code or HTML is looked for to the end of its block. */
const maxSearchSteps = 10_000_000;

const sign = /[\n\r\\!#&()*+<>@[\]_`|~]/g;
const mark = /\*+|_+|~+|[[\]]/g;
const searched = /`+|</g;
const htmlLine = /^\s*</;
const tag = /<(\/?)([a-z][a-z0-9]*)/gi;
/** What the HTML standard calls formatting elements, without `a` and `nobr`: the next of their kind closes these. */
const formatting = new Set(['b', 'big', 'code', 'em', 'font', 'i', 's', 'small', 'strike', 'strong', 'tt', 'u']);
const itemLine = /^ {0,3}(?:[-+*]|1[.)]) /;
const tableRow = /\|/;
/** Two and more markers of lists, and something behind them: else it is a line across. */
const nestedLists = /^[\t >]*(?:(?:[-+*]|\d{1,9}[.)])[\t ]+){2,}(?=[^\s*+-])/;
const listMarker = /[-+*.)]/g;
const nestingSigns = /^(?:[\t >]|[-+*](?=[\t ])|\d{1,9}[.)](?=[\t ]))+/;

/** null where the text may be read as HTML. */
export function findExcessOfHtml(text: string): TextExcess | null {
	if (text.length > maxChars) return 'long';
	return reopensTooMuch(text) ? 'nested' : null;
}

/** Stops behind `enough`. */
function countOf(text: string, pattern: RegExp, enough: number): number {
	let count = 0;
	for (const _match of text.matchAll(pattern)) {
		count += 1;
		if (count > enough) break;
	}
	return count;
}

function reopensTooMuch(text: string): boolean {
	const open = new Map<string, number>();
	let openInAll = 0;
	let reopened = 0;
	for (const [, slash, written = ''] of text.matchAll(tag)) {
		const name = written.toLowerCase();
		if (formatting.has(name)) {
			const count = open.get(name) ?? 0;
			const next = slash === '' ? count + 1 : Math.max(0, count - 1);
			open.set(name, next);
			openInAll += next - count;
		} else if (slash === '') {
			reopened += openInAll;
			if (reopened > maxReopened) return true;
		}
	}
	return false;
}

/** null where the text may be read as markdown. */
export function findExcess(text: string): TextExcess | null {
	const excess = findExcessOfHtml(text);
	if (excess !== null) return excess;
	if (countOf(text, sign, maxSigns) > maxSigns) return 'marks';
	if (countOf(text, address, maxAddresses) > maxAddresses) return 'parts';
	let ofBlock = 0;
	let ofPiece = 0;
	let searches = 0;
	let blockChars = 0;
	let nestedLines = 0;
	let lists = 0;
	const lines = maxLines.map(() => 0);
	for (const line of text.split(/\r\n?|\n/)) {
		if (nestingOf(line) > maxNesting) return 'nested';
		for (const [index, { pattern, most }] of maxLines.entries()) {
			if (!pattern.test(line)) continue;
			lines[index] = (lines[index] ?? 0) + 1;
			if ((lines[index] ?? 0) > most) return 'parts';
		}
		const opened = nestedLists.exec(line)?.[0];
		if (opened !== undefined) {
			nestedLines += 1;
			lists += opened.match(listMarker)?.length ?? 0;
			if (nestedLines > maxNestedLines || lists > maxNestedLists) return 'nested';
		}
		if (line.trim() === '') ofBlock = ofPiece = searches = blockChars = 0;
		if (itemLine.test(line)) ofPiece = searches = blockChars = 0;
		if (tableRow.test(line)) ofPiece = 0;
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
