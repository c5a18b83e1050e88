/** A product as lists show it, and the note that stands at every price. */
import type { PriceNoteData, ProductCardData } from '../../client/pages/product-card-data.ts';
import type { Product } from '../../pipeline/content/product.ts';
import { fixedPaths } from '../../site/fixed-paths.ts';
import type { Language } from '../../site/languages.ts';
import { productPath } from '../../site/store-paths.ts';
import type { DataContext } from './data-context.ts';
import { toText } from './localized-text.ts';
import { toPicture } from './picture.ts';
import { productPrice } from './product-price.ts';

/** The cards of products in a list; one without a page, because its record is at fault, is left out. */
export function toProductCards(products: readonly Product[], context: DataContext, language: Language): ProductCardData[] {
	return products.flatMap((product) => {
		const card = toProductCard(product, context, language);
		return card === null ? [] : [card];
	});
}

function toProductCard(product: Product, context: DataContext, language: Language): ProductCardData | null {
	const category = context.shop?.categoryOf(product);
	if (context.shop === null || category === undefined) {
		return null;
	}
	const name = toText(product.displayName, language);
	return {
		id: product.id,
		path: productPath(context.shop.root(language), category.slug, product.slug),
		name,
		manufacturer: manufacturerName(product, context),
		reference: product.referenceNumber,
		price: productPrice(product),
		picture: toPicture(context.images, product.images[0] ?? null, name),
	};
}

/** The name of a product's manufacturer. */
export function manufacturerName({ manufacturerId }: Product, { manufacturers }: DataContext): string | null {
	return manufacturerId === null ? null : (manufacturers.get(manufacturerId)?.displayName ?? null);
}

/** Tax note and shipping link (§§ 3, 6 PAngV). */
export function toPriceNote(context: DataContext, language: Language): PriceNoteData {
	return { shippingPath: context.pathOf(fixedPaths.shipping, language) };
}
