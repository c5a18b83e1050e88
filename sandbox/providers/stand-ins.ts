/** Answers in the place of PayPal and Klarna: one implementation for the tests, behind the providers' own addresses, and for `npm start`. */
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { isLanguage } from '../../site/languages.ts';
import { remember } from '../../site/remember.ts';
import { authorizePath, klarnaPages, klarnaScript } from './klarna.ts';
import { createKlarnaApi, type KlarnaApi } from './klarna-api.ts';
import { answerKlarnaCall, callShop, readBody } from './klarna-server.ts';
import { approvePath, paypalPages, paypalScript } from './paypal.ts';
import { certificatePath, createCallSigner, simulatorWebhookId } from './paypal-calls.ts';
import { createPaypalRest, type PaypalRest, standInPaypalAccount } from './paypal-rest.ts';
import { originsAt, type ProviderOrigins, type StandInPage } from './stand-in-page.ts';

/** Below the origin of each provider's script. */
export const scriptPaths = { paypal: '/sdk/js', klarna: '/kp/lib/v1/api.js' } as const;

interface StandInAnswer {
	readonly kind: 'script' | 'page' | 'picture' | 'call';
	readonly contentType: string;
	readonly body: string;
}

/** `url` is what a browser asks for; the language of the page that shows it is its parameter `lang`, else English. */
export function answerAsProvider({ origin, pathname, searchParams }: URL, origins: ProviderOrigins): StandInAnswer {
	const address = origin + pathname;
	const asked = searchParams.get('lang');
	const script = scriptsAt(origins)[address];
	if (script !== undefined) return { kind: 'script', contentType: 'text/javascript', body: script };
	const page = pagesAt(origins)[address];
	if (page !== undefined) return { kind: 'page', contentType: 'text/html;charset=utf-8', body: page(isLanguage(asked) ? asked : 'en') };
	if (address.endsWith('.svg')) return { kind: 'picture', contentType: 'image/svg+xml', body: '<svg xmlns="http://www.w3.org/2000/svg"/>' };
	return { kind: 'call', contentType: 'application/json', body: '{}' };
}

function scriptsAt(origins: ProviderOrigins): Readonly<Record<string, string>> {
	return {
		[origins.paypal + scriptPaths.paypal]: paypalScript(origins),
		[origins.klarnaScript + scriptPaths.klarna]: klarnaScript(origins),
	};
}

function pagesAt({ paypal, klarna }: ProviderOrigins): Readonly<Record<string, StandInPage>> {
	const at = (origin: string, pages: Readonly<Record<string, StandInPage>>) =>
		Object.entries(pages).map(([path, page]) => [origin + path, page]);
	return Object.fromEntries([...at(paypal, paypalPages), ...at(klarna, klarnaPages)]);
}

/** Serves the stand-ins on this machine, at an origin of their own as the real providers have one. */
export interface RunningProviders {
	readonly origins: ProviderOrigins;
	readonly klarna: KlarnaApi;
	/** PayPal's REST interface, below `origins.paypal`. */
	readonly paypal: PaypalRest;
	/** Sends a signed call to a service, as PayPal does. */
	callPaypalWebhook(url: string, event: unknown): Promise<Response>;
	/** PEM: who issued the certificate of those calls. */
	readonly authority: string;
	close(): Promise<void>;
}

const host = '127.0.0.1';

/** The user name and the password of the shop's account at the stand-ins. */
export const standInAccount = { username: 'stand-in', password: 'stand-in' } as const;

/** All stand-ins of a process have one: to make its keys takes longer than most purchases. */
const ownSigner = remember(createCallSigner);

export async function startProviders(): Promise<RunningProviders> {
	const klarna = createKlarnaApi({
		credentials: `${standInAccount.username}:${standInAccount.password}`,
		nowMs: Date.now,
		callBack: (made) => void callShop(made),
	});
	const paypal = createPaypalRest();
	const signer = ownSigner();
	const server = createServer((request, response) => {
		if (answerKlarnaCall(klarna, request, response)) return;
		const url = new URL(request.url ?? '/', origin);
		if (url.pathname === certificatePath) return void response.end(signer.certificate);
		if (paypal.answer(request, response, url.pathname)) return;
		if (request.method === 'POST' && url.pathname === approvePath) {
			void readBody(request).then((id) => response.writeHead(paypal.approve(id) ? 200 : 404, scriptHeaders('application/json')).end('{}'));
			return;
		}
		if (request.method === 'POST' && url.pathname === authorizePath) {
			void readBody(request).then((token) =>
				response.writeHead(200, scriptHeaders('application/json')).end(approveAtKlarna(klarna, token)),
			);
			return;
		}
		const { contentType, body } = answerAsProvider(url, originsAt(origin));
		request.resume();
		response.writeHead(200, scriptHeaders(contentType)).end(body);
	});
	await new Promise<void>((listening, reject) => {
		server.once('error', reject);
		server.listen(0, host, listening);
	});
	const origin = `http://${host}:${(server.address() as AddressInfo).port}`;
	const callSigned = (url: string, event: unknown, webhookId: string): Promise<Response> => {
		const body = JSON.stringify(event);
		return fetch(url, { method: 'POST', body, headers: signer.headersOf(body, { webhookId, certificateUrl: origin + certificatePath }) });
	};
	// Like PayPal's, it does not say how the call was answered.
	paypal.simulate = (url, event) => void callSigned(url, event, simulatorWebhookId).catch(() => undefined);
	return {
		origins: originsAt(origin),
		klarna,
		paypal,
		authority: signer.authority,
		callPaypalWebhook: (url, event) => callSigned(url, event, standInPaypalAccount.webhookId),
		close: () =>
			new Promise((done, reject) => {
				server.close((error) => (error ? reject(error) : done()));
				server.closeAllConnections();
			}),
	};
}

function scriptHeaders(contentType: string): Readonly<Record<string, string>> {
	return { 'Content-Type': contentType, 'Cache-Control': 'no-store', 'Access-Control-Allow-Origin': '*' };
}

/** A session that Klarna never opened is authorised as well, for tests of the payment page alone: no order can be made of it. */
function approveAtKlarna(klarna: Pick<KlarnaApi, 'authorize'>, clientToken: string): string {
	return JSON.stringify({ authorization_token: klarna.authorize(clientToken) ?? `of-no-session-${crypto.randomUUID()}` });
}
