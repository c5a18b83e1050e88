/** What PayPal knows of the webhook of a service, and a test call, by which `npm run doctor` proves that signed calls arrive. */
import * as z from 'zod';
import { createPaypalApi, type PaypalSettings } from './paypal-api.ts';

/** The events that a service needs to hear of. */
export const webhookEvents = [
	'CHECKOUT.ORDER.APPROVED',
	...['COMPLETED', 'DENIED', 'PENDING', 'REFUNDED', 'REVERSED'].map((what) => `PAYMENT.CAPTURE.${what}`),
	...['CREATED', 'UPDATED', 'RESOLVED'].map((what) => `CUSTOMER.DISPUTE.${what}`),
] as const;

const webhook = z.object({ url: z.string(), event_types: z.array(z.object({ name: z.string() })) });

export interface PaypalTestCall {
	/** As it is set up at PayPal. @throws ProviderRefused where PayPal knows none of that id. @throws ProviderUnavailable */
	readWebhook(): Promise<{ readonly url: string; readonly events: readonly string[] }>;
	/** PayPal's simulator calls the address, often within a minute. @throws ProviderRefused @throws ProviderUnavailable */
	simulate(url: string): Promise<void>;
}

export function createTestCall(settings: PaypalSettings): PaypalTestCall {
	const api = createPaypalApi(settings);
	return {
		async readWebhook() {
			const { url, event_types } = await api.call('GET', `/v1/notifications/webhooks/${encodeURIComponent(settings.webhookId)}`, webhook);
			return { url, events: event_types.map(({ name }) => name) };
		},
		async simulate(url) {
			const body = { url, event_type: 'PAYMENT.CAPTURE.COMPLETED', resource_version: '2.0' };
			await api.call('POST', '/v1/notifications/simulate-event', z.object({}), { requestId: crypto.randomUUID(), body });
		},
	};
}
