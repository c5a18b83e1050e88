/** Adds a product to the product feed when its page is made. */
import type { PageData } from '../../client/pages/page-data.ts';
import type { Watch } from '../../renderer/changes/watch.ts';
import type { Route } from '../../renderer/routes/route.ts';
import type { DataContext } from '../data/data-context.ts';
import { toHeadImages } from '../data/head-image.ts';
import type { ProductFeed } from './product-feed.ts';
import { toFeedLine } from './to-feed-line.ts';

/** The line's inputs are noted as the page's own. The feed ignores all other pages. */
export function putPage(feed: ProductFeed, page: PageData, route: Route, { context, watch }: { context: DataContext; watch: Watch }): void {
	const { shop, config } = context;
	if (page.template !== 'product' || shop === null) {
		return;
	}
	watch.reads('feedSpan');
	const { result: data, head } = page;
	const product = context.product(data.id);
	const images = toHeadImages(data, config);
	feed.put(route.language, product.id, toFeedLine({ product, data, route, description: head.description, images }, shop, context));
}
