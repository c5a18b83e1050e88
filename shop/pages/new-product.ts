/** Defines the page for products that are newer than the build. */
import type { NewProductData } from '../../client/pages/new-product/new-product-data.ts';
import { liveWords } from '../../client/texts/live-words.ts';
import type { PageSubject } from '../../renderer/routes/route.ts';
import { linkKeys } from '../../site/fixed-paths.ts';
import type { Language } from '../../site/languages.ts';
import { shellPath } from '../../site/store-paths.ts';
import type { DataContext, ShopFrame } from '../data/data-context.ts';
import { toLiveSource } from '../data/form-target.ts';
import { toPriceNote } from '../data/product-card.ts';
import { planShopPage } from '../plan/plan-inputs.ts';
import { definePage, shopOf } from './define-page.ts';

function toNewProductData(shop: ShopFrame, context: DataContext, language: Language): NewProductData {
	const { config, content } = context;
	const live = toLiveSource(config);
	if (live === null) throw new Error('A page for new products was planned for a site without live content.');
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

export const newProductPage = definePage<PageSubject<'new-product'>>({
	template: 'new-product',
	hydratesAtOnce: true,
	plan: (inputs) => (inputs.config.live === undefined ? [] : planShopPage({ template: 'new-product' }, shellPath, inputs)),
	title: (_, { language }) => liveWords[language].newPiece,
	data: (_, { context, language }) => toNewProductData(shopOf(context), context, language),
	matchPath: ({ path }) => `${path.slice(0, path.lastIndexOf('/'))}/*`,
	namesTimes: true,
});
