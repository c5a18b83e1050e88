/** The snapshot was written to while it was being read, so that its files no longer belong together. */
export class SnapshotChanged extends Error {
	override readonly name = 'SnapshotChanged';
	readonly file: string;

	constructor(file: string) {
		super(`The snapshot's file ${file} was changed while the snapshot was being read. Run the command again.`);
		this.file = file;
	}
}
