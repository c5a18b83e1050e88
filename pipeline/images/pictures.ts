/** The pictures of one build, made ready a group at a time: each original in each width and format, made once and kept in the cache. */
import { join } from 'node:path';
import sharp from 'sharp';
import type { ImageConfig } from '../../site/config.ts';
import { richTextImageMaxWidthPx } from '../../site/constants.ts';
import type { Progress } from '../../site/progress.ts';
import { openCacheFolder } from '../cache/cache-folder.ts';
import type { FileId } from '../content/content.ts';
import type { Problem } from '../content/problem.ts';
import type { Snapshot } from '../snapshot/read-snapshot.ts';
import { ambiguousImage, faultyImage, type ImagePlace, missingImage } from './image-problems.ts';
import type { Pictures, ProcessedPicture } from './image-store.ts';
import { makePictures, type PictureOutcome } from './make-pictures.ts';
import { openOriginalHashes } from './original-hashes.ts';
import { createReferenceIndex } from './reference-index.ts';
import { createRenditionCache } from './rendition-cache.ts';
import { type RenditionParameters, renditionName } from './rendition-plan.ts';

export interface PicturesInput {
	readonly snapshot: Pick<Snapshot, 'images' | 'imagesDir'>;
	readonly config: ImageConfig;
	/** Root of this checkout's cache (`.cache`). */
	readonly cacheDir: string;
	/** Folder of the renditions, which any number of checkouts may share; `images` below `cacheDir` where none is named. */
	readonly imageCacheDir?: string | undefined;
	readonly progress: Progress;
}

type Outcomes = Map<FileId, PictureOutcome>;

/** Faulty and missing pictures become problems that name the record; only a failing disk, or a snapshot without its originals, throws. */
export async function createPictures({ snapshot, config, cacheDir, imageCacheDir, progress }: PicturesInput): Promise<Pictures> {
	sharp.concurrency(1); // pictures run in parallel instead: their encoders would only wait for each other
	const folder = await openCacheFolder(imageCacheDir ?? join(cacheDir, 'images'));
	const hashes = await openOriginalHashes(folder);
	const cache = createRenditionCache(folder);
	const plain: Outcomes = new Map();
	const inTexts: Outcomes = new Map();
	let index: ReturnType<typeof createReferenceIndex> | null = null;
	const findFiles = (reference: string): readonly FileId[] => {
		index ??= createReferenceIndex(snapshot.images);
		return index(reference);
	};

	async function make(files: Iterable<FileId | undefined>, outcomes: Outcomes, stageName: string, parameters: RenditionParameters) {
		const known = [...new Set(files)].filter(
			(file): file is FileId => file !== undefined && !outcomes.has(file) && snapshot.images.has(file),
		);
		if (known.length === 0) return;
		const made = await makePictures(known, { snapshot, parameters, cache, hashes, stageName, progress });
		for (const [file, outcome] of made) outcomes.set(file, outcome);
	}

	const judge = (place: ImagePlace, reference: string, file: FileId | undefined, outcomes: Outcomes): Problem[] => {
		const outcome = file === undefined ? undefined : outcomes.get(file);
		if (file === undefined || outcome === undefined) return [missingImage(place, reference)];
		return 'fault' in outcome ? [faultyImage(place, file, snapshot.images.get(file)?.filename ?? '', outcome)] : [];
	};

	return {
		async prepare(uses, richTextUses) {
			await make(
				uses.map(({ file }) => file),
				plain,
				'Images',
				plainParameters(config),
			);
			await make(
				richTextUses.map(({ reference }) => findFiles(reference)[0]),
				inTexts,
				'Images in texts',
				richTextParameters(config),
			);
			await hashes.save();
			return [
				...uses.flatMap((use) => judge(use, use.file, use.file, plain)),
				...richTextUses.flatMap((use) => {
					const files = findFiles(use.reference);
					const ambiguous = files.length > 1 ? [ambiguousImage(use, use.reference, files)] : [];
					return [...ambiguous, ...judge(use, use.reference, files[0], inTexts)];
				}),
			];
		},
		picture: (file) => pictureOf(plain.get(file)),
		richTextPicture: (reference) => {
			const file = findFiles(reference)[0];
			return file === undefined ? null : pictureOf(inTexts.get(file));
		},
		*renditions() {
			for (const name of renditionNames([...plain.values(), ...inTexts.values()])) yield { name, file: cache.file(name) };
		},
	};
}

function plainParameters({ formats, widths, avifQuality }: ImageConfig): RenditionParameters {
	return { formats, widths: ascending(widths), avifQuality };
}

/** Texts run over the width of the page, so their pictures go up to the specification's maximum. */
function richTextParameters({ formats, widths, avifQuality }: ImageConfig): RenditionParameters {
	const narrower = widths.filter((width) => width < richTextImageMaxWidthPx);
	return { formats, widths: ascending([...narrower, richTextImageMaxWidthPx]), avifQuality };
}

function ascending(widths: readonly number[]): number[] {
	return [...new Set(widths)].sort((a, b) => a - b);
}

function pictureOf(outcome: PictureOutcome | undefined): ProcessedPicture | null {
	return outcome === undefined || 'fault' in outcome ? null : outcome;
}

/** Distinct and sorted. */
function renditionNames(outcomes: readonly PictureOutcome[]): string[] {
	const names = outcomes.flatMap((outcome) => {
		if ('fault' in outcome) return [];
		return outcome.widths.flatMap((width) => outcome.formats.map((format) => renditionName(outcome.key, width, format)));
	});
	return [...new Set(names)].sort();
}
