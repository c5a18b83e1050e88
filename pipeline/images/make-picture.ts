/** Makes the renditions of one picture, each on disk before the next is begun. Runs in the image process, as it loads the image library. */
import type { Sharp } from 'sharp';
import type { ImageFormat } from '../../site/config.ts';
import { jpegQuality } from '../../site/constants.ts';
import { cacheFolder } from '../disk/cache-folder.ts';
import { sha256 as hashOf } from '../snapshot/hash.ts';
import { type DecodedImage, decodeImage, fromPixels, readOriginal, scaleImage } from './decode-image.ts';
import { faultOnError, type ImageFault } from './image-fault.ts';
import { avifEffort, plainBackground, planWidths, type RenditionParameters, renditionName } from './rendition-plan.ts';

export interface PictureJob {
	/** The original, and the hash it had when the key was made of it. */
	readonly file: string;
	readonly sha256: string;
	readonly key: string;
	readonly parameters: RenditionParameters;
	/** Folder of the renditions. */
	readonly dir: string;
}

export interface MadePicture {
	/** Size in px of the widest rendition. */
	readonly width: number;
	readonly height: number;
	/** Ascending. */
	readonly widths: readonly number[];
	/** Bytes of each rendition by its name. */
	readonly bytes: Readonly<Record<string, number>>;
	/** SHA-256 of each, by the same name. Descriptions that earlier versions wrote have none. */
	readonly hashes?: Readonly<Record<string, string>> | undefined;
}

/** `changed`: the original is not what it was when it was hashed, or not there any more, and nothing was made of it. */
export type JobOutcome = MadePicture | ImageFault | 'changed';

export async function makePicture({ file, sha256, key, parameters, dir }: PictureJob): Promise<JobOutcome> {
	const original = await readOriginal(file);
	if (original !== null && 'fault' in original) return original;
	if (original === null || hashOf(original) !== sha256) return 'changed';
	const decoded = await decodeImage(original, Math.max(...parameters.widths));
	if ('fault' in decoded) return decoded;
	const folder = cacheFolder(dir);
	const widths = planWidths(decoded.widthPx, parameters.widths);
	const bytes: Record<string, number> = {};
	const hashes: Record<string, string> = {};
	for (const width of widths) {
		const scaled = await scaleImage(decoded, width);
		if ('fault' in scaled) return scaled;
		for (const format of parameters.formats) {
			const content = await encodeRendition(scaled, format, parameters.avifQuality);
			if ('fault' in content) return content;
			const name = renditionName(key, width, format);
			await folder.write(name, content);
			bytes[name] = content.length;
			hashes[name] = hashOf(content);
		}
	}
	return { width: decoded.widthPx, height: decoded.heightPx, widths, bytes, hashes };
}

/** The file's bytes, in the size of the picture. */
export function encodeRendition(image: DecodedImage, format: ImageFormat, avifQuality: number): Promise<Buffer | ImageFault> {
	return faultOnError(() => inFormat(fromPixels(image), format, avifQuality).toBuffer());
}

function inFormat(image: Sharp, format: ImageFormat, avifQuality: number): Sharp {
	switch (format) {
		case 'avif':
			return image.avif({ quality: avifQuality, effort: avifEffort });
		case 'webp':
			return image.webp({ quality: jpegQuality });
		case 'jpeg':
			return image.flatten({ background: plainBackground }).jpeg({ quality: jpegQuality, mozjpeg: true });
	}
}
