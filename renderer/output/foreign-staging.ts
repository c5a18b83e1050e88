/** Where a build would stage its files lies something that no build has put there, and that a build therefore does not remove. */
export class ForeignStaging extends Error {
	override readonly name = 'ForeignStaging';
	/** What the folder holds; null where it is no folder. */
	readonly names: readonly string[] | null;

	constructor(stagingDir: string, names: readonly string[] | null) {
		const found = names === null ? 'is no folder' : `holds ${listed(names)}, and not the mark of a build`;
		super(
			`${stagingDir} ${found}. A build keeps its files there until they take their place, and removes nothing of others. Move it elsewhere; if an earlier version of this program left it, delete it and run "npm run build -- --full".`,
		);
		this.names = names;
	}
}

function listed(names: readonly string[]): string {
	const [first = '', ...more] = names.map((name) => JSON.stringify(name));
	return more.length === 0 ? first : `${first} and ${more.length} more`;
}
