/** Another process is writing the same folder. */
export class FolderLocked extends Error {
	override readonly name = 'FolderLocked';

	constructor(folder: string) {
		super(`Another build, fetch or release is writing ${folder}. Wait until it has ended, and run the command again.`);
	}
}
