/** The words of a search in the address of its page, in front of what a list has there. */

const parameter = 'q';
const maxLength = 80;

/** `search`: of an address. `''`: nothing is searched for. */
export function readWords(search: string): string {
	return cutWords(new URLSearchParams(search).get(parameter) ?? '');
}

/** `search` becomes that of a list in which the words are searched for; `''`: of any list. */
export function withWords(search: string, words: string): string {
	const cut = cutWords(words);
	if (cut === '') return search;
	const own = `?${parameter}=${encodeURIComponent(cut).replaceAll('%20', '+')}`;
	return search === '' ? own : `${own}&${search.slice(1)}`;
}

export function cutWords(words: string): string {
	return words.replace(/\s+/g, ' ').trim().slice(0, maxLength).trim();
}

/** Length of the field in which they are typed. */
export const maxWordsLength = maxLength;
