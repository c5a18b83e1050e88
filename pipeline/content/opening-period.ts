/** When the shop is open: by day code or in the older format, whose day is a text. */
import type { Localized } from '../records/localized.ts';

export interface OpeningPeriod {
	readonly sort: number;
	/** Id of the address whose hours these are; null: of the first. */
	readonly location: number | null;
	/** Day label such as `Mo - Fr` in each language. */
	readonly days: Localized;
	/** `HH:MM`. */
	readonly opens: string | null;
	readonly closes: string | null;
	readonly closed: boolean;
	readonly freeText: Localized | null;
}
