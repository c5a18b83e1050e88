/** A file of the snapshot is cut, unreadable or not what the manifest promises. */
export class SnapshotDamaged extends Error {
	override readonly name = 'SnapshotDamaged';
	readonly file: string;

	constructor(file: string, reason: string, cause?: unknown) {
		super(`The snapshot's file ${file} ${reason}. Restore it from version control, or fetch the content again with "npm run fetch".`, {
			cause,
		});
		this.file = file;
	}
}
