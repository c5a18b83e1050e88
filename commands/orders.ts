/** `npm run orders`: the order service in production, behind the web server of the site, until it is told to stop. */
import { resolve } from 'node:path';
import type { FastifyRequest } from 'fastify';
import { type Logger, pino } from 'pino';
import { machineClock } from '../orders/clock/clock.ts';
import { hostWitness, kernelWitness } from '../orders/clock/witnesses.ts';
import { createKlarna } from '../orders/payments/klarna/klarna.ts';
import { createPaypal } from '../orders/payments/paypal/paypal.ts';
import { readCompany, sellerFaults } from '../orders/shop/company.ts';
import { readLetterhead } from '../orders/shop/letterhead.ts';
import { createShopSource, taxFaults } from '../orders/shop/shop.ts';
import { startOrderService } from '../orders/start-order-service.ts';
import { readRecorded } from '../pipeline/snapshot/manifest.ts';
import { releaseFolders } from '../renderer/release/release-folders.ts';
import { currentContentDir } from '../renderer/release/released-snapshot.ts';
import type { SiteConfig } from '../site/config.ts';
import { defaultLanguage } from '../site/languages.ts';
import { UsageError } from './errors/command-errors.ts';
import { createCommand, exitCodes, parsePort } from './options/command-line.ts';
import { readConfiguration } from './options/configuration.ts';
import { judgeKlarna } from './options/klarna-settings.ts';
import { createMailPictures } from './options/mail-pictures.ts';
import { judgeOrdersSettings, mailTransportOf, type OrdersSettings, withCredentials } from './options/orders-settings.ts';
import { judgePaypalSettings } from './options/paypal-settings.ts';
import { defaultFolders } from './options/project-folder.ts';
import { runCommand } from './options/run-command.ts';
import { closeOnSignal, refuseTakenPort } from './serving/listen-at.ts';

const options = createCommand('orders', 'Runs the order service in production; SIGTERM or Ctrl-C stops it.')
	.requiredOption('--data <dir>', 'folder of the database; one for each shop')
	.option('--releases <dir>', 'folder of the releases, each of which carries its snapshot (npm run release -- --content)')
	.option('--content <dir>', 'folder of the snapshot that the site was built from, where there are no releases')
	.option('--config <file>', "the site's configuration", defaultFolders.config)
	.option('--port <number>', 'where it listens on this machine', parsePort, 4600)
	.option('--monitor-port <number>', 'where it answers /health, /ready and /metrics on this machine', parsePort, 4601)
	.parse()
	.opts<{ data: string; releases?: string; content?: string; config: string; port: number; monitorPort: number }>();

