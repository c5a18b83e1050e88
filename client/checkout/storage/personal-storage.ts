/** A buyer's data in the browser's storage, and how long it stays: the checkout's entries, and the last placed order. */
import { storageKeys } from '../../../site/constants.ts';
import { isNewer, parseFields, type StorageArea } from '../../runtime/storage.ts';

export const placedOrderKey = 'int-order';
/** Goes up with every change of either entry that older code cannot read. */
export const personalVersion = 1;
/** Checkout data without a change for this long is forgotten. */
export const checkoutMaxAgeMs = 24 * 60 * 60 * 1000;

/**
 * Removes what is older than it may get and what has no age, whether its page is ever opened again or not. A newer version's entry without a
 * time stays: that version knows how to read it.
 */
export function sweepPersonalData(areas: readonly StorageArea[], nowMs: number): void {
	for (const area of areas) {
		// where earlier versions put a checkout that they could not read
		area.remove(`${storageKeys.checkout}-unreadable`);
		for (const key of [storageKeys.checkout, placedOrderKey]) {
			const stored = area.read(key);
			if (stored === 'unavailable' || stored.value === null) continue;
			const fields = parseFields(stored.value);
			const isOld = typeof fields.timestamp === 'number' ? nowMs - fields.timestamp > checkoutMaxAgeMs : !isNewer(fields, personalVersion);
			if (isOld) area.remove(key);
		}
	}
}
