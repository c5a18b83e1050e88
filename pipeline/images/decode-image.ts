/** Reads an original once into pixels, no larger than needed, and reports why one cannot be read. */
import { readFile, stat } from 'node:fs/promises';
import sharp, { type Metadata, type OutputInfo, type Sharp, type SharpOptions } from 'sharp';
import { isMissing } from '../disk/is-missing.ts';
import { faultOnError, type ImageFault, maxPixels, maxSidePx } from './image-fault.ts';

export interface DecodedImage extends ImageSize {
	readonly pixels: Buffer;
	readonly channels: OutputInfo['channels'];
}

/** Of the pixels that have to be in memory at once, where a format cannot be read line by line. */
const maxHeldBytes = 250_000_000;

/** Of a file. A camera's largest pictures have a third of that. */
const maxFileBytes = 100_000_000;

const options: SharpOptions = { failOn: 'error', limitInputPixels: maxPixels };

/** The size that `decodeImage` gives a picture. */
export interface ImageSize {
	readonly widthPx: number;
	readonly heightPx: number;
}

/**
 * The size of the pixels that {@link decodeImage} makes, read from the header alone: what is damaged behind it stays unseen. A drawing is decoded, as
 * its size depends on how it is drawn.
 */
export async function measureImage(original: Buffer, maxWidthPx: number): Promise<ImageSize | ImageFault> {
	const measured = await faultOnError(async (): Promise<ImageSize | ImageFault> => {
		const header = await readHeader(original);
		if ('fault' in header) return header;
		const { format, autoOrient } = header;
		if (autoOrient.width * autoOrient.height > maxPixels)
			return { fault: 'too-large', reason: `${autoOrient.width} × ${autoOrient.height}` };
		if (format === 'svg') return await decodeImage(original, maxWidthPx);
		const shrink = format === 'jpeg' ? jpegShrink(autoOrient.width / maxWidthPx) : 1;
		const [width, height] = [Math.floor(autoOrient.width / shrink), Math.floor(autoOrient.height / shrink)];
		const widthPx = Math.min(width, maxWidthPx);
		const round = format === 'webp' ? roundToEven : Math.round;
		return { widthPx, heightPx: Math.max(1, round((height * widthPx) / width)) };
	});
	if ('fault' in measured) return measured;
	const { widthPx, heightPx } = measured;
	return withinSides({ widthPx, heightPx });
}

/** How much smaller the library reads a JPEG that is to become so many times smaller, before it scales it (`pipeline.cc` of sharp). */
function jpegShrink(times: number): number {
	const shrink = [8, 4, 2].find((each) => times >= each) ?? 1;
	return shrink > 1 && Math.floor(times) === shrink ? shrink / 2 : shrink;
}

/** As C's `rint`, by which the library scales a WebP while it reads it. */
function roundToEven(value: number): number {
	const floor = Math.floor(value);
	return value - floor === 0.5 ? floor + (floor % 2) : Math.round(value);
}

/** Pixels in sRGB with the camera's rotation applied, at most `maxWidthPx` wide and never larger than the original; a drawing (SVG) has no size of its own and fills that width. */
export async function decodeImage(original: Buffer, maxWidthPx: number): Promise<DecodedImage | ImageFault> {
	const decoded = await faultOnError(async (): Promise<DecodedImage | ImageFault> => {
		const header = await readHeader(original);
		if ('fault' in header) return header;
		const { format, width = 1 } = header;
		const density = format === 'svg' ? { density: Math.min(2400, Math.max(1, (72 * maxWidthPx) / width)) } : {};
		const pixels = sharp(original, { ...options, ...density })
			.autoOrient()
			.resize({ width: maxWidthPx, withoutEnlargement: true })
			.toColourspace('srgb');
		return withoutIdleAlpha(await toPixels(pixels));
	});
	return 'fault' in decoded ? decoded : withinSides(decoded);
}

function withinSides<Size extends ImageSize>(size: Size): Size | ImageFault {
	if (Math.max(size.widthPx, size.heightPx) <= maxSidePx) return size;
	return { fault: 'too-long', reason: `${size.widthPx} × ${size.heightPx}` };
}

/** The same picture in another width. */
export async function scaleImage(image: DecodedImage, widthPx: number): Promise<DecodedImage | ImageFault> {
	return widthPx === image.widthPx ? image : faultOnError(() => toPixels(fromPixels(image).resize({ width: widthPx })));
}

/** A picture for the encoders to start from. */
export function fromPixels({ pixels, widthPx, heightPx, channels }: DecodedImage): Sharp {
	return sharp(pixels, { raw: { width: widthPx, height: heightPx, channels } });
}

/** A fault where the header shows that the pixels would take too much memory. */
async function readHeader(original: Buffer): Promise<Metadata | ImageFault> {
	const metadata = await sharp(original, options).metadata();
	const held = heldBytes(metadata);
	return held > maxHeldBytes ? tooMuchMemory(held) : metadata;
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

/** By the formats at its start: HEIF with HEVC inside. The same box with AVIF inside is read like any picture. */
function isHeic(bytes: Buffer): boolean {
	if (bytes.toString('latin1', 4, 8) !== 'ftyp') return false;
	const formats = bytes.toString('latin1', 8, Math.min(bytes.readUInt32BE(0), 64));
	return /hei[cxms]|hev[cxms]|mif1|msf1/.test(formats) && !/avi[fs]/.test(formats);
}

/** null where it is not there. */
export async function readOriginal(file: string): Promise<Buffer | ImageFault | null> {
	try {
		const { size } = await stat(file);
		if (size > maxFileBytes) return { fault: 'too-costly', reason: `a file of ${Math.round(size / 1_000_000)} MB` };
		const bytes = await readFile(file);
		return isHeic(bytes) ? { fault: 'heic', reason: 'HEIC' } : bytes;
	} catch (error) {
		if (isMissing(error)) return null;
		throw error;
	}
}
