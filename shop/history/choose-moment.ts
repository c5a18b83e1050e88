/** Decides under which time a fetch writes into the history, which only ever goes on. */
import { ClockBehind } from './clock-behind.ts';

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
