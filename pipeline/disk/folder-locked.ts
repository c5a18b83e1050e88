/** Another process holds the same folder. */
export class FolderLocked extends Error {
	override readonly name = 'FolderLocked';

	constructor(folder: string) {
		super(`Another command is using ${folder}. Wait until it has ended, or stop it, and run this one again.`);
	}
}
