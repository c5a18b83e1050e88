/** Which query files a shop's catalogue has, those of its search included. */
import { cardBlockOf, catalogueQueries, computedSorts } from '../../client/catalogue/catalogue-data.ts';
import { appointmentDaysQuery } from '../../client/orders/contract/appointment-days.ts';
import { nameBlockOf, searchQueries } from '../../client/search/search-data.ts';
import type { SiteConfig } from '../../site/config.ts';
import { queryFile } from '../../site/query-files.ts';
import type { ShopPlan } from '../plan/shop-plan.ts';

/** Paths in the site; none where there is no shop. */
export function catalogueFiles(
	{ shop, products }: Pick<ShopPlan, 'shop' | 'products'>,
	{ languages }: Pick<SiteConfig, 'languages'>,
): string[] {
	if (shop === null) return [];
	const blocks = new Set(products.entries.map(({ id }) => cardBlockOf(id)));
	const nameBlocks = new Set(products.entries.map(({ id }) => nameBlockOf(id)));
	const files = [
		...[appointmentDaysQuery, catalogueQueries.facets, catalogueQueries.offers, searchQueries.belonging],
		...languages.flatMap((language) => [
			...(needsOrder(shop.settings.defaultSort) ? [catalogueQueries.order(shop.settings.defaultSort, language)] : []),
			catalogueQueries.panel(language),
			...[...blocks].map((block) => catalogueQueries.cards(language, block)),
			searchQueries.values(language),
			searchQueries.pages(language),
			...[...nameBlocks].map((block) => searchQueries.names(language, block)),
		]),
	].map(queryFile);
	if (new Set(files).size < files.length) throw new Error('Two queries of the catalogue have one name.');
	return files;
}

/** True if the columns alone do not give the order. */
export function needsOrder(sort: string): boolean {
	return !computedSorts.some((each) => each === sort);
}
