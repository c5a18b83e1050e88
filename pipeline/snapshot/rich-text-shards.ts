/** Rendered rich text beside its source: by the hash of the markdown, a line of HTML a line of the file, so that editors can read what changed. */
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { isMissing } from '../disk/is-missing.ts';
import { type PackedTexts, packTexts, unpackText } from '../rich-text/packed-texts.ts';
import { planByHash } from './plan-shards.ts';
import { SnapshotDamaged } from './snapshot-damaged.ts';

export interface RenderedRichText {
	/** Version of the processor that rendered the texts; another one means: render again. */
	readonly processor: string;
	/** HTML by the hash of its source, lower-case hex. */
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

/** `dir` may be missing. Texts of another processor are left out. */
export function openRichText(dir: string, processor: string): KeptRichText {
	const shards = new Map<string, PackedTexts>();
	let names: ReadonlyMap<string, string> | null = null;
	let prefixLengths: readonly number[] = [];

	/** The beginning of the hash that its shard is named by; shards never overlap. */
	function prefixOf(hash: string): string | undefined {
		const length = prefixLengths.find((digits) => names?.has(hash.slice(0, digits)));
		return length === undefined ? undefined : hash.slice(0, length);
	}

	return {
		async read(hashes) {
			names ??= await listShards(dir);
			prefixLengths = [...new Set([...names.keys()].map(({ length }) => length))];
			for (const hash of hashes) {
				const prefix = prefixOf(hash);
				const name = prefix === undefined ? undefined : names.get(prefix);
				if (prefix === undefined || name === undefined || shards.has(prefix)) continue;
				shards.set(prefix, await readShard(path.join(dir, name), processor));
			}
		},
		html(hash) {
			const prefix = prefixOf(hash);
			const shard = prefix === undefined ? undefined : shards.get(prefix);
			return shard && unpackText(shard, hash);
		},
	};
}

/** File names by the beginning of the hashes in them. */
async function listShards(dir: string): Promise<ReadonlyMap<string, string>> {
	const files = new Map<string, string>();
	for (const name of await readNames(dir)) {
		const match = /^(?:all|hash-([0-9a-f]{1,8}))\.json$/.exec(name);
		if (match !== null) files.set(match[1] ?? '', name);
	}
	return files;
}

async function readNames(dir: string): Promise<readonly string[]> {
	try {
		return await readdir(dir);
	} catch (error) {
		if (isMissing(error)) return [];
		throw error;
	}
}

async function readShard(file: string, processor: string): Promise<PackedTexts> {
	const shard = await readJson(file);
	if (!isRecord(shard) || typeof shard.processor !== 'string' || !isRecord(shard.texts)) throw new SnapshotDamaged(file, 'cannot be read');
	if (shard.processor !== processor) return packTexts([]);
	return packTexts(
		Object.entries(shard.texts).map(([hash, lines]) => {
			if (!isLines(lines)) throw new SnapshotDamaged(file, `cannot be read: ${hash} is no list of lines`);
			return [hash, lines.join('\n')];
		}),
	);
}

async function readJson(file: string): Promise<unknown> {
	try {
		return JSON.parse(await readFile(file, 'utf8'));
	} catch (error) {
		throw new SnapshotDamaged(file, 'cannot be read', error);
	}
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
	return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function isLines(value: unknown): value is readonly string[] {
	return Array.isArray(value) && value.every((line) => typeof line === 'string');
}
