/** Opens the history in a folder even if the snapshot around it is damaged: a fetch replaces that, and takes the history over. */
import { openFileHashes } from './file-hashes.ts';
import { type HistoryFolder, openHistoryFolder } from './history-folder.ts';
import { readRecorded } from './read-recorded.ts';
import { createSnapshotFiles } from './snapshot-files.ts';

/** `dir` is the snapshot's; it may be missing. @throws SnapshotDamaged */
export async function openHistory(dir: string): Promise<HistoryFolder> {
	const hashes = await openFileHashes(dir, null);
	const { history } = await readRecorded(dir);
	return openHistoryFolder(dir, createSnapshotFiles(dir, hashes), history);
}
