/** Which bank accounts are the shop's: those that its buyers were told, and those that a person confirmed. */
import { findIbans } from '../../site/iban.ts';
import type { Database } from './database.ts';
import { readSetting, writeSetting } from './settings.ts';

export interface OwnAccounts {
	/** null: nothing is known of the shop's accounts. False: it is another one. */
	owns(account: string): boolean | null;
	/** Whether buyers were told to pay into it, or into none. */
	receives(account: string): boolean;
	/** IBANs, for a person to read. */
	readonly names: readonly string[];
}

type Sql = Pick<Database, 'sql'>;

/** `confirmed`: an account that a person names as the shop's; it is remembered. */
export function readOwnAccounts(database: Sql, confirmed: string | null): OwnAccounts {
	if (confirmed !== null) remember(database, [confirmed]);
	const told = database.sql
		.prepare('SELECT DISTINCT bank_details AS details FROM shop_order WHERE bank_details IS NOT NULL')
		.all()
		.map(({ details }) => String(details));
	const receiving = told.flatMap(ibansIn);
	const names = [...new Set([...remembered(database), ...receiving])];
	return {
		names,
		owns(account) {
			if (names.length === 0) return null;
			return isAmong(names, account);
		},
		receives: (account) => receiving.length === 0 || isAmong(receiving, account),
	};
}

/** `details`: the shop's bank details as it shows them, also to buyers who pay in another way. */
export function noteOwnAccounts(database: Sql, details: readonly string[]): void {
	remember(database, details.flatMap(ibansIn));
}

function remembered(database: Sql): readonly string[] {
	const stored: unknown = JSON.parse(readSetting(database, 'own_accounts') ?? '[]');
	return Array.isArray(stored) ? stored.map(String) : [];
}

function remember(database: Sql, accounts: readonly string[]): void {
	const known = remembered(database);
	const all = [...new Set([...known, ...accounts])];
	if (all.length > known.length) writeSetting(database, 'own_accounts', JSON.stringify(all));
}

function isAmong(names: readonly string[], account: string): boolean {
	return names.includes(account) || names.some((name) => numberOf(name) === account.replace(/^0+/, ''));
}

/** Some banks give the number of the account alone, with leading zeros or without them. In these countries it is the end of the IBAN. */
function numberOf(iban: string): string | null {
	const digits: Readonly<Record<string, number>> = { DE: 10, NL: 10, AT: 11, CH: 12, LI: 12 };
	const length = digits[iban.slice(0, 2)];
	return length === undefined ? null : iban.slice(-length).replace(/^0+/, '') || null;
}

/** IBANs in the words of a shop; tags and breaks end a line. */
function ibansIn(details: string): readonly string[] {
	return details.split(/<[^>]*>|[\n*_`]/).flatMap((line) => findIbans(line.replace(/[\u00a0\u202f]/g, ' ')));
}
