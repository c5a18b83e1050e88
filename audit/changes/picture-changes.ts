/** Pictures that changed, small enough to stand in the report itself: the file opens from disk and loads nothing else. */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { type ImageEntry, imageFileName } from '../../pipeline/snapshot/manifest.ts';
import type { Snapshot } from '../../pipeline/snapshot/open-snapshot.ts';
import type { RecordIndex, RecordRef } from '../records/record-index.ts';
import type { Base } from '../snapshots/open-base.ts';
import type { RecordChange } from './record-changes.ts';

export interface SmallPicture {
	readonly filename: string;
	readonly width: number | null;
	readonly height: number | null;
	readonly bytes: number;
	/** `data:` address; null where the file is missing, cannot be read, or came after the first {@link mostPictures}. */
	readonly dataUrl: string | null;
}

/** Side by side; null where the record had no picture before, or has none now. */
export interface PicturePair {
	readonly before: SmallPicture | null;
	readonly after: SmallPicture | null;
}

export interface ChangeWithPictures extends Omit<RecordChange, 'files'> {
	readonly pictures: readonly PicturePair[];
}

/** More would make the report too heavy to send around. */
const mostPictures = 120;
const sidePx = 180;

interface PictureSources {
	readonly base: Base;
	readonly snapshot: Pick<Snapshot, 'images' | 'imagesDir'>;
	readonly index: RecordIndex;
}

/** Adds the pictures, and a change for each file whose content was replaced under the same id. */
export async function addPictures(
	changes: readonly RecordChange[],
	{ base, snapshot, index }: PictureSources,
): Promise<readonly ChangeWithPictures[]> {
	let left = mostPictures;

	async function small(entry: ImageEntry | undefined, find: (entry: ImageEntry) => Promise<string | null>): Promise<SmallPicture | null> {
		if (entry === undefined) return null;
		const { filename, width, height, bytes } = entry;
		left -= 1;
		return { filename, width, height, bytes, dataUrl: left < 0 ? null : await toDataUrl(await find(entry)) };
	}

	async function findCurrent(entry: ImageEntry): Promise<string | null> {
		const file = join(snapshot.imagesDir, imageFileName(entry));
		return existsSync(file) ? file : null;
	}

	async function pair(before: string | undefined, after: string | undefined): Promise<PicturePair> {
		return {
			before: await small(base.snapshot.images.get(before ?? ''), base.originalFile),
			after: await small(snapshot.images.get(after ?? ''), findCurrent),
		};
	}

	const result: ChangeWithPictures[] = [];
	const replaced = replacedFiles(changes, { base, snapshot, index });
	const isReplaced = ({ record }: RecordChange) => replaced.some((change) => change.record.id === record.id && isFile(record));
	for (const { files, ...change } of [...changes.filter((change) => !isReplaced(change)), ...replaced]) {
		const pictures: PicturePair[] = [];
		for (let at = 0; at < Math.max(files.added.length, files.removed.length); at += 1) {
			pictures.push(await pair(files.removed[at], files.added[at]));
		}
		result.push({ ...change, pictures });
	}
	return result;
}

/** Files that have their id still, and another content. */
function replacedFiles(changes: readonly RecordChange[], { base, snapshot, index }: PictureSources): readonly RecordChange[] {
	const isOther = (id: string, hash: string) => (base.snapshot.images.get(id)?.hash ?? hash) !== hash;
	return [...snapshot.images]
		.filter(([id, { hash }]) => isOther(id, hash))
		.map(([id]) => ({
			record: index.ref('directus_files', id),
			how: 'changed',
			fields: changes.find(({ record }) => isFile(record) && record.id === id)?.fields ?? [],
			files: { added: [id], removed: [id] },
		}));
}

function isFile({ collection }: RecordRef): boolean {
	return collection === 'directus_files';
}

/** A file that is no picture is named by the problems; here it has no picture. */
async function toDataUrl(file: string | null): Promise<string | null> {
	if (file === null) return null;
	try {
		const { data } = await sharp(file, { limitInputPixels: 50_000_000 })
			.rotate()
			.resize(sidePx, sidePx, { fit: 'inside', withoutEnlargement: true })
			.flatten({ background: '#ffffff' })
			.webp({ quality: 60 })
			.toBuffer({ resolveWithObject: true });
		return `data:image/webp;base64,${data.toString('base64')}`;
	} catch (error) {
		if (error instanceof Error) return null;
		throw error;
	}
}
