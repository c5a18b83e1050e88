/** What an order holds of the stock, as the desk shows it: who holds what, and until when. */
import { awaitsAddress } from '../../actions/ask-for-address.ts';
import { paidPart } from '../../actions/coverage.ts';
import { readReservation } from '../../stock/reservations.ts';
import type { Database } from '../../store/database.ts';
import { readPayment } from '../../transitions/ledger.ts';
import type { holdChoices } from '../desk-collections.ts';

export interface HoldRecord {
	/** null: it is paid, or over. */
	readonly hold: keyof typeof holdChoices | null;
	/** ISO 8601; null: it holds nothing, or as long as the contract. */
	readonly held_until: string | null;
	/** Such as `1 × Ring`. */
	readonly held: string;
}

/** Of an order that is not accepted, whether its buyer has still to confirm the address, and the service goes on by itself then. */
export function isAddressAwaited(database: Database, order: number): boolean {
	return awaitsAddress(database, order) && readReservation(database, order)?.isLeftToShop === false;
}

/** `lines`: of the order, as the packing sheet shows them. */
export function readHold(
	database: Database,
	{
		order,
		state,
		lines,
	}: { readonly order: number; readonly state: unknown; readonly lines: readonly { readonly count: number; readonly name: string }[] },
): HoldRecord {
	const reservation = readReservation(database, order);
	if (reservation === null || paidPart(readPayment(database, order)) === 'all') return { hold: null, held_until: null, held: '' };
	const { heldUntil } = reservation;
	if (heldUntil === null) return { hold: 'none', held_until: null, held: '' };
	const held = lines.map(({ count, name }) => `${count} × ${name}`).join(', ');
	if (state === 'accepted') return { hold: 'contract', held_until: null, held };
	return { hold: awaitsAddress(database, order) ? 'unconfirmed' : 'placed', held_until: new Date(heldUntil).toISOString(), held };
}
