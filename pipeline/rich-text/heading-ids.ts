/** The ids of a text's headings. */
import GithubSlugger, { slug } from 'github-slugger';

/**
 * Gives each heading of one text its id by its words, in their order; null where they make none. An id that scripts might look up as a global
 * (`_paq`, `__proto__`) gets the prefix `text-`. All others stay as editors write them in menu anchors; that they are the only ones of their
 * page is seen to where the page is known (fill-rich-text.ts).
 */
export function createHeadingIds(): (words: string) => string | null {
	const slugger = new GithubSlugger();
	return (words) => {
		if (!/[\p{Letter}\p{Number}]/u.test(slug(words))) return null;
		const id = slugger.slug(words);
		return /^\p{Letter}/u.test(id) ? id : `text-${id}`;
	};
}
