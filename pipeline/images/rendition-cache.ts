/** The folder of finished renditions (`.cache/images`): each picture is processed once for its key. */
import { mkdir, readdir, readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import * as z from 'zod';
import type { ImageFormat } from '../../site/config.ts';
import type { ProcessedPicture } from './image-store.ts';
import { renditionName } from './rendition-plan.ts';

const sizesSchema = z.object({ width: z.int().positive(), height: z.int().positive(), widths: z.array(z.int().positive()).min(1) });

export interface RenditionCache {
	/** The picture of a key if all its renditions are there. */
	find(key: string, formats: readonly ImageFormat[]): Promise<ProcessedPicture | null>;
	/** Writes one rendition, whole or not at all. */
	writeRendition(name: string, content: Buffer): Promise<void>;
	/** Makes a picture known; to be called once all its renditions are written. */
	add(picture: ProcessedPicture): Promise<void>;
	/** Where a rendition lies. */
	file(name: string): string;
}

export async function openRenditionCache(dir: string): Promise<RenditionCache> {
	await mkdir(dir, { recursive: true });
	const present: ReadonlySet<string> = new Set(await readdir(dir));

	async function write(name: string, content: Buffer | string): Promise<void> {
		const staged = join(dir, `${name}.${process.pid}.tmp`);
		await writeFile(staged, content);
		await rename(staged, join(dir, name));
	}

	return {
		async find(key, formats) {
			if (!present.has(`${key}.json`)) return null;
			const sizes = sizesSchema.safeParse(parseJson(await readFile(join(dir, `${key}.json`), 'utf8')));
			if (!sizes.success) return null;
			const { width, height, widths } = sizes.data;
			const complete = widths.every((each) => formats.every((format) => present.has(renditionName(key, each, format))));
			return complete ? { key, width, height, widths, formats } : null;
		},
		writeRendition: write,
		add: ({ key, width, height, widths }) => write(`${key}.json`, `${JSON.stringify({ width, height, widths })}\n`),
		file: (name) => join(dir, name),
	};
}

/** undefined where a file of the cache is cut off: the picture is then processed again. */
function parseJson(text: string): unknown {
	try {
		return JSON.parse(text);
	} catch (error) {
		if (error instanceof SyntaxError) return undefined;
		throw error;
	}
}
