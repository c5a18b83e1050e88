/** What the renditions that a site names are made of: a name depends on the original, the parameters and the encoder, so it can be found again. */
import { join } from 'node:path';
import type { ImageConfig } from '../../site/config.ts';
import type { FileId } from '../records/file-record.ts';
import { type ImageEntry, imageFileName } from '../snapshot/manifest.ts';
import type { PictureJob } from './make-picture.ts';
import type { OriginalHashes } from './original-hashes.ts';
import { type EncoderVersion, pictureKey, plainParameters, richTextParameters } from './rendition-plan.ts';

/** A picture that pages may name, by what it is made of. */
export interface NamedPicture extends Pick<PictureJob, 'file' | 'sha256' | 'key' | 'parameters'> {
	/** Of the file in the backend. */
	readonly id: FileId;
	readonly name: string;
}

interface Originals {
	readonly images: ReadonlyMap<FileId, ImageEntry>;
	readonly imagesDir: string;
	/** Missing, or of another size than they were fetched with. */
	readonly lostOriginals: ReadonlyMap<FileId, string>;
}

/** By key. Each original may stand in a field or in a text. Reads those that it does not remember. */
export async function namePictures(
	{ images, imagesDir, lostOriginals }: Originals,
	{ config, version, hashes }: { readonly config: ImageConfig; readonly version: EncoderVersion; readonly hashes: OriginalHashes },
): Promise<ReadonlyMap<string, NamedPicture>> {
	const named = new Map<string, NamedPicture>();
	for (const [id, entry] of images) {
		if (lostOriginals.has(id)) continue;
		const file = join(imagesDir, imageFileName(entry));
		const sha256 = hashes.remembered(file) ?? (await hashes.hash(file));
		for (const parameters of [plainParameters(config), richTextParameters(config)]) {
			const key = pictureKey(sha256, parameters, version);
			named.set(key, { id, name: entry.filename, file, sha256, key, parameters });
		}
	}
	return named;
}
