/** Data of the brands index. */
import type { BrandsData } from '../../client/pages/brands/brands-data.ts';
import type { Language } from '../../site/languages.ts';
import { brandLinks } from './brand-links.ts';
import type { DataContext } from './data-context.ts';
import { toOptionalText, toText } from './localized-text.ts';
import { toPicture } from './picture.ts';

export function toBrandsData(context: DataContext, language: Language): BrandsData {
	const { brandTypes, brands } = context.content;
	const groups = brandTypes.map((type) => ({
		name: toText(type.displayName, language),
		brands: brands
			.filter((brand) => brand.typeId === type.id)
			.flatMap((brand) =>
				brandLinks(brand, context, language).map((link) => ({
					...link,
					lead: toOptionalText(brand.lead, language),
					picture: toPicture(context.images, brand.picture, brand.displayName, language),
				})),
			),
	}));
	return { language, groups: groups.filter((group) => group.brands.length > 0) };
}
