/** What the order service needs from the environment in production: how mails go out. */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as z from 'zod';
import { defaultNumberFormats, numberFormatFaults } from '../../orders/documents/numbers.ts';
import { type MailTransport, sendThrough } from '../../orders/outbox/mail-channel.ts';
import type { NumberFormats } from '../../orders/service.ts';
import type { EnvironmentVariables } from './environment.ts';
import { fleetVariables } from './fleet-settings.ts';
import { klarnaVariables } from './klarna-settings.ts';
import { paypalVariables } from './paypal-settings.ts';
import { describeFaults, environmentSource } from './setting-rules.ts';

export interface OrdersSettings {
	readonly mailServer: { readonly url: string; readonly dkim: { readonly selector: string; readonly privateKey: string } | null };
	/** The sender of all mails. */
	readonly mailFrom: string;
	/** How invoices and credit notes are numbered. */
	readonly numberFormats: NumberFormats;
	/** Origins of machines elsewhere whose time is asked for. */
	readonly timeHosts: readonly string[];
}

const mailServer = 'must be the address of a mail server, such as smtps://user:password@mail.example.com:465';
const address = 'must be an e-mail address, such as shop@example.com';
const timeHosts = 'must be origins of other machines with spaces between them, such as "https://www.example.org https://cms.example.com"';
const optional = <Schema extends z.ZodType>(schema: Schema) => z.preprocess((value) => (value === '' ? undefined : value), schema);

function hostsIn(value: string): readonly string[] {
	return value.split(/\s+/).filter((host) => host !== '');
}

function isOrigin(value: string): boolean {
	const url = URL.parse(value);
	return url?.protocol === 'https:' && url.href === `${url.origin}/`;
}

const variables = z.object({
	SMTP_URL: optional(z.string(mailServer).refine((value) => /^smtps?:$/.test(URL.parse(value)?.protocol ?? ''), mailServer)),
	MAIL_FROM: optional(z.string(address).regex(/^[^\s@<>"]+@[^\s@<>"]+\.[^\s@<>"]+$/, address)),
	DKIM_SELECTOR: optional(
		z
			.string()
			.regex(/^[a-z0-9][a-z0-9.-]*$/i, 'must be the selector of a DKIM record, such as shop')
			.optional(),
	),
	DKIM_KEY: optional(
		z
			.string()
			.regex(/^-----BEGIN (?:RSA )?PRIVATE KEY-----/, 'must be a private key in PEM')
			.optional(),
	),
	TIME_HOSTS: optional(
		z
			.string()
			.refine((value) => hostsIn(value).every(isOrigin), timeHosts)
			.optional(),
	),
});

const secrets: ReadonlySet<string> = new Set(['SMTP_URL', 'DKIM_KEY']);
const fixes: Readonly<Record<string, string>> = {
	SMTP_URL: 'ask the mail provider for it, and set it, or give it to systemd as a credential.',
	MAIL_FROM: 'set it to an address that the mail server may send for; bounces come to it.',
	DKIM_SELECTOR: 'set it to the name before ._domainkey in the DNS, or unset it.',
	DKIM_KEY: 'give the whole file, its first line included, or unset it.',
	TIME_HOSTS: 'name servers that you trust to have the right time, or unset it.',
};

/** Systemd puts each credential into a file of its name, which no other program of the machine can read; it wins over the variable. */
export function withCredentials(env: EnvironmentVariables): EnvironmentVariables {
	const dir = env.CREDENTIALS_DIRECTORY;
	if (dir === undefined || dir === '') return env;
	const directus = ['DIRECTUS_TOKEN', 'DIRECTUS_RATINGS_TOKEN', 'DIRECTUS_ORDERS_TOKEN', 'DIRECTUS_WAKE_SECRET'];
	const known = [...Object.keys(variables.shape), ...paypalVariables, ...klarnaVariables, ...fleetVariables, ...directus];
	const names = known.filter((name) => existsSync(join(dir, name)));
	return { ...env, ...Object.fromEntries(names.map((name) => [name, readFileSync(join(dir, name), 'utf8').trim()])) };
}

/** As they are configured; not checked. */
export function numberFormatsOf(env: EnvironmentVariables): NumberFormats {
	return {
		invoice: env.INVOICE_NUMBER || defaultNumberFormats.invoice,
		credit_note: env.CREDIT_NOTE_NUMBER || defaultNumberFormats.credit_note,
	};
}

/** Through which mails leave, signed for the domain of their sender. */
export function mailTransportOf({ mailServer: { url, dkim }, mailFrom }: OrdersSettings): MailTransport {
	const domain = mailFrom.slice(mailFrom.lastIndexOf('@') + 1);
	return sendThrough({ url, dkim: dkim && { ...dkim, domain } });
}

/** A sentence for each fault; `settings` null where there is one. */
export function judgeOrdersSettings(env: EnvironmentVariables): {
	readonly settings: OrdersSettings | null;
	readonly faults: readonly string[];
} {
	const result = variables.safeParse(env);
	const faults = [...describeFaults(result.error?.issues ?? [], env, environmentSource(fixes, { secrets }))];
	const { DKIM_SELECTOR: selector, DKIM_KEY: privateKey } = env;
	if (!selector !== !privateKey)
		faults.push('DKIM_SELECTOR and DKIM_KEY belong together, and one is missing. Fix: set both, or unset both.');
	const numberFormats = numberFormatsOf(env);
	faults.push(...numberFormatFaults(numberFormats));
	if (!result.success || faults.length > 0) return { settings: null, faults };
	const { SMTP_URL: url, MAIL_FROM: mailFrom, TIME_HOSTS: hosts = '' } = result.data;
	return {
		settings: {
			mailFrom,
			numberFormats,
			timeHosts: hostsIn(hosts),
			mailServer: { url, dkim: selector && privateKey ? { selector, privateKey } : null },
		},
		faults,
	};
}
