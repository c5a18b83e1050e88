/** A part of the catalogue that lost more than it may. */
export interface Shrinkage {
	/** Such as `published products`. */
	readonly name: string;
	readonly before: number;
	readonly after: number;
}

/** So much of the catalogue is gone that it looks like a fault rather than a decision. */
export class CatalogueShrunk extends Error {
	override readonly name = 'CatalogueShrunk';
	readonly shrunk: readonly Shrinkage[];

	constructor(shrunk: readonly Shrinkage[]) {
		const parts = shrunk.map(({ name, before, after }) => `${before} ${name} are ${after} now`).join(', ');
		super(
			`The catalogue has shrunk by more than 30 % since the last fetch: ${parts}. Look whether the token may still read them. If that is meant, fetch with --accept-shrink.`,
		);
		this.shrunk = shrunk;
	}
}
