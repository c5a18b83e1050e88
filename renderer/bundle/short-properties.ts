/**
 * Gives the custom properties of a set of sheets short names, as a minifier does with a script's own variables: every document carries its
 * sheets, and no script and no markup names a property of them.
 */

/** Where one is declared or asked for: class names and text have none. */
const property = /(?<=[{;(])--[\w-]+/g;

/** A short name for each that the minified `sheets` say, in their order. */
export function shortNames(sheets: readonly string[]): ReadonlyMap<string, string> {
	const found = new Set(sheets.flatMap((sheet) => sheet.match(property) ?? []));
	return new Map([...found].map((name, place) => [name, `--${shortName(place)}`]));
}

/** A minified sheet with the short names; what has none keeps its own. */
export function shortenProperties(sheet: string, names: ReadonlyMap<string, string>): string {
	return sheet.replace(property, (name) => names.get(name) ?? name);
}

/** Values of custom properties are left as they were written: any text might be meant, but never by ours. */
export function withoutBlanks(sheet: string): string {
	return sheet.replace(/--[\w-]+:[^;{}]*/g, (declaration) => declaration.replace(/([:,]) +/g, '$1'));
}

/** a … z, then a1 … z1 and so on. */
function shortName(place: number): string {
	const round = Math.floor(place / 26);
	return String.fromCharCode(97 + (place % 26)) + (round || '');
}
