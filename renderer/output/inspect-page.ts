/** Looks at a finished page before it may reach `dist`: values that were never meant as text, and the links it holds. */

export interface PageFindings {
	/** What stands in the page and must not, such as `undefined`. */
	readonly spilled: readonly string[];
	/** Site paths that the page links to, without query and fragment, each once. */
	readonly links: readonly string[];
}

const spill = /\[object [A-Z]\w*\]|\b(?:undefined|NaN)\b/;

/** `markup` is HTML that React or the rich-text renderer wrote. */
export function inspectPage(markup: string): PageFindings {
	const spilled = new Set<string>();
	// Between tags, and inside attribute values.
	for (const [, text, value] of markup.matchAll(/>([^<]+)<|="([^"]*)"/g)) {
		const found = spill.exec(text ?? value ?? '')?.[0];
		if (found !== undefined) {
			spilled.add(found);
		}
	}
	const links = new Set<string>();
	for (const [, href = ''] of markup.matchAll(/<a\b[^>]*?\shref="(\/[^"]*)"/g)) {
		const [path = ''] = href.split(/[?#]/);
		if (!path.startsWith('//')) {
			links.add(path);
		}
	}
	return { spilled: [...spilled], links: [...links].sort() };
}
