/** Defines the pages of brands; that of the watch brand has a template of its own. */
import type { BrandData } from '../../client/pages/brand/brand-data.ts';
import { isWrittenIn, type PlannedPage } from '../../renderer/routes/planned-page.ts';
import type { PageSubject } from '../../renderer/routes/route.ts';
import { productPageSize } from '../../site/constants.ts';
import { fixedPaths, linkKeys } from '../../site/fixed-paths.ts';
import { type Language, perLanguage } from '../../site/languages.ts';
import { plainText } from '../../site/text.ts';
import type { Brand, BrandType } from '../content/brand.ts';
import type { Content } from '../content/content.ts';
import { goodsPath } from '../data/brand-links.ts';
import type { DataContext } from '../data/data-context.ts';
import { toOptionalText, toText } from '../data/localized-text.ts';
import { toPicture } from '../data/picture.ts';
import { toPriceNote, toProductCards } from '../data/product-card.ts';
import type { PlanInputs } from '../plan/plan-inputs.ts';
import type { Shop } from '../plan/shop.ts';
import { definePage, foundAs, type PageDefinition } from './define-page.ts';

export interface BrandSubject<Name extends 'brand' | 'watch-brand' = 'brand' | 'watch-brand'> extends PageSubject<Name> {
	readonly brand: Brand;
	readonly type: BrandType;
	/** At most a page of a list. */
	readonly products: readonly number[];
	readonly hasMore: boolean;
}

export function toBrandData(subject: BrandSubject, context: DataContext, language: Language): BrandData {
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

/** The pages of the brands that have the template, each below the link key of its type. */
export function planBrands<Name extends 'brand' | 'watch-brand'>(
	template: Name,
	{ content, shop, config: { specialBrand } }: PlanInputs,
): PlannedPage<BrandSubject<Name>>[] {
	const types = new Map(content.brandTypes.map((type) => [type.id, type]));
	return content.brands.flatMap((brand, order): PlannedPage<BrandSubject<Name>>[] => {
		const type = types.get(brand.typeId);
		if (type === undefined || template !== (brand.slug === specialBrand ? 'watch-brand' : 'brand')) return [];
		return [
			{
				subject: { template, brand, type, ...chooseProducts(brand, content, shop) },
				record: { collection: 'brand', id: brand.id, field: 'slug' },
				paths: perLanguage((language) => `${linkKeys[type.type][language]}/${brand.slug}`),
				indexed: true,
				writtenIn: (language) => isWrittenIn([brand.lead, brand.description], language),
				order,
			},
		];
	});
}

/** Those of the manufacturer with the brand's slug. */
function chooseProducts(brand: Brand, { manufacturers }: Content, shop: Shop | null): Pick<BrandSubject, 'products' | 'hasMore'> {
	const manufacturer = manufacturers.find(({ slug }) => slug === brand.slug);
	const products = shop === null || manufacturer === undefined ? [] : shop.productsBy(manufacturer.id);
	return { products: products.slice(0, productPageSize).map(({ id }) => id), hasMore: products.length > productPageSize };
}

/** What the page of a brand and that of the configured watch brand have in common. */
export const ofBrand = {
	title: ({ brand }) => brand.displayName,
	description: ({ brand, type }, { language, words, shopName, title, richText, own, beginningOf }) =>
		own(brand.lead) ||
		beginningOf(brand.description, richText.description) ||
		words.brand(title, type.displayName[language].text, shopName),
	richTexts: ({ brand }) => [brand.description],
	picture: ({ picture }) => picture,
	shownProducts: ({ products }) => products,
	parent: ({ brands }) => brands && { name: plainText(brands.name), path: brands.path },
	found: ({ brand, type }, { language }) => foundAs(brand.displayName, type.displayName[language].text),
} satisfies Partial<PageDefinition<BrandSubject>>;

export const brandPage = definePage<BrandSubject<'brand'>>({
	...ofBrand,
	template: 'brand',
	plan: (inputs) => planBrands('brand', inputs),
	data: (subject, { context, language }) => toBrandData(subject, context, language),
	showsProducts: true,
});
