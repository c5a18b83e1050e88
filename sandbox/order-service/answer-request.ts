/** Decides which part of the service answers a request. */
import type { IncomingMessage } from 'node:http';
import { endpoints } from '../../client/orders/contract/endpoints.ts';
import { orderRequest } from '../../client/orders/contract/order-request.ts';
import { arrivalsPath, isArrivalsPath, maintenancePath, showArrivals } from './arrivals-page.ts';
import { answerForm, formsByPath } from './forms.ts';
import { followLink, linkKindOf } from './newsletter.ts';
import { openApiDocument } from './openapi.ts';
import { sendMails } from './outbox.ts';
import { answerKlarna, answerPaypal } from './payments.ts';
import { findOrder, placeOrder } from './place-order.ts';
import { answerQuote } from './quote.ts';
import { isPlainForm, orderMaxBytes, readBody, readJson } from './read-request.ts';
import { type Reply, refuse } from './reply.ts';
import { readStatus, type Service, setMaintenance } from './service.ts';
import { addressOf, isAskedHereThroughSite, type VisitorLimit } from './visitors.ts';

export interface Routing {
	readonly service: Service;
	readonly limits: {
		readonly forms: VisitorLimit;
		/** Of forms that come without scripts, and so without the time that filling them in took. */
		readonly plainForms: VisitorLimit;
		/** Of carts, which every look at one asks about. */
		readonly quotes: VisitorLimit;
		readonly orders: VisitorLimit;
		/** Of what providers were asked to pay. */
		readonly payments: VisitorLimit;
		/** Of links in e-mails. */
		readonly links: VisitorLimit;
	};
	/** Stands before the paths of the site in answers. */
	siteBase(): string;
	/** See `OrderServiceOptions`. */
	readonly arrivalsToken: string | null;
}

interface ShopCall {
	readonly limit: 'quotes' | 'orders' | 'payments';
	answer(request: IncomingMessage, waitSeconds: number | null, service: Service): Promise<Reply>;
}

/** The calls of the scripts of cart, checkout and payment page. */
const shopCalls: ReadonlyMap<string, ShopCall> = new Map([
	[endpoints.quote, { limit: 'quotes', answer: answerQuote }],
	[endpoints.order, { limit: 'orders', answer: answerOrder }],
	[endpoints.klarna, { limit: 'payments', answer: answerKlarna }],
	[endpoints.paypal, { limit: 'payments', answer: answerPaypal }],
] as const);

export async function answerRequest(request: IncomingMessage, visitor: string, routing: Routing): Promise<Reply> {
	const { service, limits } = routing;
	const { pathname: path, searchParams: query } = addressOf(request);
	const method = request.method ?? '';
	const isRead = method === 'GET' || method === 'HEAD';
	const siteBase = routing.siteBase();
	const form = formsByPath.get(path);
	if (form !== undefined) {
		if (method !== 'POST') return notAllowed('POST');
		// of two steps both are counted, and the second one shows that a person looked
		const isUntimed = isPlainForm(request) && form.page?.secondStep === undefined;
		const waitSeconds = limits.forms.count(visitor) ?? (isUntimed ? limits.plainForms.count(visitor) : null);
		return answerForm({ form, request, waitSeconds, siteBase }, service);
	}
	const shopCall = shopCalls.get(path);
	if (shopCall !== undefined) {
		if (method !== 'POST') return notAllowed('POST');
		return shopCall.answer(request, limits[shopCall.limit].count(visitor), service);
	}
	const kind = linkKindOf(path);
	if (kind !== null) {
		if (!isRead && method !== 'POST') return notAllowed('GET, HEAD, POST');
		return followLink({ kind, request, query, siteBase, waitSeconds: limits.links.count(visitor) }, service);
	}
	if (path === endpoints.status) return isRead ? { kind: 'json', status: 200, body: await readStatus(service) } : notAllowed('GET, HEAD');
	if (path === '/ecom/openapi.json') return isRead ? { kind: 'json', status: 200, body: openApiDocument() } : notAllowed('GET, HEAD');
	const { arrivalsToken } = routing;
	if (arrivalsToken !== null && isAskedHereThroughSite(request) && isArrivalsPath(path, arrivalsToken)) {
		if (path === maintenancePath(arrivalsToken) && method === 'POST') return switchMaintenance(request, arrivalsToken, service);
		const shown = isRead ? showArrivals(path, arrivalsToken, service) : null;
		if (shown !== null) return shown;
	}
	return refuse('not_found', 'There is nothing here');
}

function notAllowed(allow: string): Reply {
	return refuse('method_not_allowed', `Only ${allow}`, { headers: { Allow: allow } });
}

/** Only from the page that has the button: another site's form is not taken. */
async function switchMaintenance(request: IncomingMessage, arrivalsToken: string, service: Service): Promise<Reply> {
	const body = await readBody(request);
	if (request.headers['sec-fetch-site'] !== 'same-origin' || body.kind !== 'form')
		return refuse('unreadable', 'Use the button on the page');
	setMaintenance(body.fields.on === 'yes', service);
	return { kind: 'redirect', location: arrivalsPath(arrivalsToken) };
}

/** `waitSeconds`: after which the visitor may send again; null: now. A placed order is confirmed even if shop and snapshot have changed since. */
async function answerOrder(request: IncomingMessage, waitSeconds: number | null, service: Service): Promise<Reply> {
	const asked = await readJson(request, { endpoint: 'order', schema: orderRequest, waitSeconds, maxBytes: orderMaxBytes }, service);
	if ('reply' in asked) return asked.reply;
	const answer = findOrder(asked.data, service) ?? placeOrder(asked.data, await service.shop.read(), service);
	if (answer.status === 'error') return refuse(answer.code, answer.message, answer);
	await sendMails(service.outbox);
	return { kind: 'json', status: 200, body: answer };
}
