/** A Directus with the demo in it. The first one is seeded; a copy of its data is kept, so that the next ones start in seconds. */
import { createHash } from 'node:crypto';
import { constants, cpSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Progress } from '../../site/progress.ts';
import { type Admin, readAdmin } from './admin.ts';
import { demoContent, snapshotFolder } from './seed/demo-content.ts';
import { hashFiles } from './seed/hash-files.ts';
import { seedDirectus } from './seed/seed.ts';
import { type DirectusOptions, databaseFile, type RunningDirectus, startDirectus, uploadsFolder } from './server.ts';

/** Where `npm run directus` keeps what editors do. */
export const editedFolder = path.join(import.meta.dirname, 'data', 'site');
const preparedFolder = path.join(import.meta.dirname, 'data', 'prepared');
const stampName = 'made-of.txt';

/** What decides how a seeded Directus looks, relative to the project. */
const sources = [
	...['sandbox/directus', 'site/languages.ts', 'site/fixed-paths.ts'],
	...[`${snapshotFolder}/records`, `${snapshotFolder}/images/manifest.json`],
];

/** Starts a Directus with the demo in `dataDir`. A folder of the same schema and demo is kept with all edits in it; any other is set up again. */
export async function startDemoDirectus(options: DirectusOptions, progress: Progress): Promise<RunningDirectus> {
	const { dataDir } = options;
	const stamp = stampOf(readAdmin());
	if (readStamp(dataDir) === stamp) return startDirectus(options);
	if (readStamp(preparedFolder) !== stamp) await prepare(stamp, options.log, progress);
	copyData(preparedFolder, dataDir);
	return startDirectus(options);
}

/** Seeds an empty Directus of its own, stops it and leaves its data as the prepared copy. */
async function prepare(stamp: string, log: (line: string) => void, progress: Progress): Promise<void> {
	rmSync(preparedFolder, { recursive: true, force: true });
	const starting = progress.stage('Empty Directus');
	const directus = await startDirectus({ port: 0, dataDir: preparedFolder, log });
	starting.done();
	try {
		await seedDirectus({ url: directus.url, dataDir: preparedFolder }, await demoContent(), progress);
	} finally {
		await directus.stop();
	}
	writeFileSync(path.join(preparedFolder, stampName), stamp);
}

function copyData(from: string, to: string): void {
	rmSync(to, { recursive: true, force: true });
	mkdirSync(to, { recursive: true });
	for (const name of [path.basename(databaseFile(from)), path.basename(uploadsFolder(from)), stampName]) {
		cpSync(path.join(from, name), path.join(to, name), { recursive: true, mode: constants.COPYFILE_FICLONE });
	}
}

/** Declares that the committed snapshot has been fetched from the Directus in `dataDir`: the next start keeps the folder, with its drafts. */
export function keepAfterFetch(dataDir: string): void {
	writeFileSync(path.join(dataDir, stampName), stampOf(readAdmin()));
}

/** A database knows the administrator with whom it was made, and no other. */
function stampOf({ token, password }: Admin): string {
	return createHash('sha256').update(hashFiles(sources)).update(token).update(password).digest('hex');
}

function readStamp(folder: string): string | null {
	const file = path.join(folder, stampName);
	return existsSync(file) ? readFileSync(file, 'utf8') : null;
}
