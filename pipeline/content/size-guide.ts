/** A table that helps to choose a size. */
import type { Localized, LocalizedValue } from '../records/localized.ts';

export interface SizeGuide {
	readonly id: number;
	readonly displayName: Localized;
	readonly table: LocalizedValue<SizeTable>;
}

/** Rows of cells, all of one length; the first row is the head. A cell may be `''`. */
export type SizeTable = readonly (readonly string[])[];
