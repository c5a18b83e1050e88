/** The browser's storage as results: it may be forbidden, throw at any access, or be full. */

export interface StorageArea {
	/** The stored text, null where there is none, `unavailable` where the browser refuses. */
	read(key: string): { readonly value: string | null } | 'unavailable';
	/** Whether the text is now stored. */
	write(key: string, value: string): boolean;
	/** Whether the key is now free. */
	remove(key: string): boolean;
}

/** `open` gets the storage at each access, because even naming it may throw. */
export function createStorageArea(open: () => Storage): StorageArea {
	const succeeds = (access: (storage: Storage) => void): boolean => {
		try {
			access(open());
			return true;
		} catch {
			return false;
		}
	};
	return {
		read(key) {
			let value: string | null = null;
			const readable = succeeds((storage) => {
				value = storage.getItem(key);
			});
			return readable ? { value } : 'unavailable';
		},
		write: (key, value) => succeeds((storage) => storage.setItem(key, value)),
		remove: (key) => succeeds((storage) => storage.removeItem(key)),
	};
}

export type Fields = Readonly<Record<string, unknown>>;

/** The fields of a stored value, which may be foreign: each is checked before use. null for what is no object, and for lists. */
export function toFields(value: unknown): Fields | null {
	return typeof value === 'object' && value !== null && !Array.isArray(value) ? { ...value } : null;
}

/** None where nothing is stored, and where it cannot be read. */
export function parseFields(text: string | null): Fields {
	return (text === null ? null : toFields(parseJson(text))) ?? {};
}

/** Whether a newer version of the site stored them, in another tab or before a rollback: nothing that this one may touch. */
export function isNewer({ version }: Fields, knownVersion: number): boolean {
	return typeof version === 'number' && version > knownVersion;
}

/** Undefined for invalid JSON: stored text may be foreign. */
export function parseJson(text: string): unknown {
	try {
		return JSON.parse(text);
	} catch {
		return undefined;
	}
}

/**
 * Moves an unreadable value, so that its key can be written. The first such value of a key is kept, later ones are dropped:
 * one is enough. Returns whether the key is free now; where there is no room for the copy, the value stays where it is.
 */
export function setAside(area: StorageArea, key: string, value: string): boolean {
	const place = setAsideKey(key);
	const before = area.read(place);
	return before !== 'unavailable' && (before.value !== null || area.write(place, value)) && area.remove(key);
}

export function setAsideKey(key: string): string {
	return `${key}-unreadable`;
}

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
