/** The disk or another part of the system kept a release or a rollback from being made; what visitors see is as it was. */
export class ReleaseFailed extends Error {
	override readonly name = 'ReleaseFailed';

	constructor(current: number | null, cause: Error, what: 'release' | 'rollback' = 'release') {
		const served = current === null ? 'Nothing is served yet' : `Release ${current} is still current`;
		super(`The ${what} could not be made (${cause.message}). ${served}, and what was begun is removed.`, { cause });
	}
}
