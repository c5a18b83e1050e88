/**
 * Books the disputes that a provider has called about. Its call names the dispute alone: which payment it is about has to be read. Where the provider does
 * not show the dispute, or shows it without its payment, the shop gets a mail after some tries, because the deadline runs.
 */
import { writeUnreadDispute } from '../mail/unread-dispute.ts';
import type { Channel, Delivery } from '../outbox/outbox.ts';
import { type PaymentProvider, ProviderRefused, ProviderUnavailable } from '../providers/provider.ts';
import { bookLoss } from '../refunds/book-loss.ts';
import type { OutboxBodies, Service } from '../service.ts';
import { findOrderOf } from '../transitions/ledger.ts';
import { bookFacts } from './settle-payment.ts';

/** About six hours, by the delays of the outbox. */
const maxTries = 12;

type Dispute = OutboxBodies['dispute'];

/** `serviceOf`: the service is made after its outbox. */
export function createDisputeChannel(serviceOf: () => Service): Channel {
	return {
		async deliver({ body, tries }) {
			const service = serviceOf();
			const dispute = JSON.parse(body) as Dispute;
			const reason = await tryToBook(service, dispute);
			if (reason === null) return { kind: 'done' };
			return tries < maxTries ? { kind: 'later', reason } : giveUp(service, dispute, reason);
		},
	};
}

/** null: it is booked, or about no payment of this shop. Else why it could not be read. */
async function tryToBook(service: Service, { provider: kind, dispute }: Dispute): Promise<string | null> {
	const { database, providers } = service;
	const provider = providers.find(kind);
	if (provider?.readDispute === undefined) return `The service reads no disputes of ${kind}`;
	const found = await readOrReason(provider.readDispute, dispute);
	if (typeof found === 'string') return found;
	const { facts, money, lostCents } = found;
	if (money === null) return 'It names no payment';
	const order = findOrderOf(database, { provider: kind, reference: money });
	if (order === null) return null;
	database.transaction(() => {
		bookFacts(service, { order, provider: kind }, facts);
		if (lostCents > 0) bookLoss(service, { order, provider: kind, dispute, money, cents: lostCents });
	});
	return null;
}

async function readOrReason(read: NonNullable<PaymentProvider['readDispute']>, dispute: string) {
	try {
		return await read(dispute);
	} catch (error) {
		if (error instanceof ProviderUnavailable || error instanceof ProviderRefused) return error.message;
		throw error;
	}
}

function giveUp({ database, outbox, company }: Service, dispute: Dispute, reason: string): Delivery {
	database.transaction(() => outbox.queue('mail', writeUnreadDispute({ ...dispute, reason }, company)));
	return { kind: 'refused', reason };
}
