/** A file that an earlier run wrote whole holds something else now: part of a disk was lost, or somebody edited it. */
export class FileDamaged extends Error {
	override readonly name = 'FileDamaged';

	/** `remedy` is a sentence that says what a person can do. */
	constructor(file: string, remedy: string, cause: unknown) {
		super(`The file ${file} cannot be read: it is cut off or was changed. ${remedy}`, { cause });
	}
}
