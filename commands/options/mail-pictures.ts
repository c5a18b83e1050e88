/** Finds the pictures of products for mails: the renditions of the site that is served, or the originals of the snapshot where they are there. */
import { existsSync, statSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import type { ReadMailPicture } from '../../orders/documents/compose-mail.ts';
import { encoderVersion } from '../../pipeline/images/rendition-cache.ts';
import { pictureKey, plainParameters, renditionName } from '../../pipeline/images/rendition-plan.ts';
import { imageFileName, manifestFile } from '../../pipeline/snapshot/manifest.ts';
import { openSnapshot, type Snapshot } from '../../pipeline/snapshot/open-snapshot.ts';
import type { ImageConfig } from '../../site/config.ts';

interface PictureSources {
	/** Finds the snapshot at each call: a release may have switched it. */
	contentDir(): string;
	/** The folder of the site that is served, and how its pictures are made; null: none is known. */
	readonly site: { readonly dir: string; readonly images: ImageConfig } | null;
}

/** As mails show them, on screens of twice the density. */
const sizePx = 128;
const background = '#ffffff';
/** Of a shop's best sellers; each has about five kilobytes. */
const kept = 300;

export function createMailPictures(sources: PictureSources): ReadMailPicture {
	const pictures = new Map<string, Uint8Array | null>();
	let known: { readonly stamp: string; readonly snapshot: Snapshot } | null = null;
	return async (id) => {
		const dir = sources.contentDir();
		const stamp = `${dir} ${statSync(join(dir, manifestFile), { throwIfNoEntry: false })?.mtimeMs}`;
		if (known?.stamp !== stamp) {
			known = { stamp, snapshot: await openSnapshot(dir) };
			pictures.clear();
		}
		const picture = pictures.get(id);
		if (picture !== undefined) return picture;
		const file = await findFile(id, known.snapshot, sources);
		const made = file === null ? null : await toSmallPicture(file);
		pictures.set(id, made);
		const [oldest] = pictures.keys();
		if (pictures.size > kept && oldest !== undefined) pictures.delete(oldest);
		return made;
	};
}

async function findFile(id: string, { images, imagesDir }: Snapshot, { site }: PictureSources): Promise<string | null> {
	const entry = images.get(id);
	if (entry === undefined) return null;
	if (site !== null) {
		const parameters = plainParameters(site.images);
		const key = pictureKey(entry.hash, parameters, await encoderVersion());
		const widths = [...parameters.widths, ...(entry.width === null ? [] : [entry.width])];
		for (const width of widths) {
			for (const format of parameters.formats.toReversed()) {
				const rendition = join(site.dir, 'assets/images', renditionName(key, width, format));
				if (existsSync(rendition)) return rendition;
			}
		}
	}
	const original = join(imagesDir, imageFileName(entry));
	return existsSync(original) ? original : null;
}

/** A square on white, so that the rows of a mail are aligned. */
async function toSmallPicture(file: string): Promise<Uint8Array> {
	return sharp(await readFile(file))
		.rotate()
		.resize({ width: sizePx, height: sizePx, fit: 'contain', background })
		.flatten({ background })
		.jpeg({ quality: 82 })
		.toBuffer();
}
