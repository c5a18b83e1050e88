/** Encodes one rendition of decoded pixels. */
import sharp, { type Sharp } from 'sharp';
import type { ImageFormat } from '../../site/config.ts';
import { jpegQuality } from '../../site/constants.ts';
import type { DecodedImage } from './decode-image.ts';
import { avifEffort, plainBackground } from './rendition-plan.ts';

/** The file's bytes; `widthPx` is at most the width of the pixels. */
export function encodeRendition(image: DecodedImage, widthPx: number, format: ImageFormat, avifQuality: number): Promise<Buffer> {
	const pixels = sharp(image.pixels, { raw: { width: image.widthPx, height: image.heightPx, channels: image.channels } });
	const sized = widthPx === image.widthPx ? pixels : pixels.resize({ width: widthPx });
	return inFormat(sized, format, avifQuality).toBuffer();
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
