/** The files of a snapshot's history. A fetch goes on where they end, so none of them may be lost: they are listed on the disk and in the manifest. */
import { readdirSync } from 'node:fs';
import path from 'node:path';
import type * as z from 'zod';
import { orIfMissingSync } from '../disk/is-missing.ts';
import { openFileHashes } from './file-hashes.ts';
import { historyFolder, readRecorded, type SnapshotManifest } from './manifest.ts';
import { SnapshotDamaged } from './snapshot-errors.ts';
import { createSnapshotFiles, type SnapshotFiles } from './snapshot-files.ts';

export interface HistoryFolder {
	/** Below the snapshot's folder, sorted. */
	readonly names: readonly string[];
	/** Those that are not as a fetch left them. */
	readonly edited: readonly string[];
	/** @throws SnapshotDamaged or SnapshotChanged */
	text(name: string): string;
	/** @throws SnapshotDamaged or SnapshotChanged */
	json<Schema extends z.ZodType>(name: string, schema: Schema): z.output<Schema>;
}

/** What editors and systems put beside it, such as `.DS_Store`, is no part of it. */
const historyFile = /\.(?:json|md)$/;

/**
 * `recorded`: what the manifest says of the files. One that was edited by hand must still be whole; one that is gone is damage.
 * @throws SnapshotDamaged
 */
export function openHistoryFolder(dir: string, files: SnapshotFiles, recorded: SnapshotManifest['history']): HistoryFolder {
	const names = listFiles(dir);
	const gone = Object.keys(recorded).find((name) => !names.includes(name));
	if (gone !== undefined) throw new SnapshotDamaged(gone, 'is missing');
	const edited = names.filter((name) => files.hashOf(name) !== recorded[name]);
	for (const name of edited) if (name.endsWith('.json')) files.checkJson(name);
	return { names, edited, text: files.readText, json: files.readJson };
}

function listFiles(dir: string): readonly string[] {
	return orIfMissingSync(() => readdirSync(path.join(dir, historyFolder), { recursive: true, withFileTypes: true }), [])
		.filter((entry) => entry.isFile() && historyFile.test(entry.name))
		.map((entry) => path.relative(dir, path.join(entry.parentPath, entry.name)).replaceAll('\\', '/'))
		.sort();
}

/** `dir` is the snapshot's; it may be missing. @throws SnapshotDamaged */
export async function openHistory(dir: string): Promise<HistoryFolder> {
	const hashes = await openFileHashes(dir, null);
	const { history } = readRecorded(dir);
	return openHistoryFolder(dir, createSnapshotFiles(dir, hashes), history);
}
