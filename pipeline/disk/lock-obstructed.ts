/** A folder, link or device stands where a lock file should. */
export class LockObstructed extends Error {
	override readonly name = 'LockObstructed';

	constructor(file: string) {
		super(
			`${file} is no ordinary file, so it is no lock that a build or fetch made, and none can be made in its place. Remove it, and run the command again.`,
		);
	}
}
