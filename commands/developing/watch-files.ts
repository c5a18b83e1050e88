/** Watches the files that a build reads, and recognises a switched snapshot by the stamps of its folder. */
import { once } from 'node:events';
import { readdirSync, statSync } from 'node:fs';
import { basename, join, sep } from 'node:path';
import { watch } from 'chokidar';
import { orIfMissingSync } from '../../pipeline/disk/is-missing.ts';
import { type FileStamp, isSameStamp, toStamp } from '../../pipeline/snapshot/file-hashes.ts';

interface FileWatcher {
	close(): Promise<void>;
}

interface WatchedFiles {
	/** Files and folders; one that is missing is watched for, and one that is replaced as a whole is followed to its successor. */
	readonly paths: readonly string[];
	onChange(file: string): void;
	/** Called when the system stops watching. */
	onError(error: unknown): void;
}

/** Beside the file that is edited, editors keep their own. */
const editorsFile = /^\.|~$|^4913$/;

/** Settled when every later change will be heard of. */
export async function watchFiles({ paths, onChange, onError }: WatchedFiles): Promise<FileWatcher> {
	const watcher = watch([...paths], {
		ignoreInitial: true,
		// A save that replaces the file counts at once: the listener waits for changes that belong together.
		atomic: false,
		ignored: (path) => editorsFile.test(basename(path)) && !paths.includes(path),
	});
	watcher.on('all', (event, file) => {
		if (event !== 'addDir' && event !== 'unlinkDir') onChange(file);
	});
	watcher.on('error', onError);
	await once(watcher, 'ready');
	return watcher;
}

/** Notes a folder's files at one moment, to distinguish a change that is heard of late from a new one. */
export interface FolderStamps {
	/** True for a path below the folder, whether there is a file or not. */
	includes(file: string): boolean;
	/** Takes the files as they are now; a folder that is missing has none. */
	note(): void;
	/** True where the file is as it was taken, or is missing now as it was then. */
	isAsNoted(file: string): boolean;
}

/** `dir`, and the files asked for: absolute paths. Nothing is as noted until `note` is called. */
export function createFolderStamps(dir: string): FolderStamps {
	let noted: ReadonlyMap<string, FileStamp> | null = null;
	return {
		includes: (file) => file.startsWith(dir + sep),
		note() {
			noted = new Map(filesOf(dir).flatMap((file) => toEntry(file, stampOf(file))));
		},
		isAsNoted(file) {
			if (noted === null) return false;
			const [before, now] = [noted.get(file) ?? null, stampOf(file)];
			return before === null || now === null ? before === now : isSameStamp(before, now);
		},
	};
}

function filesOf(dir: string): readonly string[] {
	return orIfMissingSync(() => readdirSync(dir, { recursive: true, encoding: 'utf8' }), []).map((name) => join(dir, name));
}

/** null where there is no file. */
function stampOf(file: string): FileStamp | null {
	return orIfMissingSync(() => toStamp(statSync(file)), null);
}

function toEntry(file: string, stamp: FileStamp | null): readonly (readonly [string, FileStamp])[] {
	return stamp === null ? [] : [[file, stamp]];
}
