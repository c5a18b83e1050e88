/** The mailbox that an address leads to: one person can write its address in any number of ways, and limits count mailboxes. */
import type { DatabaseSync } from 'node:sqlite';

/** Providers that ignore dots, by each name of their domain. */
const ignoresDots: Readonly<Record<string, string>> = { 'gmail.com': 'gmail.com', 'googlemail.com': 'gmail.com' };

/** Without capitals and what follows a `+`, and without dots where the provider ignores them. No mail is ever sent there. */
export function mailboxOf(email: string): string {
	const text = email.trim().normalize('NFC').toLowerCase();
	const at = text.lastIndexOf('@');
	const [name, domain] = [text.slice(0, at), text.slice(at + 1)];
	const [beforePlus = ''] = name.split('+');
	const one = beforePlus === '' ? name : beforePlus;
	const provider = ignoresDots[domain];
	return provider === undefined ? `${one}@${domain}` : `${one.replaceAll('.', '')}@${provider}`;
}

/** Gives SQL the function `mailbox_of(email)`. */
export function addMailboxFunction(sql: DatabaseSync): void {
	sql.function('mailbox_of', { deterministic: true }, (email) => mailboxOf(String(email)));
}
