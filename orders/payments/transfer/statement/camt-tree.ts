/** Looks into the elements of a statement. An empty element counts as one that is missing: banks write both. */
import { XMLParser } from 'fast-xml-parser';
import { StatementUnreadable } from './statement-unreadable.ts';

const parser = new XMLParser({
	ignoreAttributes: false,
	attributeNamePrefix: '@',
	parseTagValue: false,
	parseAttributeValue: false,
	removeNSPrefix: true,
	// References by number, such as `&#66;`.
	htmlEntities: true,
});

export const camtFix = 'Fix: download the statement of the account from the bank as CAMT.053, version 2 or 8.';

/** @throws StatementUnreadable */
export function parseXml(xml: string): unknown {
	try {
		return parser.parse(xml, true);
	} catch (error) {
		throw new StatementUnreadable(`This file is not a bank statement: it is no XML (${faultOf(xml)}). ${camtFix}`, { cause: error });
	}
}

/** The parser's own words name its states, and repeat what stands in the file. */
function faultOf(xml: string): string {
	const text = xml.trim();
	if (!text.startsWith('<')) return 'it does not begin with an element';
	const last = /<\/([\w.:-]+)\s*>$/.exec(text)?.[1];
	const first = /<([A-Za-z_][\w.:-]*)/.exec(text)?.[1];
	return last === first
		? 'its elements do not fit into one another'
		: 'it breaks off before its end, as after a download that was interrupted';
}

/** All elements of this name in an element. */
export function childrenOf(element: unknown, name: string): readonly unknown[] {
	if (typeof element !== 'object' || element === null || !Object.hasOwn(element, name)) return [];
	const found = (element as Readonly<Record<string, unknown>>)[name];
	return (Array.isArray(found) ? found : [found]).filter((each) => !isEmpty(each));
}

/** The first element that this path leads to; undefined: there is none. */
export function childOf(element: unknown, ...path: readonly string[]): unknown {
	return allOf(element, ...path)[0];
}

/** All elements that this path leads to. */
export function allOf(element: unknown, ...path: readonly string[]): readonly unknown[] {
	return path.reduce<readonly unknown[]>((found, name) => found.flatMap((each) => childrenOf(each, name)), [element]);
}

/** The text of the first element that this path leads to; null: there is none, or it is empty. */
export function textOf(element: unknown, ...path: readonly string[]): string | null {
	const found = childOf(element, ...path);
	const text = typeof found === 'object' ? childOf(found, '#text') : found;
	return typeof text === 'string' && text.trim() !== '' ? text.trim() : null;
}

/** The texts of all elements that this path leads to. */
export function textsOf(element: unknown, ...path: readonly string[]): readonly string[] {
	return allOf(element, ...path).flatMap((each) => textOf(each) ?? []);
}

function isEmpty(value: unknown): boolean {
	if (value === undefined || value === null) return true;
	if (typeof value === 'string') return value.trim() === '';
	return typeof value === 'object' && Object.keys(value).length === 0;
}
