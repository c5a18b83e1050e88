/** `npm run doctor -- URL`: looks at a deployed shop from outside, and says of each part that it is sound, or what to do. */
import { InvalidArgumentError } from 'commander';
import { createKlarnaClient } from '../orders/payments/klarna/klarna-client.ts';
import type { SiteConfig } from '../site/config.ts';
import { examineDirectus } from './doctoring/examine-directus.ts';
import { examineOrders } from './doctoring/examine-orders.ts';
import { examinePayments } from './doctoring/examine-payments.ts';
import { examinePaypal } from './doctoring/examine-paypal.ts';
import { examineReady } from './doctoring/examine-ready.ts';
import { examineShops } from './doctoring/examine-shops.ts';
import { examineConnection, examineSite } from './doctoring/examine-site.ts';
import { examineTerms } from './doctoring/examine-terms.ts';
import { examineBackups, examineFetch } from './doctoring/examine-upkeep.ts';
import { describeFinding, type Finding, fault, orUnreachable, sound, unknown } from './doctoring/finding.ts';
import { UsageError } from './errors/command-errors.ts';
import { createCommand, exitCodes } from './options/command-line.ts';
import { readSiteConfig } from './options/configuration.ts';
import { judgeKlarna } from './options/klarna-settings.ts';
import { judgeOrdersSettings, mailTransportOf, withCredentials } from './options/orders-settings.ts';
import { judgePaypalSettings } from './options/paypal-settings.ts';
import { defaultFolders } from './options/project-folder.ts';
import { runCommand } from './options/run-command.ts';

interface Options {
	readonly config: string;
	readonly page: readonly string[];
	readonly backups?: string;
	readonly releases?: string;
	readonly mailTo?: string;
	readonly monitor?: URL;
	readonly plain?: URL;
}

const command = createCommand('doctor', 'Looks at a deployed shop from outside, and says of each part that it is sound, or what to do.')
	.argument('<url>', 'origin of the site, such as https://www.example.com', parseOrigin)
	.option('--config <file>', "the site's configuration", defaultFolders.config)
	.option(
		'--page <path>',
		'a page that has to answer; may be named several times',
		(path: string, all: readonly string[]) => [...all, path],
		[],
	)
	.option('--releases <dir>', "folder of the releases, on the server: says the content's age")
	.option('--backups <dir>', "folder of the backups, on the server: says the newest one's age")
	.option(
		'--monitor <url>',
		"the service's monitor, on the server, such as http://127.0.0.1:4601: counts a test call of PayPal",
		parseOrigin,
	)
	.option('--mail-to <address>', 'sends a test mail there, through SMTP_URL')
	.option('--plain <url>', 'where the site answers without TLS, if that is not port 80', parseOrigin)
	.parse();

/** Parses an origin. */
function parseOrigin(value: string): URL {
	const url = URL.parse(value);
	if (url === null || !/^https?:$/.test(url.protocol) || url.href !== `${url.origin}/`)
		throw new InvalidArgumentError('It must be an origin, such as https://www.example.com.');
	return url;
}

await runCommand(async () => {
	const { config: file, page, backups, releases, mailTo, monitor, plain } = command.opts<Options>();
	const [url] = command.processedArgs as [URL];
	if (url.protocol !== 'https:') throw new UsageError(`${url.origin} is not https. A shop answers nothing else.`);
	const config = await readSiteConfig(file, { projectDomain: null, siteUrl: null, orderServiceUrl: null });
	const plainUrl = plain ?? new URL(`http://${url.hostname}`);
	const nowMs = Date.now();
	const { orderServiceUrl } = config;
	const serviceUrl = orderServiceUrl === null || orderServiceUrl === 'self' ? url : new URL(orderServiceUrl);
	const noConnection = await examineConnection(url);
	const isServiceReached = orderServiceUrl !== null && (noConnection === null || serviceUrl.origin !== url.origin);
	const findings: Finding[] = [
		...(noConnection === null ? await examineSite({ url, plainUrl, pages: page, nowMs }) : [noConnection]),
		...(noConnection === null && isServiceReached ? await examineOrders(url, serviceUrl) : []),
		...(isServiceReached ? await examineConfiguredPaypal(config, serviceUrl, monitor) : []),
		...(await examineConfiguredKlarna(config)),
		await orUnreachable('service', () => examineReady(monitor)),
		examineBackups(backups, nowMs),
		await orUnreachable('fetch', async () => examineFetch(releases, nowMs)),
		await orUnreachable('mail', () => examineMail(mailTo)),
		...(noConnection === null ? [await orUnreachable('acceptance and terms', () => examineTerms(url, config))] : []),
		...(await examineConfiguredDirectus(config)),
	];
	for (const finding of findings) console.log(describeFinding(finding));
	const faults = findings.filter(({ state }) => state === 'fault').length;
	console.log(faults === 0 ? 'No fault was found.' : `${faults} ${faults === 1 ? 'fault' : 'faults'}.`);
	return faults === 0 ? exitCodes.done : exitCodes.world;
});

