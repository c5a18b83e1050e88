/** A source of the client cannot be bundled. */
export class SourceFaulty extends Error {
	override readonly name = 'SourceFaulty';

	/** `faults` name file, line and column, with the line itself. */
	constructor(faults: string) {
		super(`The client's sources have faults:\n\n${faults.trim()}`);
	}
}
