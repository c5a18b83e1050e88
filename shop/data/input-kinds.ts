/** The kinds of input that the site's pages and files are made from beside the subjects that their plan gives them. */
import type { Watch } from '../../renderer/changes/watch.ts';
import type { Content } from '../content/content.ts';

/** Lists of content of which a page may read a single record. */
export type RecordList = 'brandTypes' | 'categories' | 'manufacturers';

/** What has a value of its own without a name. */
type Made =
	| 'country'
	| 'films'
	| 'tagQueries'
	| 'deliveries'
	| 'deliveryDays'
	| 'pictures'
	| 'feedSpan'
	| 'pieces'
	| 'offers'
	| 'paths'
	| 'sitemap'
	| 'redirects';

export type InputKind = 'content' | 'record' | 'brand' | 'textPage' | 'hasTextPage' | 'link' | 'page' | 'standingPage' | Made;

/** The content, of which each part that is read is noted. */
export function watchedContent(content: Content, watch: Pick<Watch, 'reads'>): Content {
	return new Proxy(content, {
		get(target, name, receiver) {
			if (typeof name === 'string' && Object.hasOwn(target, name)) {
				watch.reads('content', name);
			}
			return Reflect.get(target, name, receiver);
		},
	});
}
