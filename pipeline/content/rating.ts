/** What buyers say of a product. Nothing of them is known but the name they chose to show. */
import type { Language } from '../../site/languages.ts';

export interface Rating {
	readonly id: number;
	/** 1 to 5. */
	readonly rating: number;
	readonly title: string | null;
	readonly text: string | null;
	readonly displayName: string | null;
	/** That it is written in. */
	readonly language: Language;
	/** Day as `2026-03-01`; null where the backend does not tell. */
	readonly createdOn: string | null;
}
