/** Defines the wish list's page, whose products come from the visitor's storage. */
import type { WishListData } from '../../client/pages/wish-list/wish-list-data.ts';
import type { PageSubject } from '../../renderer/routes/route.ts';
import { wishListPath } from '../../site/store-paths.ts';
import { toPriceNote } from '../data/product-card.ts';
import { planShopPage } from '../plan/plan-inputs.ts';
import { definePage, shopOf } from './define-page.ts';

export const wishListPage = definePage<PageSubject<'wish-list'>>({
	template: 'wish-list',
	hydratesAtOnce: true,
	plan: (inputs) => planShopPage({ template: 'wish-list' }, wishListPath, inputs),
	title: (_, { texts }) => texts.wishList.title,
	data: (_, { context, language }): WishListData => ({
		language,
		shopPath: shopOf(context).root(language),
		priceNote: toPriceNote(context, language),
	}),
	showsProducts: true,
});
