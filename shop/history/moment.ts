/** The one notation of time in a history, which sorts as text and no place or season changes, and the time under which a fetch writes: it only ever goes on. */

import * as z from 'zod';
import { WorldError } from '../../site/world-error.ts';

/** Such as `2026-11-20T12:00:00.000Z`. */
export const momentSchema = z.string().regex(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/, 'is no time such as 2026-11-20T12:00:00.000Z');

/** Any ISO 8601 time in that notation. Throws a RangeError for what is none. */
export function toMoment(time: string): string {
	return new Date(time).toISOString();
}

/** Clocks of machines that fetch in turns differ a little, and are set back a little now and then. */
export const toleratedMs = 10 * 60 * 1000;

/**
 * The time of the fetch, or that of the newest entry where the clock is behind it by some minutes. Moments (see moment.ts); `newest` null: the
 * history is empty. @throws ClockBehind
 */
export function chooseMoment(asOf: string, newest: string | null): string {
	if (newest === null || asOf >= newest) return asOf;
	if (Date.parse(newest) - Date.parse(asOf) > toleratedMs) throw new ClockBehind(asOf, newest);
	return newest;
}

/** A fetch would have to write into the history before what stands there already. */
export class ClockBehind extends WorldError {
	constructor(asOf: string, newest: string) {
		super(
			`It is ${asOf}, says the clock, but the snapshot's history goes on to ${newest}. Prices and legal texts cannot be recorded in the past: set the clock right and fetch again. Where the clock was wrong at the earlier fetch, first restore the snapshot's history folder from version control.`,
		);
	}
}
