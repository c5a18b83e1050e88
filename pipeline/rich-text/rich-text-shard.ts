/** A file of rendered rich text: in the snapshot for editors to compare, in the cache for what the snapshot lacks. */
import { createHash } from 'node:crypto';
import { processorVersion } from './render-markdown.ts';

/** HTML by the key of its source. */
export type RenderedTexts = ReadonlyMap<string, string>;

/** The key of a markdown text: 16 hex digits of its SHA-256. */
export function sourceKey(markdown: string): string {
	return createHash('sha256').update(markdown).digest('hex').slice(0, 16);
}

/** Readable JSON, one text a line, in the order of `texts`. */
export function formatRichTextShard(texts: RenderedTexts): string {
	return `${JSON.stringify({ processor: processorVersion, texts: Object.fromEntries(texts) }, null, '\t')}\n`;
}

/** The texts of a shard; none if it was rendered by another version of the processor, null if it is no shard at all. */
export function parseRichTextShard(json: string): RenderedTexts | null {
	const shard = parseObject(json);
	if (shard === null || !isObject(shard.texts)) return null;
	const entries = Object.entries(shard.texts);
	if (!entries.every((entry): entry is [string, string] => typeof entry[1] === 'string')) return null;
	return new Map(shard.processor === processorVersion ? entries : []);
}

function parseObject(json: string): Record<string, unknown> | null {
	try {
		const value: unknown = JSON.parse(json);
		return isObject(value) ? value : null;
	} catch (error) {
		if (error instanceof SyntaxError) return null;
		throw error;
	}
}

function isObject(value: unknown): value is Record<string, unknown> {
	return typeof value === 'object' && value !== null && !Array.isArray(value);
}
