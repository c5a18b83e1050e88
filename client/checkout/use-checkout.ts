/** The visitor's checkout as a page uses it: restored from storage, stored at each change, in step with other tabs. */
import { useEffect } from 'react';
import { createStorageArea } from '../runtime/storage/storage-area.ts';
import { useStore } from '../runtime/use-store.ts';
import { type CheckoutAction, type CheckoutState, checkoutStore } from './checkout.ts';
import { attachCheckout } from './storage/attach-checkout.ts';
import type { OrderAreas } from './storage/stored-order.ts';

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
