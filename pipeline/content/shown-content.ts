/** Leaves out what no page of a site shows, so that neither its texts nor its pictures are prepared. */
import type { Content } from './content.ts';

/** `storePath` is the site's configured one: without it, or without a settings record, there is no shop and so no products. */
export function shownContent(content: Content, storePath: string | null): Content {
	return storePath === null || content.shop === null ? { ...content, products: [] } : content;
}
