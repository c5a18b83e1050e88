/** Another process is writing the same folder. */
export class FolderLocked extends Error {
	override readonly name = 'FolderLocked';

	constructor(folder: string, pid: number) {
		super(`Another build or fetch (process ${pid}) is writing ${folder}. Wait until it has ended.`);
	}
}
