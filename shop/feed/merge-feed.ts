/** Puts a part of the product feed together: a line a product, those that changed made again and all others taken from the part as it stands. */

/** A product's new line, or '' where the feed has nothing of it. */
export type FreshLines = ReadonlyMap<number, string>;

const idPattern = /^<item><g:id>(\d+)/;

export interface FeedFrame {
	/** All before the first line and behind the last one, without their line breaks. */
	readonly start: string;
	readonly end: string;
}

/** The lines of a part that was written before, by the id of their product. */
export function readFeedLines(text: string): Map<number, string> {
	return new Map(
		text.split('\n').flatMap((line): [number, string][] => {
			const [, id] = idPattern.exec(line) ?? [];
			return id === undefined ? [] : [[Number(id), line]];
		}),
	);
}

/** `ids`: of the part's products, in the order of the feed; what is neither among them nor fresh is gone. */
export function mergeFeed(
	{ start, end }: FeedFrame,
	ids: readonly number[],
	fresh: FreshLines,
	before: ReadonlyMap<number, string>,
): string {
	const lines = ids.map((id) => fresh.get(id) ?? before.get(id) ?? '').filter((line) => line !== '');
	return `${[start, ...lines, end].join('\n')}\n`;
}
