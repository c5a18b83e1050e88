/** Reads single files of a snapshot, and makes sure that all of them are of one moment, however long the reading takes. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import type * as z from 'zod';
import { isMissing } from '../disk/is-missing.ts';
import { describeCut } from './describe-cut.ts';
import type { FileHashes } from './file-hashes.ts';
import { sha256 } from './hash.ts';
import { SnapshotChanged } from './snapshot-changed.ts';
import { SnapshotDamaged } from './snapshot-damaged.ts';
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
