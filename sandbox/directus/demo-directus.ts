/** A Directus with the demo in it. The first one is seeded; a copy of its data is kept, so that the next ones start in seconds. */
import { createHash } from 'node:crypto';
import { constants, cpSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { imageFileName } from '../../pipeline/snapshot/manifest.ts';
import { openSnapshot } from '../../pipeline/snapshot/open-snapshot.ts';
import { declarations } from '../../shop/collections/collections.ts';
import type { Progress } from '../../site/progress.ts';
import { type Admin, type NestedRecords, readAdmin } from './admin.ts';
import { projectAccounts, sharedFolder } from './fixture/accounts.ts';
import { drafts } from './fixture/drafts.ts';
import { nordlichtFile, nordlichtRecords } from './fixture/nordlicht.ts';
import { sharedFile, sharedRecords } from './fixture/shared.ts';
import { type SeedContent, seedDirectus } from './seed.ts';
import { type DirectusOptions, databaseFile, type RunningDirectus, startDirectus, uploadsFolder } from './server.ts';

const projectDir = path.resolve(import.meta.dirname, '../..');
const snapshotFolder = 'content-cache';
/** Where `npm run directus` keeps what editors do. */
export const editedFolder = path.join(import.meta.dirname, 'data', 'site');
const preparedFolder = path.join(import.meta.dirname, 'data', 'prepared');
const stampName = 'made-of.txt';

/** The sources of a seeded Directus, relative to the project. */
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

/** The demo as the seed takes it: the committed snapshot, and beside it what a snapshot cannot hold (`fixture/`). */
const [demo, nordlicht] = projectAccounts;

/** Both projects of the sandbox and what is shared, with the files that they show. */
export async function demoContent(): Promise<SeedContent> {
	const snapshot = await openSnapshot(path.join(projectDir, snapshotFolder));
	const files = snapshot.records('directus_files').map((record) => {
		const original = snapshot.images.get(String(record.id));
		if (!original?.modifiedOn) throw new Error(`The snapshot has no original of the file ${record.id} with its time of upload`);
		const source = path.join(snapshot.imagesDir, imageFileName(original));
		return { source, row: { ...record, folder: demo.folder }, modifiedOn: original.modifiedOn };
	});
	const [someFile] = files;
	if (someFile === undefined) throw new Error('The snapshot has no files');
	const withDrafts = declarations.map(({ collection }) => [collection, [...snapshot.records(collection), ...(drafts[collection] ?? [])]]);
	const records: NestedRecords = Object.fromEntries(withDrafts);
	return {
		records: [records, nordlichtRecords(), sharedRecords],
		// Any picture does beside the demo: what is looked for is its name and its texts.
		files: [
			...files,
			{ ...someFile, row: { ...someFile.row, ...nordlichtFile, folder: nordlicht.folder } },
			{ ...someFile, row: { ...someFile.row, ...sharedFile, folder: sharedFolder.id } },
		],
	};
}

/**
 * One SHA-256 in hex over names and contents of files and folders (relative to the project): another hash means that the data made of them is
 * outdated. Installed and generated folders are left out.
 */
function hashFiles(sources: readonly string[]): string {
	const hash = createHash('sha256');
	for (const file of sources.flatMap((source) => listFiles(path.join(projectDir, source)))) {
		hash
			.update(`${path.relative(projectDir, file)}\0`)
			.update(readFileSync(file))
			.update('\0');
	}
	return hash.digest('hex');
}

/** The file itself, or every file below the folder in a stable order. */
function listFiles(start: string): string[] {
	if (path.extname(start)) return [start];
	return readdirSync(start, { withFileTypes: true })
		.filter(({ name }) => name !== 'node_modules' && name !== 'data')
		.sort((one, other) => (one.name < other.name ? -1 : 1))
		.flatMap((entry) => (entry.isDirectory() ? listFiles(path.join(start, entry.name)) : path.join(start, entry.name)));
}
