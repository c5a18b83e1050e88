/** Serves a site together with its order service: the one that is configured, else the sandbox's own. */
import { randomBytes } from 'node:crypto';
import { type IncomingMessage, request as requestHttp, type ServerResponse } from 'node:http';
import { request as requestHttps } from 'node:https';
import type { DeskOptions } from '../../orders/desk/desk.ts';
import { arrivalsPath, arrivalsRoot } from '../../orders/http/arrivals-page.ts';
import type { RatingTarget } from '../../orders/outbox/rating-drafts.ts';
import type { PaymentProvider } from '../../orders/providers/provider.ts';
import { type Company, readCompany } from '../../orders/shop/company.ts';
import { type Letterhead, plainLetterhead, readLetterhead } from '../../orders/shop/letterhead.ts';
import { createShopSource } from '../../orders/shop/shop.ts';
import { type OrderServiceOptions, startOrderService } from '../../orders/start-order-service.ts';
import { addressOf, isAskedHere } from '../../orders/web/visitors.ts';
import type { PaymentConfig, ReservationConfig } from '../../site/config.ts';
import { defaultCountry } from '../../site/constants.ts';
import { defaultLanguage, type Language } from '../../site/languages.ts';
import { createMailPictures } from '../options/mail-pictures.ts';
import { defaultFolders } from '../options/project-folder.ts';
import { type ServeOptions, type SiteAddition, type SiteServer, startSiteServer } from './site-server.ts';

/** Providers of a service that they reach at an address, which is known once it is served. */
type ProvidersAt = (serviceUrl: () => string) => readonly PaymentProvider[];

export interface OrderOptions {
	/** `ORDER_SERVICE_URL`; null: the sandbox's. */
	readonly orderServiceUrl: string | null;
	/** Snapshot that names the mails' shop. */
	readonly contentDir: string;
	readonly projectDomain: string;
	/** Of the site: mails to the shop are in the first one. Left out: German. */
	readonly languages?: readonly Language[];
	/** Where the sandbox keeps what arrives; left out, in the project. */
	readonly orderDir?: string;
	/** The sandbox shows what arrives on a page whose address only the caller knows. */
	readonly showsArrivals: boolean;
	readonly limits?: Pick<OrderServiceOptions, 'formsPerVisitor' | 'quotesPerVisitor' | 'ordersPerVisitor' | 'paymentsPerVisitor'>;
	/** Of the site's configuration. */
	readonly storePath: string | null;
	/** As above. */
	readonly payments?: PaymentConfig | undefined;
	readonly reservations?: ReservationConfig | undefined;
	/** See `OrderServiceOptions`. */
	readonly providers?: ProvidersAt;
	/** See `OrderServiceOptions`. */
	readonly ratingTarget?: RatingTarget | null;
	/** The order desk in Directus; left out: there is none. */
	readonly orderDesk?: DeskOptions | null;
}

export interface SiteWithOrders extends SiteServer {
	/** Secret address of the page that shows what arrived; null where there is none. */
	readonly arrivalsUrl: string | null;
}

/** @throws PortTaken */
export async function serveWithOrders({ orders, ...site }: ServeOptions & { readonly orders: OrderOptions }): Promise<SiteWithOrders> {
	if (orders.orderServiceUrl !== null) {
		return { ...(await startSiteServer({ ...site, service: createOrderForwarder(orders.orderServiceUrl) })), arrivalsUrl: null };
	}
	let siteUrl = '';
	const arrivalsToken = orders.showsArrivals ? randomBytes(24).toString('base64url') : null;
	const service = await startOrderService({
		dataDir: orders.orderDir ?? defaultFolders.orders,
		port: 0,
		company: await findCompany(orders),
		letterhead: await findLetterhead(orders),
		readPicture: createMailPictures({ contentDir: () => orders.contentDir, site: null }),
		shop: createShopSource(orders.contentDir, orders.projectDomain),
		siteUrl: () => siteUrl,
		storePath: orders.storePath,
		crossOrigin: false,
		arrivalsToken,
		payments: orders.payments,
		reservations: orders.reservations,
		providers: orders.providers?.(() => siteUrl) ?? [],
		...orders.limits,
		...(orders.ratingTarget && { ratingTarget: orders.ratingTarget }),
		...(orders.orderDesk && { desk: orders.orderDesk }),
	});
	try {
		const server = await startSiteServer({ ...site, service: keepToThisMachine(createOrderForwarder(service.url)) });
		siteUrl = server.url;
		return {
			url: server.url,
			arrivalsUrl: arrivalsToken === null ? null : server.url + arrivalsPath(arrivalsToken),
			async close() {
				await server.close();
				await service.close();
			},
		};
	} catch (error) {
		await service.close();
		throw error;
	}
}

