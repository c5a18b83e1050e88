/** Leaves the app for a normal page load where the app cannot go on, and sees to it that this never becomes a loop. */
import type { StorageArea } from '../storage.ts';

export interface FullLoad {
	/** Loads `href` as a document. Returns false, and does nothing, where the same was done a moment ago. */
	to(href: string): boolean;
	/**
	 * This document's scripts run: should they fail later, nothing leads back to the page before. Returns whether this page was come back
	 * to because the scripts of another one could not be loaded (see `before-app.ts`).
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

interface FullLoadSurroundings {
	/** The tab's own storage. */
	readonly area: StorageArea;
	readonly location: Pick<Location, 'href' | 'assign' | 'reload'>;
	readonly nowMs: () => number;
}

// boot knows the first two as well, and shares no module with the app (see `before-app.ts`)
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

/** Knows whether an automatic reload would lose text that the visitor has typed. From now on; earlier input is found in its fields. */
export function watchTyping(document: Document): () => boolean {
	let typed = false;
	document.addEventListener('input', () => {
		typed = true;
	});
	return () => typed || [...document.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>('input, textarea')].some(isChanged);
}

function isChanged(field: HTMLInputElement | HTMLTextAreaElement): boolean {
	if (field instanceof HTMLInputElement && (field.type === 'checkbox' || field.type === 'radio')) {
		return field.checked !== field.defaultChecked;
	}
	return field.value !== field.defaultValue;
}

/** Knows whether the site has a newer version than this document's: what is loaded from then on should be a whole document. */
export interface SiteVersion {
	/** A script, sheet or picture of this document, or of a page that it was to show, could not be loaded. */
	noteFailure(): void;
	/** Returns whether something had failed before: the newer version may fix it. */
	noteUpdate(): boolean;
	isUpdated(): boolean;
	/** Asks the host, now and then at most. Never rejects. */
	check(): Promise<void>;
}

interface SiteVersionOptions {
	/** Of the scripts that are running. */
	readonly buildHash: string;
	readonly fetch: (url: string, init: { signal: AbortSignal }) => Promise<Response>;
	readonly nowMs: () => number;
}

const appDataFile = '/page-data/app-data.json';
const pauseMs = 300_000;
const timeoutMs = 8000;

export function createSiteVersion({ buildHash, fetch, nowMs }: SiteVersionOptions): SiteVersion {
	let failed = false;
	let updated = false;
	let askedAtMs = Number.NEGATIVE_INFINITY;
	return {
		noteFailure() {
			failed = true;
		},
		noteUpdate() {
			updated = true;
			return failed;
		},
		isUpdated: () => updated,
		async check() {
			if (updated || nowMs() - askedAtMs < pauseMs) return;
			askedAtMs = nowMs();
			try {
				const response = await fetch(appDataFile, { signal: AbortSignal.timeout(timeoutMs) });
				const hash = response.ok ? hashIn(await response.json()) : null;
				if (hash !== null && hash !== buildHash) updated = true;
			} catch (error) {
				// page data names its build as well: nothing depends on this answer alone
				console.warn('The site could not be asked for its version', error);
			}
		},
	};
}

function hashIn(value: unknown): string | null {
	return typeof value === 'object' && value !== null && 'buildHash' in value && typeof value.buildHash === 'string'
		? value.buildHash
		: null;
}
