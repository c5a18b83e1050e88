/** Data of a brand's page. */
import type { BrandData } from '../../client/pages/brand/brand-data.ts';
import { fixedPaths } from '../../site/fixed-paths.ts';
import type { Language } from '../../site/languages.ts';
import type { SubjectOf } from '../routes/route.ts';
import { goodsPath } from './brand-links.ts';
import type { DataContext } from './data-context.ts';
import { toOptionalText, toText } from './localized-text.ts';
import { toPicture } from './picture.ts';
import { toPriceNote, toProductCards } from './product-card.ts';

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
