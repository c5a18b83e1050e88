/** The one notation of time in a history: it sorts as text, and no place or season changes it. */
import * as z from 'zod';

/** Such as `2026-11-20T12:00:00.000Z`. */
export const momentSchema = z.string().regex(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/, 'is no time such as 2026-11-20T12:00:00.000Z');

/** Any ISO 8601 time in that notation. Throws a RangeError for what is none. */
export function toMoment(time: string): string {
	return new Date(time).toISOString();
}
