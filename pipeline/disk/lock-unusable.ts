/** A lock file cannot be made, or something else has its name. */
export class LockUnusable extends Error {
	override readonly name = 'LockUnusable';

	constructor(file: string, cause: Error) {
		super(
			`The lock ${file} cannot be taken: ${cause.message}. Its folder and the file must be writable, and the file must be an empty one that a build made. Correct the permissions or remove the file, and run the command again.`,
			{ cause },
		);
	}
}
