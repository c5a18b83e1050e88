/** Reads an original once into pixels, no larger than needed, and tells what is wrong with one that cannot be read. */
import sharp, { type OutputInfo, type SharpOptions } from 'sharp';

export interface DecodedImage {
	readonly pixels: Buffer;
	readonly widthPx: number;
	readonly heightPx: number;
	readonly channels: OutputInfo['channels'];
}

/** `damaged`: cut off, corrupt, or no picture; `too-large`: more pixels than the limit. `reason` is the decoder's own word. */
export interface ImageFault {
	readonly fault: 'damaged' | 'too-large';
	readonly reason: string;
}

export const maxPixels = 50_000_000;

const options: SharpOptions = { failOn: 'error', limitInputPixels: maxPixels };

/** Pixels in sRGB with the camera's rotation applied, at most `maxWidthPx` wide and never larger than the original; a drawing (SVG) has no size of its own and fills that width. */
export async function decodeImage(original: Buffer, maxWidthPx: number): Promise<DecodedImage | ImageFault> {
	try {
		const { format, width = 1 } = await sharp(original, options).metadata();
		const density = format === 'svg' ? { density: Math.min(2400, Math.max(1, (72 * maxWidthPx) / width)) } : {};
		const { data, info } = await sharp(original, { ...options, ...density })
			.autoOrient()
			.resize({ width: maxWidthPx, withoutEnlargement: true })
			.toColourspace('srgb')
			.raw({ depth: 'uchar' })
			.toBuffer({ resolveWithObject: true });
		return { pixels: data, widthPx: info.width, heightPx: info.height, channels: info.channels };
	} catch (error) {
		const reason = error instanceof Error ? error.message.replaceAll(/\s+/g, ' ').trim() : String(error);
		return { fault: reason.includes('pixel limit') ? 'too-large' : 'damaged', reason };
	}
}
