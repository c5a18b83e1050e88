import type { Text } from '../../../site/text.ts';
import type { PageResult } from '../page-data.ts';
import type { PictureData } from '../picture-data.ts';
import type { LinkData } from '../product-card-data.ts';

/** All brands, grouped by their type. */
export interface BrandsData extends PageResult {
	readonly groups: readonly {
		readonly name: Text;
		readonly brands: readonly (LinkData & { readonly lead: Text | null; readonly picture: PictureData | null })[];
	}[];
}
