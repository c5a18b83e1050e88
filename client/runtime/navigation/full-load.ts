/** Leaves the app for a normal page load where the app cannot go on, and sees to it that this never becomes a loop. */
import type { StorageArea } from '../storage/storage-area.ts';

export interface FullLoad {
	/** Loads `href` as a document. Returns false, and does nothing, where the same was done a moment ago. */
	to(href: string): boolean;
	/**
	 * This document's scripts run: should they fail later, nothing leads back to the page before. Returns whether this page was come back
	 * to because the scripts of another one could not be loaded (see `recover.ts`).
	 */
	settle(): boolean;
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

// boot knows the first two as well, and shares no module with the app (see `recover.ts`)
/** Address of the last full load by the app, its time, and the address where that happened, with blanks between. */
const fullLoadKey = 'int-full-load';
/** Address of the page that boot has led back to. */
const returnedKey = 'int-returned';
const crashedKey = 'int-crashed';
/** Two loads of one address within this time are a loop and not a visitor. */
const loopMs = 1000;

export function createFullLoad({ area, location, nowMs }: FullLoadSurroundings): FullLoad {
	const read = (key: string): string => {
		const stored = area.read(key);
		return (stored === 'unavailable' ? null : stored.value) ?? '';
	};
	return {
		to(href) {
			const [lastHref, lastAtMs] = read(fullLoadKey).split(' ');
			if (lastHref === href && nowMs() - Number(lastAtMs) < loopMs) return false;
			area.write(fullLoadKey, `${href} ${nowMs()} ${location.href}`);
			if (href === location.href) location.reload();
			else location.assign(href);
			return true;
		},
		settle() {
			const [lastHref = '', lastAtMs = '', from] = read(fullLoadKey).split(' ');
			if (from !== undefined) area.write(fullLoadKey, `${lastHref} ${lastAtMs}`);
			const returned = read(returnedKey) === location.href;
			if (read(returnedKey) !== '') area.write(returnedKey, '');
			return returned;
		},
		afterCrash(readable) {
			const loads = area.write(crashedKey, location.href) || !readable;
			if (loads) location.reload();
			return loads;
		},
		hasCrashed: () => read(crashedKey) === location.href,
	};
}
