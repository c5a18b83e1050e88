/**
 * Postcodes that a rate of delivery is limited to. The builder, the checkout and the order service read and compare them by this code, so that an
 * address that is offered a rate also gets it.
 */

/** Beginnings of postcodes without blanks and hyphens, from the first to the last, of the same length. */
export interface PostcodeRange {
	readonly from: string;
	readonly to: string;
}

/** Where a parcel goes. */
export interface PostcodePlace {
	/** ISO 3166-1 alpha-2. */
	readonly countryCode: string;
	/** As the buyer wrote it; `''`: not entered, so that no limited rate is offered. */
	readonly postcode: string;
}

/** More than any country's postcode has. */
const maxLength = 10;

/** Countries whose postcodes are written with and without letters before them. */
const countryLetters: ReadonlyMap<string, string> = new Map([
	['LT', 'LT'],
	['LU', 'L'],
	['LV', 'LV'],
]);

/** Two beginnings are a range if one of these is between them; a hyphen alone may also belong to a postcode. */
const rangeSign = /\s*(?:[–—]|\.\.)\s*|\s+-\s*|\s*-\s+/;

/** Luxembourg, Latvia and Lithuania: `L-1234`; Poland: `00-950`; Portugal: `1000-205`. */
const hyphenated = /^(?:[A-Z]{1,3}-\d+|\d\d-\d{1,3}|\d{4}-\d{1,3})$/;
const plain = /^[A-Z\d]+(?: [A-Z\d]+)?$/;

/** null: neither the beginning of a postcode nor a range of two. */
export function parsePostcodeRange(entry: unknown): PostcodeRange | null {
	if (typeof entry !== 'string' && !(Number.isSafeInteger(entry) && Number(entry) >= 0)) return null;
	const written = String(entry).toUpperCase().trim();
	const ends = (isHyphenRange(written) ? written.split('-') : written.split(rangeSign)).map(toBeginning);
	const [from = null, to = from] = ends;
	if (ends.length > 2 || from === null || to === null || from.length !== to.length) return null;
	return from <= to ? { from, to } : { from: to, to: from };
}

/** null: no limit. A list that holds anything is one, also if none of its entries can be read: then nothing is delivered. */
export function parsePostcodeRanges(list: unknown): readonly PostcodeRange[] | null {
	if (list === null || list === undefined || list === '') return null;
	if (!Array.isArray(list)) return [];
	return list.length === 0 ? null : list.flatMap((entry) => parsePostcodeRange(entry) ?? []);
}

/** `ranges` null or left out: everywhere. */
export function deliversTo({ countryCode, postcode }: PostcodePlace, ranges: readonly PostcodeRange[] | null | undefined): boolean {
	if (ranges === null || ranges === undefined) return true;
	const written = clean(postcode);
	const letters = countryLetters.get(countryCode) ?? '';
	const short = written.startsWith(letters) ? written.slice(letters.length) : written;
	return ranges.some((range) => isWithin(short, range) || isWithin(letters + short, range));
}

/** As an editor means `80331-80339`, and may or may not mean `00-95` where Poland is delivered to. */
export function isHyphenRange(entry: string): boolean {
	return /^([A-Z\d]+)-([A-Z\d]+)$/i.test(entry) && !/^[A-Z]+-\d/i.test(entry) && entry.indexOf('-') * 2 + 1 === entry.length;
}

function toBeginning(written: string): string | null {
	if (!plain.test(written) && !hyphenated.test(written)) return null;
	const beginning = clean(written);
	// no postcode has a word in it
	return beginning.length > maxLength || /[A-Z]{5}/.test(beginning) ? null : beginning;
}

function isWithin(postcode: string, { from, to }: PostcodeRange): boolean {
	const beginning = postcode.slice(0, from.length);
	return beginning.length === from.length && beginning >= from && beginning <= to;
}

function clean(postcode: string): string {
	return postcode.toUpperCase().replace(/[^A-Z\d]/g, '');
}
