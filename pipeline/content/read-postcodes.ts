/** Reads the postcodes that a config of a shipping method is limited to. What cannot be read limits all the same: it never makes a rate cheaper for everybody. */
import { isHyphenRange, type PostcodeRange, parsePostcodeRange, parsePostcodeRanges } from '../../site/postcode-range.ts';
import { canBeginPostcode } from '../../site/postcodes.ts';
import { describeValue } from './describe-value.ts';
import type { RecordContext } from './read-part.ts';

const expected = 'the beginning of a postcode, such as 803, or a range, such as 80331-80339';

/** null: every postcode. `countries`: codes of those that the config is for; none are known where it is empty. */
export function readPostcodes(list: unknown, context: RecordContext, countries: readonly string[]): readonly PostcodeRange[] | null {
	const ranges = parsePostcodeRanges(list);
	if (ranges === null) return null;
	if (Array.isArray(list)) for (const [index, entry] of list.entries()) judgeEntry(entry, `postcodes[${index}]`, context, countries);
	else {
		context.warn({
			code: 'field-ignored',
			field: 'postcodes',
			message: `Expected a list, found ${describeValue(list)}. The config is used for no postcode.`,
			fix: 'Enter a list of postcodes, or empty the field if the config is for all of them.',
		});
	}
	return ranges;
}

function judgeEntry(entry: unknown, field: string, { warn }: RecordContext, countries: readonly string[]): void {
	const range = parsePostcodeRange(entry);
	const found = describeValue(entry);
	if (range === null) {
		const message = `Expected ${expected}, found ${found}. The value is left out, and the config is used for the other entries only.`;
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
