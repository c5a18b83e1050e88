/** The system would refuse a part of a commit, which therefore does not begin. */
export class SiteNotWritable extends Error {
	override readonly name = 'SiteNotWritable';

	constructor(folder: string, why: string, remedy: string) {
		super(`The site cannot be put in place, and nothing was changed: ${folder} ${why}. ${remedy}`);
	}
}
