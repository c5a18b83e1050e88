/** The order service: takes what visitors send, keeps it, and sends on what follows from it. One process on SQLite, for one shop. */
import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import cors from '@fastify/cors';
import helmet from '@fastify/helmet';
import rateLimit from '@fastify/rate-limit';
import {
	type FastifyBaseLogger,
	type FastifyError,
	type FastifyInstance,
	fastify,
	type InjectOptions,
	type LightMyRequestResponse,
} from 'fastify';
import { endpoints } from '../client/orders/contract/endpoints.ts';
import type { PaymentConfig, ReservationConfig, RetentionConfig } from '../site/config.ts';
import { timeZoneOf } from '../site/time-zone.ts';
import { noteLinkSent } from './actions/ask-for-address.ts';
import { cancelAbandoned } from './actions/cancel-abandoned.ts';
import { expireReservations } from './actions/expire-reservations.ts';
import { settleDoubt } from './actions/settle-doubt.ts';
import { type Clock, machineClock } from './clock/clock.ts';
import { createTimeGuard } from './clock/guard-time.ts';
import { createDesk, type Desk, type DeskOptions } from './desk/desk.ts';
import { setUpMirror } from './desk/mirror/mirror-entries.ts';
import { createMailComposer, type DrawLegalPdf, type ReadMailPicture } from './documents/compose-mail.ts';
import { defaultNumberFormats } from './documents/numbers.ts';
import { createDocumentChannel, type DrawPdf, drawLegalPdf, drawPdf, fonts } from './documents/produce.ts';
import { keepUpDocuments } from './documents/upkeep.ts';
import { createMonitor, type Monitor } from './http/monitor.ts';
import { createQuiet, type Quiet } from './http/quiet.ts';
import { addRoutes, type VisitorLimit } from './http/routes.ts';
import { sendReply } from './http/send-reply.ts';
import { shopMailTexts } from './mail/shop-mail-texts.ts';
import { createMailChannel, type Mail, type MailTransport, type UndeliveredReason, writeInto } from './outbox/mail-channel.ts';
import { createOutbox, type Log } from './outbox/outbox.ts';
import { createRatingDrafts, type RatingTarget } from './outbox/rating-drafts.ts';
import { createCollectChannel } from './payments/collect-channel.ts';
import { createDisputeChannel } from './payments/dispute-channel.ts';
import { keepAuthorized } from './payments/keep-authorized.ts';
import { createPaymentChannel } from './payments/payment-channel.ts';
import { reconcileDaily } from './payments/reconciliation/reconcile.ts';
import { createRefundChannel } from './payments/refund-channel.ts';
import { watchTransfers } from './payments/transfer/watch-transfers.ts';
import { createLoginWatch } from './payments/try-logins.ts';
import { forgetWhatIsOver } from './privacy/forget.ts';
import { defaultRetentionDays } from './privacy/retention.ts';
import type { PaymentProvider } from './providers/provider.ts';
import { createProviders } from './providers/providers.ts';
import { machineRandomness, type Randomness } from './randomness.ts';
import { watchRefunds } from './returns/watch-refunds.ts';
import type { NumberFormats, OutboxBodies, Service } from './service.ts';
import type { Company } from './shop/company.ts';
import { type Letterhead, plainLetterhead } from './shop/letterhead.ts';
import { toReservationRules } from './shop/reservation-rules.ts';
import type { ShopSource } from './shop/shop.ts';
import { createStockBooking, queueUnsent, type StockTarget } from './stock/stock-channel.ts';
import { type Disk, machineDisk } from './store/disk.ts';
import { isBusy, isFreeWithin } from './store/write-lock.ts';
import { every, machineAfter } from './timers.ts';
import { type Reply, refuse } from './web/reply.ts';

