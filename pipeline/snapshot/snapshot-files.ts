/** Reads single files of a snapshot, and makes sure that all of them are of one moment, however long the reading takes. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import type * as z from 'zod';
import { isMissing } from '../disk/is-missing.ts';
import type { FileHashes } from './file-hashes.ts';
import { sha256 } from './hash.ts';
import { SnapshotChanged, SnapshotDamaged } from './snapshot-errors.ts';
import { isWireRecord, type WireRecord } from './wire-record.ts';

/** Each method throws {@link SnapshotDamaged}, and for a file that changed since it was hashed {@link SnapshotChanged}. */
export interface SnapshotFiles {
	/** SHA-256 of the file as it is read from now on. */
	hashOf(file: string): string;
	/** For a file that is not read through this object; see {@link FileHashes.presumedHashOf}. */
	presumedHashOf(file: string): string;
	readText(file: string): string;
	/** Reads a file only to see that it is whole. */
	checkJson(file: string): void;
	readJson<Schema extends z.ZodType>(file: string, schema: Schema): z.output<Schema>;
	readRecords(file: string): readonly WireRecord[];
}

/** Files are named by their path below `dir`. */
export function createSnapshotFiles(dir: string, hashes: FileHashes): SnapshotFiles {
	const hashed = new Map<string, string>();

	function readText(file: string): string {
		const known = hashed.get(file);
		const bytes = orDamaged(file, () => readFileSync(path.join(dir, file)));
		if (known !== undefined && sha256(bytes) !== known) {
			hashes.forget();
			throw new SnapshotChanged(file);
		}
		return bytes.toString('utf8');
	}

	return {
		hashOf(file) {
			const { hash } = orDamaged(file, () => hashes.hashOf(file));
			hashed.set(file, hash);
			return hash;
		},
		presumedHashOf: (file) => orDamaged(file, () => hashes.presumedHashOf(file)),
		readText,
		checkJson: (file) => void parseWhole(file, readText(file)),
		readJson(file, schema) {
			const result = schema.safeParse(parseWhole(file, readText(file)));
			if (!result.success) {
				const issue = result.error.issues[0];
				throw new SnapshotDamaged(file, `is not what it should be (${issue?.path.join('.')}: ${issue?.message})`, result.error);
			}
			return result.data;
		},
		readRecords(file) {
			const records = parseWhole(file, readText(file));
			if (!Array.isArray(records) || !records.every(isWireRecord)) throw new SnapshotDamaged(file, 'is not a list of records');
			return records;
		},
	};
}

function orDamaged<Result>(file: string, read: () => Result): Result {
	try {
		return read();
	} catch (error) {
		throw new SnapshotDamaged(file, isMissing(error) ? 'is missing' : 'cannot be read', error);
	}
}

function parseWhole(file: string, text: string): unknown {
	try {
		return JSON.parse(text);
	} catch (error) {
		throw new SnapshotDamaged(file, describeCut(text, error), error);
	}
}

/** As the end of a sentence about the file. */
export function describeCut(text: string, error: unknown): string {
	if (text.trim() === '') return 'is empty: it was only half written';
	const reason = error instanceof Error ? error.message : '';
	const [, position] = /at position (\d+)/.exec(reason) ?? [];
	const isCut = position === undefined ? /^Unexpected end|^Unterminated/.test(reason) : Number(position) >= text.trimEnd().length;
	if (isCut) return `ends in the middle of line ${lineOf(text, text.trimEnd().length)}: it was cut off, or only half written`;
	const at = Number(position ?? 0);
	const column = at - (text.lastIndexOf('\n', at - 1) + 1) + 1;
	return `is not JSON in line ${lineOf(text, at)}, column ${column}`;
}

function lineOf(text: string, position: number): number {
	return text.slice(0, position).split('\n').length;
}
