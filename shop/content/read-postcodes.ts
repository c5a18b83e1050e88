/** Reads the postcodes that a config of a shipping method is limited to. What cannot be read limits all the same: it never makes a rate cheaper for everybody. */

import { describeValue } from '../../pipeline/records/describe-value.ts';
import type { RecordContext } from '../../pipeline/records/read-part.ts';
import { canBeginPostcode } from '../../site/countries.ts';
import { isHyphenRange, type PostcodeRange, parsePostcodeRange, parsePostcodeRanges } from '../../site/postcode-range.ts';

const expected = 'the beginning of a postcode, such as 803, or a range, such as 80331-80339';

/** null: every postcode. `countries`: codes of those that the config is for; none are known where it is empty. */
export function readPostcodes(list: unknown, context: RecordContext, countries: readonly string[]): readonly PostcodeRange[] | null {
	const ranges = parsePostcodeRanges(list);
	if (ranges === null) return null;
	if (Array.isArray(list)) {
		const consequence = ranges.length === 0 ? 'the config is used nowhere' : 'the config is used for the other entries only';
		for (const [index, entry] of list.entries()) judgeEntry(entry, { field: `postcodes[${index}]`, consequence }, context, countries);
		judgeCountries(list, context, countries);
	} else {
		context.warn({
			code: 'field-ignored',
			field: 'postcodes',
			message: `Expected a list, found ${describeValue(list)}. The config is used nowhere.`,
			fix: 'Enter a list of postcodes, or empty the field if the config is for all of them.',
		});
	}
	return ranges;
}

interface EntryPlace {
	readonly field: string;
	/** Of an entry that is left out. */
	readonly consequence: string;
}

function judgeEntry(entry: unknown, { field, consequence }: EntryPlace, { warn }: RecordContext, countries: readonly string[]): void {
	const range = parsePostcodeRange(entry);
	const found = describeValue(entry);
	if (range === null) {
		const message = `Expected ${expected}, found ${found}. The value is left out, and ${consequence}.`;
		warn({ code: 'field-ignored', field, message, fix: `Enter ${expected}. Each entry is one of them.` });
		return;
	}
	const fits = (beginning: string) => countries.length === 0 || countries.some((country) => canBeginPostcode(beginning, country));
	if (!fits(range.from) || !fits(range.to)) {
		const names = countries.toSorted().join(', ');
		const message = `${found} is no beginning of a postcode in the countries that the config is for (${names}). It matches no address there.`;
		warn({ code: 'postcode-unclear', field, message, fix: `Enter ${expected}, or choose the country that it belongs to.` });
		return;
	}
	if (countries.includes('PL') && typeof entry === 'string' && isHyphenRange(entry.trim()) && range.from.length === 2) {
		const [from, to] = [range.from, range.to];
		const message = `${found} is read as all postcodes from ${from} to ${to}, but in Poland it may be a beginning such as that of 00-950.`;
		const fix = `For the range, put blanks around the hyphen: ${from} - ${to}. For the beginning, leave the hyphen out: ${from}${to}.`;
		warn({ code: 'postcode-unclear', field, message, fix });
	}
}

/** Entries that a message names. */
const namedEntries = 3;

/** An entry says no country: it counts wherever the config goes and a postcode can begin like it. */
function judgeCountries(list: readonly unknown[], { warn }: RecordContext, countries: readonly string[]): void {
	const shared = list.flatMap((entry) => {
		const fitting = countriesOf(entry, countries);
		return fitting.length > 1 ? [{ entry, fitting }] : [];
	});
	if (shared.length === 0) return;
	const names = [...new Set(shared.flatMap(({ fitting }) => fitting))].toSorted().join(', ');
	const entries = shared.slice(0, namedEntries).map(({ entry }) => describeValue(entry));
	const more = shared.length > namedEntries ? ` and ${shared.length - namedEntries} more` : '';
	const verb = shared.length === 1 ? 'names no country. It counts' : 'name no country. They count';
	warn({
		code: 'postcode-unclear',
		field: 'postcodes',
		message: `${entries.join(', ')}${more} ${verb} in each country of the config that has such postcodes: ${names}.`,
		fix: 'If only one country is meant, choose only that one in the config, and make a config of its own for the others.',
	});
}

/** Those of `countries` whose postcodes can begin like the entry. */
function countriesOf(entry: unknown, countries: readonly string[]): readonly string[] {
	const range = parsePostcodeRange(entry);
	if (range === null) return [];
	return countries.filter((country) => canBeginPostcode(range.from, country) && canBeginPostcode(range.to, country));
}
