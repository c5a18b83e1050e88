/** A file that an earlier run wrote whole has other content now: part of a disk was lost, or the file was edited. */
export class FileDamaged extends Error {
	override readonly name = 'FileDamaged';

	/** `remedy` is a sentence that says what a person can do. */
	constructor(file: string, remedy: string, cause: unknown) {
		super(`The file ${file} cannot be read: it is cut off or was changed. ${remedy}`, { cause });
	}
}
