/** The pictures of one build, made ready a group at a time: each original in each width and format, made once and kept in the cache. */
import { join } from 'node:path';
import PQueue from 'p-queue';
import type { ImageConfig } from '../../site/config.ts';
import type { Progress } from '../../site/progress.ts';
import { cacheFolder } from '../disk/cache-folder.ts';
import { whereDiskAllows } from '../disk/is-missing.ts';
import type { Problem } from '../problem.ts';
import type { FileId } from '../records/file-record.ts';
import type { Snapshot } from '../snapshot/open-snapshot.ts';
import type { FurtherRenditions } from './further-renditions.ts';
import { ambiguousImage, faultyImage, judgeDescriptions, missingImage } from './image-problems.ts';
import type { ImagePlace, ImageUse, Pictures, RichTextImageUse, ShownPicture } from './image-store.ts';
import { createPictureStage, makePictures, type PictureOutcome, type WhenMade } from './make-pictures.ts';
import { createOriginalHashes } from './original-hashes.ts';
import { createPictureDetails } from './picture-details.ts';
import { createRenditionCache, encoderVersion, type ProcessedPicture } from './rendition-cache.ts';
import { pictureKey, plainParameters, renditionName, richTextParameters } from './rendition-plan.ts';
import { createIconMaker, iconFileNames, type SiteIcons } from './site-icons.ts';
import { sweepRenditions, takeDailySweep } from './sweep-renditions.ts';

interface PicturesInput {
	readonly snapshot: Pick<Snapshot, 'images' | 'imagesDir' | 'lostOriginals' | 'records'>;
	readonly config: ImageConfig;
	/** Root of this working copy's cache (`.cache`). */
	readonly cacheDir: string;
	/** Folder of the renditions, which any number of working copies may share; `images` below `cacheDir` where none is named. */
	readonly imageCacheDir?: string | undefined;
	readonly progress: Progress;
	/** Renditions that other machines made; left out, there are none. */
	readonly further?: FurtherRenditions | undefined;
	/** For one picture, where it is not the usual time. */
	readonly limitMs?: number;
	/** Believes no rendition that it has not read. */
	readonly full?: boolean;
	/** When the renditions are made that the cache lacks; left out, now. */
	readonly renditions?: WhenMade;
}

type Outcomes = Map<FileId, PictureOutcome>;

