/** Days on which a shop is closed despite its opening hours. The builder and the order service read the same entries in the same way. */

/** From the first to the last, such as `2026-12-25`. */
export interface ClosingDays {
	readonly first: string;
	readonly last: string;
}

/** A day such as `2026-12-25`, or a period such as `2026-08-02/2026-08-14`; null for anything else. */
export function parseClosingDays(entry: unknown): ClosingDays | null {
	const days = typeof entry === 'string' ? entry.replace(/\s/g, '').split('/') : [];
	const [first = '', last = first] = days.toSorted();
	return days.length <= 2 && isDay(first) && isDay(last) ? { first, last } : null;
}

function isDay(value: string): boolean {
	return /^\d{4}-\d\d-\d\d$/.test(value) && new Date(`${value}T00:00:00Z`).toJSON()?.slice(0, 10) === value;
}