await runCommand(
	async () => {
		const env = withCredentials(process.env);
		const { settings, faults } = judgeOrdersSettings(env);
		const { environment, config } = await readConfiguration(env, options.config, { logsIn: false }).catch((error: unknown) => {
			// All faults at once.
			throw error instanceof UsageError ? new UsageError([error.message, ...faults].join('\n')) : error;
		});
		const paypal = judgePaypalSettings(env, config);
		const klarna = judgeKlarna(env, config.payments);
		const allFaults = [...faults, ...paypal.faults, ...klarna.faults];
		if (settings === null || allFaults.length > 0) throw new UsageError(allFaults.join('\n'));
		const { projectDomain, siteUrl, store, languages, payments, reservations, retention, orderServiceUrl } = config;
		const crossOrigin = orderServiceUrl !== null && orderServiceUrl !== 'self';
		// Providers reach the service as browsers do.
		const serviceUrl = crossOrigin ? orderServiceUrl : siteUrl;
		const content = findContent(options);
		const log = createLog();
		const company = await readCompany(content(), projectDomain, languages[0] ?? defaultLanguage);
		const shop = createShopSource(content, projectDomain);
		const documentFaults = [...sellerFaults(company), ...taxFaults((await shop.read()).texts)];
		if (documentFaults.length > 0) throw new UsageError(documentFaults.join('\n'));
		for (const port of [options.port, options.monitorPort]) await refuseTakenPort(port, '127.0.0.1');
		const { url, monitorUrl, close } = await startOrderService({
			dataDir: resolve(options.data),
			port: options.port,
			company,
			shop,
			letterhead: await readLetterhead(content(), projectDomain),
			readPicture: createMailPictures({ contentDir: content, site: servedSite(options, config) }),
			numberFormats: settings.numberFormats,
			siteUrl: () => siteUrl,
			storePath: store.path,
			crossOrigin,
			arrivalsToken: null,
			payments,
			reservations,
			retentionDays: retention,
			providers: [
				...(paypal.settings === null ? [] : [createPaypal(paypal.settings)]),
				...(klarna.account === null ? [] : [createKlarna({ account: klarna.account, serviceUrl: () => serviceUrl })]),
			],
			mail: { from: settings.mailFrom, transport: mailTransportOf(settings) },
			log,
			requestLog: log,
			monitorPort: options.monitorPort,
			loginsEveryMs: 3_600_000,
			clock: {
				nowMs: machineClock.nowMs,
				evidence: {
					builtAtMs: () => fetchedAtMs(content()),
					witnesses: [kernelWitness(), ...witnessHosts(settings, env, [paypal.settings?.apiUrl, klarna.account?.apiUrl]).map(hostWitness)],
				},
			},
			...(environment.ratingTarget && { ratingTarget: environment.ratingTarget }),
			...(env.DIRECTUS_URL && env.DIRECTUS_ORDERS_TOKEN && { stockTarget: { url: env.DIRECTUS_URL, token: env.DIRECTUS_ORDERS_TOKEN } }),
			...(environment.orderDesk && { desk: environment.orderDesk }),
		});
		closeOnSignal(close);
		log.info({ shop: projectDomain, url, monitorUrl }, 'The order service takes requests');
		return exitCodes.done;
	},
	{ writes: [resolve(options.data)] },
);

/** When the released content was read; null: it does not say. */
function fetchedAtMs(contentDir: string): number | null {
	const at = Date.parse(readRecorded(contentDir).fetchedAt ?? '');
	return Number.isNaN(at) ? null : at;
}

/** Each server once: Directus, the providers that the shop has, and those that the operator names. */
function witnessHosts(
	{ timeHosts }: Pick<OrdersSettings, 'timeHosts'>,
	{ DIRECTUS_URL }: Readonly<Record<string, string | undefined>>,
	providers: readonly (string | undefined)[],
): readonly string[] {
	return [...new Set([DIRECTUS_URL, ...providers, ...timeHosts].flatMap((url) => (url ? [new URL(url).origin] : [])))];
}

/** A release carries no originals, so the pictures in mails are those of its pages. */
function servedSite({ releases }: { readonly releases?: string }, { images }: Pick<SiteConfig, 'images'>) {
	return releases === undefined ? null : { dir: releaseFolders(releases).currentLink, images };
}

/** Finds the snapshot at each call: a release may have switched it. @throws UsageError */
function findContent({
	releases,
	content = defaultFolders.content,
}: {
	readonly releases?: string;
	readonly content?: string;
}): () => string {
	if (releases === undefined) return () => resolve(content);
	if (options.content !== undefined) throw new UsageError('--releases and --content exclude each other.');
	const folders = releaseFolders(releases);
	return () => currentContentDir(folders);
}

/**
 * JSON, a line each, for the journal. A request is its method and the path of the contract that it meets: what a visitor wrote into a path or behind it
 * may be a secret of a link, or personal data.
 */
function createLog(): Logger {
	return pino({
		serializers: {
			req: ({ method, routeOptions }: Pick<FastifyRequest, 'method' | 'routeOptions'>) => ({ method, path: routeOptions.url ?? 'other' }),
			res: ({ statusCode }: { readonly statusCode: number }) => ({ statusCode }),
		},
	});
}
