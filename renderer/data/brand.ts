/** Data of a brand's page. A brand's products are those of the manufacturer with the same slug (design §6). */
import type { BrandData } from '../../client/pages/brand/brand-data.ts';
import type { Brand, BrandType } from '../../pipeline/content/brand.ts';
import { productPageSize } from '../../site/constants.ts';
import { fixedPaths } from '../../site/fixed-paths.ts';
import type { Language } from '../../site/languages.ts';
import type { DataContext } from './data-context.ts';
import { toText } from './localized-text.ts';
import { toPicture } from './picture.ts';
import { toPriceNote, toProductCards } from './product-card.ts';

export function toBrandData(brand: Brand, type: BrandType, context: DataContext, language: Language): BrandData {
	const { shop } = context;
	const manufacturer = context.content.manufacturers.find((candidate) => candidate.slug === brand.slug);
	const products =
		shop === null || manufacturer === undefined ? [] : shop.products.filter((each) => each.manufacturerId === manufacturer.id);
	const brandsPath = context.pathOf(fixedPaths.brands, language);
	return {
		language,
		name: brand.displayName,
		typeName: toText(type.displayName, language),
		picture: toPicture(context.images, brand.picture, brand.displayName),
		brands: brandsPath === null ? null : { name: context.texts(language).brands.title, path: brandsPath },
		products: toProductCards(products.slice(0, productPageSize), context, language),
		shopPath: shop !== null && products.length > productPageSize ? shop.root(language) : null,
		priceNote: toPriceNote(context, language),
		...(brand.description && { richText: { description: context.richText(brand.description, language) } }),
	};
}
