/** Reads what a cache keeps as JSON. */
import { readFile } from 'node:fs/promises';
import type * as z from 'zod';
import { hasCode } from '../disk/is-missing.ts';

/** null where the file is missing, cut off, or of another kind than `schema`: what it held is then made again. */
export async function readCachedJson<Schema extends z.ZodType>(file: string, schema: Schema): Promise<z.output<Schema> | null> {
	try {
		return schema.safeParse(JSON.parse(await readFile(file, 'utf8'))).data ?? null;
	} catch (error) {
		if (hasCode(error, 'ENOENT') || error instanceof SyntaxError) return null;
		throw error;
	}
}
