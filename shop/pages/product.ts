/** Defines a product's page. */
import type { CartEntryData, OfferData, ProductData, VariantData } from '../../client/products/product-data.ts';
import type { PictureData } from '../../client/ui/picture-data.ts';
import type { PlannedPage } from '../../renderer/routes/planned-page.ts';
import type { PageSubject, Route } from '../../renderer/routes/route.ts';
import { isOrderable } from '../../site/choose-availability.ts';
import { linkKeys } from '../../site/fixed-paths.ts';
import type { Language, PerLanguage } from '../../site/languages.ts';
import { cartPath, listPath } from '../../site/store-paths.ts';
import { plainText, type Text, toTranslatedText } from '../../site/text.ts';
import type { CatalogueEntry } from '../catalogue/catalogue.ts';
import type { Category } from '../content/category.ts';
import { type Product, productPrice, type Variant } from '../content/product.ts';
import { priceBasisText, toPriceBase } from '../data/base-unit.ts';
import { brandLinks } from '../data/brand-links.ts';
import { toEssentials } from '../data/characteristics.ts';
import { type DataContext, isSold, type ShopFrame } from '../data/data-context.ts';
import { toFormTarget } from '../data/form-target.ts';
import { toOptionalText, toText } from '../data/localized-text.ts';
import { toOfferNotes, toPieceNotes } from '../data/offer-notes.ts';
import { toPersonalizationData } from '../data/personalization.ts';
import { toHeadImages, toPicture } from '../data/picture.ts';
import { manufacturerName, toOwnTax, toPriceNote } from '../data/product-card.ts';
import { toProductTexts } from '../data/product-texts.ts';
import { toRatingsData } from '../data/ratings.ts';
import { toProductRecord } from '../data/structured-product.ts';
import { definePage, shopOf } from './define-page.ts';

interface ProductSubject extends PageSubject<'product'> {
	readonly id: number;
	readonly category: Category;
}

function toProductData(product: Product, category: Category, shop: ShopFrame, route: Route, context: DataContext): ProductData {
	const { language } = route;
	const name = toText(product.displayName, language);
	const price = productPrice(product);
	const basis = priceBasisText(product);
	return {
		language,
		id: product.id,
		name,
		reference: product.referenceNumber,
		manufacturer: manufacturerName(product, context, language),
		brandPath: brandPath(product, context, language),
		list: { name: toText(category.displayName, language), path: listPath(shop.root(language), category.slug, 1) },
		pictures: toPictures(product.images, name, context, language),
		price,
		priceNote: toPriceNote(context, language),
		...toOwnTax(product, shop, language),
		...(basis !== null && { basis: basis[language] }),
		offer: product.hasVariants ? null : toOffer(product, product, shop, language),
		variantLabel: toOptionalText(product.variantDisplayName, language),
		...(product.variantDisplayName2 !== null && { variantLabel2: toText(product.variantDisplayName2, language) }),
		variants: product.variants.map((variant) => toVariant(variant, product, shop, context, language)),
		notes: toPieceNotes(price, product, language),
		delivery: context.deliveryDays,
		personalization: toPersonalizationData(product, context, shop, language),
		kinship: { category: product.categoryId, manufacturer: product.manufacturerId, tags: product.tagIds },
		showStock: shop.settings.showStock,
		cart: isSold(shop) && price.amount !== null ? toCartEntry(product, shop, route, context) : null,
		contactPath: linkKeys.contact[language],
		requests: toFormTarget('request', context, language),
		ratings: shop.settings.allowRatings ? toRatingsData(product.ratings, toFormTarget('rating', context, language), language) : null,
		...toProductTexts(product, shop, context, language),
	};
}

function brandPath({ manufacturerId }: Product, context: DataContext, language: Language): string | null {
	const manufacturer = manufacturerId === null ? undefined : context.manufacturers.get(manufacturerId);
	const brand = manufacturer && context.brands.get(manufacturer.slug);
	return brand === undefined ? null : (brandLinks(brand, context, language)[0]?.path ?? null);
}

/** `item`: the product itself, or one of its variants. */
function toOffer(item: Product | Variant, product: Product, { settings }: ShopFrame, language: Language): OfferData {
	return {
		price: item.price,
		stock: item.stock,
		orderable: isOrderable({ isReorderable: item.reorderPossible }, settings),
		shippingTimeDays: item.shippingTime,
		notes: toOfferNotes(item, product, language),
	};
}

function toVariant(variant: Variant, product: Product, shop: ShopFrame, context: DataContext, language: Language): VariantData {
	const { displayName, displayName2, images } = variant;
	const pictures = images === null ? [] : toPictures(images, toText(product.displayName, language), context, language);
	return {
		id: variant.id,
		name: toText(displayName, language),
		...(displayName2 !== null && { name2: toText(displayName2, language) }),
		referenceSuffix: variant.referenceNumberSuffix,
		...(pictures.length > 0 && { pictures }),
		names: toTranslatedText((each) => [displayName, displayName2].flatMap((text) => (text === null ? [] : toText(text, each)))),
		...toOffer(variant, product, shop, language),
	};
}

function toPictures(files: Product['images'], name: Text, context: DataContext, language: Language): PictureData[] {
	return files.flatMap((file) => toPicture(context.images, file, name, language) ?? []);
}

/** The smallest rendition is wide enough for a cart line. */
function toCartEntry(product: Product, shop: ShopFrame, route: Route, { images }: DataContext): CartEntryData {
	const file = product.images[0];
	const picture = file === undefined ? null : images.picture(file);
	const base = toPriceBase(product);
	const basis = priceBasisText(product);
	const facts = toEssentials(product);
	return {
		names: toTranslatedText((each) => [toText(product.displayName, each)]),
		paths: route.languagePaths,
		reference: product.referenceNumber,
		picture: picture && { key: picture.key, width: picture.width, height: picture.height, widthPx: picture.widths[0] ?? picture.width },
		cartPath: cartPath(shop.root(route.language)),
		...(product.taxScheme !== null && { taxScheme: product.taxScheme }),
		...(base !== null && { base }),
		...(basis !== null && { basis }),
		...(facts.length > 0 && { facts }),
	};
}

export function planProduct(entry: CatalogueEntry, category: Category, paths: PerLanguage<string>): PlannedPage<ProductSubject> {
	return {
		subject: { template: 'product', id: entry.id, category },
		record: { collection: 'ecommerce_product', id: entry.id, field: 'slug' },
		paths,
		indexed: true,
		writtenIn: (language) => entry.writtenIn.includes(language),
	};
}

export const productPage = definePage<ProductSubject>({
	template: 'product',
	// there may be tens of thousands, each planned by `planProduct` when it is asked for
	plan: () => [],
	isStanding: false,
	title: ({ id }, { context, language }) => context.product(id).displayName[language].text,
	data: ({ id, category }, { context, route }) => toProductData(context.product(id), category, shopOf(context), route, context),
	description: ({ id, category }, { context, language, words, shopName, title, richText, beginningOf }) =>
		beginningOf(context.product(id).description, richText.description) ??
		words.product(title, category.displayName[language].text, shopName),
	picture: ({ pictures }) => pictures[0] ?? null,
	parent: ({ list }) => ({ name: plainText(list.name), path: list.path }),
	about: (data, { route, context, description }) => {
		const images = toHeadImages(data, context.config);
		const inputs = { product: context.product(data.id), data, route, description, images };
		const product = context.shop && toProductRecord(inputs, context.shop, context);
		return product === null ? {} : { structuredData: [product] };
	},
	showsProducts: true,
	namesTimes: true,
});
