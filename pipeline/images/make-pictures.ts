/** Makes the renditions that the cache lacks, a few pictures at a time. */
import { readFile } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import PQueue from 'p-queue';
import type { Progress } from '../../site/progress.ts';
import type { FileId } from '../content/content.ts';
import { imageFileName } from '../snapshot/manifest.ts';
import type { Snapshot } from '../snapshot/read-snapshot.ts';
import { decodeImage, scaleImage } from './decode-image.ts';
import { encodeRendition } from './encode-rendition.ts';
import type { ImageFault } from './image-fault.ts';
import type { ProcessedPicture } from './image-store.ts';
import type { OriginalHashes } from './original-hashes.ts';
import type { RenditionCache } from './rendition-cache.ts';
import { pictureKey, planWidths, type RenditionParameters, renditionName } from './rendition-plan.ts';

export type PictureOutcome = ProcessedPicture | ImageFault;

export interface PictureWork {
	readonly snapshot: Pick<Snapshot, 'images' | 'imagesDir'>;
	readonly parameters: RenditionParameters;
	readonly cache: RenditionCache;
	readonly hashes: OriginalHashes;
	readonly stageName: string;
	readonly progress: Progress;
}

/**
 * What became of each file; as many at once as there are processors, so at most that many originals are in memory.
 * Throws SnapshotDamaged if an original that the manifest names is not there.
 */
export async function makePictures(files: readonly FileId[], work: PictureWork): Promise<ReadonlyMap<FileId, PictureOutcome>> {
	const { snapshot, parameters, cache, hashes } = work;
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
		const key = pictureKey(await hashes.hashOf(file), parameters);
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

/** Decodes once, and makes each rendition from the pixels. */
async function makePicture(key: string, original: Buffer, parameters: RenditionParameters, cache: RenditionCache): Promise<PictureOutcome> {
	const { formats, avifQuality } = parameters;
	const decoded = await decodeImage(original, Math.max(...parameters.widths));
	if ('fault' in decoded) return decoded;
	const widths = planWidths(decoded.widthPx, parameters.widths);
	const renditions = new Map<string, Buffer>();
	for (const width of widths) {
		const scaled = await scaleImage(decoded, width);
		if ('fault' in scaled) return scaled;
		for (const format of formats) {
			const content = await encodeRendition(scaled, format, avifQuality);
			if ('fault' in content) return content;
			renditions.set(renditionName(key, width, format), content);
		}
	}
	const picture: ProcessedPicture = { key, width: decoded.widthPx, height: decoded.heightPx, widths, formats };
	await cache.add(picture, renditions);
	return picture;
}
