/** Defines the brands index. */
import type { BrandsData } from '../../client/pages/brand/brand-data.ts';
import { fixedPage } from '../../renderer/routes/planned-page.ts';
import type { PageSubject } from '../../renderer/routes/route.ts';
import { fixedPaths } from '../../site/fixed-paths.ts';
import type { Language } from '../../site/languages.ts';
import { goodsPath, toBrandRows } from '../data/brand-links.ts';
import type { DataContext } from '../data/data-context.ts';
import { toText } from '../data/localized-text.ts';
import { definePage, foundAs } from './define-page.ts';

function toBrandsData(context: DataContext, language: Language): BrandsData {
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

export const brandsPage = definePage<PageSubject<'brands'>>({
	template: 'brands',
	// without brands there is no index
	plan: ({ content, project }) => (content.brands.length === 0 ? [] : [fixedPage({ template: 'brands' }, fixedPaths.brands, project)]),
	title: (_, { texts }) => texts.brands.title,
	data: (_, { context, language }) => toBrandsData(context, language),
	description: (_, { context, words, shopName }) =>
		words.brands(
			shopName,
			context.content.brands.map(({ displayName }) => displayName),
		),
	found: (_, { texts }) => foundAs(texts.brands.title),
});
