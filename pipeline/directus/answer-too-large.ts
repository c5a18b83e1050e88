/** The backend answered with more than anything that it holds can have; what came until then is dropped. */
export class AnswerTooLarge extends Error {
	override readonly name = 'AnswerTooLarge';
	readonly url: string;

	/** Without its query. */
	constructor(url: string, maxBytes: number) {
		super(
			`${url} answers with more than ${Math.round(maxBytes / 1_000_000)} MB, compression undone, and no more is read. If it is a file, make it smaller; if it is a list, look in the backend for texts that are far too long.`,
		);
		this.url = url;
	}
}
