/**
 * The order service of the demo in a process of its own: `node serve-orders.ts <folder> [record]`. It tells its parent its address, and, when
 * it is asked, that nothing waits in its outbox, and what each order executed (nothing without `record`). It ends with its parent's connection.
 */
import { pino } from 'pino';
import { defaultFolders } from '../../commands/options/project-folder.ts';
import { readCompany } from '../../orders/shop/company.ts';
import { readLetterhead } from '../../orders/shop/letterhead.ts';
import { createShopSource } from '../../orders/shop/shop.ts';
import { startOrderService } from '../../orders/start-order-service.ts';
import siteConfig from '../../site.config.ts';
import { recordOrders } from './recorded-statements.ts';

const [dataDir = '', mode] = process.argv.slice(2);
const { projectDomain, siteUrl, payments } = siteConfig;
const placed = mode === 'record' ? recordOrders() : [];
const log = pino();
const service = await startOrderService({
	dataDir,
	port: 0,
	company: await readCompany(defaultFolders.content, projectDomain, 'de'),
	letterhead: await readLetterhead(defaultFolders.content, projectDomain),
	shop: createShopSource(defaultFolders.content, projectDomain),
	siteUrl: () => siteUrl,
	crossOrigin: false,
	arrivalsToken: null,
	payments,
	// One machine buys everything.
	ordersPerVisitor: Number.MAX_SAFE_INTEGER,
	// Mails arrive at once: another server's time is not the service's.
	mail: { from: `shop@${projectDomain}`, transport: { send: async () => ({ kind: 'done' }) } },
	...{ log, requestLog: log },
});
process.on('message', async (question) => {
	if (question === 'idle') await service.idle();
	process.send?.(question === 'placed' ? placed : null);
});
process.once('disconnect', () => service.close());
process.send?.(service.url);
