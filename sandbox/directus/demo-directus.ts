/** A Directus with the demo in it. The first one is seeded; a copy of its data is kept, so that the next ones start in seconds. */
import { createHash } from 'node:crypto';
import { constants, cpSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Progress } from '../../site/progress.ts';
import { type Admin, readAdmin } from './admin.ts';
import { demoContent } from './seed/demo-content.ts';
import { hashFiles } from './seed/hash-files.ts';
import { seedDirectus } from './seed/seed.ts';
import { type DirectusOptions, databaseFile, type RunningDirectus, startDirectus } from './server.ts';

const preparedFolder = path.join(import.meta.dirname, 'data', 'prepared');
const stampName = 'made-of.txt';

/** What decides how a seeded Directus looks, relative to the project. */
const sources = ['sandbox/directus', 'sandbox/demo', 'site/languages.ts', 'site/link-keys.ts', 'node_modules/sharp/package.json'];

/**
 * Starts a Directus with the demo in `dataDir`. A folder that was made of the same schema and demo is kept with whatever editors
 * did in it; any other is set up again.
 */
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
		await seedDirectus(directus.url, demoContent(), progress);
	} finally {
		await directus.stop();
	}
	writeFileSync(path.join(preparedFolder, stampName), stamp);
}

function copyData(from: string, to: string): void {
	rmSync(to, { recursive: true, force: true });
	mkdirSync(to, { recursive: true });
	for (const name of [path.basename(databaseFile(from)), 'uploads', stampName]) {
		cpSync(path.join(from, name), path.join(to, name), { recursive: true, mode: constants.COPYFILE_FICLONE });
	}
}

/** A database knows the administrator with whom it was made, and no other. */
function stampOf({ token, password }: Admin): string {
	return createHash('sha256').update(hashFiles(sources)).update(token).update(password).digest('hex');
}

function readStamp(folder: string): string | null {
	const file = path.join(folder, stampName);
	return existsSync(file) ? readFileSync(file, 'utf8') : null;
}
