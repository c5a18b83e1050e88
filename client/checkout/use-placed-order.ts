/** The order that was placed last, on the pages that pay and confirm it: read from storage after hydration, and kept in step with other tabs. */
import { useEffect, useState } from 'react';
import { focusPage } from '../runtime/navigation/arrive.ts';
import { followStorage } from '../runtime/storage.ts';
import { useStore } from '../runtime/store.ts';
import { type PlacedOrder, placedOrderStore } from './placed-order.ts';
import { placedOrderKey } from './storage/personal-storage.ts';
import { readPlacedOrder, writePlacedOrder } from './storage/stored-order.ts';
import { orderAreas } from './use-checkout.ts';

interface PlacedOrderUse {
	/** False until storage was read. */
	readonly isRead: boolean;
	/** null: none is known. */
	readonly order: PlacedOrder | null;
}

export function usePlacedOrder(): PlacedOrderUse {
	const order = useStore(placedOrderStore);
	const [isRead, setIsRead] = useState(false);
	useEffect(() => {
		const read = (): void => {
			const stored = readPlacedOrder(orderAreas, Date.now());
			// an order that could not be stored may still be in memory from the page before
			if (stored !== null) placedOrderStore.set(stored);
			setIsRead(true);
		};
		read();
		return followStorage(window, (key) => key === placedOrderKey, read);
	}, []);
	return { isRead, order };
}

/** Shows and stores the order's new state. Returns whether a reload finds it. */
export function keepPlacedOrder(order: PlacedOrder): boolean {
	placedOrderStore.set(order);
	return writePlacedOrder(orderAreas, order, Date.now());
}

/**
 * Starts a page that comes as a document of its own in the course of an order at its heading, as navigation starts every other. An
 * existing focus stays.
 */
export function useHeadingFocus(): void {
	useEffect(() => {
		if (document.activeElement === document.body) focusPage(document, null);
	}, []);
}
