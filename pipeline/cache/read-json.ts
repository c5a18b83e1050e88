/** Reads what a cache keeps as JSON. */
import { readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import type * as z from 'zod';
import { hasCode } from '../disk/is-missing.ts';
import { fileUnusable } from './cache-unusable.ts';

/** null where the file is missing, cut off, or of another kind than `schema`: what it held is then made again. @throws CacheUnusable */
export async function readCachedJson<Schema extends z.ZodType>(file: string, schema: Schema): Promise<z.output<Schema> | null> {
	try {
		return parse(await readFile(file, 'utf8'), schema);
	} catch (error) {
		return nullIfMissing(file, error);
	}
}

/** The same at once, for many small files: a promise for each would take longer than reading it. */
export function readCachedJsonSync<Schema extends z.ZodType>(file: string, schema: Schema): z.output<Schema> | null {
	try {
		return parse(readFileSync(file, 'utf8'), schema);
	} catch (error) {
		return nullIfMissing(file, error);
	}
}

function parse<Schema extends z.ZodType>(text: string, schema: Schema): z.output<Schema> | null {
	return schema.safeParse(JSON.parse(text)).data ?? null;
}

function nullIfMissing(file: string, error: unknown): null {
	if (hasCode(error, 'ENOENT') || error instanceof SyntaxError) return null;
	throw fileUnusable(file, error);
}
