/** The HTML of a product's page by name: the editor's text, and what the builder adds about the product. */
import type { ProductData } from '../../client/products/product-data.ts';
import { documentIds } from '../../client/runtime/document-marks.ts';
import type { Language } from '../../site/languages.ts';
import type { Product } from '../content/product.ts';
import type { DataContext, ShopFrame } from './data-context.ts';
import { renderDurabilityLabel } from './guarantee-notice.ts';
import { toText } from './localized-text.ts';
import { toPicture } from './picture.ts';
import { manufacturerName } from './product-card.ts';
import { type FactsSources, renderProductFacts, renderSizeGuide } from './product-facts.ts';
import { renderRatings, toRatingsData } from './ratings.ts';

/** Left out where the product has no texts at all. */
export function toProductTexts(product: Product, shop: ShopFrame, context: DataContext, language: Language): Pick<ProductData, 'richText'> {
	const pageIds = new Set(documentIds);
	const { description, safetyWarnings, manufacturerId, sizeGuideId } = product;
	const sizeGuide = sizeGuideId === null ? undefined : context.sizeGuides.get(sizeGuideId);
	const descriptionHtml = description && context.richText(description, language, pageIds);
	const facts = renderProductFacts(
		product,
		{
			manufacturer: (manufacturerId === null ? undefined : context.manufacturers.get(manufacturerId)) ?? null,
			tags: toTagLinks(product, shop, context, language),
			pictureOf: ({ images }) => toPicture(context.images, images?.[0] ?? null, toText(product.displayName, language), language),
			law: shop.law,
			warnings: safetyWarnings && context.richText(safetyWarnings, language, pageIds),
		},
		language,
	);
	const guarantee = shop.law.showsGuarantee ? renderDurabilityLabel(product, manufacturerName(product, context, language), language) : null;
	const richText = {
		...(descriptionHtml !== null && { description: descriptionHtml }),
		...(facts !== null && { facts }),
		...(guarantee !== null && { guarantee }),
		...(shop.settings.allowRatings && {
			ratings: renderRatings(toRatingsData(product.ratings, null, language), language),
		}),
		...(sizeGuide && { sizes: renderSizeGuide(sizeGuide, language) }),
	};
	return Object.keys(richText).length === 0 ? {} : { richText };
}

/** Each tag leads to all products that have it, where lists can be filtered by tags. */
function toTagLinks({ tagIds }: Product, shop: ShopFrame, { content, tagQueries }: DataContext, language: Language): FactsSources['tags'] {
	const root = shop.root(language);
	return tagIds.flatMap((id) => {
		const tag = content.tags.find((each) => each.id === id);
		const query = tagQueries.get(id);
		return tag === undefined ? [] : [{ tag, path: query === undefined ? null : root + query }];
	});
}
