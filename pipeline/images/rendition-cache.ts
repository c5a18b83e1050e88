/** The finished renditions: each picture is processed once for its key, by the first build of any working copy that needs it. */
import { existsSync, readFileSync, statSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import * as z from 'zod';
import type { ImageFormat } from '../../site/config.ts';
import { type CacheFolder, noteUse, readCachedJson } from '../disk/cache-folder.ts';
import { sha256 } from '../snapshot/hash.ts';
import type { MadePicture } from './make-picture.ts';
import { type EncoderVersion, renditionName } from './rendition-plan.ts';

export interface ProcessedPicture {
	/** Hash of the source, the parameters and the encoder's version, 16 hex digits. */
	readonly key: string;
	/** Size in px of the widest rendition. */
	readonly width: number;
	readonly height: number;
	/** Widths that exist, ascending, never wider than the original. */
	readonly widths: readonly number[];
	readonly formats: readonly ImageFormat[];
}

const size = z.int().positive();
const pictureSchema: z.ZodType<MadePicture> = z.object({
	width: size,
	height: size,
	widths: z.array(size).min(1),
	bytes: z.record(z.string(), size),
	hashes: z.record(z.string(), z.string()).optional(),
});

export interface RenditionCache {
	/** The picture of a key if all its renditions are there, each as it was written. Says by a stamp that it is in use. */
	find(key: string, formats: readonly ImageFormat[]): ProcessedPicture | null;
	/** Makes a picture known whose renditions are all on disk. */
	add(key: string, formats: readonly ImageFormat[], picture: MadePicture): Promise<ProcessedPicture>;
	/** Marks the picture of a key as in use. False: there is no such picture. */
	stamp(key: string): boolean;
	/** Where the renditions lie, and one of them. */
	readonly dir: string;
	file(name: string): string;
}

/** Takes a rendition for what was written if it is as long; `full`: if it is the same, for which all are read. */
export function createRenditionCache(folder: CacheFolder, { full = false } = {}): RenditionCache {
	const isSame = (name: string, hash: string | undefined) => hash === undefined || sha256(readFileSync(folder.file(name))) === hash;
	const bytesOf = (name: string): number | undefined => statSync(folder.file(name), { throwIfNoEntry: false })?.size;
	const stamp = (key: string): boolean => noteUse(folder.file(`${key}.json`));
	return {
		find(key, formats) {
			const kept = readCachedJson(folder.file(`${key}.json`), pictureSchema);
			if (kept === null || !stamp(key)) return null;
			const { width, height, widths, bytes, hashes = {} } = kept;
			const names = widths.flatMap((each) => formats.map((format) => renditionName(key, each, format)));
			const isWhole = names.every((name) => bytes[name] !== undefined && bytes[name] === bytesOf(name));
			return isWhole && (!full || names.every((name) => isSame(name, hashes[name]))) ? { key, width, height, widths, formats } : null;
		},
		async add(key, formats, { width, height, widths, bytes, hashes }) {
			await folder.write(`${key}.json`, `${JSON.stringify({ width, height, widths, bytes, hashes })}\n`);
			return { key, width, height, widths, formats };
		},
		stamp,
		dir: folder.file(''),
		file: folder.file,
	};
}

const packageSchema = z.object({ version: z.string(), optionalDependencies: z.record(z.string(), z.string()) });

/** Where sharp was built on this machine, with a library of its own, it is loaded and asked. */
export async function encoderVersion(): Promise<EncoderVersion> {
	const root = new URL('..', import.meta.resolve('sharp'));
	if (existsSync(new URL('src/build/Release', root))) {
		const { versions } = (await import('sharp')).default;
		return { sharp: versions.sharp ?? '', vips: versions.vips };
	}
	const file = fileURLToPath(new URL('package.json', root));
	const { version, optionalDependencies } = packageSchema.parse(JSON.parse(readFileSync(file, 'utf8')));
	return { sharp: version, vips: optionalDependencies['@img/sharp-libvips-linux-x64'] ?? '' };
}
