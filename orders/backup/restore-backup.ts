/** Makes the folder of an order service from a backup, and says what may have happened since that backup was made. */
import { chmodSync, createReadStream, createWriteStream, existsSync, mkdirSync, renameSync, rmSync } from 'node:fs';
import path from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { Decrypter } from 'age-encryption';
import { syncFile, syncFolder } from '../../pipeline/disk/sync.ts';
import { WorldError } from '../../site/world-error.ts';
import { type Erasure, readErasures, repeatErasures } from '../privacy/erasures.ts';
import { DatabaseDamaged } from '../store/damage.ts';
import { openDatabase } from '../store/database.ts';
import { continueNumbers } from '../store/numbers.ts';
import { deleteSetting } from '../store/settings.ts';
import { findOpenQuestions, type OpenQuestions } from './open-questions.ts';
import { databaseFile, unpack } from './packed-files.ts';

export interface RestoreOptions {
	/** The backup. */
	readonly file: string;
	/** The secret keys of age (`AGE-SECRET-KEY-1…`). */
	readonly identities: readonly string[];
	/** Made; must not hold a database. */
	readonly dataDir: string;
	/** The highest number of an order that any mail, desk or statement names; null: none is known. The next order gets a higher one. */
	readonly lastOrder: number | null;
	/**
	 * The newest list of what was erased for persons (`erasures.jsonl`): what was erased since the backup was made is erased again. `timeZone`: the
	 * shop's, where years end. Left out: nothing was.
	 */
	readonly erasures?: { readonly file: string; readonly timeZone: string };
}

export interface Restored extends OpenQuestions {
	readonly madeAtMs: number;
	/** The number that the next order gets. */
	readonly nextOrder: number;
	/** Persons whose data were erased again. */
	readonly erasedPersons: number;
}

/** The folder appears whole or not at all. @throws BackupUnreadable @throws DatabaseDamaged @throws DatabaseTooNew @throws DataInTheWay @throws ErasuresUnreadable */
export async function restoreBackup({ file, identities, dataDir, lastOrder, erasures }: RestoreOptions): Promise<Restored> {
	if (existsSync(path.join(dataDir, databaseFile))) throw new DataInTheWay(dataDir);
	// Read before anything is made.
	const repetition = { erasures: erasures === undefined ? [] : readErasures(erasures.file), timeZone: erasures?.timeZone ?? 'UTC' };
	const draftDir = `${dataDir}.restoring`;
	rmSync(draftDir, { recursive: true, force: true });
	mkdirSync(draftDir, { recursive: true, mode: 0o700 });
	try {
		const target = path.join(draftDir, databaseFile);
		await decrypt(file, identities, target);
		chmodSync(target, 0o600);
		const madeAtMs = unpackFrom(file, draftDir);
		const restored = continueShop(draftDir, { madeAtMs, lastOrder, ...repetition });
		await syncFile(target);
		// An empty folder, such as systemd makes it, gives way; one with other files does not.
		renameSync(draftDir, dataDir);
		await syncFolder(path.dirname(dataDir));
		return restored;
	} catch (error) {
		rmSync(draftDir, { recursive: true, force: true });
		throw error;
	}
}

/** The folder is a temporary one, so the message names the backup, which is damaged. */
function unpackFrom(file: string, draftDir: string): number {
	try {
		return unpack(draftDir);
	} catch (error) {
		throw error instanceof DatabaseDamaged ? new DatabaseDamaged(file, error.why) : error;
	}
}

async function decrypt(file: string, identities: readonly string[], target: string): Promise<void> {
	const decrypter = new Decrypter();
	for (const identity of identities) decrypter.addIdentity(identity);
	try {
		const plain = await decrypter.decrypt(Readable.toWeb(createReadStream(file)) as ReadableStream<Uint8Array>);
		await pipeline(Readable.from(plain), createWriteStream(target, { mode: 0o600 }));
	} catch (error) {
		throw error instanceof Error && 'syscall' in error ? error : new BackupUnreadable(file, error);
	}
}

interface Continued {
	readonly madeAtMs: number;
	readonly lastOrder: number | null;
	readonly erasures: readonly Erasure[];
	readonly timeZone: string;
}

function continueShop(dataDir: string, { madeAtMs, lastOrder, erasures, timeZone }: Continued): Restored {
	const database = openDatabase(dataDir);
	try {
		const erasedPersons = repeatErasures(database, { dataDir, madeAtMs, erasures, timeZone });
		return database.transaction(() => {
			const nextOrder = continueNumbers(database.sql, lastOrder);
			// The order desk shows a later state: it gets every order again.
			deleteSetting(database, 'desk');
			// The machine is another one, or was off: its time is judged by the rows.
			for (const name of ['heartbeat_at', 'time_doubt', 'time_settled', 'time_confirmed_at'] as const) deleteSetting(database, name);
			return { madeAtMs, nextOrder, erasedPersons, ...findOpenQuestions(database.sql) };
		});
	} finally {
		database.close();
	}
}

/** It is cut off, changed, for another key, or no backup. */
export class BackupUnreadable extends WorldError {
	constructor(file: string, cause: unknown) {
		super(`${file} cannot be decrypted: ${reasonFor(cause)} Nothing was restored.`, { cause });
	}
}

/** The library speaks of stanzas, tags and versions. */
function reasonFor(cause: unknown): string {
	const message = cause instanceof Error ? cause.message : '';
	if (/version/.test(message)) return 'it is empty, or no file of npm run orders:backup. Name a backup, whose name ends with .sqlite.age.';
	if (/identity|recipient/.test(message)) return 'it is encrypted for another key. Try the key of the other recipient.';
	return 'it is cut off, or was changed. Copy it once more from where it is kept, or take the backup before it.';
}

/** A restore never replaces orders. */
export class DataInTheWay extends WorldError {
	constructor(dataDir: string) {
		super(
			`${dataDir} holds a database of orders, and a restore replaces none. Stop the service, move that folder away, and restore again.`,
		);
	}
}
