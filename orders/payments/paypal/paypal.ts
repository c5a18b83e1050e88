/**
 * PayPal, Orders v2. Our server makes the order, so that the browser can change nothing of it; the buyer approves it in PayPal's window; our server
 * captures what was approved.
 */
import { machineClock } from '../../clock/clock.ts';
import {
	type ListedMoney,
	type PayableOrder,
	type PaymentProvider,
	ProviderRefused,
	type RefundOrder,
	type RefundOutcome,
	type SessionState,
} from '../../providers/provider.ts';
import type { PaymentSession } from '../../transitions/sessions.ts';
import {
	createdOrder,
	createPaypalApi,
	type PaypalApi,
	type PaypalDispute,
	type PaypalSettings,
	type PaypalSurroundings,
	paypalDispute,
	paypalOrder,
	paypalRefund,
	paypalTransactions,
} from './paypal-api.ts';
import { stateOf, toCents, toMoney } from './paypal-state.ts';
import { createWebhook, type TrustedCertificates } from './paypal-webhook.ts';

const locales = { de: 'de-DE', en: 'en-GB', fr: 'fr-FR' } as const;

export interface PaypalOptions extends PaypalSurroundings {
	/** Left out: PayPal's own hosts, and the certificates that Node trusts. */
	readonly certificates?: TrustedCertificates;
}

export function createPaypal(settings: PaypalSettings, { certificates, ...surroundings }: PaypalOptions = {}): PaymentProvider {
	const { nowMs = machineClock.nowMs } = surroundings;
	const api = createPaypalApi(settings, surroundings);
	const look = async (order: PayableOrder, { reference }: PaymentSession): Promise<SessionState> => {
		try {
			return stateOf(await readOrder(api, reference), order, settings.merchantId);
		} catch (error) {
			if (isGone(error)) return { status: 'ended', facts: [], reason: 'PayPal does not know the order any more' };
			throw error;
		}
	};
	return {
		kind: 'paypal',
		tryLogin: () => api.tryLogin(),
		tokenField: 'paypal_order_id',
		routes: [createWebhook(settings, { ...surroundings, ...(certificates && { certificates }), nowMs })],
		async open(order, { attempt }) {
			const requestId = `${order.uuid}-${attempt}`;
			const { id } = await api.call('POST', '/v2/checkout/orders', createdOrder, { requestId, body: toPaypalOrder(order) });
			return { reference: id, token: id };
		},
		read: look,
		async advance(order, session) {
			const before = await look(order, session);
			return before.status === 'approved' ? capture(api, order, session, settings) : before;
		},
		refund: (_order, session, asked) => refund(api, session, asked),
		async readDispute(id) {
			const dispute = await api.call('GET', `/v1/customer/disputes/${encodeURIComponent(id)}`, paypalDispute);
			const fact = { reference: dispute.dispute_id, cents: toCents(dispute.dispute_amount) };
			return {
				money: dispute.disputed_transactions?.[0]?.seller_transaction_id ?? null,
				facts: [{ kind: 'disputed', ...fact }, ...(dispute.status === 'RESOLVED' ? [{ kind: 'dispute_ended' as const, ...fact }] : [])],
				lostCents: lostCents(dispute),
			};
		},
		listMoney: (fromMs, toMs) => listMoney(api, fromMs, toMs),
	};
}

function toPaypalOrder({ uuid, reference, language, totalCents }: PayableOrder): unknown {
	return {
		intent: 'CAPTURE',
		purchase_units: [
			{
				// By which the service knows the order again.
				custom_id: uuid,
				// PayPal takes no second payment under one; other shops of the same account count their orders as we do.
				invoice_id: `${reference}-${uuid.slice(0, 8)}`,
				amount: toMoney(totalCents),
			},
		],
		payment_source: {
			paypal: {
				experience_context: {
					// Delayed payments would leave a ring reserved for days.
					payment_method_preference: 'IMMEDIATE_PAYMENT_REQUIRED',
					// The address was given to the shop; PayPal is not asked for another.
					shipping_preference: 'NO_SHIPPING',
					user_action: 'PAY_NOW',
					locale: locales[language],
				},
			},
		},
	};
}

function readOrder(api: PaypalApi, reference: string) {
	return api.call('GET', `/v2/checkout/orders/${encodeURIComponent(reference)}`, paypalOrder);
}

/** PayPal keeps orders that nobody pays for some hours. */
function isGone(error: unknown): boolean {
	return error instanceof ProviderRefused && ['RESOURCE_NOT_FOUND', 'INVALID_RESOURCE_ID', 'ORDER_EXPIRED'].includes(error.code);
}

