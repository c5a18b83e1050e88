/** Somebody removed or took the lock of a folder that is still being worked on. */
export class LockLost extends Error {
	override readonly name = 'LockLost';

	constructor(folder: string, file: string) {
		super(
			`The lock ${file} was removed or taken by another process while this build or fetch was writing ${folder}, so the folder may hold another's work by now. Run the command again when no other one is writing it.`,
		);
	}
}
