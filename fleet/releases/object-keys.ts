/** How objects in the storage are named. */
import { extname } from 'node:path';

/**
 * Content by its hash, below the day on which it was written. A run writes below its own day only, and old days are emptied only when no run can still
 * write there, so that nothing is removed while a run stores it again. `.br`: compressed with brotli, as its headers say.
 */
export function objectKey(day: string, hash: string, path: string, isCompressed: boolean): string {
	return `${objectsOf(day)}${hash}${extname(path).toLowerCase()}${isCompressed ? '.br' : ''}`;
}

export const allObjects = 'objects/';

/** Prefix of what was written on a day such as 2026-11-28. */
export function objectsOf(day: string): string {
	return `${allObjects}${day}/`;
}

/** The day in an object's key. */
export function dayOfKey(key: string): string {
	return key.slice(allObjects.length, key.lastIndexOf('/'));
}

/** Whether the bytes of an object are compressed. */
export function isCompressedKey(key: string): boolean {
	return key.endsWith('.br');
}

/** The hash in an object's key. */
export function hashOf(key: string): string {
	return /\/([0-9a-f]{64})(?:\.[^/]*)?$/.exec(key)?.[1] ?? '';
}

export const allShops = 'shops/';

/** A domain: it is part of keys, and of paths on a worker's disk. */
export function isShopName(name: string): boolean {
	return name.length <= 253 && /^[a-z0-9-]+(?:\.[a-z0-9-]+)+$/.test(name);
}

/** The one object of a shop that changes. */
export function currentKey(shop: string): string {
	return `${allShops}${shop}/current`;
}

export const allRemoved = 'removed/';

/** Where `current` of a shop goes that was taken out of the fleet. */
export function removedKey(shop: string): string {
	return `${allRemoved}${shop}/current`;
}

/** Day of a time, in UTC. */
export function dayOf(ms: number): string {
	return new Date(ms).toISOString().slice(0, 10);
}
