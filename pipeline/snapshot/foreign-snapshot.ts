/** A folder holds the snapshot of another project than the one that a command is about. */
export class ForeignSnapshot extends Error {
	override readonly name = 'ForeignSnapshot';

	constructor(dir: string, found: string, wanted: string) {
		super(
			`${dir} holds the content of the project "${found}", and this site is "${wanted}". Give each project a folder of its own with --content, or correct the project domain (PROJECT_DOMAIN, or projectDomain in site.config.ts).`,
		);
	}
}
