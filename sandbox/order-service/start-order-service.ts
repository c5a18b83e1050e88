/** The order service: takes what visitors send, and keeps it. A real service on SQLite, for one machine. */
import { randomBytes } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import type { PaymentConfig } from '../../site/config.ts';
import { answerRequest, type Routing } from './answer-request.ts';
import type { Company } from './company.ts';
import { openDatabase } from './database.ts';
import { forgetUnconfirmed } from './newsletter.ts';
import { createOutbox, sendMails } from './outbox.ts';
import { createRatingDrafts, type RatingTarget } from './rating-drafts.ts';
import { refuse, sendReply } from './reply.ts';
import type { Service } from './service.ts';
import type { ShopSource } from './shop.ts';
import { createVisitorLimit } from './visitors.ts';

interface OrderService {
	/** Without a trailing slash; on this machine only. */
	readonly url: string;
	/** Answers what has begun, takes nothing new, and closes the database. */
	close(): Promise<void>;
}

const host = '127.0.0.1';
const defaultFormsPerVisitor = 20;
const defaultQuotesPerVisitor = 600;
/** Buyers may correct an order several times, and send it again where no answer came. */
const defaultOrdersPerVisitor = 30;
const defaultPaymentsPerVisitor = 60;
/** Programs that check a company's mails follow the links of all its readers. */
const defaultLinksPerVisitor = 120;
/** The time of filling in is unknown for forms without scripts: so many fewer of them are taken. */
const plainFormsPart = 4;
/** Slow senders are cut off: a form is small. */
const requestTimeoutMs = 15_000;
const closeTimeoutMs = 3_000;
const tidyEveryMs = 3_600_000;

/** Listens once everything that an earlier run left unfinished is done. Rejects where folder or port cannot be had. */
export async function startOrderService(options: OrderServiceOptions): Promise<OrderService> {
	const { dataDir, company, siteUrl, nowMs = Date.now } = options;
	const database = openDatabase(dataDir);
	const outbox = createOutbox(database, dataDir, company, nowMs);
	const ratingDrafts = createRatingDrafts(options.ratingTarget ?? null, { database, company, nowMs });
	const service: Service = {
		company,
		database,
		outbox,
		shop: options.shop,
		ratingDrafts,
		secret: readOrMakeSecret(dataDir),
		payments: options.payments,
		nowMs,
		siteUrl,
	};
	outbox.flush();
	await sendMails(service.outbox);
	const tidy = (): void => {
		forgetUnconfirmed(service);
		void ratingDrafts.send();
		void sendMails(outbox);
	};
	tidy();
	const tidying = setInterval(tidy, tidyEveryMs).unref();
	const routing: Routing = {
		service,
		limits: createLimits(options, nowMs),
		siteBase: () => (options.crossOrigin ? siteUrl() : ''),
		arrivalsToken: options.arrivalsToken,
	};
	const server = createServer(
		{ requestTimeout: requestTimeoutMs, headersTimeout: requestTimeoutMs, maxHeaderSize: 16_384 },
		(request, response) => {
			// what waits for another request would keep the service from ending
			response.once('close', () => isClosing && server.closeIdleConnections());
			void answer(request, response, routing, options);
		},
	);
	let isClosing = false;
	const close = async (): Promise<void> => {
		isClosing = true;
		clearInterval(tidying);
		const closed = new Promise<void>((done) => server.close(() => done()));
		const patience = setTimeout(() => server.closeAllConnections(), closeTimeoutMs);
		server.closeIdleConnections();
		await closed;
		clearTimeout(patience);
		await ratingDrafts.stop();
		database.close();
	};
	await new Promise<void>((listening, reject) => {
		server.once('error', reject);
		server.listen(options.port, host, listening);
	});
	return { url: `http://${host}:${(server.address() as AddressInfo).port}`, close };
}

