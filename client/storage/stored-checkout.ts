/** The checkout's wish for gift wrap as text in the browser's storage (specification §3): versioned, checked, never thrown. */
import { storageKeys } from '../../site/constants.ts';
import type { StorageArea } from './storage-area.ts';
import { type Fields, isNewer, parseFields } from './stored-fields.ts';

/** Goes up with every change that older code cannot read. */
const checkoutVersion = 1;
/** Checkout data that nobody touched for this long is forgotten (design §7). */
export const checkoutMaxAgeMs = 24 * 60 * 60 * 1000;

/** False where nothing is stored, or nothing that this version can read: nothing that costs money is ever preselected (§ 312a (3) BGB). */
export function readPresentWrap(area: StorageArea, nowMs: number): boolean {
	return readFields(area, nowMs)?.presentWrap === true;
}

/** Leaves what else is stored of the checkout as it is, and what a newer version of the site has stored. Tells whether it was done. */
export function writePresentWrap(area: StorageArea, presentWrap: boolean, nowMs: number): boolean {
	const stored = area.read(storageKeys.checkout);
	if (stored === 'unavailable' || isNewer(parseFields(stored.value), checkoutVersion)) return false;
	const { version: _version, timestamp: _timestamp, presentWrap: _before, ...others } = readFields(area, nowMs) ?? {};
	if (!presentWrap && Object.keys(others).length === 0) return area.remove(storageKeys.checkout);
	return area.write(storageKeys.checkout, JSON.stringify({ version: checkoutVersion, timestamp: nowMs, ...others, presentWrap }));
}

/** null where there is nothing of this version that is young enough. */
function readFields(area: StorageArea, nowMs: number): Fields | null {
	const stored = area.read(storageKeys.checkout);
	const fields = stored === 'unavailable' ? {} : parseFields(stored.value);
	if (fields.version !== checkoutVersion || typeof fields.timestamp !== 'number') return null;
	return nowMs - fields.timestamp > checkoutMaxAgeMs ? null : fields;
}
