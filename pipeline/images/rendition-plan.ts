/** Which renditions a picture gets, and the key that names them. */
import { type ImageConfig, type ImageFormat, imageFormats } from '../../site/config.ts';
import { jpegQuality, richTextImageMaxWidthPx } from '../../site/constants.ts';
import { sha256 as hashOf } from '../snapshot/hash.ts';

/** Everything beside the original that decides what a rendition looks like. */
export interface RenditionParameters {
	readonly formats: readonly ImageFormat[];
	/** Ascending. */
	readonly widths: readonly number[];
	readonly avifQuality: number;
}

/** `vips`: of the packages that bring the encoders, which sharp pins to one version; or of the library itself where none is brought. */
export interface EncoderVersion {
	readonly sharp: string;
	readonly vips: string;
}

/** 2 costs half as much time again for files 1 to 2 % smaller, higher ones five times the time for 6 to 14 %; 0 makes them a fifth larger. */
export const avifEffort = 1;

/** What shows through a picture with transparency in a format that has none. */
export const plainBackground = '#ffffff';

export function plainParameters({ formats, widths, avifQuality }: ImageConfig): RenditionParameters {
	return { formats, widths: ascending(widths), avifQuality };
}

/** Texts run over the width of the page, so their pictures go up to `richTextImageMaxWidthPx`. */
export function richTextParameters({ formats, widths, avifQuality }: ImageConfig): RenditionParameters {
	const narrower = widths.filter((width) => width < richTextImageMaxWidthPx);
	return { formats, widths: ascending([...narrower, richTextImageMaxWidthPx]), avifQuality };
}

/** Names a picture: 16 hex digits that change with the original, the parameters and the encoder. */
export function pictureKey(sha256: string, { formats, widths, avifQuality }: RenditionParameters, version: EncoderVersion): string {
	const encoder = { avifEffort, jpegQuality, plainBackground, sharp: version.sharp, vips: version.vips };
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

/** The format of a rendition by the ending of its name; null for another ending. */
export function formatOfEnding(ending: string): ImageFormat | null {
	return imageFormats.find((format) => renditionName('', 0, format).endsWith(`.${ending}`)) ?? null;
}

function ascending(widths: readonly number[]): number[] {
	return [...new Set(widths)].sort((a, b) => a - b);
}
