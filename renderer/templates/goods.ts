/** Defines a link key's page. */
import type { GoodsData } from '../../client/pages/goods/goods-data.ts';
import type { Brand } from '../../pipeline/content/brand.ts';
import type { Language } from '../../site/languages.ts';
import { linkKeys } from '../../site/link-keys.ts';
import { numberedPath } from '../../site/store-paths.ts';
import { toBrandRows } from '../data/brand-links.ts';
import type { DataContext } from '../data/data-context.ts';
import { toListPage } from '../data/list-page.ts';
import { toOptionalText, toText } from '../data/localized-text.ts';
import { listSorts } from '../filters/list-sorts.ts';
import type { SubjectOf } from '../routes/route.ts';
import { definePage, listTitle } from './define-page.ts';
import { toCategoryLinks } from './product-list.ts';

function toGoodsData(subject: SubjectOf<'goods'>, context: DataContext, language: Language): GoodsData {
	const { key, name, scope, brands, categories } = subject;
	const { shop } = context;
	const texts = context.texts(language);
	const path = linkKeys[key][language];
	return {
		language,
		path,
		scope,
		sorts: shop === null ? [] : listSorts(shop.settings.defaultSort),
		title: name === null ? texts.goods.names[key] : toText(name, language),
		callToAction: null,
		footer: toOptionalText(shop?.settings.globalFooter ?? null, language),
		whole: { name: texts.list.everything, path, scope },
		categories: shop === null || categories.length < 2 ? [] : toCategoryLinks(categories, shop, language),
		brands: toBrandRows(shownBrands(brands, context), context, language),
		...toListPage(subject, context, language, (number) => numberedPath(path, number)),
	};
}

/** In the order of all brands, which are looked at only where there are some: a page without brands does not depend on them. */
function shownBrands(ids: readonly number[], { content }: DataContext): readonly Brand[] {
	const shown = new Set(ids);
	return shown.size === 0 ? [] : content.brands.filter(({ id }) => shown.has(id));
}

export const goodsPage = definePage({
	template: 'goods',
	title: (subject, { texts, language }) => listTitle(subject.name?.[language].text ?? texts.goods.names[subject.key], subject, texts),
	data: (subject, { context, language }) => toGoodsData(subject, context, language),
	description: ({ brands, products }, { context, words, shopName, title, nameOf }) => {
		const names = shownBrands(brands, context).map(({ displayName }) => displayName);
		return words.goods(title, shopName, [...names, ...products.map(nameOf)]);
	},
	showsProducts: true,
});
