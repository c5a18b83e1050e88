/** A build's staged files are gone: they were removed or replaced while the build was running. */
export class StagingLost extends Error {
	override readonly name = 'StagingLost';

	constructor(path: string) {
		super(
			`${path} was removed or replaced while a build was running, which cannot put a whole site in place without it. Run "npm run build" again before anything else.`,
		);
	}
}
