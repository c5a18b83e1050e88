/** The catalogue over what is known of its shards. */
import { parseJson } from '../../pipeline/disk/read-json.ts';
import type { SnapshotShard } from '../../pipeline/snapshot/open-snapshot.ts';
import type { Product } from '../content/product.ts';
import type { Catalogue, CatalogueEntry, ProductSummary } from './catalogue.ts';
import { createProductReader, readShard, type ShardRules } from './read-shard.ts';
import type { ShardMemo, ShardMemos } from './shard-memos.ts';

export interface KnownShard extends ShardMemo {
	readonly shard: SnapshotShard;
	/** Where the shard was read by this build: its summaries as JSON. */
	readonly summaries: string | null;
}

/** Shards whose products are at hand; pages that stand next to each other may be of two. */
const openShardCount = 2;

/** `atHand`: products of shards that were parsed just now; let go when their shard is opened. */
export function createCatalogue(
	shards: readonly KnownShard[],
	rules: ShardRules,
	memos: ShardMemos,
	atHand: Map<KnownShard, readonly Product[]>,
): Catalogue {
	const shardOf = new Map(shards.flatMap((shard) => shard.facts.entries.map(({ id }): [number, KnownShard] => [id, shard])));
	const summaries = new Map<KnownShard, ReadonlyMap<number, ProductSummary>>();
	const readers = new Map<KnownShard, (id: number) => Product | null>();

	function find(id: number): KnownShard {
		const shard = shardOf.get(id);
		if (shard === undefined) throw new Error(`Product ${id} is not in the catalogue.`);
		return shard;
	}

	function readSummaries(known: KnownShard): ReadonlyMap<number, ProductSummary> {
		const text = known.summaries ?? memos.readSummaries(known.key);
		const list = (text === null ? null : parseSummaries(text, known)) ?? readShard(known.shard.records(), rules).summaries;
		return new Map(list.map((summary) => [summary.id, summary]));
	}

	function readerOf(known: KnownShard): (id: number) => Product | null {
		const reader = readers.get(known) ?? openShard(known);
		readers.delete(known);
		readers.set(known, reader);
		for (const oldest of readers.keys()) if (readers.size > openShardCount) readers.delete(oldest);
		return reader;
	}

	function openShard(known: KnownShard): (id: number) => Product | null {
		const products = atHand.get(known);
		atHand.delete(known);
		if (products === undefined) return createProductReader(known.shard.records(), rules);
		// Of an id that is there twice, the first one counts.
		const ofId = new Map(products.toReversed().map((product) => [product.id, product]));
		return (id) => ofId.get(id) ?? null;
	}

	return {
		entries: byId(shards.flatMap(({ facts }) => facts.entries)),
		shards: shards.map(({ shard, key, facts }) => ({ file: shard.file, key, ids: facts.entries.map(({ id }) => id) })),
		summary(id) {
			const shard = find(id);
			const known = summaries.get(shard) ?? readSummaries(shard);
			summaries.set(shard, known);
			const summary = known.get(id);
			if (summary === undefined) throw new Error(`Product ${id} has no summary.`);
			return summary;
		},
		product(id) {
			const product = readerOf(find(id))(id);
			if (product === null) throw new Error(`Product ${id} cannot be read any more.`);
			return product;
		},
		remembered: (key) => memos.read(key)?.entries ?? null,
	};
}

/** null for what is not whole: a summary for each entry of the shard. */
function parseSummaries(text: string, { facts }: KnownShard): readonly ProductSummary[] | null {
	const list = parseJson(text);
	return areSummaries(list) && list.length === facts.entries.length ? list : null;
}

/** Its file is named by the code that wrote it, so that only what a disk does to it is looked for. */
function areSummaries(list: unknown): list is readonly ProductSummary[] {
	return Array.isArray(list) && list.every((each: unknown) => typeof each === 'object' && each !== null);
}

/** Shards are in order of their ids, unless they were edited or the backend's ids are no numbers. */
function byId(entries: readonly CatalogueEntry[]): readonly CatalogueEntry[] {
	const isSorted = entries.every(({ id }, index) => id >= (entries[index - 1]?.id ?? id));
	return isSorted ? entries : entries.toSorted((a, b) => a.id - b.id);
}
