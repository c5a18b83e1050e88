/** A program: the order service with PayPal's adapter, which ends itself with SIGKILL at a counted step. A step is a call that leaves or is answered, or a commit. */
import { DatabaseSync } from 'node:sqlite';
import { createPaypal } from '../../../orders/payments/paypal/paypal.ts';
import { startOrderService } from '../../../orders/start-order-service.ts';
import { standInPaypalAccount } from '../../../sandbox/providers/paypal-rest.ts';
import { someShop } from '../some-shop.ts';

interface Wish {
	readonly dataDir: string;
	/** 0: at none. */
	readonly killAt: number;
	readonly paypalUrl: string;
	readonly authority: string;
	readonly project: string;
}

const { dataDir, killAt, paypalUrl, authority, project } = JSON.parse(process.argv[2] ?? '') as Wish;
let isCounting = false;
let steps = 0;

function step(): void {
	if (!isCounting) return;
	steps += 1;
	if (steps === killAt) process.kill(process.pid, 'SIGKILL');
	process.send?.({ steps });
}

const fetchReally = globalThis.fetch;
globalThis.fetch = async (...args) => {
	step();
	const answer = await fetchReally(...args);
	step();
	return answer;
};
const execReally = DatabaseSync.prototype.exec;
DatabaseSync.prototype.exec = function exec(sql: string) {
	if (sql === 'COMMIT') step();
	execReally.call(this, sql);
	if (sql === 'COMMIT') step();
};

const { url, close } = await startOrderService({
	...{ dataDir, port: 0, crossOrigin: false, arrivalsToken: null, shop: someShop() },
	company: { project, name: 'Goldschmiede', email: 'laden@goldschmiede.example', country: 'DE', language: 'de' },
	siteUrl: () => `https://${project}`,
	log: { info() {}, warn() {}, error() {} },
	payments: { bankTransferId: 1, paypal: { scriptUrl: 'https://www.paypal.example/sdk/js' }, klarna: null },
	providers: [
		createPaypal({ ...standInPaypalAccount, apiUrl: paypalUrl }, { certificates: { origins: [paypalUrl], authorities: [authority] } }),
	],
});
isCounting = true;
process.on('SIGTERM', () => void close().then(() => process.exit(0)));
process.send?.({ url });
