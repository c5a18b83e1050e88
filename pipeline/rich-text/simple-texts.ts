/** Renders simple texts where they are asked for: that is quicker than to keep them. */
import { renderSimpleText } from './simple-text.ts';

export interface SimpleTexts {
	isSimple(markdown: string): boolean;
	/** null where the text is not simple. */
	html(markdown: string): string | null;
}

/** Texts between the question whether they are simple and their page: those of two parts of a site. Beyond, and on other pages, they are rendered again. */
const remembered = 4096;

export function createSimpleTexts(): SimpleTexts {
	const results = new Map<string, string | null>();
	return {
		isSimple(markdown) {
			const known = results.get(markdown);
			if (known !== undefined) return known !== null;
			const html = renderSimpleText(markdown);
			if (results.size < remembered) results.set(markdown, html);
			return html !== null;
		},
		html(markdown) {
			const known = results.get(markdown);
			results.delete(markdown);
			return known === undefined ? renderSimpleText(markdown) : known;
		},
	};
}
