/**
 * Gives the custom properties of a set of sheets short names, as a minifier does with a script's own variables: every document carries its
 * sheets, and no script and no markup names a property of them.
 */

/** Where one is declared or asked for: class names and text have none. */
const property = /(?<=[{;(])--[\w-]+/g;

/** Names for all that the minified `sheets` say, in their order, the same in each. Returns how one of them is rewritten. */
export function shortenProperties(sheets: readonly string[]): (sheet: string) => string {
	const found = new Set(sheets.flatMap((sheet) => sheet.match(property) ?? []));
	const names = new Map([...found].map((name, place) => [name, `--${shortName(place)}`]));
	return (sheet) => sheet.replace(property, (name) => names.get(name) ?? name);
}

/** a … z, then a1 … z1 and so on. */
function shortName(place: number): string {
	const round = Math.floor(place / 26);
	return String.fromCharCode(97 + (place % 26)) + (round || '');
}
