/** The data of the pages of brands. */
import type { Text } from '../../../site/text.ts';
import type { ExternalFrameData } from '../../consent/consent-data.ts';
import type { LinkData, PriceNoteData, ProductCardData } from '../../products/product-card-data.ts';
import type { PageResult } from '../../runtime/built-page.ts';
import type { PictureData } from '../../ui/picture-data.ts';

/** One brand and its products. richText: `description`. */
export interface BrandData extends PageResult {
	readonly name: string;
	readonly typeName: Text;
	/** Of all that the shop has of its kind; null where the site has no such page. */
	readonly typePath: string | null;
	readonly lead: Text | null;
	readonly picture: PictureData | null;
	readonly brands: LinkData | null;
	/** As many as a page of a list holds. */
	readonly products: readonly ProductCardData[];
	/** Leads on where the brand has more products; null: these are all. */
	readonly shopPath: string | null;
	readonly priceNote: PriceNoteData;
}

/** Addresses of what a watch manufacturer provides for its dealers' sites, and of its own texts about it. */
export interface WatchAreaData {
	readonly frame: string;
	readonly terms: string | null;
	readonly privacy: string | null;
	readonly cookies: string | null;
}

/** The watch brand with a template of its own. richText: `description`. */
export interface WatchBrandData extends BrandData {
	/** null: the shop embeds no such area. */
	readonly area: WatchAreaData | null;
	/** The area itself, behind its gate. */
	readonly frame: ExternalFrameData | null;
}

export interface BrandRowData extends LinkData {
	readonly lead: Text | null;
	readonly picture: PictureData | null;
}

/** All brands, grouped by their type. */
export interface BrandsData extends PageResult {
	readonly groups: readonly {
		readonly name: Text;
		/** Of all that the shop has of this kind; null where the site has no such page. */
		readonly path: string | null;
		readonly brands: readonly BrandRowData[];
	}[];
}
