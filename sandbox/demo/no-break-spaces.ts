/** Keeps together what must not be parted at the end of a line, as whoever sets texts does by hand. */
import type { WireRecord, WireValue } from './wire-record.ts';

const space = '\u00a0';

/**
 * Where a plain space stands and must not break: before units and dashes, after signs and abbreviations, between abbreviations of one letter each,
 * and as French sets its points and quotes.
 */
const rules: readonly (readonly [RegExp, string])[] = [
	[/(\d) (?=(?:€|%|mm|cm|m|g|ct|bar|kHz)(?![\p{L}\d]))/gu, `$1${space}`],
	[/(§§?|(?<![\p{L}])(?:Art\.|art\.|Abs\.|al\.|Nr\.|no\.|n°|par\.|Buchst\.|Satz|section)) (?=[\d(a-z])/gu, `$1${space}`],
	[/(?<!\p{L})(\p{L}\.) (?=\p{L}\.)/gu, `$1${space}`],
	[/ (?=[–—](?:\s|$))/gu, space],
	[/ (?=[;:?»]|!(?!\[))/gu, space],
	[/« /gu, `«${space}`],
];

export function bindSpaces(text: string): string {
	return rules.reduce((bound, [pattern, replacement]) => bound.replace(pattern, replacement), text);
}

/** In every text of a record and of its children. */
export function withNoBreakSpaces(record: WireRecord): WireRecord {
	return Object.fromEntries(Object.entries(record).map(([field, value]) => [field, bindValue(value)]));
}

function bindValue(value: WireValue): WireValue {
	if (typeof value === 'string') return bindSpaces(value);
	if (Array.isArray(value)) return value.map((item) => bindValue(item));
	return typeof value === 'object' && value !== null ? withNoBreakSpaces(value as WireRecord) : value;
}
