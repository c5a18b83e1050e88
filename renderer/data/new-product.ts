/** Data of the page for products that are newer than the build. */

import type { NewProductData } from '../../client/pages/new-product/new-product-data.ts';
import type { LiveSource } from '../../client/runtime/live-source.ts';
import type { SiteConfig } from '../../site/config.ts';
import type { Language } from '../../site/languages.ts';
import { linkKeys } from '../../site/link-keys.ts';
import type { Route } from '../routes/route.ts';
import type { DataContext, ShopFrame } from './data-context.ts';
import { toPriceNote } from './product-card.ts';

export function toNewProductData(shop: ShopFrame, context: DataContext, language: Language): NewProductData {
	const { config, content } = context;
	const live = toLiveSource(config);
	if (live === null) {
		throw new Error('A page for new products was planned for a site without live content.');
	}
	return {
		language,
		live,
		storeRoot: shop.root(language),
		house: content.project.displayName,
		priceNotes: {
			standard: toPriceNote(context, language, 'standard'),
			margin: toPriceNote(context, language, 'margin'),
			small_business: toPriceNote(context, language, 'small_business'),
		},
		taxScheme: shop.settings.taxScheme,
		delivery: context.deliveryDays,
		contactPath: linkKeys.contact[language],
	};
}

/** Where pages read live content; null: nowhere. */
export function toLiveSource({ live, projectDomain }: Pick<SiteConfig, 'live' | 'projectDomain'>): LiveSource | null {
	return live === undefined ? null : { url: live.url, token: live.publicToken, project: projectDomain };
}

/** The paths that a page answers beside its own. */
export function matchPath({ path, subject }: Pick<Route, 'path' | 'subject'>): { readonly matchPath?: string } {
	return subject.template === 'new-product' ? { matchPath: `${path.slice(0, path.lastIndexOf('/'))}/*` } : {};
}
