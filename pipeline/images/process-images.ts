/** Gets the pictures of a site ready: each original in each width and format, made once and kept in the cache. */
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
import type { ImageStore, ImageUse, ProcessedPicture } from './image-store.ts';
import { makePictures, type PictureOutcome } from './make-pictures.ts';
import { openOriginalHashes } from './original-hashes.ts';
import { createReferenceIndex } from './reference-index.ts';
import { createRenditionCache } from './rendition-cache.ts';
import { type RenditionParameters, renditionName } from './rendition-plan.ts';

export interface ImagesInput {
	readonly uses: readonly ImageUse[];
	readonly richTextUses: readonly RichTextImageUse[];
	readonly snapshot: Pick<Snapshot, 'images' | 'imagesDir'>;
	readonly config: ImageConfig;
	/** Root of the cache (`.cache`); renditions are kept in `images` below it. */
	readonly cacheDir: string;
	readonly progress: Progress;
}

/** A picture inside rich text, as `imageReferences` finds it. */
export interface RichTextImageUse extends ImagePlace {
	readonly reference: string;
}

export interface ImagesOutput {
	readonly store: ImageStore;
	/** In the order of the uses, those in rich text last. */
	readonly problems: readonly Problem[];
}

type Outcomes = ReadonlyMap<FileId, PictureOutcome>;

/** Faulty and missing pictures become problems that name the record; only a failing disk throws. */
export async function processImages({ uses, richTextUses, snapshot, config, cacheDir, progress }: ImagesInput): Promise<ImagesOutput> {
	sharp.concurrency(1); // pictures run in parallel instead: their encoders would only wait for each other
	const folder = await openCacheFolder(join(cacheDir, 'images'));
	const hashes = await openOriginalHashes(folder);
	const cache = createRenditionCache(folder);
	const findFiles = createReferenceIndex(snapshot.images);
	const findFile = (reference: string): FileId | null => findFiles(reference)[0] ?? null;
	const make = async (files: Iterable<FileId | null>, stageName: string, parameters: RenditionParameters): Promise<Outcomes> => {
		const known = new Set([...files].filter((file): file is FileId => file !== null && snapshot.images.has(file)));
		return known.size === 0 ? new Map() : makePictures([...known], { snapshot, parameters, cache, hashes, stageName, progress });
	};
	const outcomes = await make(
		uses.map(({ file }) => file),
		'Images',
		plainParameters(config),
	);
	const richTextOutcomes = await make(
		richTextUses.map(({ reference }) => findFile(reference)),
		'Images in texts',
		richTextParameters(config),
	);
	await hashes.save();

	const judge = (place: ImagePlace, reference: string, file: FileId | null, from: Outcomes): Problem[] => {
		const outcome = file === null ? undefined : from.get(file);
		if (file === null || outcome === undefined) return [missingImage(place, reference)];
		return 'fault' in outcome ? [faultyImage(place, file, snapshot.images.get(file)?.filename ?? '', outcome)] : [];
	};
	return {
		store: {
			picture: (file) => pictureOf(outcomes, file),
			richTextPicture: (reference) => pictureOf(richTextOutcomes, findFile(reference)),
			*renditions() {
				for (const name of renditionNames([...outcomes.values(), ...richTextOutcomes.values()])) yield { name, file: cache.file(name) };
			},
		} satisfies ImageStore,
		problems: [
			...uses.flatMap((use) => judge(use, use.file, use.file, outcomes)),
			...richTextUses.flatMap((use) => {
				const files = findFiles(use.reference);
				const ambiguous = files.length > 1 ? [ambiguousImage(use, use.reference, files)] : [];
				return [...ambiguous, ...judge(use, use.reference, files[0] ?? null, richTextOutcomes)];
			}),
		],
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

function pictureOf(outcomes: Outcomes, file: FileId | null): ProcessedPicture | null {
	const outcome = file === null ? undefined : outcomes.get(file);
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
