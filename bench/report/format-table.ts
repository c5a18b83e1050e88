/** Tables and figures of the report, as text. */

/** The first row is the heading; all columns but the first are aligned to the right. */
export function table(rows: readonly (readonly string[])[]): string {
	const widths = (rows[0] ?? []).map((_, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)));
	return rows
		.map((row) =>
			row.map((cell, column) => (column === 0 ? cell.padEnd(widths[column] ?? 0) : cell.padStart(widths[column] ?? 0))).join('  '),
		)
		.join('\n');
}

/** A ratio. */
export function times(value: number | null): string {
	return value === null ? '–' : `${value.toFixed(value < 0.1 ? 3 : 2)} ×`;
}

export function ms(value: number): string {
	return value.toFixed(value < 10 ? 2 : 1);
}

export function whole(value: number): string {
	return Math.round(value).toLocaleString('en');
}
