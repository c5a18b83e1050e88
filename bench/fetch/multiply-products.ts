/** Fills a Directus' database with many products, each with all that hangs on it: copies of the demo's, under ids of their own. */
import { DatabaseSync } from 'node:sqlite';
import { type Table, tables } from '../../shop/collections/tables.ts';

/** The Directus must not run. Returns how many products there are afterwards: `wanted`, but for those of other projects. */
export function multiplyProducts(databaseFile: string, project: string, wanted: number): number {
	const database = new DatabaseSync(databaseFile);
	try {
		const own = tables.filter((table) => rootOf(table).name === 'ecommerce_product');
		const present = Number(database.prepare('SELECT count(*) AS n FROM ecommerce_product WHERE project = ?').get(project)?.n);
		const step = 1 + Math.max(...own.map(({ name }) => Number(database.prepare(`SELECT max(id) AS n FROM "${name}"`).get()?.n ?? 0)));
		database.exec('BEGIN');
		for (let copy = 1; copy * present < wanted; copy += 1) {
			const count = Math.min(present, wanted - copy * present);
			for (const table of own) copyRows(database, table, { project, shift: copy * step, count });
		}
		database.exec('COMMIT');
		return Number(database.prepare('SELECT count(*) AS n FROM ecommerce_product WHERE project = ?').get(project)?.n);
	} finally {
		database.close();
	}
}

interface Copy {
	readonly project: string;
	/** Added to the ids of the copied rows, and to those of the parents that they name. */
	readonly shift: number;
	/** Of products, from the first one on. */
	readonly count: number;
}

function copyRows(database: DatabaseSync, table: Table, { project, shift, count }: Copy): void {
	const columns = database
		.prepare(`PRAGMA table_info("${table.name}")`)
		.all()
		.map(({ name }) => String(name));
	const shifted = new Set(['id', table.parent?.field]);
	const values = columns.map((name) => (shifted.has(name) ? `"${name}" + ${shift}` : `"${name}"`));
	const names = columns.map((name) => `"${name}"`).join(', ');
	database
		.prepare(`INSERT INTO "${table.name}" (${names}) SELECT ${values.join(', ')} FROM "${table.name}" WHERE ${inFirst(table)}`)
		.run({ project, count });
}

/** Rows of the first products that are no copies: copies have higher ids. */
function inFirst(table: Table): string {
	if (table.parent !== null)
		return `"${table.parent.field}" IN (SELECT id FROM "${table.parent.table.name}" WHERE ${inFirst(table.parent.table)})`;
	return 'id IN (SELECT id FROM ecommerce_product WHERE project = :project ORDER BY id LIMIT :count)';
}

function rootOf(table: Table): Table {
	return table.parent === null ? table : rootOf(table.parent.table);
}
