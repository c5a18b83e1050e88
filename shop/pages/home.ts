/** Defines the home page. */
import type { HomeData } from '../../client/pages/home/home-data.ts';
import { fixedPage } from '../../renderer/routes/planned-page.ts';
import type { PageSubject } from '../../renderer/routes/route.ts';
import { fixedPaths, linkKeys } from '../../site/fixed-paths.ts';
import { homePath, type Language, perLanguage } from '../../site/languages.ts';
import { listPath } from '../../site/store-paths.ts';
import { plainText } from '../../site/text.ts';
import { brandLinks } from '../data/brand-links.ts';
import type { DataContext, ShopFrame } from '../data/data-context.ts';
import { toFormTarget } from '../data/form-target.ts';
import { toOptionalText, toText } from '../data/localized-text.ts';
import { toPicture } from '../data/picture.ts';
import { toPriceNote, toProductCards } from '../data/product-card.ts';
import { describeShop } from '../data/structured-data.ts';
import { type CategoryCount, countCategories, type Shop } from '../plan/shop.ts';
import { definePage } from './define-page.ts';

interface HomeSubject extends PageSubject<'home'> {
	readonly families: readonly Family[];
	readonly products: readonly number[];
}

/** A category as the page shows it. */
interface Family extends CategoryCount {
	/** Id of the product whose picture stands for it; null where none has one. */
	readonly piece: number | null;
}

const selectionSize = 8;

function toHomeData({ families, products }: HomeSubject, context: DataContext, language: Language): HomeData {
	const { content, shop } = context;
	const lead = toOptionalText(content.project.seoDescription, language);
	const welcome = context.textPage('home');
	return {
		language,
		title: welcome === undefined ? content.project.displayName : toText(welcome.title, language),
		lead,
		hero: toPicture(context.images, welcome?.picture ?? null, welcome === undefined ? '' : toText(welcome.title, language), language),
		shopPath: shop?.root(language) ?? null,
		categories: shop === null ? [] : families.flatMap((family) => toFamily(family, shop, context, language)),
		products: toProductCards(products, context, language),
		priceNote: toPriceNote(context, language),
		brands: content.brands.flatMap((brand) => brandLinks(brand, context, language)),
		brandsPath: context.pathOf(fixedPaths.brands, language),
		contactPath: linkKeys.contact[language],
		newsletter: toFormTarget('newsletter', context, language),
		...(welcome && { richText: { welcome: context.richText(welcome.body, language) } }),
	};
}

function toFamily({ categoryId, count, piece }: Family, shop: ShopFrame, context: DataContext, language: Language): HomeData['categories'] {
	const category = shop.category(categoryId);
	if (category === undefined) return [];
	const name = toText(category.displayName, language);
	const file = piece === null ? null : (context.summary(piece).images[0] ?? null);
	const picture = toPicture({ picture: context.cardPicture }, file, name, language);
	return [{ name, path: listPath(shop.root(language), category.slug, 1), count, picture }];
}

/** A category is shown by its first product that has a picture; an empty one is not shown. */
function chooseSelection(shop: Shop | null): Pick<HomeSubject, 'families' | 'products'> {
	if (shop === null) return { families: [], products: [] };
	const families = countCategories(shop).map((count) => ({
		...count,
		piece: shop.productsOf(count.categoryId).find((product) => product.hasPicture)?.id ?? null,
	}));
	return { families, products: chooseProducts(shop) };
}

/**
 * Takes one product with a picture of each category in turn until there are enough, so that they show the whole shop. The first such
 * product of a category already stands for it on the page, and comes last.
 */
function chooseProducts(shop: Shop): number[] {
	const queues = shop.categories.map(({ id }) => {
		const products = shop.productsOf(id).filter(({ hasPicture }) => hasPicture);
		const [first, ...others] = products.slice(0, selectionSize + 1);
		return first === undefined ? [] : products.length > selectionSize ? others : [...others, first];
	});
	const turns = Array.from({ length: selectionSize }, (_, turn) => queues.flatMap((queue) => queue[turn]?.id ?? []));
	return turns.flat().slice(0, selectionSize);
}

export const homePage = definePage<HomeSubject>({
	template: 'home',
	plan: ({ shop, project }) => [fixedPage({ template: 'home', ...chooseSelection(shop) }, perLanguage(homePath), project)],
	shownProducts: ({ products, families }) => [...products, ...families.flatMap(({ piece }) => piece ?? [])],
	title: () => null,
	data: (subject, { context, language }) => toHomeData(subject, context, language),
	description: ({ products }, { context, words, shopName, own, nameOf }) =>
		own(context.content.project.seoDescription) ?? words.home(shopName, products.map(nameOf)),
	richTexts: (_, { pages }) => [pages.find(({ type }) => type === 'home')?.body ?? null],
	picture: ({ hero }) => hero,
	about: (_, { context, language }) => {
		const keywords = context.content.project.seoKeywords?.[language].text;
		return { ...(keywords && { keywords: plainText(keywords) }), ...describeShop(context, language) };
	},
	showsProducts: true,
});
