/** Reads JSON that an earlier run or another program wrote. */

import { readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import * as z from 'zod';
import { WorldError } from '../../site/world-error.ts';
import { isMissing } from './is-missing.ts';

/** @throws FileDamaged with `remedy` where the file holds something else; a file that is missing as the system says it */
export async function readOwnJson<Schema extends z.ZodType>(file: string, schema: Schema, remedy: string): Promise<z.output<Schema>> {
	const text = await readFile(file, 'utf8');
	try {
		return schema.parse(JSON.parse(text));
	} catch (error) {
		if (error instanceof SyntaxError || error instanceof z.ZodError) throw new FileDamaged(file, remedy, error);
		throw error;
	}
}

/** A file that an earlier run wrote whole has other content now: part of a disk was lost, or the file was edited. */
export class FileDamaged extends WorldError {
	/** `remedy` is a sentence that says what a person can do. */
	constructor(file: string, remedy: string, cause: unknown) {
		super(`The file ${file} cannot be read: it is cut off or was changed. ${remedy}`, { cause });
	}
}

/** null where the file is missing, cut off, or of another kind than `schema`. */
export function readJsonIfThere<Schema extends z.ZodType>(file: string, schema: Schema): z.output<Schema> | null {
	try {
		return schema.safeParse(JSON.parse(readFileSync(file, 'utf8'))).data ?? null;
	} catch (error) {
		if (isMissing(error) || error instanceof SyntaxError) return null;
		throw error;
	}
}

/** Undefined for what is no JSON: text from a disk, a process or git may be cut off, or of another kind. */
export function parseJson(text: string): unknown {
	try {
		return JSON.parse(text);
	} catch {
		return undefined;
	}
}
