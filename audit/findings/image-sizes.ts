/** Finds pictures that are larger than the site can use, or too small to be sharp, and adds up the size of all. */
import type { ImageEntry } from '../../pipeline/snapshot/manifest.ts';
import type { RecordIndex, RecordRef } from '../records/record-index.ts';

export interface SizedImage {
	readonly record: RecordRef;
	readonly filename: string;
	readonly width: number | null;
	readonly height: number | null;
	readonly bytes: number;
	/** `heavy`: needs time to fetch and room to keep, for nothing. `small`: no wider than the narrowest picture of the site. */
	readonly verdict: 'heavy' | 'small';
}

export interface ImageSizes {
	readonly count: number;
	readonly bytes: number;
	/** The heaviest first, then the smallest. */
	readonly remarkable: readonly SizedImage[];
}

const heavyBytes = 8_000_000;
const heavySidePx = 5000;

/** `widths` are those of the site's renditions, in px. */
export function toImageSizes(images: ReadonlyMap<string, ImageEntry>, widths: readonly number[], index: RecordIndex): ImageSizes {
	const sharpFromPx = Math.min(...widths);
	const judged = [...images].flatMap(([id, { filename, width, height, bytes, ext }]): SizedImage[] => {
		const isHeavy = bytes > heavyBytes || Math.max(width ?? 0, height ?? 0) > heavySidePx;
		// A drawing has no size of its own.
		const isSmall = ext !== 'svg' && width !== null && width <= sharpFromPx;
		if (!isHeavy && !isSmall) return [];
		return [{ record: index.ref('directus_files', id), filename, width, height, bytes, verdict: isHeavy ? 'heavy' : 'small' }];
	});
	const { heavy = [], small = [] } = Object.groupBy(judged, ({ verdict }) => verdict);
	return {
		count: images.size,
		bytes: [...images.values()].reduce((sum, { bytes }) => sum + bytes, 0),
		remarkable: [...heavy.sort((a, b) => b.bytes - a.bytes), ...small.sort((a, b) => (a.width ?? 0) - (b.width ?? 0))],
	};
}