/** What PayPal says where the buyer can choose another card or account in its window, and approve again. */
const declines: ReadonlySet<string> = new Set([
	'INSTRUMENT_DECLINED',
	'PAYER_ACTION_REQUIRED',
	'ORDER_NOT_APPROVED',
	'TRANSACTION_REFUSED',
	'PAYER_CANNOT_PAY',
	'MAX_NUMBER_OF_PAYMENT_ATTEMPTS_EXCEEDED',
	'COMPLIANCE_VIOLATION',
]);

/** To be called with an order that was just read as approved. */
async function capture(
	api: PaypalApi,
	order: PayableOrder,
	session: PaymentSession,
	{ merchantId }: PaypalSettings,
): Promise<SessionState> {
	const { reference, attempt } = session;
	// A second approval after a decline is another step, which the order's time of change tells apart.
	const { update_time = '' } = await readOrder(api, reference);
	const requestId = `${order.uuid}-${attempt}-capture-${update_time}`;
	try {
		const path = `/v2/checkout/orders/${encodeURIComponent(reference)}/capture`;
		await api.call('POST', path, createdOrder, { requestId, body: {} });
	} catch (error) {
		if (isGone(error)) return { status: 'ended', facts: [], reason: 'PayPal does not know the order any more' };
		if (!(error instanceof ProviderRefused)) throw error;
		if (declines.has(error.code)) return { status: 'declined', facts: [], reason: error.message };
		if (error.code !== 'ORDER_ALREADY_CAPTURED') throw error;
	}
	// The answer to a capture may leave out payee and amount: the order itself is asked.
	return stateOf(await readOrder(api, reference), order, merchantId);
}

/** A refund that arrived at an earlier try has our UUID. */
async function refund(api: PaypalApi, { reference }: PaymentSession, { uuid, cents, received }: RefundOrder): Promise<RefundOutcome> {
	const { purchase_units } = await readOrder(api, reference);
	const made = purchase_units.flatMap(({ payments }) => payments?.refunds ?? []).find(({ custom_id }) => custom_id === uuid);
	if (made !== undefined) return outcomeOf(made, cents);
	const from = received.find((each) => each.cents >= cents);
	if (from === undefined) return { kind: 'refused', reason: 'No single payment holds that much' };
	const answer = await api.call('POST', `/v2/payments/captures/${encodeURIComponent(from.reference)}/refund`, paypalRefund, {
		requestId: uuid,
		body: { amount: toMoney(cents), custom_id: uuid },
	});
	return outcomeOf(answer, cents);
}

function outcomeOf({ id, status }: { readonly id: string; readonly status: string }, cents: number): RefundOutcome {
	if (status === 'COMPLETED') return { kind: 'done', fact: { kind: 'refunded', reference: id, cents } };
	return { kind: status === 'PENDING' ? 'pending' : 'refused', reason: `PayPal's refund ${id} is ${status}` };
}

/** With other outcomes PayPal itself pays the buyer, or nobody does. */
function lostCents({ status, dispute_outcome: outcome }: PaypalDispute): number {
	const isLost = status === 'RESOLVED' && outcome?.outcome_code === 'RESOLVED_BUYER_FAVOUR';
	return isLost && outcome.amount_refunded !== undefined ? toCents(outcome.amount_refunded) : 0;
}

/** Codes of payments that came in, and of those that went back: refunds, reversals and chargebacks. */
const eventKinds: readonly (readonly [RegExp, ListedMoney['kind']])[] = [
	[/^T00/, 'received'],
	[/^T11(?:06|07)|^T1201/, 'refunded'],
];

/** What PayPal lists of the account; it lists a payment up to three hours after it was made. */
async function listMoney(api: PaypalApi, fromMs: number, toMs: number): Promise<readonly ListedMoney[]> {
	const found: ListedMoney[] = [];
	const time = (ms: number) => new Date(ms).toISOString().replace(/\.\d{3}Z$/, 'Z');
	for (let page = 1, pages = 1; page <= pages; page++) {
		const query = new URLSearchParams({
			...{ start_date: time(fromMs), end_date: time(toMs), fields: 'transaction_info', page_size: '500', page: String(page) },
		});
		const { transaction_details, total_pages = 1 } = await api.call('GET', `/v1/reporting/transactions?${query}`, paypalTransactions);
		pages = total_pages;
		for (const { transaction_info: each } of transaction_details) {
			const kind = eventKinds.find(([code]) => code.test(each.transaction_event_code))?.[1];
			const isOurs = kind !== undefined && each.transaction_amount.currency_code === 'EUR' && (each.transaction_status ?? 'S') === 'S';
			const isMatching = kind === 'refunded' || !each.transaction_amount.value.startsWith('-');
			if (!isOurs || !isMatching) continue;
			found.push({ kind, reference: each.transaction_id, cents: toCents(each.transaction_amount), orderUuid: each.custom_field ?? null });
		}
	}
	return found;
}
