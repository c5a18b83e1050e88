/** Whether the rows of a list were moved: numbers that say so by themselves mean nothing to anybody. */
import { isWireRecord, type WireRecord } from '../../pipeline/snapshot/wire-record.ts';

/** True for the number that orders a row, such as `images[10071].sort`. */
export function isRowOrder(path: string): boolean {
	return /\]\.sort$/.test(path);
}

/** Lists of a record whose rows that stayed stand in another order, by their fields. */
export function movedLists(before: WireRecord, after: WireRecord): readonly string[] {
	return Object.keys(after).filter((field) => {
		const [old, current] = [orderedIds(before[field]), orderedIds(after[field])];
		const stayed = (ids: readonly unknown[], others: readonly unknown[]) => ids.filter((id) => others.includes(id));
		return stayed(old, current).join() !== stayed(current, old).join();
	});
}

function orderedIds(list: unknown): readonly unknown[] {
	const rows = Array.isArray(list) ? list.filter(isWireRecord) : [];
	const sorted = rows.filter(({ id, sort }) => id !== undefined && Number.isFinite(Number(sort ?? Number.NaN)));
	return sorted.toSorted((a, b) => Number(a.sort) - Number(b.sort)).map(({ id }) => id);
}
