/** Storage for tests: works like the browser's, and fails in the ways that the browser's does. */

export interface MemoryStorage extends Storage {
	readonly values: Map<string, string>;
	/** From now on these accesses throw. */
	fail(...accesses: ('getItem' | 'setItem' | 'removeItem')[]): void;
}

export function createMemoryStorage(initial: Readonly<Record<string, string>> = {}): MemoryStorage {
	const values = new Map(Object.entries(initial));
	const failing = new Set<string>();
	const guard = (access: string): void => {
		if (failing.has(access)) throw new DOMException(`${access} fails`, 'QuotaExceededError');
	};
	return {
		values,
		fail: (...accesses) => {
			failing.clear();
			for (const access of accesses) failing.add(access);
		},
		get length() {
			return values.size;
		},
		clear: () => values.clear(),
		key: (index) => [...values.keys()][index] ?? null,
		getItem(key) {
			guard('getItem');
			return values.get(key) ?? null;
		},
		setItem(key, value) {
			guard('setItem');
			values.set(key, value);
		},
		removeItem(key) {
			guard('removeItem');
			values.delete(key);
		},
	};
}
