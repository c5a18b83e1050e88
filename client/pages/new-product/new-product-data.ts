import type { TaxScheme } from '../../../site/money.ts';
import type { PriceNoteData } from '../../products/product-card-data.ts';
import type { ProductData } from '../../products/product-data.ts';
import type { LiveSource, PageResult } from '../../runtime/built-page.ts';

/** The page of any product that is newer than the build: the product itself is read from the backend. */
export interface NewProductData extends PageResult {
	readonly live: LiveSource;
	/** Of this language. */
	readonly storeRoot: string;
	/** As titles end. */
	readonly house: string;
	/** Notes at a price, by the product's tax scheme. */
	readonly priceNotes: Readonly<Record<TaxScheme, PriceNoteData>>;
	/** As the shop shows its tax. */
	readonly taxScheme: TaxScheme;
	readonly delivery: ProductData['delivery'];
	readonly contactPath: string;
}
