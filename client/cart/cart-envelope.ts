/** The stored cart's outer fields, read by hand: enough to know its version and to show its count, without the code that reads it whole. */
import { storageKeys } from '../../site/constants.ts';
import { isNewer, parseFields, type StorageArea } from '../runtime/storage.ts';

/**
 * The stored cart's outer fields, read by hand: enough to know its version and to show its count, without the code that reads it
 * whole. Goes up with every change that older code cannot read.
 */
export const cartVersion = 1;

/** Carts that did not change for this long are forgotten. */
export const cartMaxAgeMs = 30 * 24 * 60 * 60 * 1000;

/** Whether a newer version of the site stored this, in another tab or before a rollback: nothing that this one may touch. */
export function isNewerCart(text: string | null): boolean {
	return isNewer(parseFields(text), cartVersion);
}

/** How many products the stored cart claims to hold; null where only the code that reads it whole knows. */
export function readStoredCount(area: StorageArea, nowMs: number): number | null {
	const stored = area.read(storageKeys.cart);
	if (stored === 'unavailable') return null;
	if (stored.value === null) return 0;
	const { version, timestamp, totalCount } = parseFields(stored.value);
	if (version !== cartVersion || typeof timestamp !== 'number' || nowMs - timestamp > cartMaxAgeMs) return null;
	return typeof totalCount === 'number' && Number.isSafeInteger(totalCount) && totalCount > 0 ? totalCount : null;
}
