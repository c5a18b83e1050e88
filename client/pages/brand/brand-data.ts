import type { Text } from '../../../site/text.ts';
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
