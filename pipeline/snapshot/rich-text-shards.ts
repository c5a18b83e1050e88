/** Rendered rich text beside its source: by the hash of the markdown, a line of HTML a line of the file, so that editors can read what changed. */
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import * as z from 'zod';
import { planByHash } from './plan-shards.ts';
import { SnapshotDamaged } from './snapshot-damaged.ts';
import { exists } from './switch-snapshot.ts';

export interface RenderedRichText {
	/** Version of the processor that rendered the texts; another one means: render again. */
	readonly processor: string;
	/** HTML by the hash of its source, lower-case hex. */
	readonly html: ReadonlyMap<string, string>;
}

const shardSchema = z.object({ processor: z.string(), texts: z.record(z.string(), z.array(z.string())) });

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

/** Rendered texts of a snapshot by that processor; those of another version are left out. Throws {@link SnapshotDamaged}. */
export async function readRichText(richTextDir: string, processor: string): Promise<ReadonlyMap<string, string>> {
	const html = new Map<string, string>();
	if (!(await exists(richTextDir))) return html;
	for (const name of (await readdir(richTextDir)).sort()) {
		if (!name.endsWith('.json')) continue;
		const file = path.join(richTextDir, name);
		const shard = parseShard(file, await readFile(file, 'utf8'));
		if (shard.processor !== processor) continue;
		for (const [hash, lines] of Object.entries(shard.texts)) html.set(hash, lines.join('\n'));
	}
	return html;
}

function parseShard(file: string, text: string): z.output<typeof shardSchema> {
	try {
		return shardSchema.parse(JSON.parse(text));
	} catch (error) {
		throw new SnapshotDamaged(file, 'cannot be read', error);
	}
}
