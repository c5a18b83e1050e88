/** What the gateway keeps of the storage in memory: which release a shop shows, manifests, and the objects that were asked for last. */
import { setTimeout as sleep } from 'node:timers/promises';
import { type Current, parseCurrent } from '../releases/current.ts';
import { type Manifest, readManifest } from '../releases/manifest.ts';
import { currentKey } from '../releases/object-keys.ts';
import { ObjectLost } from '../releases/release-errors.ts';
import type { Bucket } from '../storage/bucket.ts';

interface CacheOptions {
	readonly bucket: Bucket;
	/** How old the answer to "which release?" may be. */
	readonly currentMs: number;
	/** What all kept objects may take together. */
	readonly objectBytes: number;
}

export interface ReleaseCache {
	/** null: there is no such shop. While the storage does not answer, what it said last, without waiting for long. @throws StorageFailed where it never said anything */
	current(shop: string): Promise<Current | null>;
	/** The same, read after it was asked for. For what a newer release would have, which another gateway may show already. */
	newest(shop: string): Promise<Current | null>;
	manifest(key: string): Promise<Manifest>;
	/** @throws ObjectLost */
	object(key: string): Promise<Buffer>;
}

/** A site of a thousand files takes about 200 kB. */
const mostManifests = 1000;
/** So long a visitor waits for a newer answer to "which release?". */
const patienceMs = 300;
const largestKept = 4 * 1024 * 1024;

export function createReleaseCache({ bucket, currentMs, objectBytes }: CacheOptions): ReleaseCache {
	const currents = new Map<string, { readonly readMs: number; readonly current: Current | null }>();
	const asked = new Map<string, Promise<Current | null>>();
	const manifests = new Map<string, Promise<Manifest>>();
	const objects = new Map<string, Buffer>();
	let bytes = 0;

	async function ask(shop: string): Promise<Current | null> {
		const readMs = Date.now();
		const known = currents.get(shop);
		try {
			const object = await bucket.get(currentKey(shop));
			const current = object === null ? null : parseCurrent(object.body);
			// Names that anybody may ask for are not kept.
			if (current === null) currents.delete(shop);
			else currents.set(shop, { readMs, current });
			return current;
		} catch (error) {
			if (known === undefined) throw error;
			return known.current;
		}
	}

	/** One request at a time for each shop. */
	function askOnce(shop: string): Promise<Current | null> {
		const running = asked.get(shop) ?? ask(shop).finally(() => asked.delete(shop));
		asked.set(shop, running);
		return running;
	}

	/** Waits for a while only where something is known. */
	async function orKnown(shop: string, running: Promise<Current | null>): Promise<Current | null> {
		const known = currents.get(shop);
		return known === undefined ? await running : await Promise.race([running, sleep(patienceMs, known.current, { ref: false })]);
	}

	return {
		async current(shop) {
			const known = currents.get(shop);
			if (known !== undefined && Date.now() - known.readMs < currentMs) return known.current;
			return await orKnown(shop, askOnce(shop));
		},
		async newest(shop) {
			// A request that has begun may answer with an older one.
			const begun = asked.get(shop) ?? Promise.resolve(null);
			return await orKnown(
				shop,
				begun.then(() => askOnce(shop)),
			);
		},
		async manifest(key) {
			const known = manifests.get(key);
			manifests.delete(key);
			const manifest = known ?? readManifest(bucket, key);
			manifests.set(key, manifest);
			const [oldest] = manifests.keys();
			if (manifests.size > mostManifests && oldest !== undefined) manifests.delete(oldest);
			try {
				return await manifest;
			} catch (error) {
				manifests.delete(key);
				throw error;
			}
		},
		async object(key) {
			const known = objects.get(key);
			if (known !== undefined) {
				objects.delete(key);
				objects.set(key, known);
				return known;
			}
			const object = await bucket.get(key);
			if (object === null) throw new ObjectLost(key);
			if (object.body.length > largestKept || objects.has(key)) return object.body;
			objects.set(key, object.body);
			bytes += object.body.length;
			for (const [oldest, body] of objects) {
				if (bytes <= objectBytes) break;
				objects.delete(oldest);
				bytes -= body.length;
			}
			return object.body;
		},
	};
}
