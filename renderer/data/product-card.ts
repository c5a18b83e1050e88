/** A product as lists show it, and the note that stands at every price. */
import type { CardData } from '../../client/catalogue/catalogue-data.ts';
import type { PriceNoteData, ProductCardData } from '../../client/pages/product-card-data.ts';
import type { ProductSummary } from '../../pipeline/catalogue/catalogue.ts';
import type { TaxScheme } from '../../pipeline/content/shop-settings.ts';
import { fixedPaths } from '../../site/fixed-paths.ts';
import type { Language } from '../../site/languages.ts';
import { productPath } from '../../site/store-paths.ts';
import type { DataContext } from './data-context.ts';
import { toText } from './localized-text.ts';
import { toPicture } from './picture.ts';
import { productFactsTexts } from './product-facts-texts.ts';

/** The cards of products in a list, by id; one without a page, because its record is at fault, is left out. */
export function toProductCards(products: readonly number[], context: DataContext, language: Language): ProductCardData[] {
	return products.flatMap((id) => {
		const product = context.summary(id);
		const card = toCard(product, context, language);
		return card === null ? [] : [{ ...card, price: product.price }];
	});
}

/** What a card is made from beside its product. */
export type CardSources = Pick<DataContext, 'shop' | 'manufacturers' | 'cardPicture'>;

/** A card without its price; null where its product has no page. */
export function toCard(product: ProductSummary, context: CardSources, language: Language): CardData | null {
	const { shop } = context;
	const category = shop?.category(product.categoryId);
	if (shop === null || category === undefined) {
		return null;
	}
	const name = toText(product.displayName, language);
	return {
		id: product.id,
		path: productPath(shop.root(language), category.slug, product.slug),
		name,
		manufacturer: manufacturerName(product, context, language),
		reference: product.referenceNumber,
		picture: toPicture({ picture: context.cardPicture }, product.images[0] ?? null, name, language),
	};
}

/** The name of a product's manufacturer. */
export function manufacturerName(
	{ manufacturerId }: Pick<ProductSummary, 'manufacturerId'>,
	context: Pick<DataContext, 'manufacturers'>,
	language: Language,
): string | null {
	const manufacturer = manufacturerId === null ? undefined : context.manufacturers.get(manufacturerId);
	return manufacturer === undefined ? null : manufacturer.displayName[language].text;
}

/** Tax note and shipping link (§§ 3, 6 PAngV). `ownScheme`: of a product whose tax is shown otherwise than the shop's. */
export function toPriceNote(context: DataContext, language: Language, ownScheme: TaxScheme | null = null): PriceNoteData {
	const scheme = ownScheme ?? context.shop?.settings.taxScheme ?? 'standard';
	const shippingPath = context.pathOf(fixedPaths.shipping, language);
	return scheme === 'standard' ? { shippingPath } : { shippingPath, tax: productFactsTexts[language].tax[scheme] };
}
