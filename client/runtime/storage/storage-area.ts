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
