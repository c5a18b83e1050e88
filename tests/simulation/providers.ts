/** PayPal and Klarna of a week: the stand-ins, by the world's clock and names. */

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
}

interface ProviderOptions {
	readonly time: SimulatedTime;
	uuid(): string;
	judge(): FraudStatus;
	onKlarnaCall(made: Made): void;
}

export function createProviders({ time, uuid, judge, onKlarnaCall }: ProviderOptions): SimulatedProviders {
	const nowMs = (): number => time.trueMs();
	const paypal = createPaypalRest(standInPaypalAccount, { nowMs, uuid });
	const credentials = `${standInAccount.username}:${standInAccount.password}`;
	const klarna = createKlarnaApi({ credentials, nowMs, uuid, judge, callBack: onKlarnaCall });
	return {
		...{ paypal, klarna, authority: signer().authority },
		signed: (body) => signer().headersOf(body, { webhookId: standInPaypalAccount.webhookId, certificateUrl, nowMs: nowMs() }),
		carryOut({ method, url, headers, body }) {
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
