/** Writes what products belong to as a column: each distinct set of values once, and of each product the number of its set. */
import { type ColumnData, codeDigits } from '../../client/catalogue/catalogue-data.ts';

/** `rows`: ids of the values of each product, in any order. */
export function toColumn(rows: readonly (readonly number[])[]): ColumnData {
	const names = rows.map((row) => row.toSorted((left, right) => left - right).join());
	const frequencies = new Map<string, number>();
	for (const name of names) {
		frequencies.set(name, (frequencies.get(name) ?? 0) + 1);
	}
	const sets = [...frequencies].sort(([left, leftCount], [right, rightCount]) => rightCount - leftCount || (left < right ? -1 : 1));
	const codes = new Map(sets.map(([name], code) => [name, code]));
	const width = Math.max(1, toDigits(Math.max(0, sets.length - 1)).length);
	return {
		sets: sets.map(([name]) => (name === '' ? [] : name.split(',').map(Number))),
		codes: names.map((name) => toDigits(codes.get(name) ?? 0).padStart(width, codeDigits[0])).join(''),
	};
}

function toDigits(code: number): string {
	const digit = codeDigits[code % codeDigits.length] ?? '';
	return code < codeDigits.length ? digit : toDigits(Math.floor(code / codeDigits.length)) + digit;
}
