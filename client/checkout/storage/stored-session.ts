/** The whole checkout as text in the browser's storage, beside the wish for gift wrap of the cart page (`stored-checkout.ts`): one entry for both. */
import { storageKeys } from '../../../site/constants.ts';
import type { StorageArea } from '../../runtime/storage.ts';
import { type CheckoutSession, checkoutSession, emptySession } from '../checkout.ts';
import { personalVersion } from './personal-storage.ts';
import { readCheckoutFields } from './stored-checkout.ts';

type StoredSession =
	/** The empty one where nothing is stored. */
	| { readonly kind: 'found'; readonly session: CheckoutSession }
	/** The browser refuses, or what is stored there is a newer version's. */
	| { readonly kind: 'foreign' };

/** Unreadable text is removed, and counts as nothing. */
export function readSession(area: StorageArea, nowMs: number): StoredSession {
	const stored = readCheckoutFields(area, nowMs);
	if (stored === 'foreign') return { kind: 'foreign' };
	const parsed = checkoutSession.safeParse(stored);
	if (parsed.success) return { kind: 'found', session: parsed.data };
	return area.remove(storageKeys.checkout) ? { kind: 'found', session: emptySession } : { kind: 'foreign' };
}

/** An empty session leaves no entry. Returns whether it was done; an entry of an unknown version stays. */
export function writeSession(area: StorageArea, changed: CheckoutSession, nowMs: number): boolean {
	if (readSession(area, nowMs).kind === 'foreign') return false;
	if (isEmpty(changed)) return area.remove(storageKeys.checkout);
	return area.write(storageKeys.checkout, JSON.stringify({ version: personalVersion, timestamp: nowMs, ...changed }));
}

function isEmpty(one: CheckoutSession): boolean {
	return JSON.stringify({ ...emptySession, ...one }) === JSON.stringify(emptySession);
}
