import type { PaymentConfig } from '../../site/config.ts';
import type { GoodsSource } from './goods.ts';
import type { RatingTarget } from './rating-drafts.ts';
import type { House } from './read-house.ts';

export interface OrderServiceOptions {
	/** Holds the database, the outbox and the secret; made where it is missing. */
	readonly dataDir: string;
	/** 0: the system chooses. */
	readonly port: number;
	readonly house: House;
	/** What the shop sells. */
	readonly goods: GoodsSource;
	/** Where ratings go on to; left out, they stay in the database. */
	readonly ratingTarget?: RatingTarget;
	/** Origin of the site, for links in e-mails; asked for when one is written, because the site may be served later than this service. */
	siteUrl(): string;
	/** False: the site passes `/ecom` on to this service, so that answers lead to paths; true: they lead to `siteUrl`, whose scripts may ask. */
	readonly crossOrigin: boolean;
	/** Shows what arrived on `/ecom/sandbox/<token>`, to browsers on this machine only; null: on no page. */
	readonly arrivalsToken: string | null;
	/** Forms that one visitor may send within ten minutes; of those that come without scripts, a fourth. */
	readonly formsPerVisitor?: number;
	/** Carts that one visitor may have priced within ten minutes. */
	readonly quotesPerVisitor?: number;
	/** Orders that one visitor may send within ten minutes, refused ones and repeated ones counted. */
	readonly ordersPerVisitor?: number;
	/** Payments of orders that one visitor may report within ten minutes. */
	readonly paymentsPerVisitor?: number;
	/** Which of the shop's payment methods are what; left out, each is settled between the shop and the buyer. */
	readonly payments?: PaymentConfig | undefined;
	/** Links of newsletter e-mails that one visitor may follow within ten minutes. */
	readonly linksPerVisitor?: number;
	/** Milliseconds since 1970. */
	nowMs?(): number;
}
