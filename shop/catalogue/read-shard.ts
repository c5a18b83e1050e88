/** Reads the products of one shard of the snapshot, and reduces them to what a catalogue keeps. */
import type { FileExists } from '../../pipeline/records/file-reference.ts';
import { type PartFacts, readPart, readResults } from '../../pipeline/records/read-part.ts';
import { recordKey, type WireRecord } from '../../pipeline/snapshot/wire-record.ts';
import type { SiteConfig } from '../../site/config.ts';
import type { Product } from '../content/product.ts';
import type { ReferencePrices } from '../content/product-record.ts';
import { type ProductSurroundings, productRules, referredTo } from '../content/product-rules.ts';
import type { CatalogueEntry, ProductSummary } from './catalogue.ts';
import { embedsPicture, type ProductFiles, productTexts, toEntry, toSummary } from './describe-product.ts';

/** What a catalogue keeps of a shard. Plain data. */
export interface ShardFacts {
	/** Every file that the records refer to, sorted; also those that do not exist. */
	readonly files: readonly string[];
	/** A text embeds pictures, which it may name in any way that identifies a file. */
	readonly embedsPictures: boolean;
	readonly part: PartFacts;
	/** Ascending by id. */
	readonly entries: readonly CatalogueEntry[];
}

export interface ShardReading {
	readonly facts: ShardFacts;
	/** Beside the entries. */
	readonly summaries: readonly ProductSummary[];
	/** The published ones, beside the entries. */
	readonly products: readonly Product[];
}

/** What all shards are read by. */
export interface ShardRules {
	readonly config: Pick<SiteConfig, 'projectDomain' | 'languages'>;
	readonly surroundings: ProductSurroundings;
	readonly fileExists: FileExists;
	readonly files: ProductFiles;
	readonly referencePrices: ReferencePrices;
}

export function readShard(
	records: readonly WireRecord[],
	{ config, surroundings, fileExists, files, referencePrices }: ShardRules,
): ShardReading {
	const asked = new Set<string>();
	const noteFile: FileExists = (file) => {
		asked.add(file);
		return fileExists(file);
	};
	const rules = productRules(surroundings, noteFile, referencePrices);
	const { results, ...part } = readPart(records, config, rules);
	const products = results.toSorted((a, b) => a.id - b.id);
	const described = products.map((product) => {
		const summary = toSummary(product);
		return { summary, entry: toEntry(product, summary, { files, referred: referredTo(product, surroundings) }) };
	});
	return {
		facts: {
			files: [...asked].sort(),
			embedsPictures: products.some((product) => productTexts(product).some(embedsPicture)),
			part,
			entries: described.map(({ entry }) => entry),
		},
		summaries: described.map(({ summary }) => summary),
		products,
	};
}

/** Products of a shard by id, each parsed when it is asked for. Records that are no published products give null. */
export function createProductReader(
	records: readonly WireRecord[],
	{ config, surroundings, fileExists, referencePrices }: ShardRules,
): (id: number) => Product | null {
	const rules = productRules(surroundings, fileExists, referencePrices);
	// Edited by hand, a snapshot may hold an id twice: once as a draft, perhaps, and once published.
	const byId = Map.groupBy(records, (record) => String(recordKey(record)));
	return (id) => readResults(byId.get(String(id)) ?? [], config, rules)[0] ?? null;
}
