/** Tells whether two addresses are one person's, however they are written. */

import type { DatabaseSync } from 'node:sqlite';
import { domainToASCII } from 'node:url';

/**
 * The address in one spelling: without case, composed characters (NFC), the domain as the DNS has it. What stands before the domain may know case in
 * theory; no one gives two people addresses that differ in it alone.
 */
export function addressOf(email: string): string {
	const text = email.trim().normalize('NFC').toLowerCase();
	const at = text.lastIndexOf('@');
	const domain = text.slice(at + 1);
	return at === -1 ? text : `${text.slice(0, at)}@${domainToASCII(domain) || domain}`;
}

/** Whether any text of a JSON names the address, as a whole. */
function mentions(json: string, address: string): boolean {
	return textsOf(JSON.parse(json)).some((text) =>
		[...text.matchAll(/[^\s<>()[\]"',:;]+@[^\s<>()[\]"',:;]+/g)].some(([found]) => addressOf(found.replace(/[.!?]+$/, '')) === address),
	);
}

function textsOf(value: unknown): readonly string[] {
	if (typeof value === 'string') return [value];
	return value === null || typeof value !== 'object' ? [] : Object.values(value).flatMap(textsOf);
}

/** Gives SQL the functions `address_of(email)` and `mentions(json, address)`, which `retention.ts` uses. */
export function addAddressFunctions(sql: DatabaseSync): void {
	sql.function('address_of', { deterministic: true }, (email) => addressOf(String(email)));
	sql.function('mentions', { deterministic: true }, (json, address) => (mentions(String(json), String(address)) ? 1 : 0));
}
