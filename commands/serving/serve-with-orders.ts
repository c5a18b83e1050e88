/** Serves a site together with its order service: the one that is configured, else the sandbox's own. */
import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import { arrivalsPath, arrivalsRoot } from '../../sandbox/order-service/arrivals-page.ts';
import { type Company, readCompany } from '../../sandbox/order-service/company.ts';
import type { RatingTarget } from '../../sandbox/order-service/rating-drafts.ts';
import { refuse, sendReply } from '../../sandbox/order-service/reply.ts';
import { createShopSource } from '../../sandbox/order-service/shop.ts';
import { startOrderService } from '../../sandbox/order-service/start-order-service.ts';
import { addressOf, isAskedHere } from '../../sandbox/order-service/visitors.ts';
import type { PaymentConfig } from '../../site/config.ts';
import { defaultCountry } from '../../site/constants.ts';
import { defaultLanguage, type Language } from '../../site/languages.ts';
import { projectDir } from '../options/project-folder.ts';
import { createOrderForwarder } from './forward-orders.ts';
import { type ServeOptions, type SiteAddition, type SiteServer, startSiteServer } from './site-server.ts';

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
	/** See `OrderServiceOptions`. */
	readonly formsPerVisitor?: number;
	readonly quotesPerVisitor?: number;
	readonly ordersPerVisitor?: number;
	readonly paymentsPerVisitor?: number;
	/** Of the site's configuration. */
	readonly payments?: PaymentConfig | undefined;
	/** See `OrderServiceOptions`. */
	readonly ratingTarget?: RatingTarget | null;
}

export interface SiteWithOrders extends SiteServer {
	/** Secret address of the page that shows what arrived; null where there is none. */
	readonly arrivalsUrl: string | null;
}

const defaultOrderDir = join(projectDir, 'sandbox/order-service/data');

/** @throws PortTaken */
export async function serveWithOrders({ orders, ...site }: ServeOptions & { readonly orders: OrderOptions }): Promise<SiteWithOrders> {
	if (orders.orderServiceUrl !== null) {
		return { ...(await startSiteServer({ ...site, service: createOrderForwarder(orders.orderServiceUrl) })), arrivalsUrl: null };
	}
	let siteUrl = '';
	const arrivalsToken = orders.showsArrivals ? randomBytes(24).toString('base64url') : null;
	const service = await startOrderService({
		dataDir: orders.orderDir ?? defaultOrderDir,
		port: 0,
		company: await findCompany(orders),
		shop: createShopSource(orders.contentDir, orders.projectDomain),
		siteUrl: () => siteUrl,
		crossOrigin: false,
		arrivalsToken,
		payments: orders.payments,
		...(orders.quotesPerVisitor !== undefined && { quotesPerVisitor: orders.quotesPerVisitor }),
		...(orders.ordersPerVisitor !== undefined && { ordersPerVisitor: orders.ordersPerVisitor }),
		...(orders.paymentsPerVisitor !== undefined && { paymentsPerVisitor: orders.paymentsPerVisitor }),
		...(orders.ratingTarget && { ratingTarget: orders.ratingTarget }),
		...(orders.formsPerVisitor !== undefined && { formsPerVisitor: orders.formsPerVisitor }),
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
			sendReply(response, refuse('not_found', 'There is nothing here'), {});
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
