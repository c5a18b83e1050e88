/** There is no snapshot where one was expected. */
export class SnapshotMissing extends Error {
	override readonly name = 'SnapshotMissing';
	readonly dir: string;

	constructor(dir: string) {
		super(
			`There is no content snapshot in ${dir}. Fetch one with "npm run fetch" (needs DIRECTUS_URL and DIRECTUS_TOKEN), or name its folder with --content.`,
		);
		this.dir = dir;
	}
}
