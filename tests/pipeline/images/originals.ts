/** Builds a folder of originals as a snapshot has it, for tests of the image stage. */
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp, { type Sharp } from 'sharp';
import { sha256 } from '../../../pipeline/snapshot/hash.ts';
import { type ImageEntry, imageFileName } from '../../../pipeline/snapshot/manifest.ts';
import { findLostOriginals } from '../../../pipeline/snapshot/open-snapshot.ts';
import type { WireRecord } from '../../../pipeline/snapshot/wire-record.ts';

export interface Originals {
	readonly images: Map<string, ImageEntry>;
	readonly imagesDir: string;
	/** As they are now. */
	readonly lostOriginals: ReadonlyMap<string, string>;
	/** The files' own records; each file has a description unless a test says otherwise. */
	readonly files: WireRecord[];
	records(collection: string): readonly WireRecord[];
	/** Puts a file there under an id and tells its path. */
	add(id: string, filename: string, content: Buffer): Promise<string>;
}

export async function createOriginals(imagesDir: string): Promise<Originals> {
	await mkdir(imagesDir, { recursive: true });
	const images = new Map<string, ImageEntry>();
	const files: WireRecord[] = [];
	return {
		images,
		imagesDir,
		files,
		get lostOriginals() {
			return findLostOriginals(images, imagesDir);
		},
		records: (collection) => (collection === 'directus_files' ? files : []),
		async add(id, filename, content) {
			const ext = filename.split('.').at(-1)?.toLowerCase() ?? 'bin';
			const entry = { hash: sha256(content), ext, width: null, height: null, bytes: content.length, filename, modifiedOn: null };
			images.set(id, entry);
			files.push({ id, description: filename });
			const file = join(imagesDir, imageFileName(entry));
			await writeFile(file, content);
			return file;
		},
	};
}

/** A picture with detail enough that a part of its bytes is not the whole. */
export function drawPicture(width: number, height: number): Sharp {
	const pixels = Buffer.alloc(width * height * 3);
	for (let index = 0; index < pixels.length; index += 1) pixels[index] = (index * 7 + ((index * index) >> 9)) & 0xff;
	return sharp(pixels, { raw: { width, height, channels: 3 } });
}
