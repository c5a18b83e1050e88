/** Encodes one rendition of decoded pixels. */
import type { Sharp } from 'sharp';
import type { ImageFormat } from '../../site/config.ts';
import { jpegQuality } from '../../site/constants.ts';
import { type DecodedImage, fromPixels } from './decode-image.ts';
import { faultOnError, type ImageFault } from './image-fault.ts';
import { avifEffort, plainBackground } from './rendition-plan.ts';

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
