/** Links to brand pages, which lie at their type's link key, and to the link keys themselves. */
import type { BrandRowData } from '../../client/pages/brand/brand-data.ts';
import type { LinkData } from '../../client/products/product-card-data.ts';
import { linkKeys } from '../../site/fixed-paths.ts';
import { type Language, perLanguage } from '../../site/languages.ts';
import type { Brand, BrandType } from '../content/brand.ts';
import type { DataContext } from './data-context.ts';
import { toOptionalText } from './localized-text.ts';
import { toPicture } from './picture.ts';

/** The link to a brand's page, or none where it has no page. */
export function brandLinks(brand: Brand, context: DataContext, language: Language): LinkData[] {
	const type = context.brandTypes.get(brand.typeId);
	if (type === undefined) return [];
	const path = context.pathOf(
		perLanguage((each) => `${linkKeys[type.type][each]}/${brand.slug}`),
		language,
	);
	return path === null ? [] : [{ name: brand.displayName, path }];
}

/** The brands that have a page, as rows of a register. */
export function toBrandRows(brands: readonly Brand[], context: DataContext, language: Language): BrandRowData[] {
	return brands.flatMap((brand) =>
		brandLinks(brand, context, language).map((link) => ({
			...link,
			lead: toOptionalText(brand.lead, language),
			picture: toPicture(context.images, brand.picture, brand.displayName, language),
		})),
	);
}

/** The page of all that the shop has of a brand type's kind; null where the site has none. */
export function goodsPath({ type }: BrandType, context: DataContext, language: Language): string | null {
	const path = linkKeys[type][language];
	return context.links.hasPage(path) ? path : null;
}