async function examineConfiguredPaypal(
	config: Pick<SiteConfig, 'payments'>,
	serviceUrl: URL,
	monitorUrl: URL | undefined,
): Promise<readonly Finding[]> {
	if (config.payments?.paypal == null) return [];
	const env = withCredentials(process.env);
	if (!env.PAYPAL_CLIENT_SECRET)
		return [unknown('signed webhook', 'Run this with the environment and the credentials of the order service.')];
	const { settings, faults } = judgePaypalSettings(env, config);
	if (settings === null) return [fault('signed webhook', faults.join(' '), 'run this with the environment of the order service.')];
	return await examinePaypal({ serviceUrl, monitorUrl, settings });
}

/** Nothing where the environment has no credentials: `/ready` of the service says the same. */
async function examineConfiguredKlarna(config: Pick<SiteConfig, 'payments'>): Promise<readonly Finding[]> {
	const env = withCredentials(process.env);
	if (config.payments?.klarna == null || !env.KLARNA_PASSWORD) return [];
	const { account, faults } = judgeKlarna(env, config.payments);
	if (account === null) return [fault('login at Klarna', faults.join(' '), 'run this with the environment of the order service.')];
	return [
		await orUnreachable('login at Klarna', async () => {
			const refusal = await createKlarnaClient(account).tryLogin();
			return refusal === null
				? sound('login at Klarna', 'is accepted')
				: fault(
						'login at Klarna',
						refusal,
						'make a new API key in the Klarna merchant portal, and set KLARNA_USERNAME and KLARNA_PASSWORD.',
					);
		}),
	];
}

async function examineMail(to: string | undefined): Promise<Finding> {
	if (to === undefined) return unknown('mail', 'Name an address of yours with --mail-to, where SMTP_URL and MAIL_FROM are set.');
	const { settings, faults } = judgeOrdersSettings(withCredentials(process.env));
	if (settings === null) return fault('mail', faults.join(' '), 'run it with the environment of the order service.');
	const message = { from: settings.mailFrom, to, subject: 'Test', text: 'The mail server of the shop takes mails.\n' };
	const delivery = await mailTransportOf(settings).send(message, { id: 0, uuid: crypto.randomUUID(), body: '', at: Date.now(), tries: 1 });
	return delivery.kind === 'done'
		? sound('mail', `taken for ${to}; look whether it arrives, and what its head says of SPF and DKIM`)
		: fault('mail', `not taken: ${delivery.reason}`, 'check SMTP_URL and MAIL_FROM with the mail provider.');
}

async function examineConfiguredDirectus({ projectDomain: project, live, payments }: SiteConfig): Promise<readonly Finding[]> {
	const env = withCredentials(process.env);
	const { DIRECTUS_URL: url, DIRECTUS_TOKEN: siteToken } = env;
	if (!url || !siteToken) return [unknown('Directus', "Set DIRECTUS_URL and DIRECTUS_TOKEN to those of the site's build.")];
	const adminToken = env.DIRECTUS_ADMIN_TOKEN || undefined;
	const tokens = ['DIRECTUS_TOKEN', 'DIRECTUS_ORDERS_TOKEN', 'DIRECTUS_RATINGS_TOKEN', 'DIRECTUS_PERSON_TOKEN']
		.map((name) => ({ name, token: env[name] }))
		.concat({ name: 'live.publicToken', token: live?.publicToken })
		.flatMap(({ name, token }) => (token ? [{ name, token }] : []));
	return [
		...(await examineDirectus({ url, siteToken, adminToken })),
		await orUnreachable('payment methods', () => examinePayments({ url, token: siteToken }, { payments, projectDomain: project })),
		...(await examineShops({ url, project, tokens, adminToken })),
	];
}
