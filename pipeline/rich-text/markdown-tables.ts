/** Tables are the one extension of markdown that editors need; all of GFM would cost 40 % more time. */
import { gfmTableFromMarkdown } from 'mdast-util-gfm-table';
import { gfmTable } from 'micromark-extension-gfm-table';
import type { Processor } from 'unified';

/** unified plugin: lets remark-parse read tables. */
export function markdownTables(this: Processor): void {
	const data = this.data();
	data.micromarkExtensions = [...(data.micromarkExtensions ?? []), gfmTable()];
	data.fromMarkdownExtensions = [...(data.fromMarkdownExtensions ?? []), gfmTableFromMarkdown()];
}
