/** Looks at a deployed order service through the web server: whether it takes orders, by the prices of the site, and from that site alone. */

import { serviceStatus } from '../../client/orders/contract/answer.ts';
import { webhookPath } from '../../orders/payments/paypal/paypal-webhook.ts';
import { parseJson } from '../../pipeline/disk/read-json.ts';
import { snapshotFile } from '../../renderer/release/released-snapshot.ts';
import { ask } from './examine-site.ts';
import { type Finding, fault, orUnreachable, sound, unknown } from './finding.ts';

/** `siteUrl`: origin of the site; `serviceUrl`: that of the service, which may be the same. */
export async function examineOrders(siteUrl: URL, serviceUrl: URL): Promise<readonly Finding[]> {
	const looks: readonly (readonly [string, () => Promise<Finding>])[] = [
		['order service', () => examineStatus(serviceUrl)],
		['snapshots', () => examineSnapshots(siteUrl, serviceUrl)],
		['posts of other sites', () => examineForeignPost(serviceUrl)],
		['scripts of other sites', () => examineForeignScript(serviceUrl)],
		["operator's pages", () => examineMonitor(serviceUrl)],
		['forged webhook', () => examineWebhook(serviceUrl)],
	];
	const findings: Finding[] = [];
	for (const [part, look] of looks) findings.push(await orUnreachable(part, look));
	return findings;
}

async function readStatus(serviceUrl: URL) {
	const answer = await ask(new URL('/ecom/status', serviceUrl));
	return { answer, status: serviceStatus.safeParse(parseJson(await answer.text())).data };
}

async function examineStatus(serviceUrl: URL): Promise<Finding> {
	const { answer, status } = await readStatus(serviceUrl);
	if (status === undefined)
		return fault(
			'order service',
			`/ecom/status was answered with ${answer.status}`,
			'start "orders@<domain>", and pass /ecom/ on to it (orders/deploy/nginx.conf).',
		);
	return status.maintenance
		? fault('order service', 'the shop is in maintenance and takes no orders', 'switch it off in the settings, and fetch and release.')
		: sound('order service', 'takes orders');
}

async function examineSnapshots(siteUrl: URL, serviceUrl: URL): Promise<Finding> {
	const ofSite = parseJson(await (await ask(new URL(`/${snapshotFile}`, siteUrl))).text());
	const site = typeof ofSite === 'object' && ofSite !== null && 'snapshot' in ofSite ? String(ofSite.snapshot) : null;
	const service = (await readStatus(serviceUrl)).status?.snapshot ?? null;
	if (site === null)
		return fault(
			'snapshots',
			'the site names none',
			'release it with its snapshot: "npm run release -- --to DIR --content content-cache".',
		);
	if (service === null) return fault('snapshots', 'the order service can read none', 'look at its log, and start it with --releases DIR.');
	return site === service
		? sound('snapshots', `site and service have ${site}`)
		: fault(
				'snapshots',
				`the site has ${site} and the service ${service}: prices may differ`,
				'start the service with --releases DIR, the folder that the web server serves.',
			);
}

const otherSite = 'https://other-site.example';

/** A form that another site sends through a visitor's browser. Its fields are wrong on purpose: nothing is stored even where it is taken. */
async function examineForeignPost(serviceUrl: URL): Promise<Finding> {
	const headers = { Origin: otherSite, 'Sec-Fetch-Site': 'cross-site', 'Content-Type': 'application/x-www-form-urlencoded' };
	const { status } = await ask(new URL('/ecom/contact', serviceUrl), { method: 'POST', headers, body: 'doctor=1' });
	return status === 403
		? sound('posts of other sites', 'refused')
		: fault(
				'posts of other sites',
				`answered with ${status}`,
				'pass the headers Origin and Sec-Fetch-Site on to the service, and update it.',
			);
}

async function examineForeignScript(serviceUrl: URL): Promise<Finding> {
	const headers = { Origin: otherSite, 'Access-Control-Request-Method': 'POST', 'Access-Control-Request-Headers': 'content-type' };
	const answer = await ask(new URL('/ecom/order', serviceUrl), { method: 'OPTIONS', headers });
	const allowed = answer.headers.get('access-control-allow-origin');
	return allowed === '*' || allowed === otherSite
		? fault('scripts of other sites', `allowed: ${allowed}`, 'remove Access-Control-Allow-Origin from the web server.')
		: sound('scripts of other sites', 'refused');
}

async function examineMonitor(serviceUrl: URL): Promise<Finding> {
	const open: string[] = [];
	for (const path of ['/metrics', '/ready', '/health', '/ecom/openapi.json/../../metrics']) {
		const answer = await ask(new URL(path, serviceUrl));
		if (answer.status === 200 && !answer.headers.get('content-type')?.startsWith('text/html')) open.push(path);
	}
	return open.length === 0
		? sound("operator's pages", 'closed')
		: fault(
				"operator's pages",
				`anyone can read ${[...new Set(open)].join(', ')}`,
				'pass nothing but /ecom/ on, and that to --port, not to --monitor-port.',
			);
}

/** Without a signature that PayPal has made, its webhook must change nothing. */
async function examineWebhook(serviceUrl: URL): Promise<Finding> {
	const headers = { 'Content-Type': 'application/json' };
	const { status } = await ask(new URL(webhookPath, serviceUrl), { method: 'POST', headers, body: '{"id":"doctor"}' });
	if (status === 404) return unknown('forged webhook', 'The service takes no payments through PayPal.');
	return status >= 400 && status < 500
		? sound('forged webhook', `refused with ${status}`)
		: fault('forged webhook', `answered with ${status}`, 'look at the log of the service.');
}
