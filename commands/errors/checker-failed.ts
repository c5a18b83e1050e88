/** A checker itself did not work; nothing is known about the pages. */
export class CheckerFailed extends Error {
	override readonly name = 'CheckerFailed';

	constructor(checker: string, reason: string) {
		super(`${checker} did not run. ${reason}`);
	}
}
