/** Writes the files by which browsers filter and sort lists, as far as what they are made from has changed. */
import { type CardsData, cardBlockOf, catalogueQueries, type OrderData } from '../../client/catalogue/catalogue-data.ts';
import type { Catalogue } from '../../pipeline/catalogue/catalogue.ts';
import type { Content } from '../../pipeline/content/content.ts';
import type { Pictures } from '../../pipeline/images/image-store.ts';
import type { SiteConfig } from '../../site/config.ts';
import { queryFile } from '../../site/query-files.ts';
import { toCard } from '../data/product-card.ts';
import type { SiteWriter } from '../output/site-writer.ts';
import { prepareCardPictures } from '../pages/needs.ts';
import type { SitePlan } from '../routes/plan-site.ts';
import type { Shop } from '../routes/shop.ts';
import type { ProductChanges } from '../touched/compare-catalogues.ts';
import { needsOrder } from './catalogue-queries.ts';
import { pieceOrder, toFacets } from './to-facets.ts';
import { toOffers } from './to-offers.ts';
import { toPanel, usedValues } from './to-panel.ts';

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

/** What decides the filters beside the pieces. */
const filterInputs = ['shop', 'categories', 'subcategories', 'manufacturers', 'tags', 'attributes', 'config', 'code'];
/** What decides every card beside its piece. */
const cardInputs = ['categories', 'manufacturers', 'config', 'code'];

export async function writeCatalogue(inputs: CatalogueInputs): Promise<void> {
	const { plan, content, config, writer, changed, products } = inputs;
	const { shop } = plan;
	if (shop === null) {
		return;
	}
	const { entries } = plan.products;
	const { settings } = shop;
	const has = (names: readonly string[]) => changed === null || names.some((name) => changed.has(name));
	const write = (query: string, data: unknown) => writer.write(queryFile(query), JSON.stringify(data));
	if (has(['pieces', ...filterInputs])) {
		write(catalogueQueries.facets, toFacets(entries, content, settings));
		const used = usedValues(entries, content, settings);
		for (const language of config.languages) {
			write(catalogueQueries.panel(language), toPanel(content, settings, used, language));
		}
	}
	if (has(['offers', 'pieces', 'shop', 'code'])) {
		write(catalogueQueries.offers, toOffers(entries, settings));
	}
	if (needsOrder(settings.defaultSort) && (has(['shop', 'code']) || hasChanges(products))) {
		write(catalogueQueries.order(settings.defaultSort), toOrder(shop, plan));
	}
	const isAll = products === null || has(cardInputs);
	const touched = isAll ? null : new Set([...products.changed, ...products.former.map(({ id }) => id)].map(cardBlockOf));
	await writeCards(inputs, shop, touched);
}

function hasChanges(products: ProductChanges | null): boolean {
	return products === null || products.changed.size > 0 || products.former.length > 0;
}

function toOrder(shop: Shop, { products: { entries } }: SitePlan): OrderData {
	const pieces = new Map(entries.map(({ id }, piece) => [id, piece]));
	return { order: pieceOrder(entries), pieces: shop.products.flatMap(({ id }) => pieces.get(id) ?? []) };
}

/** `touched`: blocks in which a piece changed; null: all. */
async function writeCards(
	{ plan, content, catalogue, config, pictures, writer }: CatalogueInputs,
	shop: Shop,
	touched: ReadonlySet<number> | null,
): Promise<void> {
	const manufacturers = new Map(content.manufacturers.map((manufacturer) => [manufacturer.id, manufacturer]));
	const sources = { shop, manufacturers, cardPicture: pictures.picture };
	const blocks = Map.groupBy(plan.products.entries, ({ id }) => cardBlockOf(id));
	for (const [block, entries] of blocks) {
		if (touched === null || touched.has(block)) {
			const ids = entries.map(({ id }) => id);
			await prepareCardPictures(pictures, ids, catalogue);
			for (const language of config.languages) {
				const cards = ids.flatMap((id) => toCard(catalogue.summary(id), sources, language) ?? []);
				writer.write(queryFile(catalogueQueries.cards(language, block)), JSON.stringify({ cards } satisfies CardsData));
			}
		}
	}
}
