/** Writes the files by which browsers filter, sort and search lists, as far as what they are made from has changed. */
import { type CardsData, cardBlockOf, catalogueQueries, type OrderData } from '../../client/catalogue/catalogue-data.ts';
import { type AppointmentDays, appointmentDaysQuery } from '../../client/orders/contract/appointment-days.ts';
import { nameBlockOf, searchQueries } from '../../client/search/search-data.ts';
import type { Pictures } from '../../pipeline/images/image-store.ts';
import type { RecordChanges } from '../../renderer/changes/compare-records.ts';
import type { Recorder } from '../../renderer/changes/recorder.ts';
import type { Watch } from '../../renderer/changes/watch.ts';
import type { SiteWriter } from '../../renderer/output/site-writer.ts';
import type { SiteConfig } from '../../site/config.ts';
import type { Language } from '../../site/languages.ts';
import { queryFile } from '../../site/query-files.ts';
import { timeZoneOf } from '../../site/time-zone.ts';
import type { Catalogue } from '../catalogue/catalogue.ts';
import type { Content } from '../content/content.ts';
import type { DataContext } from '../data/data-context.ts';
import type { InputKind } from '../data/input-kinds.ts';
import { prepareCardPictures } from '../data/needs.ts';
import { toCard } from '../data/product-card.ts';
import type { Shop } from '../plan/shop.ts';
import type { ShopPlan } from '../plan/shop-plan.ts';
import { needsOrder } from './catalogue-queries.ts';
import { toBelonging, toNames, toPages, toValueNames } from './search-files.ts';
import { pieceOrder, toFacets, toOffers, usedValues } from './to-facets.ts';
import { toPanel } from './to-panel.ts';

export interface CatalogueInputs {
	readonly plan: ShopPlan;
	readonly catalogue: Catalogue;
	readonly config: SiteConfig;
	readonly pictures: Pictures;
	readonly writer: Pick<SiteWriter, 'write'>;
	/** Notes what is read of it. */
	readonly context: DataContext;
	readonly watch: Watch;
	readonly recorder: Pick<Recorder, 'isChanged'>;
	/** Since the last build. */
	readonly products: RecordChanges | null;
}

/** All files but the cards: none needs pictures. Step by step: other work can be done between two of them. */
export function* writeColumns(inputs: CatalogueInputs): Generator<void> {
	const { plan, config, writer, watch, products } = inputs;
	const { content } = inputs.context;
	const { shop } = plan;
	if (shop === null) return;
	const { entries } = plan.products;
	const { settings } = shop;
	const write = (query: string, data: unknown) => writer.write(queryFile(query), JSON.stringify(data));
	if (beginChanged('appointment days', inputs)) {
		write(appointmentDaysQuery, toAppointmentDays(content));
	}
	if (beginChanged('filters', inputs, 'pieces')) {
		write(catalogueQueries.facets, toFacets(entries, content, settings));
		yield;
		watch.begin('filters', null);
		write(searchQueries.belonging, toBelonging(entries, content, settings));
		yield;
		watch.begin('filters', null);
		const used = usedValues(entries, content);
		for (const language of config.languages) {
			write(catalogueQueries.panel(language), toPanel(content, settings, used, language));
			write(searchQueries.values(language), toValueNames(content, settings, used, language));
		}
		yield;
	}
	for (const language of config.languages) {
		write(searchQueries.pages(language), toPages(plan, shop, language));
	}
	yield;
	if (beginChanged('offers', inputs, 'offers', 'pieces')) {
		write(catalogueQueries.offers, toOffers(entries, settings));
	}
	if (needsOrder(settings.defaultSort) && (beginChanged('order', inputs) || hasChanges(products))) {
		for (const language of config.languages) {
			write(catalogueQueries.order(settings.defaultSort, language), toOrder(shop, plan, language));
		}
	}
	writeNames(inputs);
}

/** The pictures that lists show are made ready for it. */
export async function writeCards(inputs: CatalogueInputs): Promise<void> {
	const { plan, catalogue, config, pictures, writer, context } = inputs;
	if (plan.shop === null) return;
	for (const [block, ids] of changedBlocks('cards', cardBlockOf, inputs)) {
		await prepareCardPictures(pictures, ids, catalogue);
		for (const language of config.languages) {
			const cards = ids.flatMap((id) => toCard(catalogue.summary(id), context, language) ?? []);
			writer.write(queryFile(catalogueQueries.cards(language, block)), JSON.stringify({ cards } satisfies CardsData));
		}
	}
}

/** True if a file of that name has to be made. All that is read till the next one begins decides it, as do the shop's settings and `read`. */
function beginChanged(owner: string, { recorder, watch }: CatalogueInputs, ...read: readonly InputKind[]): boolean {
	if (!recorder.isChanged(owner)) return false;
	watch.begin(owner, null);
	watch.reads('content', 'shop');
	for (const kind of read) {
		watch.reads(kind);
	}
	return true;
}

/** Ids of products that changed; null: nothing is known, and all count. */
function changedProducts(products: RecordChanges | null): readonly number[] | null {
	return products === null ? null : [...products.changed, ...products.former.map(({ id }) => id)];
}

function hasChanges(products: RecordChanges | null): boolean {
	return products === null || products.changed.size > 0 || products.former.length > 0;
}

function toOrder(shop: Shop, { products: { entries } }: ShopPlan, language: Language): OrderData {
	const pieces = new Map(entries.map(({ id }, piece) => [id, piece]));
	return { order: pieceOrder(entries), pieces: (shop.productsIn?.(language) ?? shop.products).flatMap(({ id }) => pieces.get(id) ?? []) };
}

/** A name that is as it was makes the same file, which is not written. */
function writeNames(inputs: CatalogueInputs): void {
	const { catalogue, config, writer } = inputs;
	for (const [block, ids] of changedBlocks('names', nameBlockOf, inputs)) {
		const summaries = ids.map(catalogue.summary);
		for (const language of config.languages) {
			writer.write(queryFile(searchQueries.names(language, block)), JSON.stringify(toNames(summaries, language)));
		}
	}
}

/** The ids of each block in which a product changed, or what its file is made from beside the products. What is read then decides the file of the block. */
function* changedBlocks(
	name: string,
	blockOf: (id: number) => number,
	{ plan, products, recorder, watch }: CatalogueInputs,
): Generator<readonly [block: number, ids: readonly number[]]> {
	const changed = new Set(changedProducts(products)?.map(blockOf));
	for (const [block, own] of Map.groupBy(plan.products.entries, ({ id }) => blockOf(id))) {
		const owner = `${name} ${block}`;
		if (products === null || changed.has(block) || recorder.isChanged(owner)) {
			watch.begin(owner, null);
			yield [block, own.map(({ id }) => id)];
		}
	}
}

/** On which days the forms take wishes for an appointment: by the opening hours of the first address, where appointments are. */
export function toAppointmentDays({
	openingDays: { weekdays, closedYearly, halves },
	project: { closingDays, appointmentNoticeDays },
	company,
}: Pick<Content, 'openingDays' | 'project' | 'company'>): AppointmentDays {
	return {
		timeZone: timeZoneOf(company.country),
		noticeDays: appointmentNoticeDays,
		weekdays,
		closed: [...closedYearly.map((day) => [day, day] as const), ...closingDays.map(({ first, last }) => [first, last] as const)],
		halves,
	};
}
