/** Ids of headings that the pages write themselves. */

/**
 * The id of a heading by its words. It begins with `-`, as no id of a rich text's heading does (`pipeline/rich-text/heading-ids.ts`) and no
 * fixed one, so that it collides with none of them.
 */
export function headingAnchor(words: string): string {
	return `-${words.toLowerCase().replace(/[^\p{L}\d]+/gu, '-')}`;
}
