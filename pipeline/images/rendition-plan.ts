/** Which renditions a picture gets, and the key that names them. */
import sharp from 'sharp';
import type { ImageFormat } from '../../site/config.ts';
import { jpegQuality } from '../../site/constants.ts';
import { sha256 as hashOf } from '../snapshot/hash.ts';

/** Everything beside the original that decides what a rendition looks like. */
export interface RenditionParameters {
	readonly formats: readonly ImageFormat[];
	/** Ascending. */
	readonly widths: readonly number[];
	readonly avifQuality: number;
}

/** Higher costs five times the time for files 6 to 14 % smaller. */
export const avifEffort = 2;

/** What shows through a picture with transparency in a format that has none. */
export const plainBackground = '#ffffff';

/** Names a picture: 16 hex digits that change with the original, the parameters and the encoder. */
export function pictureKey(sha256: string, { formats, widths, avifQuality }: RenditionParameters): string {
	const encoder = { avifEffort, jpegQuality, plainBackground, sharp: sharp.versions.sharp, vips: sharp.versions.vips };
	return hashOf(JSON.stringify({ sha256, formats, widths, avifQuality, encoder })).slice(0, 16);
}

/** The widths to make, ascending: the wanted ones up to the original's, and the original's own where it lies below the widest wanted. */
export function planWidths(originalWidth: number, wanted: readonly number[]): number[] {
	const fitting = wanted.filter((width) => width < originalWidth);
	return fitting.length === wanted.length ? fitting : [...fitting, originalWidth];
}

/** The file name of a rendition. */
export function renditionName(key: string, widthPx: number, format: ImageFormat): string {
	return `${key}-${widthPx}.${format === 'jpeg' ? 'jpg' : format}`;
}
