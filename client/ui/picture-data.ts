/** A picture as a page shows it. Files lie at `/assets/images/{key}-{width}.{avif|webp|jpg}`. */
import type { ImageFormat } from '../../site/config.ts';
import type { Text } from '../../site/text.ts';

export interface PictureData {
	/** Hash of the source, the parameters and the encoder's version. */
	readonly key: string;
	/** Size in px of the widest rendition. */
	readonly width: number;
	readonly height: number;
	/** Widths that exist, ascending. */
	readonly widths: readonly number[];
	/** Formats that exist, the fallback last. */
	readonly formats: readonly ImageFormat[];
	readonly alt: Text;
	/** The end of its longer side that is seen in a square; left out, the middle. */
	readonly crop?: 'start' | 'end';
}

export function renditionPath(key: string, widthPx: number, format: ImageFormat): string {
	return `/assets/images/${key}-${widthPx}.${format === 'jpeg' ? 'jpg' : format}`;
}
