/** A block of the footer. */
import type { Localized } from '../records/localized.ts';

/** Where in the footer it stands: before all others, among them, or behind them; within each by `sort`. */
export const widgetPositions = ['left', 'footer', 'right'] as const;

export type WidgetPosition = (typeof widgetPositions)[number];

export interface Widget {
	/** Known: address, contact, navigation, social, openingHours, legal. Others are shown as unknown. */
	readonly name: string;
	readonly sort: number;
	readonly position: WidgetPosition;
	readonly showLogo: boolean;
	readonly header: Localized | null;
}
