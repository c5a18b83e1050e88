/** Puts the pictures that pages name into the site, and takes away those that no page names any more. */
import { join } from 'node:path';
import type { ImageStore } from '../../pipeline/images/image-store.ts';
import { listSite } from './list-site.ts';
import type { SiteWriter } from './site-writer.ts';

/** Number of files of each picture, by key. */
export type PictureCounts = Readonly<Record<string, number>>;

const folder = 'assets/images';

export interface PictureInputs {
	readonly outDir: string;
	/** Those that were made ready in this build. */
	readonly images: Pick<ImageStore, 'renditions'>;
	/** Keys of the pictures that pages name. */
	readonly named: ReadonlySet<string>;
	/** Of the last build. */
	readonly former: PictureCounts;
}

/** Pictures have their content in their name. Returns those that the site has then. */
export function stagePictures(writer: SiteWriter, { outDir, images, named, former }: PictureInputs): PictureCounts {
	const counts = new Map(Object.entries(former).filter(([key]) => named.has(key)));
	const ready = new Map<string, number>();
	for (const { name, file } of images.renditions()) {
		const key = pictureKeyOf(name);
		if (named.has(key)) {
			writer.copy(`${folder}/${name}`, file);
			ready.set(key, (ready.get(key) ?? 0) + 1);
		}
	}
	for (const [key, count] of ready) {
		counts.set(key, count);
	}
	if (Object.keys(former).some((key) => !named.has(key))) {
		for (const name of listSite(join(outDir, folder)).files) {
			if (!named.has(pictureKeyOf(name))) {
				writer.remove(`${folder}/${name}`);
			}
		}
	}
	return Object.fromEntries([...counts].sort(([left], [right]) => (left < right ? -1 : 1)));
}

/** The key of the picture of which a file is a rendition. */
export function pictureKeyOf(fileName: string): string {
	return fileName.slice(0, fileName.lastIndexOf('-'));
}
