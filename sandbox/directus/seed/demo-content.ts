/** The demo as the seed takes it: both projects' records, and their pictures, drawn once and then kept. */
import { createHash } from 'node:crypto';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { type DemoFile, demoFiles } from '../../demo/demo-files.ts';
import { demoRecords } from '../../demo/demo-records.ts';
import { projectAccounts } from '../accounts.ts';
import { hashFiles, projectDir } from './hash-files.ts';
import type { SeedContent } from './seed.ts';

/** What decides how a picture looks, beside what is asked for: the generator, and the library that rasterises. */
const generatorSources = ['sandbox/demo/engraving', 'node_modules/sharp/package.json'];

/** Both projects of the demo. Pictures are read from `.cache/demo-pictures`, or drawn into it. */
export function demoContent(): SeedContent {
	const pictures = path.join(projectDir, '.cache', 'demo-pictures', hashFiles(generatorSources).slice(0, 16));
	const keptAs = ({ request, filename_download }: DemoFile) =>
		path.join(pictures, `${createHash('sha256').update(request).digest('hex').slice(0, 16)}-${filename_download}`);
	return {
		records: projectAccounts.map(({ domain }) => demoRecords(domain)),
		files: projectAccounts.flatMap(({ domain, folder }) =>
			demoFiles(domain).map((file) => ({
				id: file.id,
				name: file.filename_download,
				mimeType: file.type,
				folder,
				about: {
					title: file.title,
					description: file.description,
					focal_point_x: file.focal_point_x,
					focal_point_y: file.focal_point_y,
					alt_translations: file.alt_translations,
				},
				readBytes: () => readPicture(file, keptAs(file)),
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
