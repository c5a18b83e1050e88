/** What a shop does with an order that Klarna pays, on the parts of a service. */
import { cancelOrder } from '../../../orders/actions/cancel-order.ts';
import { dropLines, planDrop } from '../../../orders/actions/drop-lines.ts';
import { shipLines } from '../../../orders/actions/ship-lines.ts';
import { withSession } from '../../../orders/payments/open-session.ts';
import { settlePayment } from '../../../orders/payments/settle-payment.ts';
import { requestRefund } from '../../../orders/refunds/request-refund.ts';
import type { Service } from '../../../orders/service.ts';
import { currentSession } from '../../../orders/transitions/sessions.ts';
import type { RunningKlarna } from './run-klarna.ts';

const cause = { who: 'Ines' };

/** The order 1001, which its buyer has authorised. */
export async function aDispatch(service: Service, { api }: RunningKlarna) {
	const answer = { status: 'ok', order_id: 1001, order_uuid: '', reference: '', total_price_brutto: '', placed_at: '' } as const;
	await withSession(answer, service);
	const session = currentSession(service.database, 1001);
	const token = session && api.authorize(session.token);
	if (!session || !token) throw new Error('The order has no session that can be authorised');
	await settlePayment(service, session, token);
	const act = async (work: () => unknown): Promise<void> => {
		const refusal = service.database.transaction(work);
		if (typeof refusal === 'string') throw new Error(`Refused: ${refusal}`);
		await service.outbox.deliver();
	};
	return {
		ship: (positions: readonly number[]) => act(() => shipLines(service, 1001, { positions, carrier: null, tracking: null }, cause)),
		drop: (wanted: Parameters<typeof planDrop>[2]) =>
			act(() => {
				const plan = planDrop(service.database, 1001, wanted);
				return typeof plan === 'string' ? plan : dropLines(service, plan, { ground: 'shop', ...cause });
			}),
		cancel: () => act(() => cancelOrder(service, 1001, { ground: 'shop', ...cause })),
		refund: (cents: number) => act(() => void requestRefund(service, { order: 1001, cents, key: 'k', why: 'Rückgabe', ...cause })),
	};
}
