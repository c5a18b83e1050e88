/** The folder of an order service, for commands that work on it beside the service. */
import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { InvalidArgumentError } from 'commander';
import { databaseFile } from '../../orders/backup/packed-files.ts';
import { findTimeDoubt } from '../../orders/clock/guard-time.ts';
import { type Database, openDatabase } from '../../orders/store/database.ts';
import { WorldError } from '../../site/world-error.ts';
import { UsageError } from '../errors/command-errors.ts';

/** Its absolute path. @throws UsageError where it holds no database: none is made */
export function findOrders(data: string): string {
	const dataDir = resolve(data);
	if (!existsSync(join(dataDir, databaseFile)))
		throw new UsageError(`There is no database of orders in ${dataDir}. Name the folder that the service has as --data.`);
	return dataDir;
}

/** As above, with the database open. */
export function openOrders(data: string): { readonly dataDir: string; readonly database: Database } {
	const dataDir = findOrders(data);
	return { dataDir, database: openDatabase(dataDir) };
}

/**
 * What a time decides, such as which records may go, is not done by one that may be wrong.
 * @throws WorldError
 */
export function refuseInDoubt(database: Database, nowMs: number): void {
	const doubt = findTimeDoubt(database, nowMs);
	if (doubt === null) return;
	throw new WorldError(
		`The time is in doubt, and nothing was changed: ${doubt} Fix: correct the clock ("timedatectl set-ntp true"), or, where it is right, ` +
			'confirm it ("npm run orders:clock -- --data <dir> --confirm"), and give the command again.',
	);
}

export function parseEmail(text: string): string {
	if (!/^[^\s@]+@[^\s@]+$/.test(text.trim())) throw new InvalidArgumentError('It must be an e-mail address, such as anna@example.com.');
	return text.trim();
}
