/** Pictures whose renditions are made later: pages name them by the size in their header, and whoever serves the pages makes them when asked. */
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import * as z from 'zod';
import { imageFormats } from '../../site/config.ts';
import { type CacheFolder, readCachedJson } from '../disk/cache-folder.ts';
import { orIfMissingSync } from '../disk/is-missing.ts';
import type { PictureJob } from './make-picture.ts';
import type { ProcessedPicture } from './rendition-cache.ts';

/** What the renditions are to be made of, and the sizes that pages name already. */
export interface PictureOrder
	extends Pick<PictureJob, 'file' | 'sha256' | 'parameters'>,
		Pick<ProcessedPicture, 'width' | 'height' | 'widths'> {
	/** Id and name of the file in the backend, for a person. */
	readonly id: string;
	readonly name: string;
}

const size = z.int().positive();
const orderSchema: z.ZodType<PictureOrder> = z.object({
	id: z.string(),
	name: z.string(),
	file: z.string(),
	sha256: z.string(),
	parameters: z.object({ formats: z.array(z.enum(imageFormats)), widths: z.array(size), avifQuality: z.number() }),
	width: size,
	height: size,
	widths: z.array(size).min(1),
});

export interface PictureOrders {
	/** null where the picture of that key was not ordered. */
	find(key: string): PictureOrder | null;
	add(key: string, order: PictureOrder): Promise<void>;
	/** Keys of all pictures that were ordered, made or not. */
	keys(): readonly string[];
}

const ending = '.json';

export function createPictureOrders(folder: CacheFolder): PictureOrders {
	return {
		find: (key) => readCachedJson(folder.file(`${key}${ending}`), orderSchema),
		add: (key, order) => folder.write(`${key}${ending}`, `${JSON.stringify(order)}\n`),
		keys: () =>
			orIfMissingSync(() => readdirSync(folder.file('')), [])
				.filter((name) => name.endsWith(ending))
				.map((name) => name.slice(0, -ending.length))
				.sort(),
	};
}

/** Folder of the orders below a working copy's cache. */
export function pictureOrdersDir(cacheDir: string): string {
	return join(cacheDir, 'picture-orders');
}