export interface OrderService {
	/** Without a trailing slash; on this machine only. `''`: it listens nowhere. */
	readonly url: string;
	/** Answers a request without a network. */
	ask(request: InjectOptions): Promise<LightMyRequestResponse>;
	/** Of what an operator's programs ask; null: nothing answers them. */
	readonly monitorUrl: string | null;
	/** Resolves when nothing that is due waits in the outbox, for a delivery that works. */
	idle(): Promise<void>;
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
const limitWindowMs = 10 * 60_000;
/** More visitors than that at once are an attack; the ones seen longest ago are forgotten first. */
const maxVisitors = 10_000;
/** Slow senders are cut off: a form is small. */
const requestTimeoutMs = 15_000;
const closeTimeoutMs = 3_000;
/** The one thread waits so long for another program's write, and visitors so long without it; after that they may come again. */
const busyThreadMs = 20;
const busyVisitorMs = 2_000;
const busyAgainSeconds = 5;
const deliverEveryMs = 15_000;
const tidyEveryMs = 3_600_000;
const watchEveryMs = 60_000;
const examineEveryMs = 24 * 3_600_000;
const readBookedEveryMs = 5 * 60_000;
/** Outbox entries of these move money, or ask for some. They wait while the time is in doubt. */
const moneyChannels: ReadonlySet<string> = new Set(['payment', 'collect', 'refund']);

/** Listens once everything that an earlier run left unfinished is begun. Rejects where folder or port cannot be had. */
export async function startOrderService(options: OrderServiceOptions): Promise<OrderService> {
	const { dataDir, company, siteUrl, log = consoleLog, clock = machineClock, disk = machineDisk } = options;
	const { nowMs, after = machineAfter } = clock;
	const randomness = options.randomness ?? machineRandomness;
	const database = disk.open(dataDir, { busyMs: busyThreadMs });
	const unlock = disk.lock(dataDir);
	const time = createTimeGuard({ clock, database, log, settle: (begin) => settleDoubt(service, begin) });
	/** The shop hears what a visitor did not get. */
	const onUndelivered = ({ to, subject }: Mail, why: UndeliveredReason): void => {
		const texts = shopMailTexts[company.language].undelivered;
		outbox.queue('mail', { to: company.email, subject: texts.subject, text: `${texts.reasons[why]}\n\n${to}\n${subject}\n` });
	};
	const letterhead = options.letterhead ?? plainLetterhead;
	const compose = createMailComposer({
		...{ database, company, letterhead, log, siteUrl, fonts },
		shop: options.shop,
		readPicture: options.readPicture ?? (async () => null),
		drawLegalPdf: options.drawLegalPdf ?? drawLegalPdf,
	});
	const mail = createMailChannel({
		...{ database, company, log, compose, nowMs, time, onUndelivered },
		onLinkSent: (order) => noteLinkSent({ database, nowMs }, order),
		transport: options.mail?.transport ?? writeInto(path.join(dataDir, 'outbox')),
		from: options.mail?.from ?? `website@${company.project}`,
	});
	const refund = createRefundChannel(() => service);
	const payment = createPaymentChannel(() => service);
	const dispute = createDisputeChannel(() => service);
	const collect = createCollectChannel(() => service);
	const stock = createStockBooking(options.stockTarget ?? null, { database, log, nowMs });
	const refill = (): void => {
		if (options.stockTarget) queueUnsent(database, nowMs(), (entry) => outbox.queue('stock', entry));
	};
	const quiet = createQuiet(after);
	const document = quiet.wait(createDocumentChannel(() => service, letterhead, options.drawPdf ?? drawPdf));
	const desk = options.desk === undefined ? null : createDesk(options.desk, { database, company, shop: options.shop, log, after });
	setUpMirror(database, options.desk?.url ?? null, nowMs());
	const outbox = createOutbox<OutboxBodies>({
		...{ database, log, nowMs, after, randomness },
		channels: { mail, refund, payment, dispute, collect, stock, document, ...(desk && { desk: desk.mirror }) },
		refill,
		isHeld: (channel) => moneyChannels.has(channel) && time.doubt() !== null,
	});
	const ratingDrafts = createRatingDrafts(options.ratingTarget ?? null, { database, company, log, nowMs });
	const service: Service = {
		...{ company, database, outbox, log, ratingDrafts, nowMs, randomness, time, siteUrl },
		shop: options.shop,
		storePath: options.storePath ?? null,
		secret: readOrMakeSecret(dataDir, randomness),
		payments: options.payments,
		providers: createProviders(options.providers ?? []),
		reservations: toReservationRules(options.reservations),
		numberFormats: options.numberFormats ?? defaultNumberFormats,
	};
	let isClosing = false;
	let forgetting = Promise.resolve();
	const examine = (): void => {
		const damage = database.examine();
		if (damage !== null) log.error({ reason: damage }, 'The database is damaged: nothing is taken and nothing is sent. Restore a backup');
	};
	/** What follows from the time alone. */
	const tidyByTime = (): void => {
		forgetting = forgetting.then(() => forget(service, options.retentionDays, () => isClosing));
		forgetting = forgetting.then(() => reconcileDaily(service, () => isClosing));
		try {
			keepUpDocuments(service);
		} catch (error) {
			log.error({ error: error instanceof Error ? error.stack : String(error) }, 'Documents could not be kept up');
		}
		keepAuthorized(service).catch((error: unknown) => log.error({ reason: String(error) }, 'Authorised payments could not be kept'));
	};
	const tidy = (): void => {
		if (database.damage() !== null) return;
		if (time.doubt() === null) tidyByTime();
		void ratingDrafts.send();
	};
	const watch = (): void => {
		if (database.damage() !== null) return;
		if (time.doubt() === null) watchDeadlines(service);
		// Not waited for: a mail server that does not answer would keep the shop closed.
		void outbox.deliver();
	};
	examine();
	// Before anything follows from the time, and before buyers can order.
	await time.check();
	tidy();
	watch();
	const readBooked = (): void => {
		if (database.damage() === null) void stock.readBooked();
	};
	readBooked();
	const logins = createLoginWatch(service);
	const tryLogins = (): void => {
		if (options.loginsEveryMs !== undefined && database.damage() === null) void logins.look();
	};
	// Not waited for: a provider that does not answer would keep the shop closed.
	tryLogins();
	desk?.begin(service);
	const afterCheck = (work: () => void) => () =>
		void time.check().then(() => {
			if (!isClosing) work();
		});
	const timers = [
		every(after, tidyEveryMs, afterCheck(tidy)),
		every(after, deliverEveryMs, () => void outbox.deliver()),
		every(after, watchEveryMs, afterCheck(watch)),
		every(after, readBookedEveryMs, readBooked),
		every(after, examineEveryMs, examine),
		every(after, options.loginsEveryMs ?? examineEveryMs, tryLogins),
	];
	const monitor = options.monitorPort === undefined ? null : createMonitor({ service, dataDir, desk, logins });
	const app = await createApp(options, { service, monitor, quiet, desk });
	// A connection that was at work when the service began to end would wait for its next request.
	app.server.on('request', (_request, response) => {
		response.once('close', () => isClosing && app.server.closeIdleConnections());
	});
	const close = async (): Promise<void> => {
		isClosing = true;
		for (const cancel of timers) cancel();
		const patience = setTimeout(() => app.server.closeAllConnections(), closeTimeoutMs);
		await app.close();
		await monitor?.close();
		clearTimeout(patience);
		await stock.stop();
		await desk?.stop();
		await outbox.stop();
		await ratingDrafts.stop();
		await logins.stop();
		await forgetting;
		database.close();
		unlock();
	};
	const url = options.port === null ? '' : await app.listen({ port: options.port, host });
	const monitorUrl = (await monitor?.listen(options.monitorPort ?? 0)) ?? null;
	const ask = (request: InjectOptions) => app.inject(request);
	return { url, monitorUrl, ask, idle: async () => void (await Promise.all([outbox.deliver(), forgetting])), close };
}

/** Deletes what was kept for long enough. Rejects never: what fails is tried again with the next call. */
async function forget(
	{ database, company, log, nowMs, time }: Service,
	days: RetentionConfig | undefined,
	isClosing: () => boolean,
): Promise<void> {
	const timeZone = timeZoneOf(company.country);
	// What stood before it may have waited for a provider, and the clock may have jumped meanwhile.
	const isStopping = (): boolean => isClosing() || time.doubt() !== null;
	if (isStopping()) return;
	try {
		const rows = await forgetWhatIsOver({ database, days: { ...defaultRetentionDays, ...days }, timeZone, now: nowMs(), isStopping });
		if (Object.keys(rows).length > 0) log.info({ rows }, 'What was kept for long enough is deleted');
	} catch (error) {
		log.error({ reason: error instanceof Error ? error.message : String(error) }, 'What was kept for long enough could not be deleted');
	}
}

/** What becomes due with time, or was noted by another program. A fault is told to the operator, and tried again with the next call. */
function watchDeadlines(service: Service): void {
	for (const watch of [watchTransfers, watchRefunds, expireReservations, cancelAbandoned]) {
		try {
			watch(service);
		} catch (error) {
			service.log.error(
				{ error: error instanceof Error ? (error.stack ?? error.message) : String(error) },
				'Deadlines could not be watched',
			);
		}
	}
}

interface AppParts {
	readonly service: Service;
	readonly monitor: Monitor | null;
	readonly quiet: Quiet;
	readonly desk: Desk | null;
}

async function createApp(options: OrderServiceOptions, { service, monitor, quiet, desk }: AppParts): Promise<FastifyInstance> {
	const app = fastify({
		...(options.requestLog ? { loggerInstance: options.requestLog } : { logger: false }),
		requestTimeout: requestTimeoutMs,
		// What waits for another request would keep the service from ending.
		forceCloseConnections: 'idle',
		// The server before it names the visitor, at the end of the list; what stands before that the visitor may have written.
		trustProxy: (_address, hop) => hop === 0,
		http: { headersTimeout: requestTimeoutMs, maxHeaderSize: 16_384 },
		// A path that cannot be decoded names nothing, and is not repeated in the answer.
		frameworkErrors: (_error, _request, reply) => void sendReply(reply, refuse('not_found', 'There is nothing here')),
	});
	monitor?.watch(app);
	quiet.watch(app);
	await app.register(helmet, {
		contentSecurityPolicy: { useDefaults: false, directives: { defaultSrc: ["'none'"], frameAncestors: ["'none'"] } },
		referrerPolicy: { policy: 'no-referrer' },
		frameguard: { action: 'deny' },
		// The server before it decides on these, for the whole site.
		...{ hsts: false, crossOriginOpenerPolicy: false, crossOriginResourcePolicy: false, originAgentCluster: false },
	});
	if (options.crossOrigin) {
		await app.register(cors, {
			origin: options.siteUrl(),
			methods: ['GET', 'POST'],
			allowedHeaders: ['content-type'],
			strictPreflight: false,
		});
	}
	// A household has a whole network of IPv6 addresses: the first half counts.
	await app.register(rateLimit, { global: false, cache: maxVisitors, ipv6Subnet: 64 });
	const limitOf = (max: number): VisitorLimit => {
		const check = app.createRateLimit({ max, timeWindow: limitWindowMs });
		return async (request) => {
			const state = await check(request);
			return !state.isAllowed && state.isExceeded ? state.ttlInSeconds : null;
		};
	};
	const forms = options.formsPerVisitor ?? defaultFormsPerVisitor;
	refuseForeignPosts(app, options);
	refuseWhileDamaged(app, service);
	waitForLock(app, service);
	addRoutes(app, {
		service,
		limits: {
			forms: limitOf(forms),
			plainForms: limitOf(Math.ceil(forms / plainFormsPart)),
			quotes: limitOf(options.quotesPerVisitor ?? defaultQuotesPerVisitor),
			orders: limitOf(options.ordersPerVisitor ?? defaultOrdersPerVisitor),
			payments: limitOf(options.paymentsPerVisitor ?? defaultPaymentsPerVisitor),
			links: limitOf(options.linksPerVisitor ?? defaultLinksPerVisitor),
		},
		siteBase: () => (options.crossOrigin ? options.siteUrl() : ''),
		arrivalsToken: options.arrivalsToken,
		desk,
	});
	// The operator sees our own faults, the visitor never does.
	app.setErrorHandler((error: FastifyError, request, reply) => {
		if (error.code === 'FST_ERR_CTP_BODY_TOO_LARGE') {
			return sendReply(reply, refuse('too_large', `The body has more than ${request.routeOptions.bodyLimit} bytes`));
		}
		if (error.code === 'FST_ERR_CTP_INVALID_MEDIA_TYPE') return sendReply(reply, refuse('unsupported', 'The content type is none'));
		if (request.raw.destroyed && !request.raw.complete) return reply;
		if (isBusy(error)) return sendReply(reply, comeAgain);
		service.log.error({ error: error.stack ?? error.message }, 'The order service failed');
		return sendReply(reply, refuse('failed', 'Unknown error occured'));
	});
	return app;
}

/** A browser says by itself that a page of another site makes it post. Programs, such as providers' and mail programs', say nothing, and are judged by their paths. */
function refuseForeignPosts(app: FastifyInstance, { crossOrigin, siteUrl }: OrderServiceOptions): void {
	app.addHook('onRequest', async ({ method, headers }, reply) => {
		if (method !== 'POST' || headers['sec-fetch-site'] !== 'cross-site') return;
		// The site itself may be another one than the service.
		if (crossOrigin && headers.origin === siteUrl()) return;
		return sendReply(reply, refuse('unknown_project', 'This service takes nothing from pages of other sites'));
	});
}

/** Nothing that has to be kept is taken into a damaged database. A cart is priced: its answer says that the shop is closed. */
function refuseWhileDamaged(app: FastifyInstance, { database }: Service): void {
	app.addHook('onRequest', async ({ method, url }, reply) => {
		const path = url.split('?')[0];
		if (method !== 'POST' || path === endpoints.quote || database.damage() === null) return;
		const code = path === endpoints.order ? 'closed' : 'failed';
		return sendReply(reply, refuse(code, 'The order service can keep nothing at present'));
	});
}

const comeAgain: Reply = {
	kind: 'json',
	status: 503,
	body: { status: 'error', code: 'failed', message: 'Another program writes into the database at present' },
	headers: { 'Retry-After': String(busyAgainSeconds) },
};

/** What is to be kept waits for another program's lock beside the thread, and for a moment only. */
function waitForLock(app: FastifyInstance, { database, log }: Service): void {
	app.addHook('preHandler', async ({ method, url }, reply) => {
		if (method !== 'POST' || url.split('?')[0] === endpoints.quote || database.damage() !== null) return;
		if (await isFreeWithin(busyVisitorMs, database)) return;
		log.warn({}, 'Another program holds the lock of the database: a visitor was asked to come again');
		return sendReply(reply, comeAgain);
	});
}

/** For work on a site: what is wrong stands in the terminal. */
const consoleLog: Log = {
	info() {},
	warn: (details, message) => console.error(message, details),
	error: (details, message) => console.error(message, details),
};

/** The secret that unsubscribe links are signed with: made at the first start, kept beside the database. */
function readOrMakeSecret(dataDir: string, randomness: Randomness): Buffer {
	const file = path.join(dataDir, 'secret');
	if (!existsSync(file)) {
		// Whole or not at all: a half one would keep the service from starting ever again.
		writeFileSync(`${file}.part`, randomness.bytes(32).toString('hex'), { mode: 0o600, flush: true });
		renameSync(`${file}.part`, file);
	}
	const secret = Buffer.from(readFileSync(file, 'utf8'), 'hex');
	if (secret.byteLength !== 32)
		throw new Error(`${file} holds no secret of 32 bytes. Remove it, and links in e-mails sent before stop working.`);
	return secret;
}

export interface OrderServiceOptions {
	/** Holds the database and the secret, and the mails where they are files; made where it is missing. */
	readonly dataDir: string;
	/** 0: the system chooses; null: it listens nowhere, and `ask` reaches it. */
	readonly port: number | null;
	readonly company: Company;
	/** How mails go out; left out, they are files in `dataDir`. `from`: their sender, to which bounces come. */
	readonly mail?: { readonly transport: MailTransport; readonly from: string };
	/** How documents look; left out, plainly. */
	readonly letterhead?: Letterhead;
	/** Left out, as `drawPdf` does. */
	readonly drawPdf?: DrawPdf;
	/** Left out, as the function of that name does. */
	readonly drawLegalPdf?: DrawLegalPdf;
	/** The pictures of products in mails; left out, there are none. */
	readonly readPicture?: ReadMailPicture;
	/** How invoices and credit notes are numbered; left out, as `RE-2026-0001` and `RK-2026-0001`. */
	readonly numberFormats?: NumberFormats;
	/** Left out: the terminal. */
	readonly log?: Log;
	/** Where `/health`, `/ready` and `/metrics` are answered on this machine; 0: the system chooses; left out, nowhere. */
	readonly monitorPort?: number;
	/** Gets a line for every request; left out, there is none. */
	readonly requestLog?: FastifyBaseLogger;
	/** The shop and its products. */
	readonly shop: ShopSource;
	/** Where ratings go on to; left out, they stay in the database. */
	readonly ratingTarget?: RatingTarget;
	/** Where movements of the stock are booked; left out, they stay subtracted from the stock of the snapshot. */
	readonly stockTarget?: StockTarget | undefined;
	/** The order desk in Directus; left out, there is none. */
	readonly desk?: DeskOptions;
	/** Origin of the site, for links in e-mails; asked for when one is written, because the site may be served later than this service. */
	siteUrl(): string;
	/** See `Service`; left out, none is known, and e-mails lead to no page of the shop. */
	readonly storePath?: string | null;
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
	/** Through which orders are paid; left out, none: such orders are placed, and no session is opened for them. */
	readonly providers?: readonly PaymentProvider[];
	/** How long and how much unpaid orders hold; left out, the defaults. */
	readonly reservations?: ReservationConfig | undefined;
	/** How long the service keeps what it knows of people, where the shop decides; left out, as `defaultRetentionDays` says. */
	readonly retentionDays?: RetentionConfig | undefined;
	/** Between two tries of the providers' credentials, the first of which is at the start; left out, they are not tried. */
	readonly loginsEveryMs?: number;
	/** Links of newsletter e-mails that one visitor may follow within ten minutes. */
	readonly linksPerVisitor?: number;
	/** Left out, the machine's, which is believed. */
	readonly clock?: Clock;
	/** Left out, the machine's. */
	readonly randomness?: Randomness;
	/** Left out, the machine's. */
	readonly disk?: Disk;
}
