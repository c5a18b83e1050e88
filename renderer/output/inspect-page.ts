/** Looks at a finished page before it may reach `dist`: values that were never meant as text, and the links it holds. */

export interface PageFindings {
	/** What stands in the page and must not, such as `undefined`. */
	readonly spilled: readonly string[];
	/** Site paths that the page itself links to, without query and fragment, each once; those of the shell are made by the plan. */
	readonly links: readonly string[];
}

const spill = /\[object [A-Z]\w*\]|\b(?:undefined|NaN)\b/;

/** `html` is a whole document. */
export function inspectPage(html: string): PageFindings {
	const spilled = new Set<string>();
	// Between tags, and inside attribute values.
	for (const [, text, value] of html.matchAll(/>([^<]+)<|="([^"]*)"/g)) {
		const found = spill.exec(text ?? value ?? '')?.[0];
		if (found !== undefined) {
			spilled.add(found);
		}
	}
	const links = new Set<string>();
	const main = html.slice(html.indexOf('<main'), html.indexOf('</main>'));
	for (const [, href = ''] of main.matchAll(/<a\b[^>]*?\shref="(\/[^"]*)"/g)) {
		const [path = ''] = href.split(/[?#]/);
		if (!path.startsWith('//')) {
			links.add(path);
		}
	}
	return { spilled: [...spilled], links: [...links].sort() };
}
