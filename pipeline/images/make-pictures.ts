/** Makes the renditions that the cache lacks, as many pictures at once as processors and memory are there for. */
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import PQueue from 'p-queue';
import type { Progress, ProgressStage } from '../../site/progress.ts';
import type { FileId } from '../records/file-record.ts';
import { imageFileName } from '../snapshot/manifest.ts';
import type { Snapshot } from '../snapshot/open-snapshot.ts';
import { SnapshotDamaged } from '../snapshot/snapshot-errors.ts';
import type { FurtherRenditions } from './further-renditions.ts';
import type { ImageFault } from './image-fault.ts';
import { createImageWorker } from './image-worker.ts';
import type { OriginalHashes } from './original-hashes.ts';
import type { ProcessedPicture, RenditionCache } from './rendition-cache.ts';
import { type EncoderVersion, pictureKey, type RenditionParameters } from './rendition-plan.ts';

/**
 * When the renditions are made that the cache lacks. `now`: by this build. `later`: by whoever serves the pages (later-renditions.ts); the original's
 * header is read only. `never`: each original is read to be judged, and such a picture has no formats.
 */
export type WhenMade = 'now' | 'later' | 'never';

export type PictureOutcome = ProcessedPicture | ImageFault;

interface PictureWork {
	readonly snapshot: Pick<Snapshot, 'images' | 'imagesDir' | 'lostOriginals'>;
	readonly parameters: RenditionParameters;
	readonly renditions: WhenMade;
	readonly version: EncoderVersion;
	readonly cache: RenditionCache;
	readonly hashes: OriginalHashes;
	/** Asked before a picture is made. */
	readonly further?: FurtherRenditions | undefined;
	/** Counts these pictures, and those of other groups. */
	readonly stage: PictureStage;
	/** For one picture, where it is not the usual time. */
	readonly limitMs?: number | undefined;
}

/** What a picture of 50 megapixels takes that must be turned: 200 MB, and something to spare. Most take a quarter. */
const pictureMemoryBytes = 250_000_000;

/** At least one. */
export function picturesAtOnce(processors: number, memoryBytes: number): number {
	return Math.max(1, Math.min(processors, Math.floor(memoryBytes / pictureMemoryBytes)));
}

/**
 * What became of each file. If the cache has them all, no work starts and no progress is shown.
 * @throws SnapshotDamaged if an original goes away meanwhile
 */
export async function makePictures(files: readonly FileId[], work: PictureWork): Promise<ReadonlyMap<FileId, PictureOutcome>> {
	const { snapshot, hashes } = work;
	const outcomes = new Map<FileId, PictureOutcome>();
	const lacking = new Map<FileId, string>();
	for (const id of files) {
		const entry = snapshot.images.get(id);
		if (entry === undefined) throw new Error(`The snapshot has no file ${id}`);
		const reason = snapshot.lostOriginals.get(id);
		if (reason !== undefined) {
			outcomes.set(id, { fault: 'lost', reason });
			continue;
		}
		const file = join(snapshot.imagesDir, imageFileName(entry));
		const hash = hashes.remembered(file);
		const known = hash === null ? null : findKnown(hash, work);
		if (known === null) lacking.set(id, file);
		else outcomes.set(id, known);
	}
	if (lacking.size > 0) for (const [id, outcome] of await makeLacking(lacking, work)) outcomes.set(id, outcome);
	return outcomes;
}

/** A picture that is judged only has a key and a description of its own, which a build does not take for renditions. */
function toMake({ parameters, renditions }: PictureWork): RenditionParameters {
	return renditions === 'never' ? { ...parameters, formats: [] } : parameters;
}

function findKnown(sha256: string, work: PictureWork): ProcessedPicture | null {
	const { renditions, parameters } = work;
	const find = (some: RenditionParameters) => work.cache.find(pictureKey(sha256, some, work.version), some.formats);
	return find(parameters) ?? (renditions === 'never' ? find(toMake(work)) : null);
}

async function makeLacking(lacking: ReadonlyMap<FileId, string>, work: PictureWork): Promise<ReadonlyMap<FileId, PictureOutcome>> {
	const atOnce = picturesAtOnce(availableParallelism(), process.availableMemory());
	const { stage } = work;
	stage.begin(lacking.size);
	const queue = new PQueue({ concurrency: atOnce });
	const byKey = new Map<string, Promise<PictureOutcome>>();
	const outcomes = new Map<FileId, PictureOutcome>();
	const worker = createImageWorker({ threads: atOnce, limitMs: work.limitMs });
	const parameters = toMake(work);
	let made = 0;

	async function findOrMake(key: string, file: string, sha256: string): Promise<PictureOutcome> {
		const { cache, renditions } = work;
		const isNow = renditions === 'now';
		const known = findKnown(sha256, work) ?? (isNow && (await work.further?.bring(key, cache.dir)) ? findKnown(sha256, work) : null);
		if (known !== null) return known;
		if (renditions === 'later') return await measure(key, file, sha256);
		const outcome = await worker.make({ file, sha256, key, parameters, dir: cache.dir });
		if (outcome === 'changed') throw new SnapshotDamaged(file, 'was changed while it was read');
		if ('fault' in outcome) return outcome;
		made += 1;
		const added = await cache.add(key, parameters.formats, outcome);
		if (isNow) await work.further?.keep(key, cache.dir, Object.keys(outcome.bytes));
		return added;
	}

	async function measure(key: string, file: string, sha256: string): Promise<PictureOutcome> {
		const outcome = await worker.make({ task: 'measure', file, sha256, parameters });
		if (outcome === 'changed') throw new SnapshotDamaged(file, 'was changed while it was read');
		return 'fault' in outcome ? outcome : { key, ...outcome, formats: parameters.formats };
	}

	async function settle(id: FileId, file: string): Promise<void> {
		const sha256 = await work.hashes.hash(file);
		const key = pictureKey(sha256, parameters, work.version);
		const outcome = byKey.get(key) ?? findOrMake(key, file, sha256);
		byKey.set(key, outcome);
		outcomes.set(id, await outcome);
		stage.advance();
	}

	try {
		await queue.addAll(
			[...lacking].map(
				([id, file]) =>
					() =>
						settle(id, file),
			),
		);
	} finally {
		queue.clear();
		worker.end();
	}
	stage.made(made);
	return outcomes;
}

interface PictureStage {
	/** So many more pictures are looked at. The stage begins with the first group. */
	begin(count: number): void;
	/** One of them is ready. */
	advance(): void;
	/** So many of them had to be made. */
	made(count: number): void;
	/** Says what came of all groups; nothing where there was none. */
	end(): void;
}

/** Reports the pictures of a build as one stage, though they are made in several groups. */
export function createPictureStage(name: string, progress: Progress): PictureStage {
	let stage: ProgressStage | null = null;
	let total = 0;
	let madeCount = 0;
	return {
		begin(count) {
			total += count;
			if (stage === null) stage = progress.stage(name, count);
			else stage.grow(count);
		},
		advance: () => stage?.advance(),
		made(count) {
			madeCount += count;
		},
		end() {
			stage?.done(`${total} pictures, ${madeCount} new`);
			stage = null;
		},
	};
}
