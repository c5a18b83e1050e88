/** What is wrong with the descriptions of a site's pages, as search engines see them. */
import type { PageData } from '../../client/pages/page-data.ts';

/** Search engines cut what is longer. */
const longest = 160;

/** Only pages that may be indexed are judged; two languages may say the same. */
export function findDescriptionFaults(pages: readonly Pick<PageData, 'path' | 'head' | 'result'>[]): string[] {
	const said = new Map<string, string>();
	return pages.flatMap(({ path, head: { description, canonical }, result: { language } }) => {
		if (canonical === null) return [];
		if (description === null || description.trim() === '') return [`${path} has no description`];
		const key = `${language} ${description}`;
		const other = said.get(key);
		said.set(key, path);
		return [
			...(other === undefined ? [] : [`${path} says the same as ${other}`]),
			...(description.length > longest ? [`${path} says ${description.length} characters`] : []),
			...(/\bundefined\b|\bnull\b|\[object|,\s*[,.]|\s{2}/.test(description) ? [`${path} says "${description}"`] : []),
		];
	});
}
