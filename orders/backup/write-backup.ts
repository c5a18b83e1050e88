/** Writes a backup of a shop's orders that only the owners of the named keys can read, while the service runs. */
import { createReadStream, createWriteStream, mkdirSync, readdirSync, renameSync, rmSync, statSync } from 'node:fs';
import path from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { Encrypter } from 'age-encryption';
import { withLock } from '../../pipeline/disk/lock.ts';
import { syncFile, syncFolder } from '../../pipeline/disk/sync.ts';
import { migrationCopy } from '../store/migrate.ts';
import { pack } from './packed-files.ts';

export interface BackupOptions {
	readonly dataDir: string;
	/** Made where it is missing; better on another disk, and copied from there to another place. */
	readonly toDir: string;
	/** Public keys of age (`age1…`). Their secret halves are not needed here, and should not be on this machine. */
	readonly recipients: readonly string[];
	/** So many backups stay. */
	readonly keep: number;
	readonly nowMs: number;
}

export interface WrittenBackup {
	readonly file: string;
	readonly bytes: number;
	/** Names of older backups that were removed. */
	readonly removed: readonly string[];
}

const backupName = /^orders-\d{8}T\d{6}Z\.sqlite\.age$/;
const migrationCopyMs = 31 * 24 * 3_600_000;

/** A backup appears under its name only when it is whole and on the disk. Without one nothing is removed. @throws DatabaseDamaged @throws FolderLocked */
export async function writeBackup({ dataDir, toDir, recipients, keep, nowMs }: BackupOptions): Promise<WrittenBackup> {
	const encrypter = new Encrypter();
	for (const recipient of recipients) encrypter.addRecipient(recipient);
	mkdirSync(toDir, { recursive: true, mode: 0o700 });
	return await withLock(path.join(dataDir, 'backup'), async () => {
		// In the folder that nobody else may read, because it is not encrypted yet.
		const plain = path.join(dataDir, 'backup.part');
		const file = path.join(toDir, nameOf(nowMs));
		const draft = `${file}.part`;
		removeDrafts(dataDir, toDir);
		try {
			pack(dataDir, plain, nowMs);
			const encrypted = await encrypter.encrypt(readFile(plain));
			await pipeline(Readable.from(encrypted), createWriteStream(draft, { mode: 0o600 }));
			await syncFile(draft);
			renameSync(draft, file);
			await syncFolder(toDir);
		} finally {
			rmSync(plain, { force: true });
			rmSync(draft, { force: true });
		}
		removeMigrationCopies(dataDir, nowMs);
		return { file, bytes: statSync(file).size, removed: removeOld(toDir, keep) };
	});
}

/** `orders-20261127T020000Z.sqlite.age`, in UTC, so that names sort by time. */
function nameOf(nowMs: number): string {
	return `orders-${new Date(nowMs).toISOString().replace(/\.\d+/, '').replaceAll(/[-:]/g, '')}.sqlite.age`;
}

/** When the newest backup in a folder was made; null: there is none. */
export function newestBackupMs(toDir: string): number | null {
	const newest = backupsIn(toDir).at(-1);
	const [, year, month, day, hour, minute, second] = /(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z/.exec(newest ?? '') ?? [];
	return year === undefined ? null : Date.parse(`${year}-${month}-${day}T${hour}:${minute}:${second}Z`);
}

function backupsIn(toDir: string): readonly string[] {
	return readdirSync(toDir)
		.filter((name) => backupName.test(name))
		.sort();
}

function readFile(file: string): ReadableStream<Uint8Array> {
	// Node's streams of the web have the same shape as the browser's, which age-encryption names.
	return Readable.toWeb(createReadStream(file)) as ReadableStream<Uint8Array>;
}

/** What a backup that was killed has left. */
function removeDrafts(dataDir: string, toDir: string): void {
	for (const name of ['backup.part', 'backup.part-journal']) rmSync(path.join(dataDir, name), { force: true });
	for (const name of readdirSync(toDir)) {
		if (name.endsWith('.part') && backupName.test(name.slice(0, -'.part'.length))) rmSync(path.join(toDir, name));
	}
}

function removeOld(toDir: string, keep: number): readonly string[] {
	const old = backupsIn(toDir).slice(0, -keep);
	for (const name of old) rmSync(path.join(toDir, name));
	return old;
}

/** Copies from before a migration hold personal data too: they go once the new version has proved itself for a month. */
function removeMigrationCopies(dataDir: string, nowMs: number): void {
	for (const name of readdirSync(dataDir).filter((each) => migrationCopy.test(each))) {
		const file = path.join(dataDir, name);
		if (nowMs - statSync(file).mtimeMs > migrationCopyMs) rmSync(file);
	}
}
