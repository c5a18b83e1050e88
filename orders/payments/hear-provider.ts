/** Answers providers' calls. A genuine one becomes an entry of the outbox, so that it is acted on even if the service ends now; the answer says no more. */
import type { Hint, PaymentProvider, ProviderRoute } from '../providers/provider.ts';
import type { Service } from '../service.ts';
import { findOrderOf } from '../transitions/ledger.ts';
import { beginPayment, findSession, notePayment } from '../transitions/sessions.ts';
import type { Asked } from '../web/read-request.ts';
import { type Reply, refuse } from '../web/reply.ts';

const taken = { kind: 'json', status: 200, body: { status: 'ok' } } as const satisfies Reply;

export async function hearProvider(
	request: Asked & { readonly url: string },
	{ route, provider }: { readonly route: ProviderRoute; readonly provider: PaymentProvider },
	service: Service,
): Promise<Reply> {
	const query = new URLSearchParams(request.url.split('?')[1]);
	const heard = await route.hear({ headers: request.headers, query, body: request.body ?? Buffer.alloc(0) });
	switch (heard.kind) {
		case 'hint':
			return take(heard.hint, provider, service) ? taken : { ...taken, body: { status: 'ok', known: false } };
		case 'nothing':
			return taken;
		case 'forged':
			service.log.warn({ provider: provider.kind, reason: heard.reason }, 'A call in the name of a provider was refused');
			return refuse('not_found', 'There is nothing here');
		case 'later':
			service.log.error({ provider: provider.kind, reason: heard.reason }, 'A call of a provider could not be checked');
			return refuse('failed', 'Send it again later');
	}
}

/** False: it is about no order of this shop. Of a dispute that is not known yet. */
function take(hint: Hint, { kind }: PaymentProvider, service: Service): boolean {
	const { database, outbox, nowMs } = service;
	const { dispute } = hint;
	if (dispute !== undefined) {
		database.transaction(() => outbox.queue('dispute', { provider: kind, dispute }));
		void outbox.deliver();
		return true;
	}
	const order = findOrder(hint, kind, service);
	if (order === null) return false;
	database.transaction(() => {
		const session = hint.secret === undefined ? undefined : findSession(database, { secret: hint.secret });
		if (session !== undefined && hint.approval !== undefined) beginPayment(database, session, hint.approval, nowMs());
		if (session?.payment === null && hint.payment !== undefined) notePayment(database, session, hint);
		outbox.queue('payment', { order, hint: true });
	});
	void outbox.deliver();
	return true;
}

function findOrder({ session, secret, order, money, payment }: Hint, provider: string, { database }: Service): number | null {
	const { sql } = database;
	const bySession =
		secret !== undefined
			? findSession(database, { secret })
			: session !== undefined && findSession(database, { provider, reference: session });
	if (bySession) return session === undefined || bySession.reference === session ? bySession.order : null;
	const row =
		(order !== undefined && sql.prepare('SELECT id FROM shop_order WHERE uuid = :order').get({ order })) ||
		(payment !== undefined &&
			sql
				.prepare('SELECT order_id AS id FROM payment_session WHERE provider = :provider AND payment = :payment')
				.get({ provider, payment }));
	if (row) return Number(row.id);
	return money === undefined ? null : findOrderOf(database, { provider, reference: money });
}
