/** Names what was read of a shard by everything that it was read from. */

import { shortHash } from '../../pipeline/snapshot/hash.ts';
import type { Snapshot, SnapshotShard } from '../../pipeline/snapshot/open-snapshot.ts';
import { rating } from '../collections/rating.ts';
import type { ProductSurroundings } from '../content/product-rules.ts';
import type { ShardFacts, ShardRules } from './read-shard.ts';

export interface ShardKeys {
	/** Changes with every file of the backend, every rating and every reduction, and so more often than a shard's key. */
	readonly ownKey: string;
	/** Of the records, the code, and what they refer to but for files, ratings and reductions: which of these are theirs is known only to who has read them. */
	baseKey(shard: Pick<SnapshotShard, 'sha256'>): string;
	/** Of all that, the ratings and reductions of the shard's products, and the existence and content of its files. Reads the files of the backend for shards that have any. */
	key(baseKey: string, facts: Pick<ShardFacts, 'files' | 'embedsPictures' | 'part'>): string;
}

export function createShardKeys(
	snapshot: Pick<Snapshot, 'shards' | 'imagesHash'>,
	{ config, surroundings, fileExists, files, referencePrices }: ShardRules,
	codeHash: string,
): ShardKeys {
	const { ratings, ...shared } = surroundings;
	const common = shortHash(codeHash, config.projectDomain, config.languages.join(), toText(shared));
	const hashesOf = (collection: string) => snapshot.shards(collection).map(({ sha256 }) => sha256);
	return {
		ownKey: shortHash(snapshot.imagesHash, ...hashesOf('directus_files'), '', ...hashesOf(rating.collection), '', referencePrices.hash),
		baseKey: ({ sha256 }) => shortHash(common, sha256),
		key(baseKey, facts) {
			const states = facts.files.map((file) => [file, fileExists(file), files.hashOf(file)]);
			const ids = facts.part.keys.filter((key) => typeof key === 'number');
			const opinions = ids.flatMap((id) => ratings.get(id) ?? []);
			return shortHash(
				baseKey,
				JSON.stringify([states, opinions, referencePrices.stateOf(ids)]),
				facts.embedsPictures ? files.allHash : '',
			);
		},
	};
}

/** All that products may refer to; a new part cannot be forgotten. */
function toText(shared: Omit<ProductSurroundings, 'ratings'>): string {
	const parts = Object.entries(shared).map(([name, part]) => [name, typeof part === 'boolean' ? part : [...part.values()]]);
	return JSON.stringify(parts);
}
