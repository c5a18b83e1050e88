/**
 * A program: the order service with all providers and a desk, which ends itself with SIGKILL at a counted step. A step is a call that leaves or is
 * answered, or a commit. It counts from when it is told to.
 */
import { DatabaseSync } from 'node:sqlite';
import { createKlarna } from '../../../orders/payments/klarna/klarna.ts';
import { createPaypal } from '../../../orders/payments/paypal/paypal.ts';
import { startOrderService } from '../../../orders/start-order-service.ts';
import { standInPaypalAccount } from '../../../sandbox/providers/paypal-rest.ts';
import { standInAccount } from '../../../sandbox/providers/stand-ins.ts';
import { someFacts } from '../documents/some-facts.ts';
import { someShop } from '../some-shop.ts';

/** Where everything is that the service speaks to. */
export interface Surroundings {
	readonly dataDir: string;
	readonly paypalUrl: string;
	readonly klarnaUrl: string;
	/** PEM: who issued the certificate of PayPal's calls. */
	readonly authority: string;
	readonly desk: { readonly url: string; readonly token: string };
	readonly wakeSecret: string;
	readonly project: string;
}

/** Begin to count; die at this step, 0: at none. */
export interface Told {
	readonly dieAt: number;
}

/** Of `run-bundle.ts`. */
declare function keepCompiled(): void;

export type Said = { readonly url: string } | { readonly steps: number };

const { dataDir, paypalUrl, klarnaUrl, authority, desk, wakeSecret, project } = JSON.parse(process.argv[2] ?? '') as Surroundings;
let dieAt = 0;
let steps = 0;

function step(): void {
	steps += 1;
	if (steps === dieAt) process.kill(process.pid, 'SIGKILL');
}

const fetchReally = globalThis.fetch;
globalThis.fetch = async (...args) => {
	step();
	const answer = await fetchReally(...args);
	step();
	return answer;
};
const execReally = DatabaseSync.prototype.exec;
// Notes of deliveries come in no fixed number: what is due together is noted together.
let isNote = false;
DatabaseSync.prototype.exec = function exec(sql: string) {
	if (sql.startsWith('PRAGMA synchronous')) isNote = sql.endsWith('NORMAL');
	const isStep = sql === 'COMMIT' && !isNote;
	if (isStep) step();
	execReally.call(this, sql);
	if (isStep) step();
};

const say = (said: Said): void => void process.send?.(said);
const started = startOrderService({
	...{ dataDir, port: 0, crossOrigin: false, arrivalsToken: null, shop: someShop({ default_tax_percent: '19.00' }) },
	company: {
		...{ project, name: 'Goldschmiede', email: 'laden@goldschmiede.example', country: 'DE', language: 'de' },
		...(someFacts.seller && { seller: someFacts.seller }),
	},
	siteUrl: () => `https://${project}`,
	log: { info() {}, warn() {}, error() {} },
	...{ ordersPerVisitor: 1_000_000, paymentsPerVisitor: 1_000_000 },
	reservations: {
		confirmAddress: false,
		unpaidPercent: 100,
		unpaidPercentOfAll: 100,
		perOrder: 1_000_000,
		perBuyer: 1_000_000,
		perNetwork: 1_000_000,
	},
	payments: {
		...{ bankTransferId: 1, paypal: { scriptUrl: 'https://www.paypal.example/sdk/js' } },
		klarna: { methodId: 5, scriptUrl: 'https://klarna.example/api.js' },
	},
	providers: [
		createPaypal({ ...standInPaypalAccount, apiUrl: paypalUrl }, { certificates: { origins: [paypalUrl], authorities: [authority] } }),
		// The test makes Klarna's calls, and again where the service is gone: nothing listens at that address.
		createKlarna({ account: { ...standInAccount, apiUrl: klarnaUrl }, serviceUrl: () => 'http://127.0.0.1:9' }),
	],
	// It looks when it starts and when it is woken, so that a life always takes the same steps.
	desk: { ...desk, wakeSecret, refundsPerDayCents: 100_000_000, lookEveryMs: 3_600_000 },
});
process.on('message', (told: Told) => {
	// After a whole life, what runs is compiled: the next starts need not do it again.
	if (steps > 0 && dieAt === 0) keepCompiled();
	say({ steps });
	({ dieAt } = told);
	steps = 0;
});
// The test is gone.
process.on('disconnect', () => process.exit());
void started.then(({ url }) => say({ url }));
