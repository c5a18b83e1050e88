/** What the order service needs to take payments by PayPal. */
import * as z from 'zod';
import type { PaypalSettings } from '../../orders/payments/paypal/paypal-api.ts';
import type { SiteConfig } from '../../site/config.ts';
import type { EnvironmentVariables } from './environment.ts';
import { describeFaults, environmentSource } from './setting-rules.ts';

/** By the values of `PAYPAL_ENVIRONMENT`. A stand-in has no address here: production cannot reach one. */
const apiUrls = { live: 'https://api-m.paypal.com', sandbox: 'https://api-m.sandbox.paypal.com' } as const;

const client = 'must be as PayPal shows it with the REST app';
const variables = z.object({
	PAYPAL_CLIENT_ID: z.string(client).regex(/^[\w-]{10,200}$/, client),
	PAYPAL_CLIENT_SECRET: z.string(client).regex(/^[\w-]{10,200}$/, client),
	PAYPAL_MERCHANT_ID: z
		.string('must be the id of the account, 13 capital letters and digits')
		.regex(/^[A-Z0-9]{13}$/, 'must be the id of the account, 13 capital letters and digits'),
	PAYPAL_WEBHOOK_ID: z
		.string('must be the id of the webhook, such as 8PT597110X687430L')
		.regex(/^[A-Z0-9-]{5,50}$/, 'must be the id of the webhook, such as 8PT597110X687430L'),
	PAYPAL_ENVIRONMENT: z.enum(['live', 'sandbox'], 'must be live or sandbox').default('live'),
});

export const paypalVariables: readonly string[] = Object.keys(variables.shape);

const fixes: Readonly<Record<string, string>> = {
	PAYPAL_CLIENT_ID: "take it from the REST app of the shop's business account on developer.paypal.com, or set payments.paypal to null.",
	PAYPAL_CLIENT_SECRET: 'take it from the same app, and give it to systemd as a credential, or set payments.paypal to null.',
	PAYPAL_MERCHANT_ID: 'take it from the account settings, under business information, or set payments.paypal to null.',
	PAYPAL_WEBHOOK_ID:
		'add a webhook to the app, for /ecom/payments/paypal/webhook of the shop, and take its id, or set payments.paypal to null.',
	PAYPAL_ENVIRONMENT: 'unset it for a real shop.',
};

/** A sentence for each fault. `settings` null: PayPal is not set up in the site's configuration, or there is a fault. */
export function judgePaypalSettings(
	env: EnvironmentVariables,
	{ payments }: Pick<SiteConfig, 'payments'>,
): { readonly settings: PaypalSettings | null; readonly faults: readonly string[] } {
	if (payments?.paypal == null) return { settings: null, faults: [] };
	const given = Object.fromEntries(paypalVariables.map((name) => [name, env[name] === '' ? undefined : env[name]]));
	const result = variables.safeParse(given);
	const source = environmentSource(fixes, { secrets: new Set(['PAYPAL_CLIENT_SECRET']) });
	if (!result.success) return { settings: null, faults: describeFaults(result.error.issues, given, source) };
	const { PAYPAL_CLIENT_ID: clientId, PAYPAL_CLIENT_SECRET: clientSecret, PAYPAL_MERCHANT_ID: merchantId, ...rest } = result.data;
	return {
		settings: { clientId, clientSecret, merchantId, webhookId: rest.PAYPAL_WEBHOOK_ID, apiUrl: apiUrls[rest.PAYPAL_ENVIRONMENT] },
		faults: [],
	};
}
