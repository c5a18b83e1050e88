/** A bucket of an object storage in memory, for tests of what uses one. What real storages do is shown by the tests of the fleet. */

import { type Bucket, type ListedObject, StorageFailed, type StoredObject } from '../../fleet/storage/bucket.ts';
import { sha256 } from '../../pipeline/snapshot/hash.ts';

export interface MemoryBucket extends Bucket {
	readonly objects: Map<string, StoredObject>;
	/** Keys that were read, in order. */
	readonly reads: string[];
	/** While it is true, the storage cannot be reached. */
	isDown: boolean;
}

export function createMemoryBucket(): MemoryBucket {
	const objects = new Map<string, StoredObject>();
	const reads: string[] = [];
	let writes = 0;

	function reach(what: string): void {
		if (bucket.isDown) throw new StorageFailed(what, null);
	}

	function write(key: string, body: Uint8Array): void {
		writes += 1;
		objects.set(key, { body: Buffer.from(body), etag: `${sha256(body)}-${writes}` });
	}

	const below = (prefix: string) => [...objects.keys()].filter((key) => key.startsWith(prefix)).sort();

	const bucket: MemoryBucket = {
		objects,
		reads,
		isDown: false,
		async get(key) {
			reads.push(key);
			reach(`GET ${key}`);
			return objects.get(key) ?? null;
		},
		async has(key) {
			reach(`HEAD ${key}`);
			return objects.has(key);
		},
		async put(key, body) {
			reach(`PUT ${key}`);
			write(key, body);
		},
		async replace(key, body, etag) {
			reach(`PUT ${key}`);
			if ((objects.get(key)?.etag ?? null) !== etag) return false;
			write(key, body);
			return true;
		},
		async remove(key) {
			reach(`DELETE ${key}`);
			objects.delete(key);
		},
		async *list(prefix): AsyncIterable<ListedObject> {
			reach(`GET ${prefix}`);
			for (const key of below(prefix)) yield { key, modifiedMs: 0 };
		},
		async *folders(prefix) {
			reach(`GET ${prefix}`);
			const names = below(prefix).flatMap((key) =>
				key.indexOf('/', prefix.length) < 0 ? [] : [key.slice(prefix.length).split('/')[0] ?? ''],
			);
			yield* new Set(names);
		},
		async prepare() {
			reach('PUT');
		},
	};
	return bucket;
}
