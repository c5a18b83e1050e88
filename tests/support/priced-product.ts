/** A product of the demo whose price tests change. */
import { readSitePages } from '../../commands/demo-site/site-pages.ts';
import { recordKey } from '../../pipeline/snapshot/wire-record.ts';
import type { EditableSnapshot } from './editable-snapshot.ts';
import { firstOf } from './trimmed-snapshot.ts';

export interface PricedProduct {
	/** Euro as the backend writes them, such as `1234.50`; anything else is what an editor typed by mistake. */
	setPrice(price: string): void;
	/** Of its German page in a built site. */
	path(dist: string): string;
}

/** The first product of the snapshot, without variants, so that its price is the one that is shown. */
export function pricedProduct({ records }: Pick<EditableSnapshot, 'records'>): PricedProduct {
	const [product = {}] = firstOf(records, 'ecommerce_product');
	Object.assign(product, { variants: [] });
	return {
		setPrice(price) {
			Object.assign(product, { price_brutto: price });
		},
		path(dist) {
			const page = readSitePages(dist).find(
				({ template, result }) => template === 'product' && result.language === 'de' && 'id' in result && result.id === recordKey(product),
			);
			if (!page) throw new Error('The product has no page');
			return page.path;
		},
	};
}
