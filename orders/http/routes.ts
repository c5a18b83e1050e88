/** The addresses of the service: which methods each takes, how large a body, and which part answers. */
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { endpoints } from '../../client/orders/contract/endpoints.ts';
import { orderRequest } from '../../client/orders/contract/order-request.ts';
import { confirmPath } from '../actions/ask-for-address.ts';
import type { Desk } from '../desk/desk.ts';
import { answerForm, formsByPath } from '../forms/forms.ts';
import { followLink, linkPaths } from '../forms/newsletter.ts';
import { hearProvider } from '../payments/hear-provider.ts';
import { withSession } from '../payments/open-session.ts';
import { answerTransfer } from '../payments/pay-by-transfer.ts';
import { answerKlarna, answerPaypal } from '../payments/payments.ts';
import { followConfirmation } from '../place/confirm-page.ts';
import { findOrder, placeOrder } from '../place/place-order.ts';
import { readStatus, type Service, setMaintenance } from '../service.ts';
import { type Asked, bodyMaxBytes, isPlainForm, orderMaxBytes, readBody, readJson } from '../web/read-request.ts';
import { type Reply, refuse } from '../web/reply.ts';
import { isSameSecret } from '../web/same-secret.ts';
import { isAskedHereThroughSite } from '../web/visitors.ts';
import { arrivalsPath, arrivalsRoot, isArrivalsPath, maintenancePath, showArrivals } from './arrivals-page.ts';
import { openApiDocument } from './openapi.ts';
import { answerQuote } from './quote.ts';
import { sendReply } from './send-reply.ts';

/** Counts a request of its visitor. Returns the seconds after which the next one is taken; null: this one is. */
export type VisitorLimit = (request: FastifyRequest) => Promise<number | null>;

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
	/** null: there is no order desk. */
	readonly desk: Desk | null;
}

/** Providers tell all they know of a payment. */
const webhookMaxBytes = 256 * 1024;

type Request = FastifyRequest<{ Body: Buffer | undefined }>;
type Answer = (request: Request) => Reply | Promise<Reply>;

interface ShopCall {
	readonly path: string;
	readonly limit: 'quotes' | 'orders' | 'payments';
	readonly maxBytes?: number;
	answer(request: Asked, waitSeconds: number | null, service: Service): Reply | Promise<Reply>;
}

/** The calls of the scripts of cart, checkout and payment page. */
const shopCalls: readonly ShopCall[] = [
	{ path: endpoints.quote, limit: 'quotes', answer: answerQuote },
	{ path: endpoints.order, limit: 'orders', maxBytes: orderMaxBytes, answer: answerOrder },
	{ path: endpoints.klarna, limit: 'payments', answer: answerKlarna },
	{ path: endpoints.paypal, limit: 'payments', answer: answerPaypal },
	{ path: endpoints.transfer, limit: 'payments', answer: answerTransfer },
];

