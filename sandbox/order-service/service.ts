/** What the parts of a running service share. */
import type { PaymentConfig } from '../../site/config.ts';
import type { Database } from './database.ts';
import type { GoodsSource } from './goods.ts';
import type { Outbox } from './outbox.ts';
import type { RatingDrafts } from './rating-drafts.ts';
import type { House } from './read-house.ts';

export interface Service {
	readonly house: House;
	readonly database: Database;
	readonly outbox: Outbox;
	readonly goods: GoodsSource;
	readonly ratingDrafts: RatingDrafts;
	readonly secret: Buffer;
	/** See `OrderServiceOptions`. */
	readonly payments: PaymentConfig | undefined;
	nowMs(): number;
	siteUrl(): string;
}
