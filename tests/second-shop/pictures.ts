/** Pictures as a small shop has them: of every proportion, and one from a phone that no page can show. */
import sharp from 'sharp';
import type { WireRecord } from '../../pipeline/snapshot/wire-record.ts';

/** By file id; `[width, height, colour]`. */
const plates = {
	'7b1d0c52-0f3e-4c6b-9a51-d1f2b6a00001': [1200, 1200, '#e8dfd0'],
	'7b1d0c52-0f3e-4c6b-9a51-d1f2b6a00002': [1600, 1200, '#cfd6d2'],
	'7b1d0c52-0f3e-4c6b-9a51-d1f2b6a00003': [900, 1200, '#d9c9b8'],
	'7b1d0c52-0f3e-4c6b-9a51-d1f2b6a00004': [260, 3600, '#b8c4cf'],
	'7b1d0c52-0f3e-4c6b-9a51-d1f2b6a00005': [3600, 260, '#c9c0d8'],
} as const;

export type PictureId = keyof typeof plates;
export const [square, wide, upright, needle, ribbon] = Object.keys(plates) as [PictureId, PictureId, PictureId, PictureId, PictureId];

export const phonePictureId = '7b1d0c52-0f3e-4c6b-9a51-d1f2b6a00099';
/** As an iPhone begins its pictures (ISO/IEC 14496-12, file type box with brand `heic`); what follows is never read. */
const phonePicture = Buffer.concat([Buffer.from([0, 0, 0, 24]), Buffer.from('ftypheic\0\0\0\0mif1heic'), Buffer.alloc(2_000, 7)]);

/** What the backend sends for each file. */
export async function drawPictures(): Promise<Record<string, Buffer>> {
	const drawn = Object.entries(plates).map(async ([id, [width, height, color]]) => {
		const ring = `<circle cx="50%" cy="50%" r="${Math.min(width, height) / 3}" fill="none" stroke="#3a3a3a" stroke-width="${Math.min(width, height) / 24}"/>`;
		const drawing = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><rect width="100%" height="100%" fill="${color}"/>${ring}</svg>`;
		return [id, await sharp(Buffer.from(drawing)).png().toBuffer()] as const;
	});
	return { ...Object.fromEntries(await Promise.all(drawn)), [phonePictureId]: phonePicture };
}

/** Records of `directus_files`. */
export function fileRecords(pictures: Readonly<Record<string, Buffer>>): readonly WireRecord[] {
	return Object.entries(pictures).map(([id, { byteLength }], index) => {
		const isPhone = id === phonePictureId;
		const [width, height] = plates[id as PictureId] ?? [4032, 3024];
		return {
			id,
			title: null,
			width,
			height,
			filesize: byteLength,
			focal_point_x: null,
			focal_point_y: null,
			...(isPhone
				? { filename_download: 'IMG_0481.HEIC', type: 'image/heic' }
				: { filename_download: `planche-${index + 1}.png`, type: 'image/png' }),
			description: 'Ein gezeichneter Ring auf einfarbigem Grund',
			alt_translations: [{ language: 'fr', alt: 'Un anneau dessiné sur un fond uni' }],
		};
	});
}
