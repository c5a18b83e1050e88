/** A file of kept rich text in the snapshot that cannot be read. */
export class RichTextShardError extends Error {
	override readonly name = 'RichTextShardError';
	readonly file: string;

	constructor(file: string) {
		super(`${file} is cut off or no rich-text file. Restore it from git, or delete it: what is missing is rendered again.`);
		this.file = file;
	}
}
