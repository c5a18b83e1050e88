import { isElsewhere, type Owner } from './lock-owner.ts';

/** Another process is writing the same folder. */
export class FolderLocked extends Error {
	override readonly name = 'FolderLocked';

	/** `file`: the lock. */
	constructor(folder: string, file: string, owner: Owner) {
		const { pid, place } = owner;
		const where = place !== undefined && isElsewhere(owner) ? ` in another container or on another machine, ${place.host}` : '';
		super(
			`Another build or fetch (process ${pid}${where}) is writing ${folder}. Wait until it has ended. If that process is none of these, remove ${file}.`,
		);
	}
}
