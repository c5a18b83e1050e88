/** Reads the products of a snapshot. Shards that an earlier build has read, with all that they refer to, are remembered and not read again. */
import { setImmediate } from 'node:timers/promises';
import { createPictureDetails, picturesHash } from '../../pipeline/images/picture-details.ts';
import { fileExistsIn } from '../../pipeline/records/file-reference.ts';
import { judgeCollection } from '../../pipeline/records/judge-collection.ts';
import type { Snapshot } from '../../pipeline/snapshot/open-snapshot.ts';
import type { SiteConfig } from '../../site/config.ts';
import type { Progress } from '../../site/progress.ts';
import { product } from '../collections/product.ts';
import type { ParsedContent } from '../content/parse-content.ts';
import type { Product } from '../content/product.ts';
import { readReferencePrices } from '../history/reference-prices.ts';
import type { ReadCatalogue } from './catalogue.ts';
import { createCatalogue, type KnownShard } from './create-catalogue.ts';
import { readShard, type ShardRules } from './read-shard.ts';
import { createShardKeys } from './shard-keys.ts';
import { openShardMemos } from './shard-memos.ts';

export interface CatalogueInput {
	readonly snapshot: Pick<Snapshot, 'shards' | 'records' | 'images' | 'lostOriginals' | 'imagesHash' | 'history'>;
	/** The rest of the same snapshot. */
	readonly parsed: Pick<ParsedContent, 'content' | 'surroundings'>;
	readonly config: Pick<SiteConfig, 'projectDomain' | 'languages' | 'store'>;
	/** Root of the cache (`.cache`); what is remembered lies in `catalogue` below it. */
	readonly cacheDir: string;
	/** Changes with the code of the pipeline: what other code has read is not remembered. */
	readonly codeHash: string;
	/** Reads every shard, even remembered ones. */
	readonly full?: boolean;
	readonly progress: Progress;
}

/** Products that stay in memory until their pages are made, 10 kB each; those of a larger catalogue are parsed once more. */
const mostAtHand = 3000;

/**
 * Judges all products, also those of a site without a shop, whose catalogue is empty. Never throws on content.
 * @throws SnapshotDamaged or SnapshotChanged
 */
export async function readCatalogue({
	snapshot,
	parsed,
	config,
	cacheDir,
	codeHash,
	full = false,
	progress,
}: CatalogueInput): Promise<ReadCatalogue> {
	const { surroundings, content } = parsed;
	const details = createPictureDetails(snapshot);
	const originalHash = (file: string) => snapshot.lostOriginals.get(file) ?? snapshot.images.get(file)?.hash ?? '';
	const rules: ShardRules = {
		config,
		surroundings,
		fileExists: fileExistsIn(snapshot),
		files: { hashOf: (file) => `${originalHash(file)} ${details.hashOf(file)}`, allHash: picturesHash(snapshot) },
		referencePrices: readReferencePrices(snapshot.history),
	};
	const memos = await openShardMemos(cacheDir);
	const keys = createShardKeys(snapshot, rules, codeHash);
	const shards = snapshot.shards(product.collection);
	const stage = progress.stage('Products', shards.length);
	const known: KnownShard[] = [];
	const atHand = new Map<KnownShard, readonly Product[]>();
	let atHandCount = 0;
	let readCount = 0;
	for (const shard of shards) {
		const baseKey = keys.baseKey(shard);
		const memo = full ? null : memos.find(baseKey, keys);
		if (memo !== null) known.push({ ...memo, shard, summaries: null });
		else {
			const reading = readShard(shard.records(), rules);
			const summaries = JSON.stringify(reading.summaries);
			const read = { ...memos.write(baseKey, keys, reading.facts, summaries), shard, summaries };
			known.push(read);
			readCount += 1;
			if (atHandCount + reading.products.length <= mostAtHand) {
				atHand.set(read, reading.products);
				atHandCount += reading.products.length;
			}
			// Timers and progress get their turn.
			await setImmediate();
		}
		stage.advance();
	}
	await memos.close();
	const isShown = config.store.path !== null && content !== null && content.shop !== null;
	const catalogue = isShown ? createCatalogue(known, rules, memos, atHand) : createCatalogue([], rules, memos, new Map());
	stage.done(`${catalogue.entries.length} products, ${readCount} of ${shards.length} files read`);
	const problems = judgeCollection(
		product,
		known.map(({ facts }) => facts.part),
	);
	return { catalogue, problems };
}
