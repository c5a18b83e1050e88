import type { StorageArea } from './storage-area.ts';

/**
 * Moves an unreadable value, so that its key can be written. The first such value of a key is kept, later ones are dropped:
 * one is enough. Returns whether the key is free now; where there is no room for the copy, the value stays where it is.
 */
export function setAside(area: StorageArea, key: string, value: string): boolean {
	const place = setAsideKey(key);
	const before = area.read(place);
	return before !== 'unavailable' && (before.value !== null || area.write(place, value)) && area.remove(key);
}

/** Where it goes. */
export function setAsideKey(key: string): string {
	return `${key}-unreadable`;
}
