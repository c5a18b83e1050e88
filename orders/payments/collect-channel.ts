/** Collects money that a provider has authorised, when products are dispatched: their price, and with the first ones delivery and gift wrap. */
import { writeUncollected } from '../mail/uncollected.ts';
import type { Channel, Delivery } from '../outbox/outbox.ts';
import { ProviderRefused, type SessionState } from '../providers/provider.ts';
import type { OutboxBodies, Service } from '../service.ts';
import type { Database } from '../store/database.ts';
import { uuidOf } from '../store/uuid-of.ts';
import { readPayment } from '../transitions/ledger.ts';
import { sessionsOf } from '../transitions/sessions.ts';
import { readPayableOrder } from './payable-order.ts';
import { conclude } from './settle-payment.ts';

/** `serviceOf`: the service is made after its outbox. The entry's UUID and what was received before name what it collects, at every try. */
export function createCollectChannel(serviceOf: () => Service): Channel {
	return {
		async deliver({ uuid, body }) {
			const service = serviceOf();
			const { order } = JSON.parse(body) as OutboxBodies['collect'];
			return service.providers.inTurn(order, () => collect(service, order, uuid));
		},
	};
}

async function collect(service: Service, order: number, uuid: string): Promise<Delivery> {
	const { database, providers } = service;
	const opened = openForDispatched(database, order);
	if (opened <= 0) return { kind: 'done' };
	const session = sessionsOf(database, order).findLast(({ payment }) => payment !== null);
	const provider = session && providers.find(session.provider);
	// Else its money came with the approval, or it never came.
	if (session === undefined || provider?.collect === undefined) return giveUp(service, { order, cents: opened }, 'Nothing is authorised');
	const payable = readPayableOrder(database, order);
	const note = (state: SessionState): void => database.transaction(() => conclude(service, session, state));
	let cents = opened;
	try {
		// An earlier try may have arrived although its answer did not, of this parcel or of another one.
		note(await provider.read(payable, session));
		cents = openForDispatched(database, order);
		if (cents <= 0) return { kind: 'done' };
		const received = receivedOf(database, order);
		note(await provider.collect(payable, session, { uuid: uuidOf('collect', uuid, received), cents }));
		// What is dispatched meanwhile has an entry of its own.
		return receivedOf(database, order) >= received + cents
			? { kind: 'done' }
			: giveUp(service, { order, cents }, 'The payment is not as it was');
	} catch (error) {
		if (error instanceof ProviderRefused) return giveUp(service, { order, cents }, error.message);
		throw error;
	}
}

/** The products are gone, and their money did not come: a person has to look. */
function giveUp(service: Service, { order, cents }: { readonly order: number; readonly cents: number }, reason: string): Delivery {
	const { database, outbox, company } = service;
	database.transaction(() => outbox.queue('mail', writeUncollected({ order, cents, reason }, company)));
	return { kind: 'refused', reason };
}

/** What is dispatched, less what was received, in cents. */
function openForDispatched(database: Database, order: number): number {
	const { cents } =
		database.sql
			.prepare(
				`SELECT (SELECT sum((count - dropped) * cents) FROM order_line WHERE order_id = :order AND state IN ('shipped', 'returned'))
					+ shipping_cents + coalesce(wrapping_cents, 0) AS cents FROM shop_order WHERE id = :order`,
			)
			.get({ order }) ?? {};
	return Number(cents ?? 0) - receivedOf(database, order);
}

function receivedOf(database: Database, order: number): number {
	return readPayment(database, order).receivedCents;
}
