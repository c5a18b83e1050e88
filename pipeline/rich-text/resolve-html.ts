/** Reads the HTML of a text with the parser of the HTML standard. */
import { createRequire } from 'node:module';
import type { Nodes, Root } from 'hast';
import { VFile } from 'vfile';

interface ResolvedHtml {
	readonly tree: Root;
	/** Words that the parser left out, in their order. */
	readonly lost: readonly string[];
}

/** `tree` with its raw nodes as elements. */
export function resolveHtml(tree: Root): ResolvedHtml {
	const resolved = parseRaw(tree);
	return {
		tree: resolved,
		lost: findLostWords(
			textsOf(tree, wordsOfHtml),
			textsOf(resolved, () => []),
		),
	};
}

function wordsOfHtml(html: string): readonly string[] {
	const words = withoutMarkup(html);
	return words.includes('&') ? textsOf(parseRaw({ type: 'root', children: [{ type: 'raw', value: words }] }), () => []) : [words];
}

/** The parser is loaded by the first text with HTML. */
function parseRaw(tree: Root): Root {
	const { default: rehypeRaw }: typeof import('rehype-raw') = createRequire(import.meta.url)('rehype-raw');
	return rehypeRaw()(tree, new VFile());
}

/**
 * What the parser may hide: closed comments, the conditions and instructions that Word writes, and tags. The rest of a comment that does not
 * end is captured. A quotation mark in a tag may be unpaired.
 */
const markup =
	/<!--(?:[\s\S]*?-->|([\s\S]*))|<!\[CDATA\[|<!\[(?:if|endif)[^>]*>|<!doctype[^>]*>|<\?[^>]*>|<\/?[a-z](?:(?:[^<>=]|=(?!\s*["'])|=\s*(?:"[^"]*"|'[^']*'))*|[^<>]*)>/gi;
/** What of it needs no end. */
const opening = /<!--|<!\[CDATA\[/gi;
const word = /[\p{L}\p{M}\p{N}]+/gu;
const letter = /[\p{L}\p{N}]/gu;
const noLetters = /[^\p{L}\p{N}]+/gu;

/** HTML without its markup and without any `<`; character references stay. */
function withoutMarkup(html: string): string {
	// Behind the last `>` nothing ends, and each beginning would be looked at to the end of the text.
	const end = html.lastIndexOf('>') + 1;
	const words = html.slice(0, end).replace(markup, (_match, unclosed?: string) => ` ${unclosed?.replace(markup, ' $1 ') ?? ''} `);
	return `${words}${html.slice(end).replace(opening, ' ')}`.replaceAll('<', ' ');
}

/** The texts of a tree, those of templates included. `ofRaw` says what raw HTML adds. */
export function textsOf(node: Nodes, ofRaw: (html: string) => readonly string[]): readonly string[] {
	if (node.type === 'text') return [node.value];
	if (node.type === 'raw') return ofRaw(node.value);
	if (!('children' in node)) return [];
	const content = node.type === 'element' && node.content !== undefined ? textsOf(node.content, ofRaw) : [];
	return [...content, ...node.children.flatMap((child) => textsOf(child, ofRaw))];
}

/**
 * The words of `written` that `shown` lacks, in their order. The parser may move words and join their parts, so letters decide whether any
 * are missing.
 */
function findLostWords(written: readonly string[], shown: readonly string[]): readonly string[] {
	if (onlyLetters(written) === onlyLetters(shown)) return [];
	const missing = new Set(difference(partsOf(written, letter), partsOf(shown, letter)));
	if (missing.size === 0) return [];
	const lost = difference(partsOf(written, word), partsOf(shown, word));
	const certain = lost.filter((each) => partsOf([each], letter).every((part) => missing.has(part)));
	return certain.length > 0 ? certain : lost;
}

function onlyLetters(texts: readonly string[]): string {
	return texts.join('').replace(noLetters, '');
}

function partsOf(texts: readonly string[], pattern: RegExp): readonly string[] {
	return texts.flatMap((text) => text.match(pattern) ?? []);
}

/** The parts of the first list without as many equal ones as the second holds. */
function difference(parts: readonly string[], taken: readonly string[]): readonly string[] {
	const counts = new Map<string, number>();
	for (const part of taken) counts.set(part, (counts.get(part) ?? 0) + 1);
	return parts.filter((part) => {
		const count = counts.get(part) ?? 0;
		counts.set(part, count - 1);
		return count <= 0;
	});
}
