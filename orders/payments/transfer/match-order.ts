/** Finds the one order that a payment names. What names none, several, or one that may not be meant, is for a person. */
import type { Database } from '../../store/database.ts';
import { waysByHandSql } from '../../transitions/ledger.ts';
import type { OrderState } from '../../transitions/order-states.ts';
import { costCentsSql } from '../../transitions/stored-order.ts';
import { findMentions, type Mention } from './order-references.ts';
import type { Claim } from './split-entry.ts';

export type NamedOrder =
	| { readonly kind: 'one'; readonly order: number; readonly state: OrderState }
	| { readonly kind: 'none' }
	/** Orders that it names do not exist. */
	| { readonly kind: 'unknown'; readonly numbers: readonly number[] }
	| { readonly kind: 'several'; readonly numbers: readonly number[] }
	/** Orders that exist, and may be meant. */
	| { readonly kind: 'doubtful'; readonly numbers: readonly number[] };

export function matchOrder(database: Database, { texts, iban }: Pick<Claim, 'texts' | 'iban'>): NamedOrder {
	const mentions = findMentions(texts, iban?.startsWith('BE') ?? false);
	if (mentions.length === 0) return { kind: 'none' };
	const states = statesOf(
		database,
		mentions.flatMap(({ number, otherReading }) => [number, ...(otherReading === null ? [] : [otherReading])]),
	);
	const doubts = mentions.flatMap((mention) => doubtsOf(mention, states));
	const certain = mentions
		.filter((mention) => states.has(mention.number) && doubtsOf(mention, states).length === 0)
		.map(({ number }) => number);
	const meant = [...new Set([...certain, ...doubts])];
	const [order] = certain;
	if (certain.length > 1 || (certain.length === 1 && meant.length > 1)) return { kind: 'several', numbers: meant };
	if (order !== undefined) return { kind: 'one', order, state: states.get(order) ?? 'placed' };
	if (meant.length > 0) return { kind: 'doubtful', numbers: meant };
	const numbers = mentions.filter(({ isClear }) => isClear).map(({ number }) => number);
	return numbers.length === 0 ? { kind: 'none' } : { kind: 'unknown', numbers };
}

/** Orders that exist, and of which a mention may be meant; none: it is clear, or means none. */
function doubtsOf({ number, isClear, otherReading }: Mention, states: ReadonlyMap<number, OrderState>): readonly number[] {
	const other = otherReading !== null && states.has(otherReading) ? [otherReading] : [];
	if (!states.has(number)) return other;
	if (!isClear) return [number, ...other];
	// A number that a break interrupts goes on in the next line; one with a blank behind it may.
	return other.some((each) => each > number) ? [number, ...other] : [];
}

function statesOf({ sql }: Database, numbers: readonly number[]): ReadonlyMap<number, OrderState> {
	const rows = sql
		.prepare('SELECT id, state FROM shop_order WHERE id IN (SELECT value FROM json_each(:numbers))')
		.all({ numbers: JSON.stringify(numbers) });
	// The schema allows no other states.
	return new Map(rows.map(({ id, state }) => [Number(id), state as OrderState]));
}

/** Open orders by transfer, or to be paid in the shop, of which the whole amount came from someone of the buyer's name: the buyer may have left the reference out, or not have read that a part is dropped. */
export function findLikelyOrders({ sql }: Database, { cents, party }: Pick<Claim, 'cents' | 'party'>): readonly number[] {
	if (party === '') return [];
	const rows = sql
		.prepare(
			`SELECT id, shipping_address, invoice_address FROM shop_order
				WHERE state IN ('placed', 'accepted') AND payment_kind IN (${waysByHandSql}) AND :cents IN (total_cents, ${costCentsSql})
					AND NOT EXISTS (SELECT 1 FROM ledger WHERE order_id = shop_order.id AND kind = 'received')`,
		)
		.all({ cents });
	const payer = wordsOf(party);
	return rows.flatMap(({ id, shipping_address, invoice_address }) => {
		const isBuyer = [shipping_address, invoice_address].some((address) => address !== null && isNamed(JSON.parse(String(address)), payer));
		return isBuyer ? [Number(id)] : [];
	});
}

function isNamed(
	{ first_name, last_name }: { readonly first_name?: string; readonly last_name?: string },
	payer: ReadonlySet<string>,
): boolean {
	const names = wordsOf(`${first_name ?? ''} ${last_name ?? ''}`);
	return names.size > 1 && [...names].every((name) => payer.has(name));
}

/** Banks write names without accents, in capitals, and in either order. */
export function wordsOf(name: string): ReadonlySet<string> {
	const plain = name
		.toLowerCase()
		.replace(/ä/g, 'ae')
		.replace(/ö/g, 'oe')
		.replace(/ü/g, 'ue')
		.replace(/ß/g, 'ss')
		.normalize('NFKD')
		.replace(/\p{M}/gu, '');
	return new Set(plain.split(/[^\p{L}\p{N}]+/u).filter((word) => word !== ''));
}
