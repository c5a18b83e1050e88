/** The run of the shared records: fetches them once, publishes their snapshot, and asks for every shop that shows one of the changed. */
import { randomUUID } from 'node:crypto';
import { imageManifestFile } from '../../pipeline/snapshot/manifest.ts';
import { type Current, noRelease, readCurrent, replaceCurrent, withRelease } from '../releases/current.ts';
import { openLocalShop } from '../releases/local-shop.ts';
import { storeManifest } from '../releases/manifest.ts';
import { storeFolder } from '../releases/store-folder.ts';
import type { ChangedRecords, FetchShared } from './build-shop.ts';
import type { RunPlace } from './run-shop.ts';
import { sharedRecords } from './shared-copy.ts';

interface SharedPlace extends Pick<RunPlace, 'bucket' | 'ownDir' | 'stored' | 'acceptShrink' | 'beforePublish'> {
	readonly fetchShared: FetchShared;
	/** Asks for the shops that show one of these records. */
	askFollowers(changed: ChangedRecords): Promise<void>;
}

const mostRaces = 20;

/** Takes the place of a collection's name. A picture of the same name and size changes no record, so that all shops that offer anything shared are asked for. */
const pictures = '(pictures)';

/** Answers how many records changed. Their shops are asked for at least once: `current` lists the records until then. */
export async function runShared(place: SharedPlace): Promise<number> {
	const { bucket, ownDir, stored, beforePublish } = place;
	const local = await openLocalShop(ownDir, sharedRecords);
	for (let race = 0; race < mostRaces; race += 1) {
		const read = await readCurrent(bucket, sharedRecords);
		const before = read?.current ?? { ...noRelease, run: '' };
		const [newest] = before.releases;
		const contentBefore = newest === undefined ? null : await local.manifest(bucket, newest.content);
		await local.restore(bucket, contentBefore);
		const { contentDir, cacheDir } = local;
		const fetched = await place.fetchShared({ contentDir, cacheDir, acceptShrink: place.acceptShrink });
		const nowMs = Date.now();
		const stores = { bucket, stored, nowMs };
		const content = await storeFolder({ ...stores, dir: contentDir, index: local.content.read(), before: contentBefore ?? new Map() });
		const hasOtherPictures = contentBefore !== null && contentBefore.get(imageManifestFile) !== content.manifest.get(imageManifestFile);
		const changed: ChangedRecords = hasOtherPictures ? { ...fetched, [pictures]: [1] } : fetched;
		const unannounced = merge(before.unannounced ?? {}, changed);
		const key = await storeManifest(bucket, content.manifest, nowMs);
		const releases =
			newest !== undefined && Object.keys(changed).length === 0
				? before.releases
				: withRelease(before, { content: key, site: key, publishedAt: new Date(nowMs).toISOString() });
		const { unannounced: _before, ...rest } = before;
		const next: Current = {
			...rest,
			...(Object.keys(unannounced).length > 0 && { unannounced }),
			generation: before.generation + 1,
			run: randomUUID(),
			releases,
		};
		await beforePublish?.(sharedRecords);
		if (!(await replaceCurrent(bucket, sharedRecords, next, read?.etag ?? null))) continue;
		await local.save(new Map([[key, content.manifest]]));
		await announce(place, next);
		return Object.values(changed).reduce((sum, keys) => sum + keys.length, 0);
	}
	throw new Error(`Other runs of the shared records came first ${mostRaces} times.`);
}

/** Where a later run has replaced `current` meanwhile, it has taken the list over, and asks itself. */
async function announce({ bucket, askFollowers }: SharedPlace, { run, unannounced = {} }: Current): Promise<void> {
	if (Object.keys(unannounced).length === 0) return;
	await askFollowers(unannounced);
	const read = await readCurrent(bucket, sharedRecords);
	if (read?.current.run !== run) return;
	const { unannounced: _announced, ...rest } = read.current;
	await replaceCurrent(bucket, sharedRecords, { ...rest, generation: rest.generation + 1, run: randomUUID() }, read.etag);
}

function merge(one: ChangedRecords, other: ChangedRecords): Record<string, (string | number)[]> {
	const collections = new Set([...Object.keys(one), ...Object.keys(other)]);
	return Object.fromEntries([...collections].map((each) => [each, [...new Set([...(one[each] ?? []), ...(other[each] ?? [])])]]));
}
