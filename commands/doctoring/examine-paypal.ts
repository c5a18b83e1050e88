/** Looks whether PayPal's signed calls reach the service: at the webhook's setting, and by a test call of PayPal's simulator that the service has to verify. */
import { setTimeout } from 'node:timers/promises';
import type { PaypalSettings } from '../../orders/payments/paypal/paypal-api.ts';
import { createTestCall, webhookEvents } from '../../orders/payments/paypal/paypal-test-call.ts';
import { webhookPath } from '../../orders/payments/paypal/paypal-webhook.ts';
import { ProviderRefused, ProviderUnavailable } from '../../orders/providers/provider.ts';
import { ask } from './examine-site.ts';
import { type Finding, fault, orUnreachable, sound, unknown } from './finding.ts';

export interface PaypalDeployment {
	/** Origin of the service. */
	readonly serviceUrl: URL;
	/** Where it answers /metrics; undefined: not from here. */
	readonly monitorUrl: URL | undefined;
	readonly settings: PaypalSettings;
	/** How long a test call may take. PayPal says: often within a minute. */
	readonly patienceMs?: number;
}

const pauseMs = 1_000;

export async function examinePaypal(deployment: PaypalDeployment): Promise<readonly Finding[]> {
	return [
		await saying('webhook of PayPal', () => examineWebhook(deployment)),
		await saying('signed webhook', () => examineCall(deployment)),
	];
}

/** What PayPal says no to is the settings' fault, and not that of the network. */
async function saying(part: string, look: () => Promise<Finding>): Promise<Finding> {
	try {
		return await look();
	} catch (error) {
		if (!(error instanceof ProviderRefused || error instanceof ProviderUnavailable))
			return orUnreachable(part, () => Promise.reject(error));
		return fault(
			part,
			error.message,
			'compare PAYPAL_CLIENT_ID, PAYPAL_CLIENT_SECRET, PAYPAL_WEBHOOK_ID and PAYPAL_ENVIRONMENT with the app.',
		);
	}
}

async function examineWebhook({ serviceUrl, settings }: PaypalDeployment): Promise<Finding> {
	const part = 'webhook of PayPal';
	const { url, events } = await createTestCall(settings).readWebhook();
	const wanted = new URL(webhookPath, serviceUrl).href;
	if (url !== wanted) return fault(part, `it calls ${url}`, `set ${wanted} in PayPal's app.`);
	const lacking = events.includes('*') ? [] : webhookEvents.filter((name) => !events.includes(name));
	return lacking.length === 0
		? sound(part, `it calls ${url} for ${events.includes('*') ? 'all' : webhookEvents.length} events`)
		: fault(part, `it lacks ${lacking.join(', ')}`, "add these events in PayPal's app.");
}

async function examineCall({ serviceUrl, monitorUrl, settings, patienceMs = 90_000 }: PaypalDeployment): Promise<Finding> {
	const part = 'signed webhook';
	if (monitorUrl === undefined) return unknown(part, 'Run this on the server, with --monitor http://127.0.0.1:4601.');
	const before = await countVerified(monitorUrl);
	await createTestCall(settings).simulate(new URL(webhookPath, serviceUrl).href);
	for (const until = Date.now() + patienceMs; Date.now() < until; await setTimeout(pauseMs)) {
		if ((await countVerified(monitorUrl)) > before) return sound(part, "a test call of PayPal's simulator was verified");
	}
	return fault(
		part,
		`no test call of PayPal's simulator was verified within ${Math.round(patienceMs / 1000)} seconds`,
		"look for the call in the web server's log, and for its reason in that of the service.",
	);
}

/** Calls that the service believed: it answers all others with another status. */
async function countVerified(monitorUrl: URL): Promise<number> {
	const answer = await ask(new URL('/metrics', monitorUrl));
	const lines = (await answer.text()).split('\n');
	const start = 'orders_request_duration_seconds_count{';
	if (!lines.some((line) => line.startsWith('# TYPE orders_request_duration_seconds ')))
		throw new Error(`${monitorUrl.origin} is no monitor of an order service`);
	const counts = lines.filter((line) => line.startsWith(start) && line.includes(`path="${webhookPath}"`) && line.includes('status="200"'));
	return counts.reduce((sum, line) => sum + Number(line.slice(line.lastIndexOf(' '))), 0);
}
