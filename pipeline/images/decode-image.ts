/** Reads an original once into pixels, no larger than needed, and reports why one cannot be read. */
import sharp, { type Metadata, type OutputInfo, type Sharp, type SharpOptions } from 'sharp';
import { faultOnError, type ImageFault } from './image-fault.ts';
import { maxHeldBytes, maxPixels, maxSidePx } from './image-limits.ts';

export interface DecodedImage {
	readonly pixels: Buffer;
	readonly widthPx: number;
	readonly heightPx: number;
	readonly channels: OutputInfo['channels'];
}

const options: SharpOptions = { failOn: 'error', limitInputPixels: maxPixels };

/** Pixels in sRGB with the camera's rotation applied, at most `maxWidthPx` wide and never larger than the original; a drawing (SVG) has no size of its own and fills that width. */
export async function decodeImage(original: Buffer, maxWidthPx: number): Promise<DecodedImage | ImageFault> {
	const decoded = await faultOnError(async (): Promise<DecodedImage | ImageFault> => {
		const metadata = await sharp(original, options).metadata();
		const held = heldBytes(metadata);
		if (held > maxHeldBytes) return tooMuchMemory(held);
		const { format, width = 1 } = metadata;
		const density = format === 'svg' ? { density: Math.min(2400, Math.max(1, (72 * maxWidthPx) / width)) } : {};
		const pixels = sharp(original, { ...options, ...density })
			.autoOrient()
			.resize({ width: maxWidthPx, withoutEnlargement: true })
			.toColourspace('srgb');
		return withoutIdleAlpha(await toPixels(pixels));
	});
	if ('fault' in decoded || Math.max(decoded.widthPx, decoded.heightPx) <= maxSidePx) return decoded;
	return { fault: 'too-long', reason: `${decoded.widthPx} × ${decoded.heightPx}` };
}

/** The same picture in another width. */
export async function scaleImage(image: DecodedImage, widthPx: number): Promise<DecodedImage | ImageFault> {
	return widthPx === image.widthPx ? image : faultOnError(() => toPixels(fromPixels(image).resize({ width: widthPx })));
}

/** A picture for the encoders to start from. */
export function fromPixels({ pixels, widthPx, heightPx, channels }: DecodedImage): Sharp {
	return sharp(pixels, { raw: { width: widthPx, height: heightPx, channels } });
}

/** An interlaced PNG has its last line's first pixels at the end of the file; other formats hold eight bits a pixel where they hold it whole. */
function heldBytes({ format, isProgressive, width = 0, height = 0, channels = 4, depth }: Metadata): number {
	const isHeld = format === 'png' && isProgressive;
	return isHeld ? width * height * channels * (depth === 'ushort' ? 2 : 1) : 0;
}

function tooMuchMemory(bytes: number): ImageFault {
	return { fault: 'too-costly', reason: `${Math.round(bytes / 1_000_000)} MB of memory, as it is interlaced` };
}

async function toPixels(image: Sharp): Promise<DecodedImage> {
	const { data, info } = await image.raw({ depth: 'uchar' }).toBuffer({ resolveWithObject: true });
	return { pixels: data, widthPx: info.width, heightPx: info.height, channels: info.channels };
}

/** Many opaque pictures come with a transparency channel, which would be encoded like a picture of its own. */
async function withoutIdleAlpha(image: DecodedImage): Promise<DecodedImage> {
	const { pixels, channels } = image;
	if (channels !== 2 && channels !== 4) return image;
	for (let index = channels - 1; index < pixels.length; index += channels) if (pixels[index] !== 255) return image;
	return toPixels(fromPixels(image).removeAlpha());
}
