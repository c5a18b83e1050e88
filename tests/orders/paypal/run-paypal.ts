/** A real order service that asks the stand-in of PayPal, and what a buyer does at both. */
import { onTestFinished } from 'vitest';
import type { OrderAccepted } from '../../../client/orders/contract/order-request.ts';
import { createPaypal } from '../../../orders/payments/paypal/paypal.ts';
import type { OrderServiceOptions } from '../../../orders/start-order-service.ts';
import { type PaypalRest, standInPaypalAccount } from '../../../sandbox/providers/paypal-rest.ts';
import { startProviders } from '../../../sandbox/providers/stand-ins.ts';
import { anOrder } from '../an-order.ts';
import { project, type RunningOrders, runOrders } from '../run-orders.ts';

export type PaypalAccepted = OrderAccepted & { readonly paypal_order_id: string };

export interface PaypalShop {
	readonly orders: RunningOrders;
	readonly paypal: PaypalRest;
	/** Sends one order that is paid by PayPal, with a key of its own or a given one. */
	place(order?: Record<string, unknown>): Promise<PaypalAccepted>;
	/** The buyer approves at PayPal. */
	approve(order: PaypalAccepted): void;
	/** The page reports the approval. Status and body. */
	report(order: PaypalAccepted, orderID?: string): Promise<[number, Record<string, unknown>]>;
	/** PayPal calls. Returns the status. */
	call(event: unknown): Promise<number>;
	/** The service waits no longer for the answers that it waits for now, as if their time had run out. */
	giveUp(): void;
	/** Runs what is due in the outbox, an hour later. */
	later(): Promise<void>;
	ledger(): string[];
}

/** To be called inside a test; both are stopped after it. */
export async function runPaypal(options: Partial<OrderServiceOptions> = {}): Promise<PaypalShop> {
	const providers = await startProviders();
	onTestFinished(providers.close);
	const patience = new AbortController();
	const timeout = (ms: number) =>
		patience.signal.aborted ? AbortSignal.timeout(ms) : AbortSignal.any([patience.signal, AbortSignal.timeout(ms)]);
	const { origins, authority } = providers;
	const certificates = { origins: [origins.paypal], authorities: [authority] };
	const provider = createPaypal({ ...standInPaypalAccount, apiUrl: origins.paypal }, { certificates, timeout });
	const orders = await runOrders({ providers: [provider], ...options });
	const { paypal } = providers;
	return {
		orders,
		paypal,
		place: async (order = anOrder({ payment_method: 4 })) => (await orders.postJson('/ecom/order', order)).json(),
		approve({ paypal_order_id }) {
			if (!paypal.approve(paypal_order_id)) throw new Error(`${paypal_order_id} cannot be approved`);
		},
		async report({ order_id, order_uuid, paypal_order_id }, orderID = paypal_order_id) {
			const body = { project, order_id, paypal: { orderID, custom_id: order_uuid } };
			const answer = await orders.postJson('/ecom/order/paypal_transaction', body);
			return [answer.status, await answer.json()];
		},
		async call(event) {
			const { status } = await providers.callPaypalWebhook(`${orders.url}/ecom/payments/paypal/webhook`, event);
			await orders.get('/ecom/status');
			return status;
		},
		giveUp: () => patience.abort(),
		async later() {
			orders.wait(3_600_000);
			await orders.get('/ecom/status');
		},
		ledger: () =>
			orders
				.rows('SELECT order_id, kind, cents FROM ledger ORDER BY id')
				.map(({ order_id, kind, cents }) => `${order_id} ${kind} ${cents}`),
	};
}
