/** A real order service on a port of its own, with a folder and a clock of its own, and what a test asks of it. */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { onTestFinished, vi } from 'vitest';
import type { DrawLegalPdf } from '../../orders/documents/compose-mail.ts';
import type { DrawPdf } from '../../orders/documents/produce.ts';
import { arrivalsPath } from '../../orders/http/arrivals-page.ts';
import type { Company } from '../../orders/shop/company.ts';
import { type OrderServiceOptions, startOrderService } from '../../orders/start-order-service.ts';
import type { PaymentConfig } from '../../site/config.ts';
import { decodeMail } from '../support/decode-mail.ts';
import { temporaryFolder } from '../support/temporary-folder.ts';
import { someShop } from './some-shop.ts';

export const project = 'goldschmiede.example';
const arrivalsToken = 'a-token-of-tests';
/** The page that shows what arrived. */
export const arrivals = arrivalsPath(arrivalsToken);
export const siteUrl = 'https://www.goldschmiede.example';

export interface RunningOrders {
	readonly url: string;
	readonly dataDir: string;
	/** Lets so many milliseconds pass. */
	wait(ms: number): void;
	postJson(path: string, body: unknown, headers?: Record<string, string>): Promise<Response>;
	/** As a browser sends a form without scripts. */
	postFields(path: string, fields: Record<string, string>, headers?: Record<string, string>): Promise<Response>;
	get(path: string, headers?: Record<string, string>): Promise<Response>;
	rows(sql: string): Record<string, unknown>[];
	/** E-mails in the outbox, in order, as a mail program shows them. */
	mails(): string[];
	stop(): Promise<void>;
}

const place = { street: 'Gasse', number: '7 a', zip_code: '31934', city: 'Hallstedt', country_code: 'DE' };

/** The shop of the tests, where orders can be collected. */
export function aCompany(overrides: Partial<Company> = {}): Company {
	const address = { company: 'Goldschmiede', ...place };
	return { project, name: 'Goldschmiede', email: 'laden@goldschmiede.example', country: 'DE', language: 'de', address, ...overrides };
}

/** A person accepts what is paid by transfer, so that the mails after an order are those of its receipt. */
export const somePayments: PaymentConfig = {
	bankTransferId: 1,
	houseIds: [2],
	paypal: { scriptUrl: 'https://www.paypal.example/sdk/js' },
	klarna: { methodId: 5, scriptUrl: 'https://klarna.example/api.js' },
	acceptance: { transfer: 'by_hand' },
};

/** To draw the documents of a purchase takes longer than all else that the service does for it: `tests/orders/documents` draws them. */
export const drawNothing: DrawPdf = async ({ title }) => Buffer.from(`%PDF-1.7 ${title}`);

/** As above, of the legal texts in the first mail. */
export const drawNoLegalText: DrawLegalPdf = async ({ title }) => Buffer.from(`%PDF-1.7 ${title}`);

