/** What an order executes in the database, taken down while the service works, and executed again without it. */
import { DatabaseSync, type SQLInputValue, StatementSync } from 'node:sqlite';
import type { Database } from '../../orders/store/database.ts';

/** `values`: by the names of the statement's parameters; null: it has none. */
interface Executed {
	readonly sql: string;
	readonly values: Record<string, SQLInputValue> | null;
}

/** All statements that placed an order, without the begin and the end of their transaction. */
export type PlacedStatements = readonly Executed[];

/**
 * Takes down what every database of this process executes for orders, from now on to the end of the process. Each order is placed between a savepoint and
 * its release, without a pause, so nothing else comes between its statements.
 */
export function recordOrders(): readonly PlacedStatements[] {
	const orders: PlacedStatements[] = [];
	let open: Executed[] | null = null;
	const { exec } = DatabaseSync.prototype;
	DatabaseSync.prototype.exec = function (sql) {
		if (open?.some((each) => each.sql.startsWith('INSERT INTO shop_order')) && sql.startsWith('RELEASE')) orders.push(open);
		open = sql.startsWith('SAVEPOINT') ? [] : null;
		exec.call(this, sql);
	};
	const note = (statement: StatementSync, values: unknown): void => {
		// The service names its parameters.
		open?.push({ sql: statement.sourceSQL, values: (values as Executed['values'] | undefined) ?? null });
	};
	for (const name of ['run', 'get', 'all'] as const) {
		const original: (this: StatementSync, ...values: SQLInputValue[]) => unknown = StatementSync.prototype[name];
		Object.defineProperty(StatementSync.prototype, name, {
			value(this: StatementSync, ...values: SQLInputValue[]) {
				note(this, values[0]);
				return original.apply(this, values);
			},
		});
	}
	return orders;
}

/** Executes them as the service did, a transaction an order, in a database as it was before the first one. */
export function repeatOrders({ sql, transaction }: Database, orders: readonly PlacedStatements[]): void {
	for (const statements of orders) {
		transaction(() => {
			for (const { sql: text, values } of statements) {
				// Each text is prepared once: the database remembers it.
				if (values === null) sql.prepare(text).all();
				else sql.prepare(text).all(values);
			}
		});
	}
}
