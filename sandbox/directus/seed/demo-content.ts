/** The demo as the seed takes it: both projects' records, and their pictures, drawn once and then kept. */
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { type DemoFile, demoFiles } from '../../demo/demo-files.ts';
import { demoRecords } from '../../demo/demo-records.ts';
import { projectAccounts } from '../accounts.ts';
import { hashFiles, projectDir } from './hash-files.ts';
import type { SeedContent } from './seed.ts';

/** What decides how a picture looks: the generator, what is asked of it, and the library that rasterises. */
const generatorSources = [
	'sandbox/demo/engraving',
	'sandbox/demo/demo-files.ts',
	'sandbox/demo/records',
	'node_modules/sharp/package.json',
];

/** Both projects of the demo. Pictures are read from `.cache/demo-pictures`, or drawn into it. */
export function demoContent(): SeedContent {
	const pictures = path.join(projectDir, '.cache', 'demo-pictures', hashFiles(generatorSources).slice(0, 16));
	return {
		records: projectAccounts.map(({ domain }) => demoRecords(domain)),
		files: projectAccounts.flatMap(({ domain, folder }) =>
			demoFiles(domain).map((file) => ({
				id: file.id,
				title: file.title,
				name: file.filename_download,
				mimeType: file.type,
				folder,
				readBytes: () => readPicture(file, path.join(pictures, file.filename_download)),
			})),
		),
	};
}

async function readPicture(file: DemoFile, cached: string): Promise<Uint8Array<ArrayBuffer>> {
	const kept = await readIfThere(cached);
	if (kept) return kept;
	const drawn = new Uint8Array(await file.create());
	await mkdir(path.dirname(cached), { recursive: true });
	// Renamed when it is whole: an interrupted run leaves no half picture behind.
	await writeFile(`${cached}.part`, drawn);
	await rename(`${cached}.part`, cached);
	return drawn;
}

async function readIfThere(file: string): Promise<Uint8Array<ArrayBuffer> | null> {
	try {
		return new Uint8Array(await readFile(file));
	} catch (error) {
		if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return null;
		throw error;
	}
}
