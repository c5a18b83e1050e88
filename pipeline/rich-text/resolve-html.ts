/** Reads the HTML of a text with the parser of the HTML standard. */
import { createRequire } from 'node:module';
import type { Nodes, Root } from 'hast';
import { findLostWords, textsOf, withoutMarkup } from './lost-words.ts';

export interface ResolvedHtml {
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

export function toRoot(tree: Nodes): Root {
	if (tree.type === 'root') return tree;
	return { type: 'root', children: tree.type === 'doctype' ? [] : [tree] };
}

function wordsOfHtml(html: string): readonly string[] {
	const words = withoutMarkup(html);
	return words.includes('&') ? textsOf(parseRaw({ type: 'root', children: [{ type: 'raw', value: words }] }), () => []) : [words];
}

/** The parser is loaded by the first text with HTML. */
function parseRaw(tree: Root): Root {
	const require = createRequire(import.meta.url);
	const { raw }: typeof import('hast-util-raw') = require('hast-util-raw');
	return toRoot(raw(tree));
}
