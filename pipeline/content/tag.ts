import type { Localized } from '../records/localized.ts';

/** A word that products have in common. */
export interface Tag {
	readonly id: number;
	readonly displayName: Localized;
	readonly slug: string;
}
