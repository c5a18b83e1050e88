/**
 * The checkout's entry in the browser's storage, and of it the wish for gift wrap, which the cart asks for: versioned, checked,
 * never thrown. All else of it is in `stored-session.ts`, which only the checkout loads.
 */
import { storageKeys } from '../../../site/constants.ts';
import { type Fields, isNewer, parseFields, type StorageArea } from '../../runtime/storage.ts';
import { createStore } from '../../runtime/store.ts';
import { checkoutMaxAgeMs, personalVersion } from './personal-storage.ts';

type StoredWrap =
	/** False where nothing is stored: nothing that costs money is ever preselected (§ 312a (3) BGB). */
	| { readonly kind: 'found'; readonly presentWrap: boolean }
	/** The browser refuses, or what is stored there is a newer version's. */
	| { readonly kind: 'foreign' };

/** Unreadable text is removed, and counts as nothing: it may hold an e-mail address, which would stay unnoticed. */
export function readPresentWrap(area: StorageArea, nowMs: number): StoredWrap {
	const fields = readCheckoutFields(area, nowMs);
	return fields === 'foreign' ? { kind: fields } : { kind: 'found', presentWrap: fields.presentWrap === true };
}

/** Keeps the checkout's other fields, and an entry that this version cannot read. Returns whether it was done. */
export function writePresentWrap(area: StorageArea, presentWrap: boolean, nowMs: number): boolean {
	const fields = readCheckoutFields(area, nowMs);
	if (fields === 'foreign') return false;
	const { version: _version, timestamp: _timestamp, presentWrap: _before, ...others } = fields;
	if (!presentWrap && Object.keys(others).length === 0) return area.remove(storageKeys.checkout);
	return area.write(storageKeys.checkout, JSON.stringify({ version: personalVersion, timestamp: nowMs, ...others, presentWrap }));
}

/** None where there are none that are young enough; `foreign` as above. What else is stored is not looked at. */
export function readCheckoutFields(area: StorageArea, nowMs: number): Fields | 'foreign' {
	const stored = area.read(storageKeys.checkout);
	if (stored === 'unavailable') return 'foreign';
	if (stored.value === null) return {};
	const fields = parseFields(stored.value);
	if (isNewer(fields, personalVersion)) return 'foreign';
	const { version, timestamp, presentWrap = false } = fields;
	if (version !== personalVersion || !Number.isFinite(timestamp) || typeof presentWrap !== 'boolean') {
		return area.remove(storageKeys.checkout) ? {} : 'foreign';
	}
	if (nowMs - Number(timestamp) <= checkoutMaxAgeMs) return fields;
	area.remove(storageKeys.checkout);
	return {};
}

/** Whether the visitor wants the cart's products wrapped as a present. */
export interface PresentWrap {
	readonly wanted: boolean;
	/** `memory`: the browser does not store the wish, and it ends with the page. */
	readonly kept: 'stored' | 'memory';
}

export const presentWrapStore = createStore<PresentWrap>({ wanted: false, kept: 'stored' });
