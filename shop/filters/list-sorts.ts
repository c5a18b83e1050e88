/** The sorts that every list offers, in the backend's notation. */

const offered = ['-id', 'price_brutto', '-price_brutto'];

/** The shop's own comes first. */
export function listSorts(defaultSort: string): string[] {
	return [...new Set([defaultSort, ...offered])];
}
