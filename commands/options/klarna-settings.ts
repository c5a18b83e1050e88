/** What the order service needs to take orders that are paid through Klarna: the shop's word on its role in consumer credit, and an account. */
import * as z from 'zod';
import type { KlarnaAccount } from '../../orders/payments/klarna/klarna-client.ts';
import { consumerCreditRoles, type PaymentConfig } from '../../site/config.ts';
import type { EnvironmentVariables } from './environment.ts';
import { describeFaults, environmentSource, siteOrigin } from './setting-rules.ts';

/** Of Europe: https://docs.klarna.com/api/api-urls/ */
const defaultKlarnaUrl = 'https://api.klarna.com';

/** Names of environment variables; credentials of systemd have the same ones. */
export const klarnaVariables = ['KLARNA_USERNAME', 'KLARNA_PASSWORD', 'KLARNA_API_URL'] as const;

const variables = z.object({
	KLARNA_USERNAME: z.string('must be the user name of an API key').min(1),
	KLARNA_PASSWORD: z.string('must be the password of an API key').min(1),
	KLARNA_API_URL: siteOrigin.default(defaultKlarnaUrl),
});

const fixes: Readonly<Record<(typeof klarnaVariables)[number], string>> = {
	KLARNA_USERNAME: 'make an API key in the Klarna merchant portal, and set it, or set payments.klarna to null.',
	KLARNA_PASSWORD: 'give it to systemd as a credential, together with the user name of the same API key, or set payments.klarna to null.',
	KLARNA_API_URL: `unset it for ${defaultKlarnaUrl}, or set https://api.playground.klarna.com to try out the shop.`,
};

const roleFault =
	'payments.klarna.consumerCreditRole is not set. To offer payment later is to take part in consumer credit (Directive (EU) 2023/2225, which applies ' +
	'since 20 November 2026), and what that asks of the shop depends on its role. Fix: clarify the role with Klarna and a lawyer, and set it to ' +
	`${consumerCreditRoles.map((role) => `"${role}"`).join(', ')}; or set payments.klarna to null.`;

/** A sentence for each fault; `account` null where there is one, or where the shop takes no such payments. */
export function judgeKlarna(
	env: EnvironmentVariables,
	payments: PaymentConfig | undefined,
): { readonly account: KlarnaAccount | null; readonly faults: readonly string[] } {
	if (payments?.klarna == null) return { account: null, faults: [] };
	const given = Object.fromEntries(klarnaVariables.map((name) => [name, env[name] || undefined]));
	const result = variables.safeParse(given);
	const source = environmentSource(fixes, { secrets: new Set(['KLARNA_USERNAME', 'KLARNA_PASSWORD']) });
	const faults = [
		...(payments.klarna.consumerCreditRole === undefined ? [roleFault] : []),
		...describeFaults(result.error?.issues ?? [], given, source),
	];
	if (!result.success || faults.length > 0) return { account: null, faults };
	const { KLARNA_USERNAME: username, KLARNA_PASSWORD: password, KLARNA_API_URL: apiUrl } = result.data;
	return { account: { apiUrl, username, password }, faults };
}
