/** What stands where a fetch keeps the snapshot that is about to take its place was left by no fetch. */
export class ForeignFolder extends Error {
	override readonly name = 'ForeignFolder';

	constructor(folder: string, dir: string) {
		super(
			`${folder} would take the place of the snapshot ${dir}, but holds no whole snapshot: no fetch has left it so. Nothing was changed. Move it away, or remove it if you do not need it, and run the command again.`,
		);
	}
}
