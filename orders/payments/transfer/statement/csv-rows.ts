/** Splits a CSV file into rows of fields, by RFC 4180. */

export interface Row {
	readonly fields: readonly string[];
	/** On which it begins, from 1. */
	readonly line: number;
	/** A quotation mark in it is not closed; it is read up to the end of its line. */
	readonly isBroken: boolean;
}

/**
 * A field in quotation marks may hold separators, line ends and doubled marks. Spreadsheets wrap fields as `="…"`. A mark within a field that does not begin
 * with one is a character like others. A mark that is never closed breaks its own line alone.
 */
export function splitRows(csv: string, separator: string): readonly Row[] {
	const rows: Row[] = [];
	let [at, line] = [0, 1];
	while (at < csv.length) {
		const row = readRow(csv, at, separator);
		rows.push({ fields: row.fields, line, isBroken: row.isBroken });
		line += (csv.slice(at, row.end).match(/\n/g) ?? []).length;
		at = row.end;
	}
	return rows;
}

interface ReadRow {
	readonly fields: readonly string[];
	/** Where the next one begins. */
	readonly end: number;
	readonly isBroken: boolean;
}

function readRow(csv: string, start: number, separator: string): ReadRow {
	const between = separator === '|' ? '\\|' : separator;
	const token = new RegExp(`[ ]*(?:=?"((?:[^"]|"")*)"[ ]*|([^${between}\\r\\n]*))(${between}|\\r\\n|\\n|\\r|$)`, 'y');
	const fields: string[] = [];
	token.lastIndex = start;
	for (;;) {
		const match = token.exec(csv);
		if (match === null || isUnclosed(match)) return readBroken(csv, start, separator);
		const [, quoted, plain = '', end] = match;
		fields.push((quoted?.replaceAll('""', '"') ?? plain).trim());
		if (end !== separator) return { fields, end: Math.max(token.lastIndex, start + 1), isBroken: false };
	}
}

function isUnclosed([, quoted, plain = '']: RegExpExecArray): boolean {
	return quoted === undefined && /^\s*=?"/.test(plain);
}

function readBroken(csv: string, start: number, separator: string): ReadRow {
	const [line = ''] = /[^\r\n]*(?:\r\n|\n|\r|$)/.exec(csv.slice(start)) ?? [];
	const fields = line.split(separator).map((field) => field.replaceAll('"', '').trim());
	return { fields, end: start + Math.max(line.length, 1), isBroken: true };
}
