/** A Directus of one's own for tests that edit: a copy of the one that all tests share, taken while it runs. */
import { cpSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { inject, onTestFinished } from 'vitest';
import { databaseFile, startDirectus } from '../../sandbox/directus/server.ts';

export interface DirectusCopy {
	readonly url: string;
	readonly dataDir: string;
	/** For all else that the test writes. */
	readonly work: string;
	stop(): Promise<void>;
}

/** To be called inside a test; both are gone after it. */
export async function startDirectusCopy(): Promise<DirectusCopy> {
	const { work, dataDir, remove } = copyDirectusData(inject('directusDataDir'));
	onTestFinished(remove);
	const directus = await startDirectus({ port: 0, dataDir, log: () => {} });
	onTestFinished(() => directus.stop());
	return { url: directus.url, dataDir, work, stop: directus.stop };
}

/** A copy of its data in a folder of its own, for a Directus that several tests share. */
export function copyDirectusData(from: string): { readonly work: string; readonly dataDir: string; remove(): void } {
	const work = mkdtempSync(join(tmpdir(), 'schaufenster-copy-'));
	const dataDir = join(work, 'directus');
	mkdirSync(dataDir);
	cpSync(join(from, 'uploads'), join(dataDir, 'uploads'), { recursive: true });
	const database = new DatabaseSync(databaseFile(from), { readOnly: true, timeout: 10_000 });
	database.prepare('VACUUM INTO ?').run(databaseFile(dataDir));
	database.close();
	return { work, dataDir, remove: () => rmSync(work, { recursive: true, force: true }) };
}
