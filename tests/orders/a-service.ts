/** The parts of a service without its addresses, on a database with orders in it, for tests of what works inside. */
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, onTestFinished } from 'vitest';
import { believeTime } from '../../orders/clock/guard-time.ts';
import { createMailComposer } from '../../orders/documents/compose-mail.ts';
import { defaultNumberFormats } from '../../orders/documents/numbers.ts';
import { createDocumentChannel, fonts } from '../../orders/documents/produce.ts';
import { createMailChannel, writeInto } from '../../orders/outbox/mail-channel.ts';
import { createOutbox } from '../../orders/outbox/outbox.ts';
import { createCollectChannel } from '../../orders/payments/collect-channel.ts';
import { createDisputeChannel } from '../../orders/payments/dispute-channel.ts';
import { createPaymentChannel } from '../../orders/payments/payment-channel.ts';
import { createRefundChannel } from '../../orders/payments/refund-channel.ts';
import type { PaymentProvider } from '../../orders/providers/provider.ts';
import { createProviders } from '../../orders/providers/providers.ts';
import { machineRandomness } from '../../orders/randomness.ts';
import type { OutboxBodies, Service } from '../../orders/service.ts';
import { plainLetterhead } from '../../orders/shop/letterhead.ts';
import { toReservationRules } from '../../orders/shop/reservation-rules.ts';
import type { OrderServiceOptions } from '../../orders/start-order-service.ts';
import { createStockBooking } from '../../orders/stock/stock-channel.ts';
import { openDatabase } from '../../orders/store/database.ts';
import { decodeMail } from '../support/decode-mail.ts';
import { temporaryFolder } from '../support/temporary-folder.ts';
import { anOrder } from './an-order.ts';
import { aCompany, drawNoLegalText, drawNothing, runOrders, siteUrl } from './run-orders.ts';
import { someShop } from './some-shop.ts';

export interface ServiceParts {
	readonly service: Service;
	/** E-mails that were delivered, in order. */
	mails(): string[];
	rows(sql: string): Record<string, unknown>[];
}

async function place(orders: readonly Record<string, unknown>[], options: Partial<OrderServiceOptions>): Promise<void> {
	const placed = await runOrders(options);
	for (const order of orders) expect((await placed.postJson('/ecom/order', anOrder(order))).status).toBe(200);
	await placed.stop();
}

/** Copied by the tests of this process. */
const placedDir = mkdtempSync(path.join(tmpdir(), 'placed-'));
process.on('exit', () => rmSync(placedDir, { recursive: true, force: true }));

/** Folders of services that have taken such orders and ended. To place them takes longer than most of what is tried on them. */
const placedBefore = new Map<string, Promise<string>>();

function placedOnce(orders: readonly Record<string, unknown>[]): Promise<string> {
	const key = JSON.stringify(orders);
	const known = placedBefore.get(key);
	if (known !== undefined) return known;
	const dataDir = path.join(placedDir, String(placedBefore.size));
	const placed = place(orders, { dataDir }).then(() => dataDir);
	placedBefore.set(key, placed);
	return placed;
}

/** Its database holds one order for each of `orders`, from 1001, as buyers sent them; their receipts are delivered. */
export async function aService(
	orders: readonly Record<string, unknown>[] = [{}],
	providers: readonly PaymentProvider[] = [],
	options: Partial<OrderServiceOptions> = {},
): Promise<ServiceParts> {
	const dataDir = await temporaryFolder();
	if (Object.keys(options).length > 0) await place(orders, { ...options, dataDir });
	else cpSync(await placedOnce(orders), dataDir, { recursive: true });
	const database = openDatabase(dataDir);
	const log = { info() {}, warn() {}, error() {} };
	const company = aCompany();
	const folder = path.join(dataDir, 'outbox');
	const common = { database, log, nowMs: Date.now, time: believeTime };
	const compose = createMailComposer({
		...{ database, company, log, fonts, letterhead: plainLetterhead, shop: someShop() },
		readPicture: async () => null,
		drawLegalPdf: drawNoLegalText,
		siteUrl: () => siteUrl,
	});
	const mail = createMailChannel({
		...common,
		...{ company, compose },
		transport: writeInto(folder),
		from: 'laden@goldschmiede.example',
		onUndelivered() {},
	});
	const outbox = createOutbox<OutboxBodies>({
		...common,
		channels: {
			...{ mail, refund: createRefundChannel(() => service), payment: createPaymentChannel(() => service) },
			dispute: createDisputeChannel(() => service),
			collect: createCollectChannel(() => service),
			stock: createStockBooking(null, common),
			document: createDocumentChannel(() => service, plainLetterhead, options.drawPdf ?? drawNothing),
		},
	});
	// What is on its way would write into a folder that is being removed.
	onTestFinished(async () => {
		await outbox.stop();
		database.close();
	});
	const service: Service = {
		...{ ...common, company, outbox, payments: undefined, providers: createProviders(providers), shop: someShop() },
		reservations: toReservationRules(),
		numberFormats: defaultNumberFormats,
		randomness: machineRandomness,
		ratingDrafts: { send: async () => {}, stop: async () => {} },
		secret: Buffer.alloc(32),
		siteUrl: () => siteUrl,
		storePath: 'schaufenster',
	};
	return {
		service,
		mails: () =>
			readdirSync(folder)
				.sort()
				.map((file) => decodeMail(readFileSync(path.join(folder, file), 'latin1'))),
		rows: (sql) => database.sql.prepare(sql).all(),
	};
}
