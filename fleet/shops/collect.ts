/** Removes the objects that no release names any more. */
import { parseCurrent } from '../releases/current.ts';
import { readManifest } from '../releases/manifest.ts';
import { allObjects, allRemoved, currentKey, dayOf, dayOfKey, hashOf, objectsOf, removedKey } from '../releases/object-keys.ts';
import type { Bucket } from '../storage/bucket.ts';
import { allRenditions } from '../storage/stored-renditions.ts';
import { sharedRecords } from '../worker/shared-copy.ts';
import { listShops } from './fleet-shops.ts';

const dayMs = 86_400_000;

/**
 * Days on which runs may still write: today by any clock, and yesterday, for runs that began then. What is younger than the longest build is spared
 * by that, and no run writes where something is removed.
 */
const openDays = 2;

/** Sites hold their own copies: a rendition that goes is made again by the next worker that lacks it. */
const renditionDays = 90;

interface Collected {
	readonly kept: number;
	readonly removed: number;
}

/**
 * Everything is read first, and removed afterwards. A release that is published meanwhile names only objects of open days and of the releases before
 * it, which are kept. @throws ObjectLost where a manifest is gone: then nothing is removed
 */
export async function collect(bucket: Bucket, nowMs: number): Promise<Collected> {
	const days: string[] = [];
	for await (const day of bucket.folders(allObjects)) if (day <= dayOf(nowMs - openDays * dayMs)) days.push(day);
	const used = await usedKeys(bucket);
	let [kept, removed] = [0, 0];
	for (const day of days) {
		for await (const { key, modifiedMs } of bucket.list(objectsOf(day))) {
			// A worker whose clock is slow writes below a day of the past.
			if (used.has(key) || modifiedMs > nowMs - openDays * dayMs) kept += 1;
			else {
				await bucket.remove(key);
				removed += 1;
			}
		}
	}
	for await (const { key, modifiedMs } of bucket.list(allRenditions)) {
		if (modifiedMs >= nowMs - renditionDays * dayMs) continue;
		await bucket.remove(key);
		removed += 1;
	}
	return { kept, removed };
}

/** Of all releases that any shop keeps, those of shops that were taken out included. */
async function usedKeys(bucket: Bucket): Promise<Pick<KeySet, 'has'>> {
	const used = createKeySet();
	const manifestsSeen = new Set<string>();
	const states = [...(await listShops(bucket)), sharedRecords].map((shop) => [currentKey(shop), removedKey(shop)]);
	for await (const { key } of bucket.list(allRemoved)) states.push([key]);
	for (const [state = '', removed] of states) {
		// A shop may be taken out meanwhile.
		const object = (await bucket.get(state)) ?? (removed === undefined ? null : await bucket.get(removed));
		const manifests = object === null ? [] : parseCurrent(object.body).releases.flatMap(({ site, content }) => [site, content]);
		for (const manifest of manifests) {
			if (manifestsSeen.has(manifest)) continue;
			manifestsSeen.add(manifest);
			used.add(manifest);
			for (const key of (await readManifest(bucket, manifest)).values()) used.add(key);
		}
	}
	return used;
}

interface KeySet {
	add(key: string): void;
	/** True for every key that was added, and for few others. */
	has(key: string): boolean;
}

const bits = 30;

/**
 * Keys of objects: a bit for each, found by its hash and day, 128 MB for any number of shops. A set of the keys themselves takes 1.4 GB for ten thousand.
 * By chance, one of a hundred objects there stays although no release names it.
 */
function createKeySet(): KeySet {
	const words = new Uint32Array(2 ** (bits - 5));
	const placeOf = (key: string) => {
		const spreadDay = Math.imul(Number(dayOfKey(key).replaceAll('-', '')), 0x9e3779b1);
		const place = (Number.parseInt(hashOf(key).slice(0, 8), 16) ^ spreadDay) >>> (32 - bits);
		return { word: place >>> 5, bit: 1 << (place & 31) };
	};
	return {
		add(key) {
			const { word, bit } = placeOf(key);
			words[word] = (words[word] ?? 0) | bit;
		},
		has(key) {
			const { word, bit } = placeOf(key);
			return ((words[word] ?? 0) & bit) !== 0;
		},
	};
}
