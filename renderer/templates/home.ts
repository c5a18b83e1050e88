/** Defines the home page. */
import type { HomeData } from '../../client/pages/home/home-data.ts';
import { fixedPaths } from '../../site/fixed-paths.ts';
import type { Language } from '../../site/languages.ts';
import { linkKeys } from '../../site/link-keys.ts';
import { listPath } from '../../site/store-paths.ts';
import { plainText } from '../../site/text.ts';
import { brandLinks } from '../data/brand-links.ts';
import type { DataContext, ShopFrame } from '../data/data-context.ts';
import { toFormTarget } from '../data/form-target.ts';
import { toOptionalText, toText } from '../data/localized-text.ts';
import { toPicture } from '../data/picture.ts';
import { toPriceNote, toProductCards } from '../data/product-card.ts';
import { describeShop } from '../data/structured-data.ts';
import type { Family, SubjectOf } from '../routes/route.ts';
import { definePage } from './define-page.ts';

function toHomeData({ families, products }: SubjectOf<'home'>, context: DataContext, language: Language): HomeData {
	const { content, shop } = context;
	const lead = toOptionalText(content.project.seoDescription, language);
	const welcome = context.textPage('home');
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

export const homePage = definePage({
	template: 'home',
	title: () => null,
	data: (subject, { context, language }) => toHomeData(subject, context, language),
	description: ({ products }, { context, words, shopName, own, nameOf }) =>
		own(context.content.project.seoDescription) ?? words.home(shopName, products.map(nameOf)),
	richTexts: (_, { pages }) => [pages.find(({ type }) => type === 'home')?.body ?? null],
	picture: ({ hero }) => hero,
	about: (_, { context, language }) => {
		const keywords = context.content.project.seoKeywords?.[language].text;
		return { ...(keywords && { keywords: plainText(keywords) }), ...describeShop(context, language) };
	},
	showsProducts: true,
});
