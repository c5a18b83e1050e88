import type { Text } from '../../../site/text.ts';
import type { LinkData } from '../../products/product-card-data.ts';
import type { PageResult } from '../../runtime/built-page.ts';
import type { PictureData } from '../../ui/picture-data.ts';

/** A brand in a register of brands. */
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
