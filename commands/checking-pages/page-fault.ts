/** What the page checks find, and how a person reads it: the same fault on every page is one line. */

export interface PageFault {
	/** Name of the check. */
	readonly check: string;
	/** Site path of the page. */
	readonly page: string;
	readonly message: string;
}

const shownPages = 3;

/** Faults by check and message, the most frequent first, each with the first pages that have it. */
export function formatPageFaults(faults: readonly PageFault[]): string {
	const groups = Map.groupBy(faults, ({ check, message }) => `${check}: ${message}`);
	return [...groups]
		.map(([title, found]) => ({ title, pages: [...new Set(found.map(({ page }) => page))] }))
		.sort((a, b) => b.pages.length - a.pages.length || (a.title < b.title ? -1 : 1))
		.map(({ title, pages }) => `${title}\n    on ${describePages(pages)}`)
		.join('\n');
}

function describePages(pages: readonly string[]): string {
	const more = pages.length - shownPages;
	return `${pages.slice(0, shownPages).join(', ')}${more > 0 ? ` and ${more} more` : ''}`;
}
