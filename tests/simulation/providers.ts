/** PayPal and Klarna of a week: the stand-ins, by the world's clock and names. */

import { toleratedMs } from '../../orders/clock/judge-time.ts';
import { createKlarnaApi, type KlarnaApi } from '../../sandbox/providers/klarna-api.ts';
import type { FraudStatus, Made } from '../../sandbox/providers/klarna-api-calls.ts';
import { createCallSigner } from '../../sandbox/providers/paypal-calls.ts';
import { createPaypalRest, type PaypalRest, standInPaypalAccount } from '../../sandbox/providers/paypal-rest.ts';
import { standInAccount } from '../../sandbox/providers/stand-ins.ts';
import { remember } from '../../site/remember.ts';
import type { NetworkCall } from './network.ts';
import type { SimulatedTime } from './simulated-time.ts';

export const paypalUrl = 'https://paypal.simulated';
export const klarnaUrl = 'https://klarna.simulated';
const certificateUrl = `${paypalUrl}/v1/notifications/certs/CERT-simulated`;

/** To make its keys takes longer than a week. */
const signer = remember(createCallSigner);

export interface SimulatedProviders {
	readonly paypal: PaypalRest;
	readonly klarna: KlarnaApi;
	/** PEM: who issued the certificate of PayPal's calls. */
	readonly authority: string;
	/** The headers of a call from PayPal. */
	signed(body: string): Record<string, string>;
	carryOut(call: NetworkCall): Response;
	/** The service has got the answer to a call. */
	noteAnswered(call: NetworkCall): void;
	/** When it last got one about the payment of an order, by the order's UUID. */
	readonly lookedAt: ReadonlyMap<string, number>;
}

interface ProviderOptions {
	readonly time: SimulatedTime;
	uuid(): string;
	judge(): FraudStatus;
	onKlarnaCall(made: Made): void;
	/** Hears of money that was asked for, or given back, while the machine's clock was wrong. */
	onWrongTime(what: string): void;
}

/** What moves money, or promises it. */
const moneySteps = /\/(?:capture|refund|captures|refunds|authorizations\/[^/]+\/order)$/;

export function createProviders({ time, uuid, judge, onKlarnaCall, onWrongTime }: ProviderOptions): SimulatedProviders {
	const nowMs = (): number => time.trueMs();
	const paypal = createPaypalRest(standInPaypalAccount, { nowMs, uuid });
	const credentials = `${standInAccount.username}:${standInAccount.password}`;
	const klarna = createKlarnaApi({ credentials, nowMs, uuid, judge, callBack: onKlarnaCall });
	const lookedAt = new Map<string, number>();
	/** Orders whose last call left while the machine's clock was wrong. */
	const wrong = new Set<string>();

	/** The order's UUID; undefined: the call is about none. */
	function orderOf({ url, body }: NetworkCall): string | undefined {
		const [, kind, id = ''] =
			/\/(checkout\/orders|sessions|authorizations|ordermanagement\/v1\/orders)\/([^/]+)/.exec(new URL(url).pathname) ?? [];
		if (kind === 'checkout/orders') return paypal.orders.get(id)?.unit.custom_id;
		if (kind === 'sessions') return klarna.purchaseOf(id)?.merchant_reference2;
		if (kind === 'authorizations' && body !== '')
			return (JSON.parse(body) as { readonly merchant_reference2?: string }).merchant_reference2;
		const order = kind === undefined ? undefined : klarna.orders.list().find(({ order_id }) => order_id === id);
		return order === undefined ? undefined : String(order.merchant_reference2);
	}

	/** A step that was begun before the clock jumped is gone on with: then a look at the order left in time. Klarna's orders are made without one. */
	function checkTime(call: NetworkCall): void {
		const { method, url, aheadMs } = call;
		const { pathname } = new URL(url);
		const uuid = orderOf(call) ?? '';
		const isWrong = Math.abs(aheadMs) >= toleratedMs;
		const wasWrong = wrong.has(uuid);
		if (isWrong) wrong.add(uuid);
		else wrong.delete(uuid);
		if (method === 'POST' && moneySteps.test(pathname) && isWrong && (wasWrong || pathname.includes('/authorizations/')))
			onWrongTime(`${pathname} was called while the machine's clock was ${Math.round(aheadMs / 3_600_000)} hours ahead`);
	}

	return {
		...{ paypal, klarna, lookedAt, authority: signer().authority },
		noteAnswered(call) {
			const uuid = orderOf(call);
			if (uuid !== undefined) lookedAt.set(uuid, nowMs());
		},
		signed: (body) => signer().headersOf(body, { webhookId: standInPaypalAccount.webhookId, certificateUrl, nowMs: nowMs() }),
		carryOut(call) {
			const { method, url, headers, body } = call;
			checkTime(call);
			if (url === certificateUrl) return new Response(signer().certificate);
			if (url.startsWith(paypalUrl)) {
				const { status, body: answer } = paypal.carryOut({ method, url: url.slice(paypalUrl.length), headers, body });
				return Response.json(answer, { status });
			}
			const {
				status,
				headers: named,
				body: answer,
			} = klarna.answer({
				...{ method, path: new URL(url).pathname, body: body === '' ? null : JSON.parse(body) },
				...{ authorization: headers.authorization, key: headers['klarna-idempotency-key'] },
			});
			return new Response(answer === null ? null : JSON.stringify(answer), { status, ...(named && { headers: { ...named } }) });
		},
	};
}