/** Reads nothing of the cache before a picture is asked for. Only a failing disk, or an original that goes away meanwhile, throws. */
export async function createPictures(input: PicturesInput): Promise<Pictures> {
	const { snapshot, config, cacheDir, imageCacheDir, progress, limitMs, further, full = false, renditions = 'now' } = input;
	const renditionsDir = imageCacheDir ?? join(cacheDir, 'images');
	const renditionFolder = cacheFolder(renditionsDir);
	const hashFolder = cacheFolder(join(cacheDir, 'originals'));
	const hashes = createOriginalHashes(hashFolder);
	const cache = createRenditionCache(renditionFolder, { full });
	const details = createPictureDetails(snapshot);
	const version = await encoderVersion();
	const uses = { stage: createPictureStage('Images', progress), parameters: plainParameters(config), outcomes: new Map() as Outcomes };
	const inTexts = {
		stage: createPictureStage('Images in texts', progress),
		parameters: richTextParameters(config),
		outcomes: new Map() as Outcomes,
	};
	/** Groups that are asked for at once come one after the other, so that they share processors and memory. */
	const turns = new PQueue({ concurrency: 1 });
	let index: ReturnType<typeof createReferenceIndex> | null = null;
	const makeIcons = createIconMaker({ snapshot, version, folder: renditionFolder, cache, hashes, limitMs, full });
	let icons: SiteIcons | null = null;
	let askedIcons: { readonly request: string; readonly made: Promise<SiteIcons> } | null = null;
	const nameOf = (file: FileId) => snapshot.images.get(file)?.filename ?? '';

	const findFiles = (reference: string): readonly FileId[] => {
		index ??= createReferenceIndex(snapshot.images);
		return index(reference);
	};

	async function make(files: Iterable<FileId | undefined>, { outcomes, parameters, stage }: typeof uses): Promise<void> {
		const isNew = (file: FileId | undefined): file is FileId => file !== undefined && !outcomes.has(file) && snapshot.images.has(file);
		const work = { snapshot, parameters, renditions, version, cache, hashes, further, stage, limitMs };
		for (const [file, outcome] of await makePictures([...new Set(files)].filter(isNew), work)) outcomes.set(file, outcome);
	}

	/**
	 * First this working copy stamps what it needs, even what this build did not ask for; then unused pictures go. In a shared folder, files of another
	 * user may have to stay.
	 */
	async function sweep(): Promise<void> {
		if ((await takeDailySweep(hashFolder)) !== null) {
			for (const hash of hashes.sweep(snapshot.imagesDir)) {
				for (const { parameters } of [uses, inTexts]) cache.stamp(pictureKey(hash, parameters, version));
			}
		}
		const nowMs = await takeDailySweep(renditionFolder);
		if (nowMs === null) return;
		const used = new Set([uses, inTexts].flatMap(({ outcomes }) => [...outcomes.values()].map((outcome) => pictureOf(outcome)?.key)));
		await sweepRenditions({ dir: renditionsDir, nowMs, isUsed: (key) => used.has(key) });
	}

	async function prepare(files: readonly ImageUse[], references: readonly RichTextImageUse[]): Promise<readonly Problem[]> {
		if (files.length + references.length === 0) return [];
		await make(
			files.map(({ file }) => file),
			uses,
		);
		await make(
			references.map(({ reference }) => findFiles(reference)[0]),
			inTexts,
		);
		if (renditions !== 'never') await whereDiskAllows(sweep);
		await hashes.save();
		return [
			...files.flatMap((use) => judge(use, use.file, use.file, uses.outcomes)),
			...references.flatMap((use) => {
				const found = findFiles(use.reference);
				const ambiguous = found.length > 1 ? [ambiguousImage(use, use.reference, found)] : [];
				return [...ambiguous, ...judge(use, use.reference, found[0], inTexts.outcomes)];
			}),
			...judgeDescriptions(
				files.filter(({ file }) => pictureOf(uses.outcomes.get(file)) !== null),
				details,
				nameOf,
			),
		];
	}

	function judge(place: ImagePlace, reference: string, file: FileId | undefined, outcomes: Outcomes): Problem[] {
		const outcome = file === undefined ? undefined : outcomes.get(file);
		if (file === undefined || outcome === undefined) return [missingImage(place, reference)];
		return 'fault' in outcome ? [faultyImage(place, file, nameOf(file), outcome)] : [];
	}

	function show(outcome: PictureOutcome | undefined, file: FileId): ShownPicture | null {
		const picture = pictureOf(outcome);
		if (picture === null) return null;
		const { alt, crop } = details.of(file);
		return { ...picture, ...(alt && { alt }), ...(crop && { crop }) };
	}

	return {
		prepare: (files, references) => turns.add(() => prepare(files, references)),
		async icons(request) {
			const key = JSON.stringify(request);
			if (askedIcons?.request !== key) askedIcons = { request: key, made: turns.add(() => makeIcons(request)) };
			icons = await askedIcons.made;
			return icons;
		},
		picture: (file) => show(uses.outcomes.get(file), file),
		richTextPicture(reference) {
			const [file = ''] = findFiles(reference);
			return show(inTexts.outcomes.get(file), file);
		},
		end() {
			uses.stage.end();
			inTexts.stage.end();
		},
		*renditions() {
			const pictures = renditions === 'now' ? [uses.outcomes, inTexts.outcomes] : [];
			for (const name of renditionNames(pictures)) yield { name, file: cache.file(name) };
			for (const name of icons === null ? [] : iconFileNames(icons)) yield { name, file: cache.file(name) };
		},
	};
}

function pictureOf(outcome: PictureOutcome | undefined): ProcessedPicture | null {
	return outcome === undefined || 'fault' in outcome ? null : outcome;
}

/** Distinct and sorted, picture by picture: a large site has a hundred thousand. */
function* renditionNames(all: readonly Outcomes[]): Iterable<string> {
	const pictures = all.flatMap((outcomes) => [...outcomes.values()]).flatMap((outcome) => pictureOf(outcome) ?? []);
	const byKey = new Map(pictures.map((picture) => [picture.key, picture]));
	for (const [key, { widths, formats }] of [...byKey].sort(([a], [b]) => (a < b ? -1 : 1))) {
		yield* widths.flatMap((width) => formats.map((format) => renditionName(key, width, format))).sort();
	}
}

/**
 * Looks files up by id, or by name in any case, with or without its ending. Several files of different content may have one name: they come by id,
 * and the first one is used.
 */
function createReferenceIndex(images: Snapshot['images']): (reference: string) => readonly FileId[] {
	const byName = new Map<string, FileId[]>();
	for (const [id, { filename, hash }] of [...images].sort(([a], [b]) => (a < b ? -1 : 1))) {
		for (const name of new Set([filename, filename.replace(/\.[^.]*$/, '')].map(comparableName))) {
			const files = byName.get(name) ?? [];
			if (!files.some((other) => images.get(other)?.hash === hash)) files.push(id);
			byName.set(name, files);
		}
	}
	return (reference) => (images.has(reference) ? [reference] : (byName.get(comparableName(reference)) ?? []));
}

function comparableName(name: string): string {
	return name.normalize('NFC').toLowerCase();
}
