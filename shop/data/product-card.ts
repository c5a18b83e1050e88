/** A product as lists show it, and the note that is at every price. */
import type { CardData } from '../../client/catalogue/catalogue-data.ts';
import type { PriceNoteData, ProductCardData } from '../../client/products/product-card-data.ts';
import { textsByLanguage } from '../../client/texts/texts-by-language.ts';
import { fixedPaths } from '../../site/fixed-paths.ts';
import type { Language } from '../../site/languages.ts';
import type { TaxScheme } from '../../site/money.ts';
import { productPath } from '../../site/store-paths.ts';
import type { ProductSummary } from '../catalogue/catalogue.ts';
import type { Product } from '../content/product.ts';
import { priceBasisText, toPriceBase } from './base-unit.ts';
import type { DataContext, ShopFrame } from './data-context.ts';
import { toText } from './localized-text.ts';
import { toPicture } from './picture.ts';

/** The cards of products in a list, by id; one without a page, because its record is at fault, is left out. */
export function toProductCards(products: readonly number[], context: DataContext, language: Language): ProductCardData[] {
	return products.flatMap((id) => {
		const product = context.summary(id);
		const card = toCard(product, context, language);
		return card === null ? [] : [{ ...card, price: product.price }];
	});
}

/** Beside its product, a card is made from these. */
export type CardSources = Pick<DataContext, 'shop' | 'manufacturers' | 'cardPicture'>;

/** A card without its price; null where its product has no page. */
export function toCard(product: ProductSummary, context: CardSources, language: Language): CardData | null {
	const { shop } = context;
	const category = shop?.category(product.categoryId);
	if (shop === null || category === undefined) return null;
	const name = toText(product.displayName, language);
	const base = toPriceBase(product);
	const basis = priceBasisText(product);
	return {
		id: product.id,
		path: productPath(shop.root(language), category.slug, product.slug),
		name,
		manufacturer: manufacturerName(product, context, language),
		reference: product.referenceNumber,
		picture: toPicture({ picture: context.cardPicture }, product.images[0] ?? null, name, language),
		...toOwnTax(product, shop, language),
		...(base !== null && { base }),
		...(basis !== null && { basis: basis[language] }),
	};
}

export function manufacturerName(
	{ manufacturerId }: Pick<ProductSummary, 'manufacturerId'>,
	context: Pick<DataContext, 'manufacturers'>,
	language: Language,
): string | null {
	const manufacturer = manufacturerId === null ? undefined : context.manufacturers.get(manufacturerId);
	return manufacturer === undefined ? null : manufacturer.displayName[language].text;
}

/** Tax note and shipping link (§§ 3, 6 PAngV), by the shop's own scheme where none is given. */
export function toPriceNote(context: DataContext, language: Language, given: TaxScheme | null = null): PriceNoteData {
	const { shop } = context;
	const scheme = given ?? shop?.settings.taxScheme ?? 'standard';
	return { shippingPath: context.pathOf(fixedPaths.shipping, language), ...(shop !== null && toTaxNote(scheme, shop, language)) };
}

/** The usual words need not be said. */
export function toTaxNote(scheme: TaxScheme, shop: Pick<ShopFrame, 'law'>, language: Language): Pick<PriceNoteData, 'tax'> {
	return scheme === 'standard' ? {} : { tax: taxText(scheme, shop, language) };
}

/** What a price says of the tax. */
function taxText(scheme: TaxScheme, { law }: Pick<ShopFrame, 'law'>, language: Language): string {
	return scheme === 'standard' ? textsByLanguage[language].price.taxIncluded : law.words[language].tax[scheme];
}

/** What prices say of the tax, by scheme. */
export function toTaxTexts(shop: Pick<ShopFrame, 'law'>, language: Language): Readonly<Record<TaxScheme, string>> {
	return {
		standard: taxText('standard', shop, language),
		margin: taxText('margin', shop, language),
		small_business: taxText('small_business', shop, language),
	};
}

/** Of a product whose tax is shown otherwise than the shop's. */
export function toOwnTax(
	{ taxScheme = null }: Partial<Pick<Product, 'taxScheme'>>,
	shop: Pick<ShopFrame, 'settings' | 'law'>,
	language: Language,
): Pick<ProductCardData, 'tax'> {
	return taxScheme === null || taxScheme === shop.settings.taxScheme ? {} : { tax: taxText(taxScheme, shop, language) };
}