export function addRoutes(app: FastifyInstance, { service, limits, siteBase, arrivalsToken, desk }: Routing): void {
	// Only what reads bodies knows how: none is parsed before.
	app.removeAllContentTypeParsers();
	app.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) => done(null, body));
	app.setNotFoundHandler((_request, reply) => sendReply(reply, refuse('not_found', 'There is nothing here')));

	/** Other methods than those are refused, and told which there are. A path that takes GET takes HEAD. */
	const on = (path: string, answers: { readonly GET?: Answer; readonly POST?: Answer }, maxBytes = bodyMaxBytes): void => {
		const allow = [...(answers.GET ? ['GET', 'HEAD'] : []), ...(answers.POST ? ['POST'] : [])];
		const add = (method: string | string[], answer: Answer) =>
			app.route<{ Body: Buffer | undefined }>({
				...{ method, url: path, bodyLimit: maxBytes },
				handler: async (request, reply) => sendReply(reply, await answer(request)),
			});
		if (answers.GET) add('GET', answers.GET);
		if (answers.POST) add('POST', answers.POST);
		const others = app.supportedMethods.filter((method) => !allow.includes(method) && method !== 'OPTIONS');
		add(others, () => refuse('method_not_allowed', `Only ${allow.join(', ')}`, { headers: { Allow: allow.join(', ') } }));
	};

	for (const [path, form] of formsByPath) {
		on(path, {
			async POST(request) {
				// Of two steps both are counted, and the second one shows that a person looked.
				const isUntimed = isPlainForm(request) && form.page?.secondStep === undefined;
				const waitSeconds = (await limits.forms(request)) ?? (isUntimed ? await limits.plainForms(request) : null);
				return answerForm({ form, request, waitSeconds, siteBase: siteBase() }, service);
			},
		});
	}
	for (const { path, limit, maxBytes, answer } of shopCalls) {
		on(path, { POST: async (request) => answer(request, await limits[limit](request), service) }, maxBytes);
	}
	for (const [kind, path] of Object.entries(linkPaths)) {
		const follow: Answer = async (request) => {
			const query = new URLSearchParams(request.raw.url?.split('?')[1]);
			const isKind = (name: string): name is keyof typeof linkPaths => Object.hasOwn(linkPaths, name);
			if (!isKind(kind)) throw new Error(`There is no link to ${kind}`);
			return followLink({ kind, request, query, siteBase: siteBase(), waitSeconds: await limits.links(request) }, service);
		};
		on(path, { GET: follow, POST: follow });
	}
	const confirm: Answer = async (request) => {
		const query = new URLSearchParams(request.raw.url?.split('?')[1]);
		return followConfirmation({ request, query, waitSeconds: await limits.links(request) }, service);
	};
	on(confirmPath, { GET: confirm, POST: confirm });
	for (const provider of service.providers.all) {
		for (const route of provider.routes) {
			on(route.path, { POST: (request) => hearProvider(request, { route, provider }, service) }, webhookMaxBytes);
		}
	}
	on(endpoints.status, { GET: async () => ({ kind: 'json', status: 200, body: await readStatus(service) }) });
	on('/ecom/openapi.json', { GET: () => ({ kind: 'json', status: 200, body: openApiDocument() }) });
	if (desk !== null) on(wakePath, { POST: (request) => wakeDesk(request, desk) });
	if (arrivalsToken !== null) addArrivals(app, arrivalsToken, service);
}

/** Where Directus says that there is something to do on the desk. */
export const wakePath = '/ecom/desk/wake';

/** It only makes the service look, which it does by itself as well: nothing of what is sent is believed. */
function wakeDesk({ headers }: Request, { wakeSecret, look }: Desk): Reply {
	const sent = /^Bearer (\S+)$/.exec(headers.authorization ?? '')?.[1] ?? '';
	if (wakeSecret === null || !isSameSecret(sent, wakeSecret)) return refuse('not_found', 'There is nothing here');
	void look();
	return { kind: 'json', status: 202, body: { status: 'ok' } };
}

/** During work on a site alone: the page of what arrived, for browsers on this machine. */
function addArrivals(app: FastifyInstance, token: string, service: Service): void {
	app.route<{ Body: Buffer | undefined }>({
		method: ['GET', 'POST'],
		url: `${arrivalsRoot}/*`,
		handler: async (request, reply: FastifyReply) => {
			const path = request.url.split('?')[0] ?? '';
			const isKnown = isAskedHereThroughSite(request.raw) && isArrivalsPath(path, token);
			return sendReply(
				reply,
				(isKnown ? answerArrivals(request, path, token, service) : null) ?? refuse('not_found', 'There is nothing here'),
			);
		},
	});
}

function answerArrivals(request: Request, path: string, token: string, service: Service): Reply | null {
	if (request.method !== 'POST') return showArrivals(path, token, service);
	if (path !== maintenancePath(token)) return null;
	const body = readBody(request);
	// Only from the page that has the button: another site's form is not taken.
	if (request.headers['sec-fetch-site'] !== 'same-origin' || body.kind !== 'form')
		return refuse('unreadable', 'Use the button on the page');
	setMaintenance(body.fields.on === 'yes', service);
	return { kind: 'redirect', location: arrivalsPath(token) };
}

/** `waitSeconds`: after which the visitor may send again; null: now. A placed order is confirmed even if shop and snapshot have changed since. */
async function answerOrder(request: Asked, waitSeconds: number | null, service: Service): Promise<Reply> {
	const asked = readJson(request, { endpoint: 'order', schema: orderRequest, waitSeconds }, service);
	if ('reply' in asked) return asked.reply;
	const answer = findOrder(asked.data, service) ?? (await placeOrder(asked.data, request, await service.shop.read(), service));
	if (answer.status === 'error') return refuse(answer.code, answer.message, answer);
	service.outbox.deliverSoon();
	// The order is committed: from here on a provider may know of it.
	return { kind: 'json', status: 200, body: await withSession(answer, service) };
}
