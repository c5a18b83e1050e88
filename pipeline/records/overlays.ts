/** What is known of records that show shared ones: whether they do, and which of several counts. */
import { compareKeys, isWireRecord, recordKey, type WireRecord } from '../snapshot/wire-record.ts';

/**
 * The field in which a snapshot says of an overlay which `status` the shared record has that it shows; null where there is no such shared record. The
 * backend has no such field.
 */
export const sharedStatus = 'shared_status';

/** Overlays that a site, or one with drafts, may show; archived ones are kept and show nothing. */
export function isLive({ status }: WireRecord): boolean {
	return status === 'published' || status === 'draft';
}

/** The key of a record that is named by its key, or answers expanded; null where none is. */
export function toLinkedKey(value: unknown): string | number | null {
	if (typeof value === 'number' || (typeof value === 'string' && value !== '')) return value;
	return isWireRecord(value) ? toLinkedKey(value.id) : null;
}

/** Which of them counts for each shared record, by its key as text: a published one before a draft, and then the one with the lowest key. */
export function chooseOverlays(overlays: readonly WireRecord[], by: string): ReadonlyMap<string, WireRecord> {
	const chosen = new Map<string, WireRecord>();
	for (const overlay of overlays.filter(isLive)) {
		const key = toLinkedKey(overlay[by]);
		if (key === null) continue;
		const other = chosen.get(String(key));
		if (other === undefined || compareOverlays(overlay, other) < 0) chosen.set(String(key), overlay);
	}
	return chosen;
}

function compareOverlays(one: WireRecord, other: WireRecord): number {
	if (one.status !== other.status) return one.status === 'published' ? -1 : 1;
	return compareKeys(recordKey(one), recordKey(other));
}

/** False where a record says nothing in a field, so that what is shared stands: no value, an empty text or an empty list. */
export function isSet(value: unknown): boolean {
	if (value === undefined || value === null) return false;
	return Array.isArray(value) ? value.length > 0 : typeof value !== 'string' || value.trim() !== '';
}
