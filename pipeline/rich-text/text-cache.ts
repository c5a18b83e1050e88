/** Rendered texts that the snapshot lacks, kept from build to build: in a few dozen files, so that a text concerns one of them alone. */
import { readdir, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { crc32 } from 'node:zlib';
import * as z from 'zod';
import { type CacheFolder, openCacheFolder } from '../disk/cache-folder.ts';
import { whereDiskAllows } from '../disk/is-missing.ts';
import { parseJson } from '../disk/read-json.ts';
import { type PackedPlace, type PackedTexts, packTexts, unpackText } from '../snapshot/packed-texts.ts';

interface TextCache {
	/** Makes what there is of these texts ready for `html`. */
	read(hashes: Iterable<string>): Promise<void>;
	/** undefined where the cache has no such text, or it was not read. */
	html(hash: string): string | undefined;
	/** Keeps these, too; of the others the oldest go when a file outgrows its measure. */
	add(texts: ReadonlyMap<string, PackedTexts>): Promise<void>;
}

/** What a file may hold beyond the texts that the build at hand needs: 256 MB in all. */
const spareBytes = 4 * 1024 * 1024;

/** A file is this header, a line break, and the texts one after the other. */
const headerSchema = z.object({
	/** CRC-32 of the texts: a file that a power cut left full of zeros is not to be believed. */
	crc: z.number(),
	/** Hash and length in bytes, oldest first. */
	texts: z.array(z.tuple([z.string(), z.number()])),
});

/** `dir` may be missing. What another processor rendered is not used, and removed when something is added. */
export function openTextCache(dir: string, processor: string): TextCache {
	const files = new Map<string, PackedTexts>();
	const used = new Set<string>();
	/** One of 64 files, by the first six bits of the hash. */
	const fileName = (hash: string) => `${processor}-${(Number.parseInt(hash.slice(0, 2), 16) >> 2).toString().padStart(2, '0')}.texts`;

	return {
		async read(hashes) {
			for (const hash of hashes) {
				const name = fileName(hash);
				const file = files.get(name) ?? (await readTexts(join(dir, name)));
				files.set(name, file);
				if (file.places.has(hash)) used.add(hash);
			}
		},
		html(hash) {
			const file = files.get(fileName(hash));
			return file && unpackText(file, hash);
		},
		async add(texts) {
			const folder = await openCacheFolder(dir);
			for (const [name, added] of Map.groupBy(texts, ([hash]) => fileName(hash))) {
				await writeTexts(folder, name, [...olderTexts(files.get(name), used), ...added.map(partOf)]);
			}
			await removeOtherVersions(dir, processor);
		},
	};
}

type Part = readonly [hash: string, bytes: Uint8Array];

/** Those that this build used come last, so that they are the last to go. */
function olderTexts(file: PackedTexts | undefined, used: ReadonlySet<string>): readonly Part[] {
	const { needed = [], spare = [] } = Object.groupBy(file?.places ?? [], ([hash]) => (used.has(hash) ? 'needed' : 'spare'));
	let left = spareBytes;
	const kept = spare.reverse().filter(([, { start, end }]) => {
		left -= end - start;
		return left >= 0;
	});
	return file === undefined ? [] : [...kept.reverse(), ...needed].map(([hash]) => partOf([hash, file]));
}

function partOf([hash, { bytes, places }]: readonly [string, PackedTexts]): Part {
	const { start, end } = places.get(hash) ?? { start: 0, end: 0 };
	return [hash, bytes.subarray(start, end)];
}

async function writeTexts(folder: CacheFolder, name: string, parts: readonly Part[]): Promise<void> {
	const body = Buffer.concat(parts.map(([, bytes]) => bytes));
	const header: z.output<typeof headerSchema> = { crc: crc32(body), texts: parts.map(([hash, bytes]) => [hash, bytes.length]) };
	await folder.write(name, Buffer.concat([Buffer.from(`${JSON.stringify(header)}\n`), body]));
}

/** No texts where the file is missing, cannot be read, or is cut off or damaged: what it held is then rendered again. */
async function readTexts(file: string): Promise<PackedTexts> {
	const content = (await whereDiskAllows(() => readFile(file))) ?? Buffer.alloc(0);
	const lineEnd = content.indexOf('\n');
	const header = headerSchema.safeParse(parseJson(content.toString('utf8', 0, Math.max(lineEnd, 0)))).data;
	const bytes = content.subarray(lineEnd + 1);
	if (header === undefined || header.crc !== crc32(bytes)) return packTexts([]);
	const places = new Map<string, PackedPlace>();
	let start = 0;
	for (const [hash, length] of header.texts) {
		places.set(hash, { start, end: start + length });
		start += length;
	}
	return start === bytes.length ? { bytes, places } : packTexts([]);
}

/** Drafts are the cache folder's own affair. */
async function removeOtherVersions(dir: string, processor: string): Promise<void> {
	for (const name of await readdir(dir)) {
		const isOther = name.endsWith('.json') || (name.endsWith('.texts') && !name.startsWith(`${processor}-`));
		if (isOther) await rm(join(dir, name), { force: true });
	}
}
