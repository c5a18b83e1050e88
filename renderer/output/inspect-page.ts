/** Looks at a finished page before it may reach `dist`: values that were never meant as text, and the links it holds. */

export interface PageFindings {
	/** What stands in the page and must not, such as `undefined`. */
	readonly spilled: readonly string[];
	/** Site paths that the page links to, without query and fragment, each once. */
	readonly links: readonly string[];
}

const spills = ['undefined', 'NaN', '[object '] as const;
const spill = /\[object [A-Z]\w*\]|\b(?:undefined|NaN)\b/;

/** `own` is what the page itself adds to its document; shell and styles are the same in all pages. */
export function inspectPage(own: readonly string[]): PageFindings {
	return { spilled: [...new Set(own.flatMap(findSpilled))], links: [...new Set(own.flatMap(findLinks))].sort() };
}

function findLinks(html: string): readonly string[] {
	const links = new Set<string>();
	const link = /<a\b[^>]*?\shref="(\/[^"?#]*)/y;
	// Looking for the start of a link takes a fraction of the time that the expression would need to find it.
	for (let at = html.indexOf('<a'); at !== -1; at = html.indexOf('<a', at + 1)) {
		link.lastIndex = at;
		const path = link.exec(html)?.[1];
		if (path !== undefined && !path.startsWith('//')) {
			links.add(path);
		}
	}
	return [...links];
}

/** Values that were never meant as text, each once, between tags and inside attribute values. */
export function findSpilled(html: string): readonly string[] {
	// Nearly every page has none, and looking for words is ten times faster than taking the page apart.
	if (!spills.some((word) => html.includes(word))) {
		return [];
	}
	const spilled = new Set<string>();
	for (const [, text, value] of html.matchAll(/>([^<]+)<|="([^"]*)"/g)) {
		const found = spill.exec(text ?? value ?? '')?.[0];
		if (found !== undefined) {
			spilled.add(found);
		}
	}
	return [...spilled];
}
