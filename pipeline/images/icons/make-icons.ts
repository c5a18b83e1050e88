/** Makes a site's icons of its logo, or of a drawing of its own. Runs in the image process, as logos come from anywhere. */
import sharp from 'sharp';
import { cacheFolder } from '../../disk/cache-folder.ts';
import { sha256 as hashOf } from '../../snapshot/hash.ts';
import { decodeImage, fromPixels, readOriginal } from '../decode-image.ts';
import { faultOnError, type ImageFault } from '../image-fault.ts';
import { drawingFileName, faviconFileName, faviconIcons, type IconName, type IconPlan, iconFileName, icons } from './icon-plan.ts';
import { type Box, isLegibleOn, type LogoLook, type RgbaImage, readLogo } from './logo-look.ts';

export interface IconJob {
	/** The original, and the hash it had when the key was made of it; or an SVG that the site has drawn. */
	readonly source: { readonly file: string; readonly sha256: string } | { readonly drawing: string };
	readonly key: string;
	/** `#rrggbb` or `#rgb`, behind a logo that has no ground of its own and can be seen on this one. */
	readonly ground: string;
	/** Folder of the icons. */
	readonly dir: string;
}

export interface MadeIcons {
	readonly look: LogoLook;
	/** Bytes of each file by its name. */
	readonly bytes: Readonly<Record<string, number>>;
}

/** `changed`: see `JobOutcome`. */
export type IconOutcome = MadeIcons | ImageFault | 'changed';

/** More pixels would not be seen in the largest icon. */
const decodedWidthPx = 1024;

/** Of the room in a square: a letter that fills it looks too large. */
const drawingShare = 0.72;

/** Grounds for logos that cannot be seen on the site's. */
const plainGrounds = { light: '#ffffff', dark: '#14191d' } as const;

export async function makeIcons({ source, key, ground, dir }: IconJob): Promise<IconOutcome> {
	const original = 'file' in source ? await readOriginal(source.file) : Buffer.from(source.drawing);
	if (original !== null && 'fault' in original) return original;
	if (original === null || ('file' in source && hashOf(original) !== source.sha256)) return 'changed';
	const image = await decodeRgba(original);
	if ('fault' in image) return image;
	const { look, box } = readLogo(image);
	const sign = { image, box, ground: groundOf(look, ground), share: 'drawing' in source ? drawingShare : 1 };
	const folder = cacheFolder(dir);
	const bytes: Record<string, number> = {};
	const write = async (name: string, content: Buffer): Promise<void> => {
		await folder.write(name, content);
		bytes[name] = content.length;
	};
	for (const name of Object.keys(icons) as IconName[]) {
		const png = await makeIcon(sign, icons[name]);
		if ('fault' in png) return png;
		await write(iconFileName(key, name), png);
	}
	const favicons: { sidePx: number; png: Buffer }[] = [];
	for (const plan of faviconIcons) {
		const png = await makeIcon(sign, plan);
		if ('fault' in png) return png;
		favicons.push({ sidePx: plan.sidePx, png });
	}
	await write(faviconFileName(key), toIcoFile(favicons));
	if ('drawing' in source) await write(drawingFileName(key), original);
	return { look, bytes };
}

async function decodeRgba(original: Buffer): Promise<RgbaImage | ImageFault> {
	const decoded = await decodeImage(original, decodedWidthPx);
	if ('fault' in decoded) return decoded;
	return await faultOnError(async () => {
		const { data, info } = await fromPixels(decoded)
			.toColourspace('srgb')
			.ensureAlpha()
			.raw({ depth: 'uchar' })
			.toBuffer({ resolveWithObject: true });
		return { pixels: data, widthPx: info.width, heightPx: info.height };
	});
}

/** The logo's own, else the site's, else one on which it can be seen. */
function groundOf(look: LogoLook, ground: string): string {
	const wanted = look.ground ?? ground;
	return [wanted, plainGrounds.light, plainGrounds.dark].find((each) => isLegibleOn(look, each)) ?? wanted;
}

interface Sign {
	readonly image: RgbaImage;
	/** The part of it where something is drawn. */
	readonly box: Box;
	readonly ground: string;
	/** Of the room in a square that it takes. */
	readonly share: number;
}

/** An opaque square: without a ground, a dark sign is not seen in a dark window. */
async function makeIcon({ image, box, ground, share }: Sign, { sidePx, room }: IconPlan): Promise<Buffer | ImageFault> {
	const scale =
		'square' in room
			? (sidePx * room.square * share) / Math.max(box.width, box.height)
			: (sidePx * room.circle) / Math.hypot(box.width, box.height);
	const [width, height] = [box.width, box.height].map((side) => Math.max(1, Math.floor(side * scale)));
	return await faultOnError(async () => {
		const { data, info } = await sharp(image.pixels, { raw: { width: image.widthPx, height: image.heightPx, channels: 4 } })
			.extract(box)
			.resize({ width, height, fit: 'fill' })
			.raw()
			.toBuffer({ resolveWithObject: true });
		return await sharp({ create: { width: sidePx, height: sidePx, channels: 3, background: ground } })
			.composite([{ input: data, raw: { width: info.width, height: info.height, channels: info.channels } }])
			.removeAlpha()
			.png({ compressionLevel: 9 })
			.toBuffer();
	});
}

/**
 * An `.ico` of several sizes, the only kind of file that every program takes from `/favicon.ico`: a header, an entry for each picture, and the
 * pictures as PNG. Sides are below 256 px.
 */
function toIcoFile(pictures: readonly { readonly sidePx: number; readonly png: Uint8Array }[]): Buffer {
	const [headerBytes, entryBytes] = [6, 16];
	const header = Buffer.alloc(headerBytes + entryBytes * pictures.length);
	header.writeUInt16LE(1, 2);
	header.writeUInt16LE(pictures.length, 4);
	let offset = header.length;
	for (const [index, { sidePx, png }] of pictures.entries()) {
		const at = headerBytes + entryBytes * index;
		header.writeUInt8(sidePx, at);
		header.writeUInt8(sidePx, at + 1);
		// One plane of 32 bits a pixel; readers take what the PNG itself says.
		header.writeUInt16LE(1, at + 4);
		header.writeUInt16LE(32, at + 6);
		header.writeUInt32LE(png.length, at + 8);
		header.writeUInt32LE(offset, at + 12);
		offset += png.length;
	}
	return Buffer.concat([header, ...pictures.map(({ png }) => png)]);
}
