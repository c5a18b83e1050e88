/** The environment of a command that runs in another place, in another language, at another time. */
import { preloading } from './preloading.ts';

export interface Elsewhere {
	readonly zone: string;
	readonly locale: string;
	/** By how much the clock is wrong. */
	readonly years: number;
}

const msOfYear = 365 * 24 * 60 * 60 * 1000;

export function elsewhere({ zone, locale, years }: Elsewhere): Readonly<Record<string, string>> {
	return {
		TZ: zone,
		LANG: locale,
		LC_ALL: locale,
		LANGUAGE: locale.slice(0, 2),
		...preloading('shifted-clock'),
		CLOCK_SHIFT_MS: String(years * msOfYear),
	};
}
