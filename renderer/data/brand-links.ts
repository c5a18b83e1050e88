/** Links to brand pages, which lie at their type's link key. */
import type { LinkData } from '../../client/pages/product-card-data.ts';
import type { Brand } from '../../pipeline/content/brand.ts';
import { type Language, perLanguage } from '../../site/languages.ts';
import { linkKeys } from '../../site/link-keys.ts';
import type { DataContext } from './data-context.ts';

/** The link to a brand's page, or none where it has no page. */
export function brandLinks(brand: Brand, context: DataContext, language: Language): LinkData[] {
	const type = context.brandTypes.get(brand.typeId);
	if (type === undefined) {
		return [];
	}
	const path = context.pathOf(
		perLanguage((each) => `${linkKeys[type.type][each]}/${brand.slug}`),
		language,
	);
	return path === null ? [] : [{ name: brand.displayName, path }];
}
