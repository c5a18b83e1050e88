/** Tables are the one extension of markdown that editors need; all of GFM would cost 40 % more time. */
import type { Options } from 'mdast-util-from-markdown';
import { gfmTableFromMarkdown } from 'mdast-util-gfm-table';
import { gfmTable } from 'micromark-extension-gfm-table';

/** Lets the parser read tables; each line then costs a third more. */
export const markdownTables: Options = { extensions: [gfmTable()], mdastExtensions: [gfmTableFromMarkdown()] };

/** False where no line can be a table's second one, which has a bar or a colon beside a dash. */
export function mayHoldTable(markdown: string): boolean {
	return /\||:-|-:/.test(markdown);
}
