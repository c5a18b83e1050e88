import type { Localized } from '../records/localized.ts';

/** A part of a category, by which its list is filtered. */
export interface Subcategory {
	readonly id: number;
	readonly displayName: Localized;
	readonly slug: string;
	readonly categoryId: number;
	readonly sort: number;
}
