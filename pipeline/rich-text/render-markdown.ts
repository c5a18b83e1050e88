/** Markdown to sanitised HTML with placeholders: the one way in which an editor's text becomes HTML. */
import rehypeAutolinkHeadings from 'rehype-autolink-headings';
import rehypeSanitize from 'rehype-sanitize';
import rehypeSlug from 'rehype-slug';
import rehypeStringify from 'rehype-stringify';
import remarkParse from 'remark-parse';
import remarkRehype from 'remark-rehype';
import { unified } from 'unified';
import { headingLinks, safeHeadingIds } from './heading-anchors.ts';
import { markdownTables } from './markdown-tables.ts';
import { placeholders } from './placeholders.ts';
import { sanitizeSchema } from './sanitize-schema.ts';

export { processorVersion } from './processor-version.ts';

const processor = unified()
	.use(remarkParse)
	.use(markdownTables)
	.use(remarkRehype)
	.use(rehypeSanitize, sanitizeSchema)
	.use(placeholders)
	.use(rehypeSlug)
	.use(safeHeadingIds)
	.use(rehypeAutolinkHeadings, headingLinks)
	.use(rehypeStringify)
	.freeze();

/** Renders one text. HTML written inside the markdown is left out; links and pictures are placeholders (see placeholders.ts). */
export function renderMarkdown(markdown: string): string {
	return processor.processSync(markdown).toString();
}
