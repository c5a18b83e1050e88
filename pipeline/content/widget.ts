/** A block of the footer. */
import type { Localized } from './localized.ts';

export interface Widget {
	/** Known: address, contact, navigation, social, openingHours, legal. Others are shown as unknown (specification §8). */
	readonly name: string;
	readonly sort: number;
	readonly position: string | null;
	readonly showLogo: boolean;
	readonly header: Localized | null;
}
