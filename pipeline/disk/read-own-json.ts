/** Reads JSON that an earlier run wrote and that a command cannot do without. A cache's JSON is made again instead: see ../cache/read-json.ts. */
import { readFile } from 'node:fs/promises';
import * as z from 'zod';
import { FileDamaged } from './file-damaged.ts';

/** @throws FileDamaged with `remedy` where the file holds something else; a file that is missing as the system says it */
export async function readOwnJson<Schema extends z.ZodType>(file: string, schema: Schema, remedy: string): Promise<z.output<Schema>> {
	const text = await readFile(file, 'utf8');
	try {
		return schema.parse(JSON.parse(text));
	} catch (error) {
		if (error instanceof SyntaxError || error instanceof z.ZodError) {
			throw new FileDamaged(file, remedy, error);
		}
		throw error;
	}
}
