/** A small shop that is built once, and then broken in one way after the other. */
import { mkdirSync, readFileSync, rmSync, statSync, truncateSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { onTestFinished } from 'vitest';
import { type BuildingPlace, writeBuildingPlace } from '../../commands/programs/run-build.ts';
import { sha256 } from '../../pipeline/snapshot/hash.ts';
import { imageFileName, imagesFolder } from '../../pipeline/snapshot/manifest.ts';
import type { SnapshotImage } from '../../pipeline/snapshot/write-snapshot.ts';
import { aSiteConfig } from '../builders/content.ts';
import { projectDomain } from '../builders/records.ts';
import { drawPicture } from '../pipeline/images/originals.ts';
import { startBackend } from '../support/backend-server.ts';
import { mustBuildHere } from '../support/build-here.ts';
import { type Records, writeEditableSnapshot } from '../support/editable-snapshot.ts';
import { listFolder } from '../support/list-folder.ts';
import { copyMadeCaches } from '../support/made-caches.ts';
import { differences, readTree, type Tree } from '../support/read-tree.ts';
import { type HeardRun, runHere } from '../support/run-here.ts';
import { type BrokenCase, editRecords, type FileEdit } from './broken-case.ts';
import { soundRecords } from './sound-records.ts';

export interface BrokenShop {
	/** The text of a run: exit code, standard output, standard error. Throws where the site or the snapshot in place has changed, or something lies beside them. */
	run(broken: BrokenCase): Promise<string>;
}

type Images = Map<string, SnapshotImage & { readonly data: Buffer }>;

/** Builds it below `work`. */
export async function buildBrokenShop(work: string): Promise<BrokenShop> {
	const images = await drawImages();
	const place = placeIn(join(work, 'sound'));
	copyMadeCaches(place.cache, ['bundles']);
	await writeContent(place.content, editRecords(soundRecords), images);
	await mustBuildHere(place);
	return { run: (broken) => runBroken(broken, { work, out: place.out, cache: place.cache, images }) };
}

interface SoundSite extends Pick<BuildingPlace, 'out' | 'cache'> {
	readonly work: string;
	readonly images: Images;
}

async function runBroken({ name, edit }: BrokenCase, { work, out, cache, images }: SoundSite): Promise<string> {
	const dir = join(work, name);
	const place = { ...placeIn(dir, edit.config), out, cache };
	const records = editRecords(soundRecords, edit.records);
	await writeContent(place.content, edit.hasBackend ? editRecords(soundRecords) : records, images);
	const half = [...images.values()].filter(({ filename }) => filename === edit.halfPicture);
	for (const image of half) halve(join(place.content, imagesFolder, imageFileName(image)));
	for (const [file, change] of Object.entries(edit.files ?? {})) editFile(join(place.content, file), change);
	const server = edit.hasBackend ? await startServer(records, images) : null;
	const state = () => ({ ...readTree(place.content, 'untouched'), ...readTree(out, 'untouched'), ...besides(dir, dirname(out)) });
	const before = state();
	const folders = edit.command === 'fetch' ? { content: place.content, cache, config: place.config } : place;
	const args = [...Object.entries(folders).flatMap(([option, folder]) => [`--${option}`, folder]), ...(edit.arguments ?? [])];
	const environment = { ...(server && { DIRECTUS_URL: server, DIRECTUS_TOKEN: 'token' }), ...edit.environment };
	const run = await runHere({ command: edit.command, arguments: args, environment });
	const changed = differences(state(), before);
	if (changed.length > 0) throw new Error(`The command changed ${changed.join(', ')}.`);
	return toText(run, { [dir]: 'CASE', [dirname(out)]: 'SHOP', ...(server && { [server]: 'BACKEND' }) });
}

function placeIn(dir: string, config: BrokenCase['edit']['config'] = {}): BuildingPlace {
	mkdirSync(dir);
	return writeBuildingPlace(dir, {
		...aSiteConfig({ images: { formats: ['jpeg'], widths: [320], avifQuality: 50 } }),
		...config,
	});
}

function writeContent(dir: string, records: Records, images: Images): Promise<void> {
	return writeEditableSnapshot(dir, {
		records,
		images,
		meta: { project: projectDomain, fetchedAt: '2026-11-20T12:00:00.000Z', backendVersion: '11.17.4' },
	});
}

/** Each of another size, because a file is named after what it holds; not compressed, so that it has the same bytes everywhere. */
async function drawImages(): Promise<Images> {
	const images: Images = new Map();
	for (const [index, { id, filename_download: filename }] of (soundRecords.directus_files ?? []).entries()) {
		const data = await drawPicture(64 + index, 64)
			.png({ compressionLevel: 0 })
			.toBuffer();
		const size = { width: 64 + index, height: 64, bytes: data.length };
		images.set(String(id), { ...size, hash: sha256(data), ext: 'png', filename: String(filename), modifiedOn: null, data });
	}
	return images;
}

function halve(file: string): void {
	truncateSync(file, Math.floor(statSync(file).size / 2));
}

/** Throws where there is nothing to change. */
function editFile(file: string, change: FileEdit): void {
	if (change === null) rmSync(file, { recursive: true });
	else if ('keeps' in change) halve(file);
	else replaceIn(file, change);
}

function replaceIn(file: string, { replaces, by }: { readonly replaces: string; readonly by: string }): void {
	const text = readFileSync(file, 'utf8');
	if (!text.includes(replaces)) throw new Error(`${file} does not hold ${replaces}.`);
	writeFileSync(file, text.replace(replaces, by));
}

async function startServer(records: Records, images: Images): Promise<string> {
	const assets = Object.fromEntries([...images].map(([id, { data }]) => [id, data]));
	const files = (records.directus_files ?? []).map((file) => ({ ...file, filesize: images.get(String(file.id))?.bytes }));
	const server = await startBackend({ records: { ...records, directus_files: files }, assets });
	onTestFinished(() => server.close());
	return server.url;
}

/** What lies in folders: a command removes what it makes beside site and snapshot. */
function besides(...folders: readonly string[]): Tree {
	return Object.fromEntries(folders.flatMap(listFolder).map((name) => [name, 'is there']));
}

/** `names`: what stands for places of this machine. */
function toText({ exitCode, stdout, stderr }: HeardRun, names: Readonly<Record<string, string>>): string {
	const printed = `exit code ${exitCode}\n\n--- standard output\n${stdout}\n--- standard error\n${stderr}`;
	return Object.entries(names)
		.reduce((text, [place, word]) => text.replaceAll(place, word), printed)
		.replace(/^Bundles: .*\n/m, '')
		.replace(/\d+ of \d+ files read/, 'FILES read')
		.replace(/\b\d+(?:\.\d+)? s\b/g, 'TIME')
		.replace(/\b[\da-f]{16,64}\b/g, 'HASH');
}
