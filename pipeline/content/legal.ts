/** Texts of the legal block. Values are markdown. */
import type { Localized } from './localized.ts';

export interface Legal {
	readonly id: number;
	readonly insurance: Localized | null;
	readonly imageSources: Localized | null;
	readonly additionalTopInfo: Localized | null;
	readonly additionalBottomInfo: Localized | null;
}
