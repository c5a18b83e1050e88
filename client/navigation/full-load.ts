/** Leaves the app for a normal page load where the app cannot go on, and sees to it that this never becomes a loop. */
import type { StorageArea } from '../storage/storage-area.ts';

export interface FullLoad {
	/** Loads `href` as a document. Returns false, and does nothing, where the same was done a moment ago. */
	to(href: string): boolean;
	/**
	 * Loads this page again, once; from then on it stays as it was built while the tab lives. Where that cannot be remembered, only a
	 * page that is not `readable` any more is loaded. Returns whether it is.
	 */
	afterCrash(readable: boolean): boolean;
	/** Whether this page is one that crashed. */
	hasCrashed(): boolean;
}

export interface FullLoadSurroundings {
	/** The tab's own storage. */
	readonly area: StorageArea;
	readonly location: Pick<Location, 'href' | 'assign' | 'reload'>;
	readonly nowMs: () => number;
}

const lastKey = 'int-full-load';
const crashedKey = 'int-crashed';
/** Two loads of one address within this time are a loop and not a visitor. */
const loopMs = 1000;

export function createFullLoad({ area, location, nowMs }: FullLoadSurroundings): FullLoad {
	const read = (key: string): string | null => {
		const stored = area.read(key);
		return stored === 'unavailable' ? null : stored.value;
	};
	return {
		to(href) {
			const [lastHref, lastAtMs] = (read(lastKey) ?? '').split(' ');
			if (lastHref === href && nowMs() - Number(lastAtMs) < loopMs) return false;
			area.write(lastKey, `${href} ${nowMs()}`);
			if (href === location.href) location.reload();
			else location.assign(href);
			return true;
		},
		afterCrash(readable) {
			const loads = area.write(crashedKey, location.href) || !readable;
			if (loads) location.reload();
			return loads;
		},
		hasCrashed: () => read(crashedKey) === location.href,
	};
}
