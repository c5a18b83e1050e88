import type { GoodsLinkKey } from '../../site/link-keys.ts';
import type { Localized } from '../records/localized.ts';

export interface Category {
	readonly id: number;
	readonly displayName: Localized;
	readonly slug: string;
	/** The link key whose page lists this category's products. */
	readonly type: GoodsLinkKey | null;
	readonly sort: number;
}
