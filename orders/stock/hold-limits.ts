/**
 * How much unpaid orders may hold of products that cannot be reordered, so that nobody takes them off sale without paying: a part of each product, a part
 * of all of them, and a few for one mailbox and for one network. What is beyond that, the shop accepts by hand.
 */
import type { Service } from '../service.ts';
import type { Shop } from '../shop/shop.ts';
import type { Database } from '../store/database.ts';
import { mailboxOf } from '../store/mailbox.ts';
import { offersNow, type StockOfShop, unseenOfLimited } from './remaining-stock.ts';

/** So many of a product, or of one of its variants. */
export interface Piece {
	readonly product: number;
	readonly variant: number | null;
	readonly count: number;
}

type LimitingService = Pick<Service, 'database' | 'company' | 'reservations'>;

/** What a buyer wants to hold who holds nothing of it yet. `pieces`: those that cannot be reordered. */
export interface WantedHold {
	readonly pieces: readonly Piece[];
	readonly email: string;
	/** See `networkOf`; `''`: it is not known any more. */
	readonly network: string;
}

/** Each product once. */
function together(pieces: readonly Piece[]): readonly Piece[] {
	const counts = new Map<string, Piece>();
	for (const piece of pieces) {
		const key = `${piece.product} ${piece.variant}`;
		counts.set(key, { ...piece, count: piece.count + (counts.get(key)?.count ?? 0) });
	}
	return [...counts.values()];
}

/** Of an order, the pieces that cannot be reordered. */
export function limitedPieces({ sql }: Database, order: number): readonly Piece[] {
	const rows = sql
		.prepare('SELECT product, variant, count - dropped AS count FROM order_line WHERE order_id = :order AND limited = 1')
		.all({ order });
	return together(
		rows.map(({ product, variant, count }) => ({
			product: Number(product),
			variant: variant === null ? null : Number(variant),
			count: Number(count),
		})),
	);
}

/** Whether nobody else holds or has bought them. */
export function areThere(pieces: readonly Piece[], shop: StockOfShop, service: LimitingService): boolean {
	const offer = offersNow(shop, service);
	return together(pieces).every(({ product, variant, count }) => (offer(product, variant)?.stock ?? 0) >= count);
}

/** Whether unpaid orders may hold that as well: a part of what is there, so that it is there. */
export function mayHold(
	{ pieces, email, network }: WantedHold,
	shop: StockOfShop & Pick<Shop, 'limitedStock'>,
	service: LimitingService,
): boolean {
	const wanted = together(pieces);
	if (wanted.length === 0) return true;
	const { perBuyer, perNetwork, unpaidPercent, unpaidPercentOfAll } = service.reservations;
	const count = wanted.reduce((sum, piece) => sum + piece.count, 0);
	const held = readHeld({ email, network }, service);
	if (held.byMailbox + count > perBuyer || held.byNetwork + count > perNetwork) return false;
	const all = shop.limitedStock() + unseenOfLimited(shop, service) + held.byAll;
	if (held.byAll + count > share(all, unpaidPercentOfAll)) return false;
	const offer = offersNow(shop, service);
	return wanted.every((piece) => {
		const heldOfIt = heldOf(piece, service);
		return heldOfIt + piece.count <= share((offer(piece.product, piece.variant)?.stock ?? 0) + heldOfIt, unpaidPercent);
	});
}

/** At least one of any: a single product can be bought by transfer, too. */
function share(count: number, percent: number): number {
	return Math.ceil((count * percent) / 100);
}

interface Held {
	readonly byMailbox: number;
	readonly byNetwork: number;
	readonly byAll: number;
}

function readHeld({ email, network }: Omit<WantedHold, 'pieces'>, { database }: LimitingService): Held {
	const { byMailbox, byNetwork, byAll } =
		database.sql
			.prepare(
				`SELECT coalesce(sum(line.count - line.dropped) FILTER (WHERE mailbox_of(email) = :mailbox), 0) AS byMailbox,
					coalesce(sum(line.count - line.dropped) FILTER (WHERE network = :network AND network <> ''), 0) AS byNetwork,
					coalesce(sum(line.count - line.dropped), 0) AS byAll
					FROM open_reservation JOIN shop_order ON id = open_reservation.order_id JOIN order_line AS line ON line.order_id = id
					WHERE line.limited = 1`,
			)
			.get({ mailbox: mailboxOf(email), network }) ?? {};
	return { byMailbox: Number(byMailbox), byNetwork: Number(byNetwork), byAll: Number(byAll) };
}

function heldOf({ product, variant }: Piece, { database, company: { project } }: LimitingService): number {
	const found = database.sql
		.prepare(
			`SELECT coalesce(sum(delta), 0) AS delta FROM stock_movement AS movement JOIN open_reservation USING (order_id)
				WHERE product = :product AND variant IS :variant AND project = :project`,
		)
		.get({ product, variant, project });
	return 0 - Number(found?.delta);
}
