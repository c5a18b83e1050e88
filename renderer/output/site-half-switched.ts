/** The system refused a step of a commit that was under way. */
export class SiteHalfSwitched extends Error {
	override readonly name = 'SiteHalfSwitched';

	constructor(outDir: string, cause: Error) {
		super(
			`The site in ${outDir} is partly the old and partly the new one, because the system refused a step (${cause.message}). Mend that and build again: the next run finishes the rest first.`,
			{ cause },
		);
	}
}
