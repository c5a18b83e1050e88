/** The products that a visitor looked at last, kept in the browser only where the visitor asked for it (§ 25 TDDDG): versioned, checked, never thrown. */
import { isNewer, parseFields, type StorageArea } from '../runtime/storage.ts';
import { recentKey } from './recent-key.ts';

/** Goes up with every change that older code cannot read. */
const version = 1;
const maxPieces = 12;
/** Products viewed longer ago are forgotten. */
export const recentMaxAgeMs = 30 * 24 * 60 * 60 * 1000;

interface Viewed {
	readonly id: number;
	/** In ms. */
	readonly at: number;
}

/** Ids, the last one first; null: the visitor has not asked for it, or the browser refuses. Unreadable text counts as empty. */
export function readRecent(area: StorageArea, nowMs: number): readonly number[] | null {
	const stored = area.read(recentKey);
	if (stored === 'unavailable' || stored.value === null) return null;
	return toViewed(stored.value, nowMs).map(({ id }) => id);
}

/** Notes a product if the visitor has asked for it; `begin`: asks now. Returns whether it is noted. Keeps an entry of a newer version of the site. */
export function noteRecent(area: StorageArea, id: number, nowMs: number, begin = false): boolean {
	const stored = area.read(recentKey);
	if (stored === 'unavailable' || (stored.value === null && !begin) || isNewer(parseFields(stored.value), version)) return false;
	const others = toViewed(stored.value, nowMs).filter((viewed) => viewed.id !== id);
	const viewed = [{ id, at: nowMs }, ...others].slice(0, maxPieces);
	return area.write(recentKey, JSON.stringify({ version, viewed }));
}

/** Forgets all products and the wish. Returns whether it is done. */
export function clearRecent(area: StorageArea): boolean {
	return area.remove(recentKey);
}

function toViewed(text: string | null, nowMs: number): readonly Viewed[] {
	const stored = parseFields(text);
	if (stored.version !== version || !Array.isArray(stored.viewed)) return [];
	return stored.viewed.filter((each) => isViewed(each) && nowMs - each.at <= recentMaxAgeMs).slice(0, maxPieces);
}

function isViewed(value: unknown): value is Viewed {
	const isRecord = typeof value === 'object' && value !== null && 'id' in value && 'at' in value;
	return isRecord && Number.isSafeInteger(value.id) && typeof value.at === 'number';
}
