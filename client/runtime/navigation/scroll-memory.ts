/** Where each entry of the history was scrolled to: the browser's own memory cannot wait for a page that is still to come. */
import type { StorageArea } from '../storage.ts';

export interface ScrollMemory {
	/** Remembers where the open entry is scrolled to: whenever that changes, and before it is left. */
	save(): void;
	/** State for a new entry, which is the open one from now on. */
	newEntry(): { readonly key: string };
	/** The entry of that state is the open one now. Returns its position; null for an entry never left. */
	enter(state: unknown): number | null;
	/** Keeps the positions for the next document of this tab. */
	persist(): void;
}

const storageKey = 'int-scroll';
const maxEntries = 50;

export function createScrollMemory(area: StorageArea, window: Pick<Window, 'scrollY' | 'history'>, nowMs: () => number): ScrollMemory {
	const positions = new Map(readPositions(area));
	let count = 0;
	let current = '';

	const newKey = (): string => `${nowMs().toString(36)}-${count++}`;
	const memory: ScrollMemory = {
		save() {
			// a map keeps the place of a key that it has: only a new one is the latest
			positions.delete(current);
			positions.set(current, window.scrollY);
		},
		newEntry() {
			current = newKey();
			return { key: current };
		},
		enter(state) {
			const key = keyOf(state);
			if (key === null) {
				window.history.replaceState(memory.newEntry(), '');
				return null;
			}
			current = key;
			return positions.get(key) ?? null;
		},
		persist: () => void area.write(storageKey, JSON.stringify([...positions].slice(-maxEntries))),
	};
	return memory;
}

function keyOf(state: unknown): string | null {
	return typeof state === 'object' && state !== null && 'key' in state && typeof state.key === 'string' ? state.key : null;
}

function readPositions(area: StorageArea): [string, number][] {
	const stored = area.read(storageKey);
	if (stored === 'unavailable' || stored.value === null) return [];
	try {
		const value: unknown = JSON.parse(stored.value);
		return Array.isArray(value) ? value.filter(isPosition) : [];
	} catch {
		return []; // foreign text: positions are only a comfort
	}
}

function isPosition(value: unknown): value is [string, number] {
	return Array.isArray(value) && typeof value[0] === 'string' && typeof value[1] === 'number';
}
