/** Brings pictures into a running Directus under their fixed ids, with the times at which they were uploaded to an earlier one. */
import { constants, copyFileSync } from 'node:fs';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { customEndpoint } from '@directus/sdk';
import type { AdminClient, Row } from '../admin-client.ts';
import { databaseFile, uploadsFolder } from '../server.ts';

export interface SeedFile {
	/** The file on disk. */
	readonly source: string;
	/** As Directus stores it: `id`, `folder`, `filename_download`, `type` and what editors say of it. */
	readonly row: Row;
	/** Its time of upload, UTC, as Directus answers it: `2026-11-24T01:11:53`. */
	readonly modifiedOn: string;
}

/** Puts the files where the Directus in `dataDir` keeps its uploads, and adds their rows; reports each finished file. */
export async function writeFiles(client: AdminClient, dataDir: string, files: readonly SeedFile[], onFile: () => void): Promise<void> {
	for (const { source, row } of files) {
		const filename_disk = `${row.id}${path.extname(source)}`;
		copyFileSync(source, path.join(uploadsFolder(dataDir), filename_disk), constants.COPYFILE_FICLONE);
		const body = JSON.stringify({ ...row, storage: 'local', filename_disk });
		await client.request(customEndpoint({ method: 'POST', path: '/files', body }));
		onFile();
	}
	setTimes(databaseFile(dataDir), files);
}

/** Past Directus, which takes no time but its own. */
function setTimes(file: string, files: readonly SeedFile[]): void {
	const database = new DatabaseSync(file, { timeout: 5000 });
	try {
		const update = database.prepare('UPDATE directus_files SET modified_on = ? WHERE id = ?');
		database.exec('BEGIN');
		for (const { row, modifiedOn } of files) update.run(Date.parse(`${modifiedOn}Z`), String(row.id));
		database.exec('COMMIT');
	} finally {
		database.close();
	}
}
