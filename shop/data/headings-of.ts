/** Finds a text's subjects, for a search. */

const heading = /^#{1,6}[ \t]+(.+)$|<h([1-6])\b[^>]*>([\s\S]*?)<\/h\2>/gm;

/** A text's headings, as plain words, whether it was written as markdown or as HTML. */
export function headingsOf(text: string): string {
	const headings = [...text.matchAll(heading)].map(([, markdown, , html]) => markdown ?? html ?? '');
	return headings
		.map((each) =>
			each
				.replace(/<[^>]*>|\]\([^)]*\)/g, ' ')
				.replace(/[#*_`[\]]/g, ' ')
				.replace(/\s+/g, ' ')
				.trim(),
		)
		.filter((each) => each !== '')
		.join(' ');
}
