/** The finished renditions (`.cache/images`): each picture is processed once for its key. */
import { statSync } from 'node:fs';
import * as z from 'zod';
import type { ImageFormat } from '../../site/config.ts';
import type { CacheFolder } from '../cache/cache-folder.ts';
import { readCachedJson } from '../cache/read-json.ts';
import type { ProcessedPicture } from './image-store.ts';
import { renditionName } from './rendition-plan.ts';

const size = z.int().positive();
const pictureSchema = z.object({
	width: size,
	height: size,
	widths: z.array(size).min(1),
	/** Bytes of each rendition by its name. */
	bytes: z.record(z.string(), size),
});

export interface RenditionCache {
	/** The picture of a key if all its renditions are there, each as long as it was written. */
	find(key: string, formats: readonly ImageFormat[]): Promise<ProcessedPicture | null>;
	/** Keeps a picture with its renditions by name; it is known once all of them are on disk. */
	add(picture: ProcessedPicture, renditions: ReadonlyMap<string, Buffer>): Promise<void>;
	/** Where a rendition lies. */
	file(name: string): string;
}

export function createRenditionCache(folder: CacheFolder): RenditionCache {
	/** Not one promise a file: there are tens of thousands, and the call itself takes a few microseconds. */
	const bytesOf = (name: string): number | undefined => statSync(folder.file(name), { throwIfNoEntry: false })?.size;
	return {
		async find(key, formats) {
			const kept = await readCachedJson(folder.file(`${key}.json`), pictureSchema);
			if (kept === null) return null;
			const { width, height, widths, bytes } = kept;
			const names = widths.flatMap((each) => formats.map((format) => renditionName(key, each, format)));
			const isWhole = names.every((name) => bytes[name] !== undefined && bytes[name] === bytesOf(name));
			return isWhole ? { key, width, height, widths, formats } : null;
		},
		async add({ key, width, height, widths }, renditions) {
			for (const [name, content] of renditions) await folder.write(name, content);
			const bytes = Object.fromEntries([...renditions].map(([name, content]) => [name, content.length]));
			await folder.write(`${key}.json`, `${JSON.stringify({ width, height, widths, bytes })}\n`);
		},
		file: folder.file,
	};
}
