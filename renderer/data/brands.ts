/** Data of the brands index. */
import type { BrandsData } from '../../client/pages/brands/brands-data.ts';
import type { Language } from '../../site/languages.ts';
import { goodsPath, toBrandRows } from './brand-links.ts';
import type { DataContext } from './data-context.ts';
import { toText } from './localized-text.ts';

export function toBrandsData(context: DataContext, language: Language): BrandsData {
	const { brandTypes, brands } = context.content;
	const groups = brandTypes.map((type) => ({
		name: toText(type.displayName, language),
		path: goodsPath(type, context, language),
		brands: toBrandRows(
			brands.filter((brand) => brand.typeId === type.id),
			context,
			language,
		),
	}));
	return { language, groups: groups.filter((group) => group.brands.length > 0) };
}
