/** What editors write beyond CommonMark. Each extension costs every line time, so a text is read with those that it may need. */
import { createRequire } from 'node:module';
import type { Options } from 'mdast-util-from-markdown';
import { gfmTableFromMarkdown } from 'mdast-util-gfm-table';
import { gfmTable } from 'micromark-extension-gfm-table';

/** A line then costs a third more. */
const tables: Options = { extensions: [gfmTable()], mdastExtensions: [gfmTableFromMarkdown()] };
let all: Options | null = null;

/** A line that can be a table's second one has a bar or a colon beside a dash. */
const mayHoldTable = /\||:-|-:/;
/** Lines through words, footnotes, tasks, and addresses that are links without being marked as such. */
const mayHoldMore = /~~|\[\^|\[[ \txX]\]|www\.|https?:\/\/|@/i;

/** null: CommonMark is enough. */
export function extensionsFor(markdown: string): Options | null {
	if (mayHoldMore.test(markdown)) {
		all ??= loadAll();
		return all;
	}
	return mayHoldTable.test(markdown) ? tables : null;
}

/** Loaded by the first text that needs it, which few sites have. */
function loadAll(): Options {
	const require = createRequire(import.meta.url);
	const { gfm }: typeof import('micromark-extension-gfm') = require('micromark-extension-gfm');
	const { gfmFromMarkdown }: typeof import('mdast-util-gfm') = require('mdast-util-gfm');
	return { extensions: [gfm({ singleTilde: false })], mdastExtensions: [gfmFromMarkdown()] };
}
