/** Tables that help to choose a size, each translated as a whole. */

import type { RecordOf } from '../../pipeline/declarations/define-collection.ts';
import type { RecordContext } from '../../pipeline/records/read-part.ts';
import type { sizeGuide } from '../collections/size-guide.ts';

export type SizeGuide = Readonly<NonNullable<ReturnType<typeof toSizeGuide>>>;

/** Rows of cells, all of one length; the first row is the head. A cell may be `''`. */
export type SizeTable = readonly (readonly string[])[];

/** null, with a warning, where there is no table with a head and a row. */
export function toSizeGuide(record: RecordOf<typeof sizeGuide>, context: RecordContext) {
	const { texts } = context;
	const base = toTable(record.table, 'table', context);
	if (base.length < 2 || base[0]?.length === 0) {
		warn('table', 'The table has no head and row to show. Products are shown without this size guide.', context);
		return null;
	}
	const rows = record.translations.map((row, index) => ({
		language: row.language,
		table: row.table && row.table.length > 0 ? toTable(row.table, `translations[${index}].table`, context) : null,
	}));
	return {
		id: record.id,
		displayName: texts.requiredText('display_name', record.display_name, record.translations, (row) => row.display_name),
		table: texts.value('table', base, rows, (row) => row.table),
	};
}

/** Every row as long as the longest. */
function toTable(rows: SizeTable, field: string, context: RecordContext): SizeTable {
	const width = Math.max(0, ...rows.map((row) => row.length));
	if (rows.every((row) => row.length === width)) return rows;
	warn(field, 'The rows of the table are not of one length. Short ones get empty cells.', context);
	return rows.map((row) => [...row, ...Array.from({ length: width - row.length }, () => '')]);
}

function warn(field: string, message: string, context: RecordContext): void {
	context.warn({
		code: 'size-guide-invalid',
		field,
		message,
		fix: 'Give the table a head and at least one row, all with the same number of cells.',
	});
}
