/** Serves a site together with its order service: the one that is configured, else the sandbox's own. */
import { join } from 'node:path';
import { createGoodsSource } from '../../sandbox/order-service/goods.ts';
import type { House } from '../../sandbox/order-service/options.ts';
import type { RatingTarget } from '../../sandbox/order-service/rating-drafts.ts';
import { readHouse } from '../../sandbox/order-service/read-house.ts';
import { startOrderService } from '../../sandbox/order-service/start-order-service.ts';
import type { PaymentConfig } from '../../site/config.ts';
import { projectDir } from '../options/project-folder.ts';
import { createOrderForwarder } from './forward-orders.ts';
import { type ServeOptions, type SiteServer, startSiteServer } from './site-server.ts';

export interface OrderOptions {
	/** `ORDER_SERVICE_URL`; null: the sandbox's. */
	readonly orderServiceUrl: string | null;
	/** Snapshot that tells whose messages they are. */
	readonly contentDir: string;
	readonly projectDomain: string;
	/** Where the sandbox keeps what arrives; left out, in the project. */
	readonly orderDir?: string;
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
	/** Page that shows what arrived; null where the service is not the sandbox's. */
	readonly arrivalsUrl: string | null;
}

const defaultOrderDir = join(projectDir, 'sandbox/order-service/data');

/** @throws PortTaken */
export async function serveWithOrders({ orders, ...site }: ServeOptions & { readonly orders: OrderOptions }): Promise<SiteWithOrders> {
	if (orders.orderServiceUrl !== null) {
		return { ...(await startSiteServer({ ...site, service: createOrderForwarder(orders.orderServiceUrl) })), arrivalsUrl: null };
	}
	let siteUrl = '';
	const service = await startOrderService({
		dataDir: orders.orderDir ?? defaultOrderDir,
		port: 0,
		house: await findHouse(orders),
		goods: createGoodsSource(orders.contentDir, orders.projectDomain),
		siteUrl: () => siteUrl,
		crossOrigin: false,
		development: true,
		payments: orders.payments,
		...(orders.quotesPerVisitor !== undefined && { quotesPerVisitor: orders.quotesPerVisitor }),
		...(orders.ordersPerVisitor !== undefined && { ordersPerVisitor: orders.ordersPerVisitor }),
		...(orders.paymentsPerVisitor !== undefined && { paymentsPerVisitor: orders.paymentsPerVisitor }),
		...(orders.ratingTarget && { ratingTarget: orders.ratingTarget }),
		...(orders.formsPerVisitor !== undefined && { formsPerVisitor: orders.formsPerVisitor }),
	});
	try {
		const server = await startSiteServer({ ...site, service: createOrderForwarder(service.url) });
		siteUrl = server.url;
		return {
			url: server.url,
			arrivalsUrl: `${server.url}/ecom/sandbox`,
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

/** A snapshot that is missing or damaged is the build's matter: forms are taken all the same. */
async function findHouse({ contentDir, projectDomain }: OrderOptions): Promise<House> {
	try {
		return await readHouse(contentDir, projectDomain);
	} catch (error) {
		console.error(`Messages go to info@${projectDomain}: ${error instanceof Error ? error.message : String(error)}`);
		return { project: projectDomain, name: projectDomain, email: `info@${projectDomain}` };
	}
}
