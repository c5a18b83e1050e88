/** A fetch would have to write into the history before what stands there already. */
export class ClockBehind extends Error {
	override readonly name = 'ClockBehind';

	constructor(asOf: string, newest: string) {
		super(
			`It is ${asOf}, says the clock, but the snapshot's history goes on to ${newest}. Prices and legal texts cannot be recorded in the past: set the clock right and fetch again. Where the clock was wrong at the earlier fetch, first restore the snapshot's history folder from version control.`,
		);
	}
}
