/** Defines a brand's page. */
import type { BrandData } from '../../client/pages/brand/brand-data.ts';
import { fixedPaths } from '../../site/fixed-paths.ts';
import type { Language } from '../../site/languages.ts';
import { plainText } from '../../site/text.ts';
import { goodsPath } from '../data/brand-links.ts';
import type { DataContext } from '../data/data-context.ts';
import { toOptionalText, toText } from '../data/localized-text.ts';
import { toPicture } from '../data/picture.ts';
import { toPriceNote, toProductCards } from '../data/product-card.ts';
import type { SubjectOf } from '../routes/route.ts';
import { definePage, foundAs, type PageDefinition } from './define-page.ts';

export function toBrandData(subject: SubjectOf<'brand' | 'watch-brand'>, context: DataContext, language: Language): BrandData {
	const { brand, type, products, hasMore } = subject;
	const brandsPath = context.pathOf(fixedPaths.brands, language);
	return {
		language,
		name: brand.displayName,
		typeName: toText(type.displayName, language),
		typePath: goodsPath(type, context, language),
		lead: toOptionalText(brand.lead, language),
		picture: toPicture(context.images, brand.picture, brand.displayName, language),
		brands: brandsPath === null ? null : { name: context.texts(language).brands.title, path: brandsPath },
		products: toProductCards(products, context, language),
		shopPath: hasMore ? (context.shop?.root(language) ?? null) : null,
		priceNote: toPriceNote(context, language),
		...(brand.description && { richText: { description: context.richText(brand.description, language) } }),
	};
}

/** What the page of a brand and that of the configured watch brand have in common. */
export const ofBrand = {
	title: ({ brand }) => brand.displayName,
	description: ({ brand, type }, { language, words, shopName, title, richText, own, beginningOf }) =>
		own(brand.lead) ||
		beginningOf(brand.description, richText.description) ||
		words.brand(title, type.displayName[language].text, shopName),
	richTexts: ({ brand }) => [brand.description],
	picture: ({ picture }) => picture,
	parent: ({ brands }) => brands && { name: plainText(brands.name), path: brands.path },
	found: ({ brand, type }, { language }) => foundAs(brand.displayName, type.displayName[language].text),
} satisfies Partial<PageDefinition<'brand' | 'watch-brand'>>;

export const brandPage = definePage<'brand'>({
	...ofBrand,
	template: 'brand',
	data: (subject, { context, language }) => toBrandData(subject, context, language),
	showsProducts: true,
});
