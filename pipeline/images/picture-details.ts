/** What the backend's file library knows of a picture beside its pixels: how to say it in words, and what must stay visible where it is cropped. */
import { type Problem, ProblemList } from '../problem.ts';
import { type FileId, fileSchema, filesCollection } from '../records/file-record.ts';
import { RecordTexts } from '../records/localise.ts';
import type { Localized } from '../records/localized.ts';
import { readRecord } from '../records/read-record.ts';
import { shortHash } from '../snapshot/hash.ts';
import type { Snapshot } from '../snapshot/open-snapshot.ts';
import { recordKey, type WireRecord } from '../snapshot/wire-record.ts';

export interface PictureDetails {
	/** The alternative text; null if there is none. */
	readonly alt: Localized | null;
	/** null: the middle. */
	readonly crop: CropPosition | null;
	/** Faults of the file's own record. */
	readonly problems: readonly Problem[];
}

export interface PictureDetailsReader {
	/** Empty for a file that the backend does not have. */
	of(file: FileId): PictureDetails;
	/** Changes with the details of a file. */
	hashOf(file: FileId): string;
}

/** Reads the records of all files when the first one is asked for, and judges those that are. */
export function createPictureDetails(snapshot: Pick<Snapshot, 'records'>): PictureDetailsReader {
	let records: ReadonlyMap<FileId, WireRecord> | null = null;
	const known = new Map<FileId, PictureDetails>();
	const recordOf = (file: FileId): WireRecord => {
		records ??= new Map(snapshot.records(filesCollection).map((record) => [String(recordKey(record)), record]));
		return records.get(file) ?? {};
	};
	return {
		of(file) {
			const details = known.get(file) ?? toDetails(file, recordOf(file));
			known.set(file, details);
			return details;
		},
		hashOf(file) {
			const { description, alt_translations, focal_point_x, focal_point_y, width, height } = recordOf(file);
			return shortHash(JSON.stringify([description, alt_translations, focal_point_x, focal_point_y, width, height]));
		},
	};
}

function toDetails(id: FileId, raw: WireRecord): PictureDetails {
	const place = { collection: filesCollection, id };
	const problems = new ProblemList();
	const record = readRecord(fileSchema, raw, place, problems)?.record;
	if (record === undefined) return { alt: null, crop: null, problems: problems.all };
	const { description, alt_translations: translations, focal_point_x: x, focal_point_y: y, width, height } = record;
	const texts = new RecordTexts();
	const alt = texts.text('description', description, translations, (row) => row.alt);
	const crop = x === null || y === null || !width || !height ? null : chooseCrop({ width, height, x, y });
	return { alt, crop, problems: problems.all };
}

/** The beginning or the end of its longer side; its middle has no name. */
export type CropPosition = 'start' | 'end';

/** In px of the original. */
interface FocalPoint {
	readonly width: number;
	readonly height: number;
	readonly x: number;
	readonly y: number;
}

/**
 * The position that brings the focal point nearest to the square's middle; null is the middle. Three positions are enough: up to a picture
 * three times as long as wide the point is in sight, and in a photograph of 3 by 2 at most an eighth of the square beside its middle.
 */
export function chooseCrop({ width, height, x, y }: FocalPoint): CropPosition | null {
	const [long, short, focus] = width >= height ? [width, height, x] : [height, width, y];
	if (long === short) return null;
	const share = (Math.min(focus, long) - short / 2) / (long - short);
	if (share < 0.25) return 'start';
	return share > 0.75 ? 'end' : null;
}

/** Changes with every original, and with the record of every file. */
export function picturesHash(snapshot: Pick<Snapshot, 'imagesHash' | 'shards'>): string {
	return shortHash(snapshot.imagesHash, ...snapshot.shards(filesCollection).map(({ sha256 }) => sha256));
}
