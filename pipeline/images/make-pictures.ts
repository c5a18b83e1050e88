/** Makes the renditions that the cache lacks, a few pictures at a time. */
import { readFile, stat } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import PQueue from 'p-queue';
import type { Progress } from '../../site/progress.ts';
import type { FileId } from '../content/content.ts';
import { sha256 } from '../snapshot/hash.ts';
import { type ImageEntry, imageFileName } from '../snapshot/manifest.ts';
import type { Snapshot } from '../snapshot/read-snapshot.ts';
import { SnapshotDamaged } from '../snapshot/snapshot-damaged.ts';
import { decodeImage, scaleImage } from './decode-image.ts';
import { encodeRendition } from './encode-rendition.ts';
import type { ImageFault } from './image-fault.ts';
import type { ProcessedPicture } from './image-store.ts';
import type { RenditionCache } from './rendition-cache.ts';
import { pictureKey, planWidths, type RenditionParameters, renditionName } from './rendition-plan.ts';

export type PictureOutcome = ProcessedPicture | ImageFault;

export interface PictureWork {
	readonly snapshot: Pick<Snapshot, 'images' | 'imagesDir'>;
	readonly parameters: RenditionParameters;
	readonly cache: RenditionCache;
	readonly stageName: string;
	readonly progress: Progress;
}

/**
 * What became of each file; as many at once as there are processors, so at most that many originals are in memory.
 * Throws SnapshotDamaged if an original that the manifest names is not there.
 */
export async function makePictures(files: readonly FileId[], work: PictureWork): Promise<ReadonlyMap<FileId, PictureOutcome>> {
	const { snapshot, parameters, cache } = work;
	const stage = work.progress.stage(work.stageName, files.length);
	const queue = new PQueue({ concurrency: availableParallelism() });
	const byKey = new Map<string, Promise<PictureOutcome>>();
	const outcomes = new Map<FileId, PictureOutcome>();
	let made = 0;

	async function findOrMake(key: string, file: string): Promise<PictureOutcome> {
		const known = await cache.find(key, parameters.formats);
		if (known !== null) return known;
		made += 1;
		return makePicture(key, await readFile(file), parameters, cache);
	}

	async function settle(id: FileId): Promise<void> {
		const entry = snapshot.images.get(id);
		if (entry === undefined) throw new Error(`The snapshot has no file ${id}`);
		const file = join(snapshot.imagesDir, imageFileName(entry));
		const key = pictureKey(await currentHash(file, entry), parameters);
		const outcome = byKey.get(key) ?? findOrMake(key, file);
		byKey.set(key, outcome);
		outcomes.set(id, await outcome);
		stage.advance();
	}

	try {
		await queue.addAll(files.map((id) => () => settle(id)));
	} finally {
		queue.clear();
	}
	stage.done(`${files.length} pictures, ${made} new`);
	return outcomes;
}

/** Decodes once, makes each rendition from the pixels, and makes the picture known when all are on disk. */
async function makePicture(key: string, original: Buffer, parameters: RenditionParameters, cache: RenditionCache): Promise<PictureOutcome> {
	const { formats, avifQuality } = parameters;
	const decoded = await decodeImage(original, Math.max(...parameters.widths));
	if ('fault' in decoded) return decoded;
	const widths = planWidths(decoded.widthPx, parameters.widths);
	for (const width of widths) {
		const scaled = await scaleImage(decoded, width);
		if ('fault' in scaled) return scaled;
		for (const format of formats) {
			const content = await encodeRendition(scaled, format, avifQuality);
			if ('fault' in content) return content;
			await cache.writeRendition(renditionName(key, width, format), content);
		}
	}
	const picture: ProcessedPicture = { key, width: decoded.widthPx, height: decoded.heightPx, widths, formats };
	await cache.add(picture);
	return picture;
}

/** The hash that the manifest names, unless the file on disk has another size by now. */
async function currentHash(file: string, { hash, bytes }: ImageEntry): Promise<string> {
	try {
		return (await stat(file)).size === bytes ? hash : sha256(await readFile(file));
	} catch (error) {
		throw new SnapshotDamaged(file, 'cannot be read', error);
	}
}
