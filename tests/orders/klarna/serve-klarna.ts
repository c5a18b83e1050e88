/** A program: an order service whose orders Klarna's stand-in pays, to be killed. Arguments: its folder, and the stand-in's address. Prints its own. */
import { createKlarna } from '../../../orders/payments/klarna/klarna.ts';
import { startOrderService } from '../../../orders/start-order-service.ts';
import { shopProject, someShop } from '../some-shop.ts';
import { account } from './account.ts';

const [dataDir = '', apiUrl = ''] = process.argv.slice(2);
const { url } = await startOrderService({
	dataDir,
	port: 0,
	company: { project: shopProject, name: 'Goldschmiede', email: 'laden@goldschmiede.example', country: 'DE', language: 'de' },
	shop: someShop(),
	siteUrl: () => 'https://www.goldschmiede.example',
	crossOrigin: false,
	arrivalsToken: null,
	payments: { bankTransferId: 1, paypal: null, klarna: { methodId: 5, scriptUrl: 'https://klarna.example/api.js' } },
	providers: [createKlarna({ account: { ...account, apiUrl }, serviceUrl: () => 'https://www.goldschmiede.example' })],
});
process.stdout.write(`${url}\n`);
