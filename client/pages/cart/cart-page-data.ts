import type { Money } from '../../../site/money.ts';
import type { OrderTarget } from '../../orders/order-target.ts';
import type { PageResult } from '../page-data.ts';
import type { PriceNoteData } from '../product-card-data.ts';

/** The cart page; its lines come from the visitor's storage. */
export interface CartPageData extends PageResult {
	readonly shopPath: string;
	/** Where the house takes the order as long as the site has no checkout. */
	readonly contactPath: string;
	/** False while `enable_cart` is off or `maintenance_mode` is on: the page says so. */
	readonly available: boolean;
	/** What gift wrap costs; null: it is not offered. */
	readonly presentWrapping: Money | null;
	/** Who knows today's prices; null: the site has no order service. */
	readonly quote: OrderTarget | null;
	readonly priceNote: PriceNoteData;
}
