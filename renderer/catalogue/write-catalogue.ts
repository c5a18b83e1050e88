/** Writes the files by which browsers filter, sort and search lists, as far as what they are made from has changed. */
import { type CardsData, cardBlockOf, catalogueQueries, type OrderData } from '../../client/catalogue/catalogue-data.ts';
import { appointmentDaysQuery } from '../../client/orders/contract/appointment-days.ts';
import { nameBlockOf, searchQueries } from '../../client/search/search-data.ts';
import type { Catalogue } from '../../pipeline/catalogue/catalogue.ts';
import type { Content } from '../../pipeline/content/content.ts';
import type { Pictures } from '../../pipeline/images/image-store.ts';
import type { SiteConfig } from '../../site/config.ts';
import type { Language } from '../../site/languages.ts';
import { queryFile } from '../../site/query-files.ts';
import type { ProductChanges } from '../changes/compare-catalogues.ts';
import { toAppointmentDays } from '../data/appointment-days.ts';
import { prepareCardPictures } from '../data/needs.ts';
import { toCard } from '../data/product-card.ts';
import type { SiteWriter } from '../output/site-writer.ts';
import type { SitePlan } from '../routes/plan-site.ts';
import type { Shop } from '../routes/shop.ts';
import { needsOrder } from './catalogue-queries.ts';
import { toBelonging, toValueNames } from './to-belonging.ts';
import { pieceOrder, toFacets } from './to-facets.ts';
import { toNames } from './to-names.ts';
import { toOffers } from './to-offers.ts';
import { toPages } from './to-pages.ts';
import { toPanel } from './to-panel.ts';
import { usedValues } from './used-values.ts';

export interface CatalogueInputs {
	readonly plan: SitePlan;
	readonly content: Content;
	readonly catalogue: Catalogue;
	readonly config: SiteConfig;
	readonly pictures: Pictures;
	readonly writer: Pick<SiteWriter, 'write'>;
	/** Names of the inputs that changed; null: nothing is known, and everything is written. */
	readonly changed: ReadonlySet<string> | null;
	/** Since the last build. */
	readonly products: ProductChanges | null;
}

/** What decides the filters beside the products. */
const filterInputs = ['shop', 'categories', 'subcategories', 'manufacturers', 'tags', 'attributes', 'personalizations', 'config', 'code'];
/** What decides every name beside its product. */
const nameInputs = ['config', 'code'];
/** What decides the pages that a search finds. */
const pageInputs = ['pages', 'brands', 'brandTypes', 'company', 'shop', 'standingPaths', 'links', 'config', 'code'];
/** What decides every card beside its product. */
const cardInputs = ['company', 'shop', 'categories', 'manufacturers', 'config', 'code'];

/** The files made of the plan alone: all but the cards. Step by step: other work can be done between two of them. */
export function* writeColumns(inputs: CatalogueInputs): Generator<void> {
	const { plan, content, config, writer, changed, products } = inputs;
	const { shop } = plan;
	if (shop === null) {
		return;
	}
	const { entries } = plan.products;
	const { settings } = shop;
	const has = hasOneOf(changed);
	const write = (query: string, data: unknown) => writer.write(queryFile(query), JSON.stringify(data));
	if (has(['openingDays', 'project', 'company', 'code'])) {
		write(appointmentDaysQuery, toAppointmentDays(content));
	}
	if (has(['pieces', ...filterInputs])) {
		write(catalogueQueries.facets, toFacets(entries, content, settings));
		yield;
		write(searchQueries.belonging, toBelonging(entries, content, settings));
		yield;
		const used = usedValues(entries, content);
		for (const language of config.languages) {
			write(catalogueQueries.panel(language), toPanel(content, settings, used, language));
			write(searchQueries.values(language), toValueNames(content, settings, used, language));
		}
		yield;
	}
	if (has(pageInputs)) {
		for (const language of config.languages) {
			write(searchQueries.pages(language), toPages(plan, shop, language));
		}
		yield;
	}
	if (has(['offers', 'pieces', 'shop', 'code'])) {
		write(catalogueQueries.offers, toOffers(entries, settings));
	}
	if (needsOrder(settings.defaultSort) && (has(['shop', 'config', 'code']) || hasChanges(products))) {
		for (const language of config.languages) {
			write(catalogueQueries.order(settings.defaultSort, language), toOrder(shop, plan, language));
		}
	}
	writeNames(inputs, has(nameInputs) ? null : changedProducts(products));
}

/** The pictures that lists show are made ready for it. */
export async function writeCards(inputs: CatalogueInputs): Promise<void> {
	const { plan, content, catalogue, config, pictures, writer, changed, products } = inputs;
	const { shop } = plan;
	if (shop === null) {
		return;
	}
	const manufacturers = new Map(content.manufacturers.map((manufacturer) => [manufacturer.id, manufacturer]));
	const sources = { shop, manufacturers, cardPicture: pictures.picture };
	const changedIds = hasOneOf(changed)(cardInputs) ? null : changedProducts(products);
	for (const [block, ids] of changedBlocks(plan, changedIds, cardBlockOf)) {
		await prepareCardPictures(pictures, ids, catalogue);
		for (const language of config.languages) {
			const cards = ids.flatMap((id) => toCard(catalogue.summary(id), sources, language) ?? []);
			writer.write(queryFile(catalogueQueries.cards(language, block)), JSON.stringify({ cards } satisfies CardsData));
		}
	}
}

/** True if one of the named inputs has changed. */
function hasOneOf(changed: CatalogueInputs['changed']): (names: readonly string[]) => boolean {
	return (names) => changed === null || names.some((name) => changed.has(name));
}

/** Ids of products that changed; null: nothing is known, and all count. */
function changedProducts(products: ProductChanges | null): readonly number[] | null {
	return products === null ? null : [...products.changed, ...products.former.map(({ id }) => id)];
}

function hasChanges(products: ProductChanges | null): boolean {
	return products === null || products.changed.size > 0 || products.former.length > 0;
}

function toOrder(shop: Shop, { products: { entries } }: SitePlan, language: Language): OrderData {
	const pieces = new Map(entries.map(({ id }, piece) => [id, piece]));
	return { order: pieceOrder(entries), pieces: (shop.productsIn?.(language) ?? shop.products).flatMap(({ id }) => pieces.get(id) ?? []) };
}

/** `changedIds`: as `changedProducts`. A name that is as it was makes the same file, which is not written. */
function writeNames({ plan, catalogue, config, writer }: CatalogueInputs, changedIds: readonly number[] | null): void {
	for (const [block, ids] of changedBlocks(plan, changedIds, nameBlockOf)) {
		const summaries = ids.map(catalogue.summary);
		for (const language of config.languages) {
			writer.write(queryFile(searchQueries.names(language, block)), JSON.stringify(toNames(summaries, language)));
		}
	}
}

/** The ids of each block in which a product changed. */
function changedBlocks(
	{ products: { entries } }: SitePlan,
	changedIds: readonly number[] | null,
	blockOf: (id: number) => number,
): [block: number, ids: readonly number[]][] {
	const wanted = changedIds === null ? null : new Set(changedIds.map(blockOf));
	const blocks = Map.groupBy(entries, ({ id }) => blockOf(id));
	return [...blocks].flatMap(([block, own]): [number, number[]][] =>
		wanted === null || wanted.has(block) ? [[block, own.map(({ id }) => id)]] : [],
	);
}
