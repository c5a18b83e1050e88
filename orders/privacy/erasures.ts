/**
 * The list of erasures: a backup from before one still holds what was erased, and a restore erases it again. It names nobody: an address stands in it as
 * a keyed hash, whose key is the shop's secret, which each backup holds.
 */
import { createHmac } from 'node:crypto';
import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { WorldError } from '../../site/world-error.ts';
import type { Database } from '../store/database.ts';
import { addressOf } from './addresses.ts';
import { erasePerson } from './person.ts';
import { retention } from './retention.ts';

export interface Erasure {
	/** Milliseconds since 1970. */
	readonly at: number;
	/** HMAC-SHA-256 of the address, in base64url. */
	readonly address: string;
}

/** The list in a folder of orders. */
export const erasuresFile = 'erasures.jsonl';

/** The list is no list. */
export class ErasuresUnreadable extends WorldError {}

/** `file`: may be missing, as long as nothing was erased. @throws ErasuresUnreadable */
export function readErasures(file: string): readonly Erasure[] {
	if (!existsSync(file)) return [];
	return readFileSync(file, 'utf8')
		.split('\n')
		.filter((line) => line !== '')
		.map((line, index) => {
			const [, time = '', address = ''] = /^(\S+) ([\w-]{43})$/.exec(line) ?? [];
			const at = Date.parse(time);
			if (Number.isNaN(at))
				throw new ErasuresUnreadable(`${file}, line ${index + 1}, is no erasure: a time and a hash. Take the list from a backup.`);
			return { at, address };
		});
}

/** Adds one to the list of a folder, and returns its line: a list beside the backups outlives the folder. */
export function noteErasure(dataDir: string, email: string, now: number): string {
	const file = path.join(dataDir, erasuresFile);
	const line = `${new Date(now).toISOString()} ${hashOf(email, readSecret(dataDir))}`;
	const lines = existsSync(file) ? readFileSync(file, 'utf8') : '';
	writeFileSync(`${file}.part`, `${lines}${line}\n`, { mode: 0o600, flush: true });
	renameSync(`${file}.part`, file);
	return line;
}

interface Repetition {
	/** Restored, with the shop's secret. */
	readonly dataDir: string;
	/** When its backup was made: what was erased before is not in it. */
	readonly madeAtMs: number;
	/** The newest list that there is. */
	readonly erasures: readonly Erasure[];
	readonly timeZone: string;
}

/** Erases again what was erased since a backup was made. Returns how many persons that were. */
export function repeatErasures(database: Database, { dataDir, madeAtMs, erasures, timeZone }: Repetition): number {
	const later = erasures.filter(({ at }) => at > madeAtMs);
	if (later.length === 0) return 0;
	const secret = readSecret(dataDir);
	const persons = addressesIn(database).flatMap((email) => {
		const erasure = later.findLast(({ address }) => address === hashOf(email, secret));
		return erasure === undefined ? [] : [{ email, now: erasure.at }];
	});
	for (const { email, now } of persons) {
		erasePerson(database, email, { now, timeZone });
		noteErasure(dataDir, email, now);
	}
	return persons.length;
}

/** Each in one spelling. */
function addressesIn({ sql }: Database): readonly string[] {
	const found = Object.entries(retention).flatMap(([table, { person }]) =>
		person?.column === undefined ? [] : sql.prepare(`SELECT DISTINCT ${person.column} AS email FROM ${table}`).all(),
	);
	return [...new Set(found.map(({ email }) => addressOf(String(email))))].filter((email) => email !== '');
}

function hashOf(email: string, secret: string): string {
	return createHmac('sha256', secret)
		.update(`erasure ${addressOf(email)}`)
		.digest('base64url');
}

function readSecret(dataDir: string): string {
	return readFileSync(path.join(dataDir, 'secret'), 'utf8').trim();
}