/** Passes on nothing that asks for the page of arrivals by a proxy or by another host's name: the service sees only who passes it on. */
function keepToThisMachine(orders: Pick<SiteAddition, 'answer'>): Pick<SiteAddition, 'answer'> {
	return {
		answer(request, response, path) {
			if (!addressOf(request).pathname.startsWith(arrivalsRoot) || isAskedHere(request)) return orders.answer(request, response, path);
			response.writeHead(404, { 'Content-Type': 'text/plain;charset=utf-8' }).end('There is nothing here.\n');
			return true;
		},
	};
}

/** A snapshot that is missing or damaged is the build's matter: forms are taken all the same. */
async function findCompany({ contentDir, projectDomain, languages = [] }: OrderOptions): Promise<Company> {
	const [language = defaultLanguage] = languages;
	try {
		return await readCompany(contentDir, projectDomain, language);
	} catch (error) {
		console.error(`Messages go to info@${projectDomain}: ${error instanceof Error ? error.message : String(error)}`);
		return { project: projectDomain, name: projectDomain, email: `info@${projectDomain}`, country: defaultCountry, language };
	}
}

/** Letters look plain without a snapshot. */
async function findLetterhead({ contentDir, projectDomain }: OrderOptions): Promise<Letterhead> {
	try {
		return await readLetterhead(contentDir, projectDomain);
	} catch (error) {
		console.error(`Letters have no logo: ${error instanceof Error ? error.message : String(error)}`);
		return plainLetterhead;
	}
}

/** Passes what concerns the order service on to it, so that the site and the service share one origin, as they do behind a web server. */
const prefix = '/ecom/';

/** Headers of one connection, which the next one has to make for itself. */
const ownHeaders: ReadonlySet<string> = new Set([
	'connection',
	'keep-alive',
	'proxy-authenticate',
	'proxy-authorization',
	'te',
	'trailer',
	'transfer-encoding',
	'upgrade',
	'host',
]);

/** Only these have a body; one of another method has no frame, and would be read as the next request. */
const methodsWithBody: ReadonlySet<string | undefined> = new Set(['POST', 'PUT', 'PATCH']);
const bodyHeaders: ReadonlySet<string> = new Set(['content-length', 'content-type', 'content-encoding', 'expect']);

/** Answers everything below `/ecom/` from `serviceUrl`; a service that cannot be reached is answered for with 502. */
function createOrderForwarder(serviceUrl: string): Pick<SiteAddition, 'answer'> {
	return {
		answer(request, response, path) {
			if (!path.startsWith(prefix) && path !== prefix.slice(0, -1)) return false;
			forward(request, response, new URL(serviceUrl));
			return true;
		},
	};
}

function forward(request: IncomingMessage, response: ServerResponse, service: URL): void {
	const hasBody = methodsWithBody.has(request.method);
	const send = service.protocol === 'https:' ? requestHttps : requestHttp;
	const onward = send(service, {
		path: request.url,
		method: request.method,
		// an address that a visitor claims in front of theirs proves nothing
		headers: {
			...without(hasBody ? ownHeaders : ownHeaders.union(bodyHeaders), request.headers),
			'x-forwarded-for': request.socket.remoteAddress ?? '',
		},
	});
	onward.on('response', (answer) => {
		response.writeHead(answer.statusCode ?? 502, without(ownHeaders, answer.headers));
		answer.pipe(response);
	});
	onward.on('error', () => {
		if (response.headersSent) response.destroy();
		else response.writeHead(502, { 'Content-Type': 'text/plain;charset=utf-8' }).end('The order service cannot be reached.\n');
	});
	response.on('close', () => onward.destroy());
	if (hasBody) {
		request.pipe(onward);
	} else {
		request.resume();
		onward.end();
	}
}

function without(names: ReadonlySet<string>, headers: IncomingMessage['headers']): IncomingMessage['headers'] {
	return Object.fromEntries(Object.entries(headers).filter(([name]) => !names.has(name)));
}
