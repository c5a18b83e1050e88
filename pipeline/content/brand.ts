/** Brands and their types; a brand's page lies at its type's link key plus its slug. */
import type { GoodsLinkKey } from '../../site/link-keys.ts';
import type { FileId } from '../records/file-record.ts';
import type { Localized } from '../records/localized.ts';

export interface BrandType {
	readonly id: number;
	readonly type: GoodsLinkKey;
	readonly displayName: Localized;
}

export interface Brand {
	readonly id: number;
	readonly displayName: string;
	readonly slug: string;
	readonly typeId: number;
	readonly sort: number;
	/** One sentence. */
	readonly lead: Localized | null;
	/** Markdown. */
	readonly description: Localized | null;
	readonly picture: FileId | null;
}
