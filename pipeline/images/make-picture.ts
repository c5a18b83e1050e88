/** Makes the renditions of one picture, each on disk before the next is begun. Runs in the image process, as it loads the image library. */
import type { Sharp } from 'sharp';
import type { ImageFormat } from '../../site/config.ts';
import { jpegQuality } from '../../site/constants.ts';
import { cacheFolder } from '../disk/cache-folder.ts';
import { sha256 as hashOf } from '../snapshot/hash.ts';
import { type DecodedImage, decodeImage, fromPixels, measureImage, readOriginal, scaleImage } from './decode-image.ts';
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
	/** The one rendition to make; left out, all of them. */
	readonly only?: Rendition;
}

export interface Rendition {
	readonly widthPx: number;
	readonly format: ImageFormat;
}

/** Asks for the size of a picture without its renditions. */
export interface MeasureJob extends Pick<PictureJob, 'file' | 'sha256' | 'parameters'> {
	readonly task: 'measure';
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

/** Sizes as {@link MadePicture} has them. */
export type MeasureOutcome = Pick<MadePicture, 'width' | 'height' | 'widths'> | ImageFault | 'changed';

export async function measurePicture({ file, sha256, parameters }: MeasureJob): Promise<MeasureOutcome> {
	const original = await readExpected(file, sha256);
	if (original === 'changed' || 'fault' in original) return original;
	const measured = await measureImage(original, Math.max(...parameters.widths));
	if ('fault' in measured) return measured;
	const { widthPx, heightPx } = measured;
	return { width: widthPx, height: heightPx, widths: planWidths(widthPx, parameters.widths) };
}

async function readExpected(file: string, sha256: string): Promise<Buffer | ImageFault | 'changed'> {
	const original = await readOriginal(file);
	if (original === null) return 'changed';
	return 'fault' in original || hashOf(original) === sha256 ? original : 'changed';
}

export async function makePicture({ file, sha256, key, parameters, dir, only }: PictureJob): Promise<JobOutcome> {
	const original = await readExpected(file, sha256);
	if (original === 'changed' || 'fault' in original) return original;
	const decoded = await decodeImage(original, Math.max(...parameters.widths));
	if ('fault' in decoded) return decoded;
	const folder = cacheFolder(dir);
	const widths = planWidths(decoded.widthPx, parameters.widths);
	const bytes: Record<string, number> = {};
	const hashes: Record<string, string> = {};
	for (const width of widths) {
		if (only !== undefined && only.widthPx !== width) continue;
		const scaled = await scaleImage(decoded, width);
		if ('fault' in scaled) return scaled;
		for (const format of only === undefined ? parameters.formats : [only.format]) {
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
