/** The mailbox that an address leads to: one person can write its address in any number of ways, and limits count mailboxes. */
import type { DatabaseSync } from 'node:sqlite';
import { domainToASCII } from 'node:url';

/** How a provider reads its addresses, as its help pages describe it. */
interface MailProvider {
	/** An address at one of them leads to the same mailbox at each; the first one stands for all. */
	readonly domains: readonly string[];
	/** Makes one of the spellings of a name, which has no mark any more. */
	readonly nameOf?: (name: string) => string;
	/** A name ends before the first of these. Left out: before a `+`. */
	readonly marks?: RegExp;
	/** `anything@name.domain` leads to `name@domain`. */
	readonly hasNamedDomains?: true;
}

const without = (characters: RegExp) => (name: string) => name.replace(characters, '');
const alone = (domains: readonly string[], rules: Omit<MailProvider, 'domains'>): MailProvider[] =>
	domains.map((domain) => ({ domains: [domain], ...rules }));

const providers: readonly MailProvider[] = [
	{ domains: ['gmail.com', 'googlemail.com'], nameOf: without(/\./g) },
	{ domains: ['proton.me', 'protonmail.com', 'protonmail.ch', 'pm.me'], nameOf: without(/[._-]/g) },
	{ domains: ['icloud.com', 'me.com', 'mac.com'] },
	{ domains: ['yandex.com', 'yandex.ru', 'ya.ru', 'yandex.by', 'yandex.kz'], nameOf: (name) => name.replaceAll('.', '-') },
	...alone(['fastmail.com', 'fastmail.fm'], { hasNamedDomains: true }),
	...alone(['yahoo.com', 'yahoo.de', 'yahoo.fr', 'yahoo.co.uk', 'ymail.com', 'rocketmail.com'], { marks: /[+-]/ }),
];

const providerOf: ReadonlyMap<string, MailProvider> = new Map(
	providers.flatMap((provider) => provider.domains.map((domain) => [domain, provider] as const)),
);

/** The one spelling of all addresses that lead to a mailbox. No mail is ever sent there. */
export function mailboxOf(email: string): string {
	const text = email.trim().normalize('NFC').toLowerCase();
	const at = text.lastIndexOf('@');
	const written = text.endsWith('.') ? text.slice(at + 1, -1) : text.slice(at + 1);
	const [name, domain] = withoutNamedDomain(text.slice(0, Math.max(at, 0)), toAscii(written));
	const { domains: [shared = domain] = [], nameOf = (same: string) => same, marks = /\+/ } = providerOf.get(domain) ?? {};
	const mark = name.search(marks);
	const unmarked = mark === -1 ? name : name.slice(0, mark);
	return `${nameOf(unmarked) || unmarked || name}@${shared}`;
}

/** An order asks of all earlier ones: what need not be converted is not. */
function toAscii(domain: string): string {
	return /^[ -~]*$/.test(domain) ? domain : domainToASCII(domain) || domain;
}

function withoutNamedDomain(name: string, domain: string): readonly [name: string, domain: string] {
	const dot = domain.indexOf('.');
	const parent = domain.slice(dot + 1);
	return providerOf.get(parent)?.hasNamedDomains ? [domain.slice(0, dot), parent] : [name, domain];
}

/** Gives SQL the function `mailbox_of(email)`. */
export function addMailboxFunction(sql: DatabaseSync): void {
	sql.function('mailbox_of', { deterministic: true }, (email) => mailboxOf(String(email)));
}
