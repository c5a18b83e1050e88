import type { Text } from '../../../site/text.ts';
import type { PageResult } from '../page-data.ts';
import type { PictureData } from '../picture-data.ts';
import type { LinkData } from '../product-card-data.ts';

/** A brand in a register of brands. */
export interface BrandRowData extends LinkData {
	readonly lead: Text | null;
	readonly picture: PictureData | null;
}

/** All brands, grouped by their type. */
export interface BrandsData extends PageResult {
	readonly groups: readonly {
		readonly name: Text;
		/** Of all that the house has of this kind; null where the site has no such page. */
		readonly path: string | null;
		readonly brands: readonly BrandRowData[];
	}[];
}
