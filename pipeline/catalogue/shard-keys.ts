/** Names what was read of a shard by everything that it was read from. */
import { shortHash } from '../snapshot/hash.ts';
import type { Snapshot, SnapshotShard } from '../snapshot/open-snapshot.ts';
import type { ShardFacts, ShardRules } from './read-shard.ts';

export interface ShardKeys {
	/** Changes with every file of the backend, and so more often than a shard's key. */
	readonly filesKey: string;
	/** Of the records, the code, and what they refer to but for files: which of these they name is known only to who has read them. */
	baseKey(shard: Pick<SnapshotShard, 'sha256'>): string;
	/** Of all that, the existence and the content of the shard's files. Reads the files of the backend for shards that have any. */
	key(baseKey: string, facts: Pick<ShardFacts, 'files' | 'embedsPictures'>): string;
}

export function createShardKeys(
	snapshot: Pick<Snapshot, 'shards' | 'imagesHash'>,
	{ config, surroundings, fileExists, files }: ShardRules,
	codeHash: string,
): ShardKeys {
	const { categoryKeys, manufacturerKeys, attributeKeys, attributes } = surroundings;
	const surroundingsText = JSON.stringify([[...categoryKeys], [...manufacturerKeys], [...attributeKeys], [...attributes.values()]]);
	const common = shortHash(codeHash, config.projectDomain, config.languages.join(), config.siteUrl, surroundingsText);
	return {
		filesKey: shortHash(snapshot.imagesHash, ...snapshot.shards('directus_files').map(({ sha256 }) => sha256)),
		baseKey: ({ sha256 }) => shortHash(common, sha256),
		key(baseKey, facts) {
			const states = facts.files.map((file) => [file, fileExists(file), files.hashOf(file)]);
			return shortHash(baseKey, JSON.stringify(states), facts.embedsPictures ? files.allHash : '');
		},
	};
}
