/** Finds the columns of a mapping in a file: below whatever the bank puts above them. */
import type { CsvMapping } from './csv-mapping.ts';
import type { Row } from './csv-rows.ts';
import { readDay, readDirection } from './csv-values.ts';
import { StatementUnreadable } from './statement-unreadable.ts';

type ColumnName = Exclude<keyof CsvMapping['columns'], 'text'>;

export interface FoundColumns {
	/** Above the rows. */
	readonly preamble: readonly Row[];
	readonly rows: readonly Row[];
	/** `''`: the mapping or the row has none. */
	field(row: Row, name: ColumnName): string;
	texts(row: Row): readonly string[];
	/** Fields of a row that are neither what the payer wrote nor who it is: there banks put states, directions and labels. */
	others(row: Row): readonly string[];
	/** The column of a direction that the mapping does not name, recognised by its values; null: there is none. */
	direction(row: Row): string | null;
	/** The head of a column, such as `Betrag (€)`; null: the file has no heads. */
	headOf(name: ColumnName): string | null;
}

/** null: the file does not have these columns. */
export function findColumns(rows: readonly Row[], { columns, date }: CsvMapping): FoundColumns | null {
	const wanted = Object.values(columns).flat();
	const heads = wanted.filter((each) => typeof each === 'string').map(plain);
	const headRow = heads.length === 0 ? -1 : rows.findIndex(({ fields }) => heads.every((head) => fields.map(plain).includes(head)));
	if (heads.length > 0 && headRow < 0) return null;
	const names = rows[headRow]?.fields.map(plain) ?? [];
	const placeOf = (column: string | number | undefined): number =>
		column === undefined ? -1 : typeof column === 'number' ? column - 1 : names.indexOf(plain(column));
	const body = rows.slice(headRow + 1);
	// Without heads, the first row is a payment already.
	const first = body.find(({ fields }) => fields.some((field) => field !== ''));
	if (headRow < 0 && readDay(first?.fields[placeOf(columns.date)] ?? '', date) === null) return null;
	const texts = [columns.text].flat().map(placeOf);
	const written = new Set([...texts, placeOf(columns.payer), placeOf(columns.iban)]);
	const direction = columns.direction === undefined ? directionAmong(body, written) : -1;
	return {
		preamble: rows.slice(0, Math.max(headRow, 0)),
		rows: body,
		field: ({ fields }, name) => fields[placeOf(columns[name])] ?? '',
		texts: ({ fields }) => texts.map((place) => fields[place] ?? ''),
		others: ({ fields }) => fields.filter((field, place) => field !== '' && !written.has(place)),
		direction: ({ fields }) => (direction < 0 ? null : (fields[direction] ?? '')),
		headOf: (name) => (headRow < 0 ? null : (rows[headRow]?.fields[placeOf(columns[name])] ?? null)),
	};
}

/** @throws StatementUnreadable where the file does not have them */
export function expectColumns(rows: readonly Row[], mapping: CsvMapping): FoundColumns {
	const found = findColumns(rows, mapping);
	if (found !== null) return found;
	throw new StatementUnreadable(
		`No row of the CSV file has all the columns ${Object.values(mapping.columns).flat().join(', ')}. Compare them with the first rows of the file.`,
	);
}

/** The column in which every row that says anything says a direction, and at least one does. */
function directionAmong(rows: readonly Row[], except: ReadonlySet<number>): number {
	const width = Math.max(0, ...rows.map(({ fields }) => fields.length));
	for (let place = width - 1; place >= 0; place--) {
		const values = rows.map(({ fields }) => fields[place] ?? '').filter((value) => value !== '');
		if (!except.has(place) && values.length > 0 && values.every((value) => readDirection(value) !== null)) return place;
	}
	return -1;
}

/** Heads differ in blanks and in case between versions of a bank's pages. */
function plain(head: string): string {
	return head.normalize('NFKC').replace(/\s+/g, ' ').trim().toLowerCase();
}
