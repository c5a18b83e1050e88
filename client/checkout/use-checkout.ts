/** The visitor's checkout as a page uses it: restored from storage, stored at each change, in step with other tabs. */
import { useEffect } from 'react';
import { storageKeys } from '../../site/constants.ts';
import { createStorageArea, followStorage, type StorageArea, type StorageEvents } from '../runtime/storage.ts';
import { useStore } from '../runtime/store.ts';
import { type CheckoutAction, type CheckoutSession, type CheckoutState, changeCheckout, checkoutStore } from './checkout.ts';
import { presentWrapStore } from './storage/stored-checkout.ts';
import type { OrderAreas } from './storage/stored-order.ts';
import { readSession, writeSession } from './storage/stored-session.ts';

export const orderAreas: OrderAreas = {
	tab: createStorageArea(() => window.sessionStorage),
	shared: createStorageArea(() => window.localStorage),
};

export const checkout = attachCheckout({
	area: orderAreas.shared,
	nowMs: Date.now,
});

export interface CheckoutUse extends CheckoutState {
	readonly dispatch: (action: CheckoutAction) => void;
}

export function useCheckout(): CheckoutUse {
	useEffect(() => checkout.start(window), []);
	return { ...useStore(checkoutStore), dispatch: checkout.dispatch };
}

export interface AttachedCheckout {
	/** Restores the session, and follows other tabs from now on. Returns how to stop. */
	start(events: StorageEvents): () => void;
	/** Applied to the session as it is stored now, so that no tab takes back what another one has entered. */
	dispatch(action: CheckoutAction): void;
	/** Reads what is stored at this moment, without waiting to hear of it. */
	refresh(): CheckoutSession;
}

/** Gives the checkout's store its storage, in the browser: restores it, stores each change, and takes over what other tabs change. */
export function attachCheckout({ area, nowMs }: { area: StorageArea; nowMs: () => number }): AttachedCheckout {
	/** An unstored session is newer than the stored one. */
	const current = (): CheckoutSession => {
		const { session, kept } = checkoutStore.get();
		const stored = readSession(area, nowMs());
		return kept === 'stored' && stored.kind === 'found' ? stored.session : session;
	};
	const show = (session: CheckoutSession, kept: 'stored' | 'memory', revision: number): void => {
		checkoutStore.set({ isRestored: true, session, kept, revision });
		presentWrapStore.set({ wanted: session.presentWrap, kept });
	};
	const restore = (): void => {
		const before = checkoutStore.get();
		const stored = readSession(area, nowMs());
		if (stored.kind === 'foreign') {
			// with the wish that the cart page could not store
			const presentWrap = before.isRestored ? before.session.presentWrap : presentWrapStore.get().wanted;
			show({ ...before.session, presentWrap }, 'memory', before.revision);
		} else if (before.kept === 'stored') {
			const isSame = JSON.stringify(stored.session) === JSON.stringify(before.session);
			show(isSame ? before.session : stored.session, 'stored', isSame ? before.revision : before.revision + 1);
		}
	};
	return {
		start(events) {
			restore();
			return followStorage(events, (key) => key === storageKeys.checkout, restore);
		},
		dispatch(action) {
			const session = changeCheckout(current(), action);
			show(session, writeSession(area, session, nowMs()) ? 'stored' : 'memory', checkoutStore.get().revision);
		},
		refresh() {
			restore();
			return checkoutStore.get().session;
		},
	};
}
