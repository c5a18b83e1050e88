/** The doctor's test call: PayPal's simulator calls the service, which verifies it by PayPal's certificate, and counts it. */
import { expect, it, onTestFinished } from 'vitest';
import { examinePaypal } from '../../../commands/doctoring/examine-paypal.ts';
import { standInProviders } from '../../../commands/serving/serve-with-stand-ins.ts';
import { webhookPath } from '../../../orders/payments/paypal/paypal-webhook.ts';
import { startOrderService } from '../../../orders/start-order-service.ts';
import { standInPaypalAccount } from '../../../sandbox/providers/paypal-rest.ts';
import { startProviders } from '../../../sandbox/providers/stand-ins.ts';
import { aCompany } from '../../orders/run-orders.ts';
import { someShop } from '../../orders/some-shop.ts';
import { temporaryFolder } from '../../support/temporary-folder.ts';

async function aDeployment() {
	const providers = await startProviders();
	onTestFinished(providers.close);
	const service = await startOrderService({
		...{ dataDir: await temporaryFolder(), port: 0, monitorPort: 0, crossOrigin: false, arrivalsToken: null },
		...{ company: aCompany(), shop: someShop(), siteUrl: () => 'https://shop.example' },
		providers: standInProviders(providers, () => ''),
	});
	onTestFinished(service.close);
	const { paypal, origins } = providers;
	paypal.webhook = { ...paypal.webhook, url: service.url + webhookPath };
	const settings = { ...standInPaypalAccount, apiUrl: origins.paypal };
	const deployment = { serviceUrl: new URL(service.url), monitorUrl: new URL(service.monitorUrl ?? ''), settings, patienceMs: 60_000 };
	return { providers, paypal, deployment };
}

const statesOf = async (deployment: Parameters<typeof examinePaypal>[0]) =>
	(await examinePaypal(deployment)).map(({ state, message }) => `${state} ${message}`);

it('sees a test call arrive, and be verified', async () => {
	const { deployment } = await aDeployment();
	expect(await statesOf(deployment)).toEqual([
		expect.stringMatching(/^sound it calls http.* for 9 events$/),
		expect.stringMatching(/^sound a test call of PayPal's simulator was verified$/),
	]);
});

it('says that no call was verified where none arrives, and where the service believes no such certificate', async () => {
	const { paypal, deployment, providers } = await aDeployment();
	const simulate = paypal.simulate;
	paypal.simulate = () => {};
	const short = { ...deployment, patienceMs: 1_500 };
	expect((await statesOf(short))[1]).toMatch(/^fault no test call .* was verified within 2 seconds\. Fix: /);
	// Signed by another authority.
	const others = await startProviders();
	onTestFinished(others.close);
	paypal.simulate = others.paypal.simulate;
	expect((await statesOf(short))[1]).toMatch(/^fault no test call/);
	paypal.simulate = simulate;
	expect(providers.paypal.calls).toContain('POST /v1/notifications/simulate-event');
});

it('compares the webhook at PayPal with the service', async () => {
	const { paypal, deployment } = await aDeployment();
	const [first, ...others] = paypal.webhook.event_types;
	paypal.webhook = { ...paypal.webhook, event_types: others };
	expect((await statesOf(deployment))[0]).toBe(`fault it lacks ${first?.name}. Fix: add these events in PayPal's app.`);
	paypal.webhook = { ...paypal.webhook, url: 'https://old.example/webhook', event_types: [] };
	expect((await statesOf(deployment))[0]).toMatch(/^fault it calls https:\/\/old\.example\/webhook\. Fix: set http/);
	const unknown = { ...deployment, monitorUrl: undefined, settings: { ...deployment.settings, webhookId: 'NONE' } };
	expect(await statesOf(unknown)).toEqual([
		expect.stringMatching(/^fault PayPal refused GET .*PAYPAL_WEBHOOK_ID/),
		expect.stringMatching(/^unknown .*--monitor/),
	]);
	const wrong = { ...deployment, settings: { ...deployment.settings, clientSecret: 'wrong' } };
	expect((await statesOf(wrong)).every((each) => each.startsWith('fault PayPal refused the login'))).toBe(true);
	const noMonitor = { ...deployment, monitorUrl: deployment.serviceUrl };
	expect((await statesOf(noMonitor))[1]).toContain('is no monitor of an order service');
});
