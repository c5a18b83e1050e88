import type { Text } from '../../../site/text.ts';
import type { FormTarget } from '../../orders/order-target.ts';
import type { LinkData, PriceNoteData, ProductCardData } from '../../products/product-card-data.ts';
import type { PageResult } from '../../runtime/built-page.ts';
import type { PictureData } from '../../ui/picture-data.ts';

/** The shop at a glance: who it is, a choice of its products, its brands. richText: `welcome`, where the content has one. */
export interface HomeData extends PageResult {
	/** Of the home page's record; the name of the shop where there is none. */
	readonly title: Text;
	readonly lead: Text | null;
	readonly hero: PictureData | null;
	/** null: the site has no shop. */
	readonly shopPath: string | null;
	/** The families of the shop, with a picture each. */
	readonly categories: readonly (LinkData & { readonly picture: PictureData | null; readonly count: number })[];
	readonly products: readonly ProductCardData[];
	readonly priceNote: PriceNoteData;
	readonly brands: readonly LinkData[];
	readonly brandsPath: string | null;
	readonly contactPath: string;
	/** Of the newsletter; null: the site has no order service. */
	readonly newsletter: FormTarget | null;
}