function createLimits(options: OrderServiceOptions, nowMs: () => number): Routing['limits'] {
	const forms = options.formsPerVisitor ?? defaultFormsPerVisitor;
	return {
		forms: createVisitorLimit(forms, nowMs),
		plainForms: createVisitorLimit(Math.ceil(forms / plainFormsPart), nowMs),
		quotes: createVisitorLimit(options.quotesPerVisitor ?? defaultQuotesPerVisitor, nowMs),
		orders: createVisitorLimit(options.ordersPerVisitor ?? defaultOrdersPerVisitor, nowMs),
		payments: createVisitorLimit(options.paymentsPerVisitor ?? defaultPaymentsPerVisitor, nowMs),
		links: createVisitorLimit(options.linksPerVisitor ?? defaultLinksPerVisitor, nowMs),
	};
}

/** The operator sees our own faults, the visitor never does. */
async function answer(request: IncomingMessage, response: ServerResponse, routing: Routing, options: OrderServiceOptions): Promise<void> {
	const cors = options.crossOrigin ? corsHeaders(options.siteUrl()) : {};
	if (options.crossOrigin && request.method === 'OPTIONS') {
		response.writeHead(204, cors).end();
		return;
	}
	try {
		sendReply(response, await answerRequest(request, visitorOf(request), routing), cors);
	} catch (error) {
		if (request.destroyed && !request.complete) return;
		console.error('The order service failed:', error);
		if (response.headersSent) response.destroy();
		else sendReply(response, refuse('failed', 'Unknown error occured'), cors);
	}
}

function corsHeaders(origin: string): Readonly<Record<string, string>> {
	return {
		'Access-Control-Allow-Origin': origin,
		'Access-Control-Allow-Methods': 'GET, POST',
		'Access-Control-Allow-Headers': 'content-type',
		Vary: 'Origin',
	};
}

/** It listens on this machine only: its client is the server before it, which says for whom, at the end of the list. */
function visitorOf(request: IncomingMessage): string {
	const forwarded = [request.headers['x-forwarded-for'] ?? []].flat().join(',').split(',').at(-1)?.trim();
	return forwarded || request.socket.remoteAddress || '';
}

/** The secret that unsubscribe links are signed with: made at the first start, kept beside the database. */
function readOrMakeSecret(dataDir: string): Buffer {
	const file = path.join(dataDir, 'secret');
	try {
		writeFileSync(file, randomBytes(32).toString('hex'), { flag: 'wx', mode: 0o600 });
	} catch (error) {
		if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error;
	}
	const secret = Buffer.from(readFileSync(file, 'utf8'), 'hex');
	if (secret.byteLength !== 32)
		throw new Error(`${file} holds no secret of 32 bytes. Remove it, and links in e-mails sent before stop working.`);
	return secret;
}

export interface OrderServiceOptions {
	/** Holds the database, the outbox and the secret; made where it is missing. */
	readonly dataDir: string;
	/** 0: the system chooses. */
	readonly port: number;
	readonly company: Company;
	/** The shop and its products. */
	readonly shop: ShopSource;
	/** Where ratings go on to; left out, they stay in the database. */
	readonly ratingTarget?: RatingTarget;
	/** Origin of the site, for links in e-mails; asked for when one is written, because the site may be served later than this service. */
	siteUrl(): string;
	/** False: the site passes `/ecom` on to this service, so that answers lead to paths; true: they lead to `siteUrl`, whose scripts may ask. */
	readonly crossOrigin: boolean;
	/** Shows what arrived on `/ecom/sandbox/<token>`, to browsers on this machine only; null: on no page. */
	readonly arrivalsToken: string | null;
	/** Forms that one visitor may send within ten minutes; of those that come without scripts, a fourth. */
	readonly formsPerVisitor?: number;
	/** Carts that one visitor may have priced within ten minutes. */
	readonly quotesPerVisitor?: number;
	/** Orders that one visitor may send within ten minutes, refused ones and repeated ones counted. */
	readonly ordersPerVisitor?: number;
	/** Payments of orders that one visitor may report within ten minutes. */
	readonly paymentsPerVisitor?: number;
	/** Which of the shop's payment methods are what; left out, each is settled between the shop and the buyer. */
	readonly payments?: PaymentConfig | undefined;
	/** Links of newsletter e-mails that one visitor may follow within ten minutes. */
	readonly linksPerVisitor?: number;
	/** Milliseconds since 1970. */
	nowMs?(): number;
}
