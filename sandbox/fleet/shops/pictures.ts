/** A handful of small pictures that all generated products share: making renditions is exercised, and costs little. */
import { createHash } from 'node:crypto';
import sharp from 'sharp';
import type { WireRecord } from '../../../pipeline/snapshot/wire-record.ts';
import { firstStamp } from './backend-record.ts';

export interface Pictures {
	/** Of `directus_files`. */
	readonly records: readonly WireRecord[];
	/** JPEG by the id of the file. */
	readonly bytes: ReadonlyMap<string, Buffer>;
}

const colours = ['#c9a227', '#b87333', '#8a9a5b', '#46627f', '#7d3c4f', '#5f5f6e'];

export const pictureIds: readonly string[] = colours.map(toId);

const [width, height] = [1200, 1200];

/** A light ground with a ring of its own colour. */
export async function makePictures(): Promise<Pictures> {
	const bytes = new Map(await Promise.all(colours.map(async (colour) => [toId(colour), await draw(colour)] as const)));
	const records = [...bytes].map(([id, { length }], index) => ({
		id,
		title: `Ring ${index + 1}`,
		description: `Ein Ring, Bild ${index + 1}`,
		filename_download: `ring-${index + 1}.jpg`,
		type: 'image/jpeg',
		filesize: length,
		width,
		height,
		folder: null,
		focal_point_x: null,
		focal_point_y: null,
		uploaded_on: firstStamp,
		modified_on: firstStamp,
		alt_translations: [
			{ language: 'en', alt: `A ring, picture ${index + 1}` },
			{ language: 'fr', alt: `Une bague, image ${index + 1}` },
		],
	}));
	return { records, bytes };
}

function draw(colour: string): Promise<Buffer> {
	const ring = `<circle cx="600" cy="600" r="320" fill="none" stroke="${colour}" stroke-width="90"/>`;
	const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><rect width="100%" height="100%" fill="#f4f1ea"/>${ring}</svg>`;
	return sharp(Buffer.from(svg)).jpeg({ quality: 70 }).toBuffer();
}

/** As Directus' ids look, and always the same. */
function toId(text: string): string {
	const hex = createHash('sha256').update(text).digest('hex');
	return [hex.slice(0, 8), hex.slice(8, 12), `4${hex.slice(13, 16)}`, `8${hex.slice(17, 20)}`, hex.slice(20, 32)].join('-');
}
