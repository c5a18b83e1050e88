import { historyFolder } from './manifest.ts';

/** A file of the snapshot is cut, unreadable or not what the manifest promises. */
export class SnapshotDamaged extends Error {
	override readonly name = 'SnapshotDamaged';
	readonly file: string;

	constructor(file: string, reason: string, cause?: unknown) {
		super(`The snapshot's file ${file} ${reason}. ${remedyFor(file)}`, { cause });
		this.file = file;
	}
}

/** The backend knows nothing of what was. */
function remedyFor(file: string): string {
	return file.startsWith(`${historyFolder}/`)
		? 'Restore it from version control: the history cannot be fetched again.'
		: 'Restore it from version control, or fetch the content again with "npm run fetch".';
}
