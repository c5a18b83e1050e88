/** Data of the home page. */
import type { HomeData } from '../../client/pages/home/home-data.ts';
import { fixedPaths } from '../../site/fixed-paths.ts';
import type { Language } from '../../site/languages.ts';
import { linkKeys } from '../../site/link-keys.ts';
import { listPath } from '../../site/store-paths.ts';
import type { Family, SubjectOf } from '../routes/route.ts';
import { brandLinks } from './brand-links.ts';
import type { DataContext, ShopFrame } from './data-context.ts';
import { toFormTarget } from './form-target.ts';
import { toOptionalText, toText } from './localized-text.ts';
import { toPicture } from './picture.ts';
import { toPriceNote, toProductCards } from './product-card.ts';

export function toHomeData({ families, products }: SubjectOf<'home'>, context: DataContext, language: Language): HomeData {
	const { content, shop } = context;
	const lead = toOptionalText(content.project.seoDescription, language);
	const welcome = content.pages.find((page) => page.type === 'home');
	return {
		language,
		title: welcome === undefined ? content.project.displayName : toText(welcome.title, language),
		lead,
		hero: toPicture(context.images, welcome?.picture ?? null, welcome === undefined ? '' : toText(welcome.title, language), language),
		shopPath: shop?.root(language) ?? null,
		categories: shop === null ? [] : families.flatMap((family) => toFamily(family, shop, context, language)),
		products: toProductCards(products, context, language),
		priceNote: toPriceNote(context, language),
		brands: content.brands.flatMap((brand) => brandLinks(brand, context, language)),
		brandsPath: context.pathOf(fixedPaths.brands, language),
		contactPath: linkKeys.contact[language],
		newsletter: toFormTarget('newsletter', context, language),
		...(welcome && { richText: { welcome: context.richText(welcome.body, language) } }),
	};
}

function toFamily({ categoryId, count, piece }: Family, shop: ShopFrame, context: DataContext, language: Language): HomeData['categories'] {
	const category = shop.category(categoryId);
	if (category === undefined) {
		return [];
	}
	const name = toText(category.displayName, language);
	const file = piece === null ? null : (context.summary(piece).images[0] ?? null);
	const picture = toPicture({ picture: context.cardPicture }, file, name, language);
	return [{ name, path: listPath(shop.root(language), category.slug, 1), count, picture }];
}
