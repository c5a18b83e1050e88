/** Hears of every change to the files that a build reads. */
import { once } from 'node:events';
import { basename } from 'node:path';
import { watch } from 'chokidar';

export interface FileWatcher {
	close(): Promise<void>;
}

export interface WatchedFiles {
	/** Files and folders; one that is missing is watched for, and one that is replaced as a whole is followed to its successor. */
	readonly paths: readonly string[];
	onChange(file: string): void;
	/** Hears where the system watches no more. */
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
		if (event !== 'addDir' && event !== 'unlinkDir') {
			onChange(file);
		}
	});
	watcher.on('error', onError);
	await once(watcher, 'ready');
	return watcher;
}
