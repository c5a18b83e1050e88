/** So many products are gone that it looks like a fault rather than a decision. */
export class CatalogueShrunk extends Error {
	override readonly name = 'CatalogueShrunk';
	readonly before: number;
	readonly after: number;

	constructor(before: number, after: number) {
		super(
			`The backend has ${after} published products, and the snapshot ${before}: more than 30 % are gone. If that is meant, fetch with --accept-shrink.`,
		);
		this.before = before;
		this.after = after;
	}
}