/** To be called inside a test; stopped after it. */
export async function runOrders(options: Partial<OrderServiceOptions> = {}): Promise<RunningOrders> {
	const dataDir = options.dataDir ?? (await temporaryFolder());
	vi.useFakeTimers({ toFake: ['Date'], now: Date.parse('2026-11-20T12:00:00Z') });
	const service = await startOrderService({
		dataDir,
		port: 0,
		company: aCompany(),
		shop: someShop(),
		siteUrl: () => siteUrl,
		storePath: 'schaufenster',
		crossOrigin: false,
		arrivalsToken,
		formsPerVisitor: 1_000_000,
		ordersPerVisitor: 1_000_000,
		paymentsPerVisitor: 1_000_000,
		// All buyers of a test come from one machine.
		reservations: {
			confirmAddress: false,
			unpaidPercent: 100,
			unpaidPercentOfAll: 100,
			perOrder: 1_000_000,
			perBuyer: 1_000_000,
			perNetwork: 1_000_000,
		},
		payments: somePayments,
		drawPdf: drawNothing,
		drawLegalPdf: drawNoLegalText,
		...options,
	});
	let stopped = false;
	const stop = async (): Promise<void> => {
		if (!stopped) await service.close();
		stopped = true;
		vi.useRealTimers();
	};
	onTestFinished(stop);
	const send = async (to: string, init: RequestInit) => {
		const answer = await fetch(service.url + to, { redirect: 'manual', ...init });
		await service.idle();
		return answer;
	};
	const outbox = path.join(dataDir, 'outbox');
	return {
		url: service.url,
		dataDir,
		wait: (ms) => {
			vi.setSystemTime(Date.now() + ms);
		},
		postJson: (to, body, headers) =>
			send(to, { method: 'POST', headers: { 'content-type': 'application/json', ...headers }, body: JSON.stringify(body) }),
		postFields: (to, fields, headers = {}) => send(to, { method: 'POST', body: new URLSearchParams(fields), headers }),
		get: (to, headers = {}) => send(to, { headers }),
		rows(sql) {
			const database = new DatabaseSync(path.join(dataDir, 'orders.sqlite'), { readOnly: true });
			try {
				return database.prepare(sql).all();
			} finally {
				database.close();
			}
		},
		mails: () =>
			readdirSync(outbox)
				.sort()
				.map((file) => decodeMail(readFileSync(path.join(outbox, file), 'latin1'))),
		stop,
	};
}

/** The first link to the service in a mail, below its origin. */
export function linkIn(mail: string | undefined): string {
	const link = new RegExp(`${siteUrl}(/ecom/[^\\s>]+)`).exec(mail ?? '')?.[1];
	if (link === undefined) throw new Error(`There is no link in ${mail}`);
	return link;
}

export function aMessage(overrides: Record<string, unknown> = {}): Record<string, unknown> {
	return {
		project,
		language: 'de',
		idempotency_key: crypto.randomUUID(),
		elapsed_ms: 20_000,
		website: '',
		name: 'Änne Öhlschläger',
		email: 'aenne@post.example',
		message: 'Guten Tag,\nist der Ring noch da?',
		privacy: true,
		...overrides,
	};
}

/** A wish to see a ring on a day. */
export function anAppointment(overrides: Record<string, unknown> = {}): Record<string, unknown> {
	const frame = { project, language: 'de', idempotency_key: crypto.randomUUID(), elapsed_ms: 20_000, website: '' };
	const person = { name: 'Änne Öhlschläger', email: 'aenne@post.example', phone: '+49 30 123456', privacy: true };
	return { ...frame, ...person, kind: 'appointment', product: 7, variant: 71, day: '2026-11-24', daypart: 'afternoon', ...overrides };
}

export function aRating(overrides: Record<string, unknown> = {}): Record<string, unknown> {
	const frame = { project, language: 'de', idempotency_key: crypto.randomUUID(), elapsed_ms: 20_000, website: '' };
	return { ...frame, product: 1, rating: 4, title: 'Schön', text: 'Passt.', display_name: 'Ä. Ö.', privacy: true, ...overrides };
}

export function aQuote(overrides: Record<string, unknown> = {}): Record<string, unknown> {
	return { project, lines: [{ product: 1, variant: null, count: 1, price_brutto: '100.00' }], ...overrides };
}

export function aSignUp(overrides: Record<string, unknown> = {}): Record<string, unknown> {
	const frame = { project, language: 'de', idempotency_key: crypto.randomUUID(), elapsed_ms: 20_000, website: '' };
	return { ...frame, email: 'aenne@post.example', ...overrides };
}

export function aWithdrawal(overrides: Record<string, unknown> = {}): Record<string, unknown> {
	const frame = { project, language: 'de', idempotency_key: crypto.randomUUID(), elapsed_ms: 20_000, website: '' };
	return { ...frame, name: 'Änne Öhlschläger', contract: '2026-0041', email: 'aenne@post.example', confirmed: true, ...overrides };
}
