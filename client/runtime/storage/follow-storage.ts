/** Where `storage` and `pageshow` events arrive. */
export type StorageEvents = Pick<EventTarget, 'addEventListener' | 'removeEventListener'>;

/**
 * Calls back when another tab has changed something under a key that counts, and when a page comes back that was put by with all that it knew.
 * Returns how to stop.
 */
export function followStorage(events: StorageEvents, counts: (key: string) => boolean, onChange: () => void): () => void {
	const onStorage = (event: Event): void => {
		const { key } = event as StorageEvent;
		if (key === null || counts(key)) onChange();
	};
	const onPageShow = (event: Event): void => {
		if ((event as PageTransitionEvent).persisted) onChange();
	};
	events.addEventListener('storage', onStorage);
	events.addEventListener('pageshow', onPageShow);
	return () => {
		events.removeEventListener('storage', onStorage);
		events.removeEventListener('pageshow', onPageShow);
	};
}
