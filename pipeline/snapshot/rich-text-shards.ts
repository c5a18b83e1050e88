/** Rendered rich text beside its source: by the hash of the markdown, a line of HTML a line of the file, so that editors can read what changed. */

import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { orIfMissing } from '../disk/is-missing.ts';
import { parseJson } from '../disk/read-json.ts';
import { sha256 } from './hash.ts';
import { readRecorded } from './manifest.ts';
import { type PackedTexts, packTexts, unpackText } from './packed-texts.ts';
import { planByHash } from './plan-shards.ts';
import { SnapshotDamaged } from './snapshot-errors.ts';
import { isWireRecord } from './wire-record.ts';

export interface RenderedRichText {
	/** Version of the processor that rendered the texts; another one means: render again. */
	readonly processor: string;
	/** HTML, with the notes of the text in front of it, by the hash of its source, lower-case hex. */
	readonly html: ReadonlyMap<string, string>;
}

/** File name below `rich-text/` and its contents, for each shard. */
export function planRichTextShards(richText: RenderedRichText): readonly { readonly name: string; readonly text: string }[] {
	const hashes = [...richText.html.keys()].sort();
	const textOf = (members: readonly string[]) => {
		const texts = Object.fromEntries(members.map((hash) => [hash, (richText.html.get(hash) ?? '').split('\n')]));
		return `${JSON.stringify({ processor: richText.processor, texts }, null, '\t')}\n`;
	};
	const bytesOf = (hash: string) => Buffer.byteLength(richText.html.get(hash) ?? '');
	return planByHash(hashes, (hash) => hash, bytesOf, textOf).map(({ name, text }) => ({ name: `${name}.json`, text }));
}

/** The rendered texts of a snapshot, a shard read when one of its texts is first asked for. */
export interface KeptRichText {
	/** Makes what there is of these texts ready for `html`. Throws {@link SnapshotDamaged}. */
	read(hashes: Iterable<string>): Promise<void>;
	/** undefined where the snapshot has no such text by the processor, or it was not read. */
	html(hash: string): string | undefined;
}

interface ShardFile {
	readonly file: string;
	/** What the manifest says it holds. */
	readonly hash: string;
}

/**
 * `dir` may be missing; the manifest is beside it. Texts of another processor are left out, and so are files that do not hold what the
 * manifest says.
 */
export function openRichText(dir: string, processor: string): KeptRichText {
	const shards = new Map<string, PackedTexts>();
	let files: ReadonlyMap<string, ShardFile> | null = null;
	let prefixLengths: readonly number[] = [];

	/** The beginning of the hash that its shard is named by; shards never overlap. */
	function prefixOf(hash: string): string | undefined {
		const length = prefixLengths.find((digits) => files?.has(hash.slice(0, digits)));
		return length === undefined ? undefined : hash.slice(0, length);
	}

	return {
		async read(hashes) {
			files ??= await listShards(dir);
			prefixLengths = [...new Set([...files.keys()].map(({ length }) => length))];
			for (const hash of hashes) {
				const prefix = prefixOf(hash);
				const file = prefix === undefined ? undefined : files.get(prefix);
				if (prefix === undefined || file === undefined || shards.has(prefix)) continue;
				shards.set(prefix, await readShard(file, processor));
			}
		},
		html(hash) {
			const prefix = prefixOf(hash);
			const shard = prefix === undefined ? undefined : shards.get(prefix);
			return shard && unpackText(shard, hash);
		},
	};
}

/** Files by the beginning of the hashes in them. */
async function listShards(dir: string): Promise<ReadonlyMap<string, ShardFile>> {
	const files = new Map<string, ShardFile>();
	const { richText } = readRecorded(path.dirname(dir));
	for (const [file, hash] of Object.entries(richText)) {
		const match = /^(?:all|hash-([0-9a-f]{1,8}))\.json$/.exec(path.basename(file));
		if (match !== null) files.set(match[1] ?? '', { file: path.join(dir, path.basename(file)), hash });
	}
	return files;
}

/** Nothing of a file that is not what was written: its HTML goes to pages as it is. */
async function readShard({ file, hash }: ShardFile, processor: string): Promise<PackedTexts> {
	const bytes = await readBytes(file);
	if (bytes === null || sha256(bytes) !== hash) return packTexts([]);
	const shard = parseJson(bytes.toString('utf8'));
	if (!isWireRecord(shard) || typeof shard.processor !== 'string' || !isWireRecord(shard.texts))
		throw new SnapshotDamaged(file, 'cannot be read');
	if (shard.processor !== processor) return packTexts([]);
	return packTexts(
		Object.entries(shard.texts).map(([source, lines]) => {
			if (!isLines(lines)) throw new SnapshotDamaged(file, `cannot be read: ${source} is no list of lines`);
			return [source, lines.join('\n')];
		}),
	);
}

/** null where the file is missing. */
async function readBytes(file: string): Promise<Buffer | null> {
	try {
		return await orIfMissing(readFile(file), null);
	} catch (error) {
		throw new SnapshotDamaged(file, 'cannot be read', error);
	}
}

function isLines(value: unknown): value is readonly string[] {
	return Array.isArray(value) && value.every((line) => typeof line === 'string');
}
