/** What the order service of the browser tests has in its books, counted in its own database. */
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { projectDir } from '../../../commands/options/project-folder.ts';

const queries = {
	/** By the buyer's e-mail address. */
	orders: 'SELECT count(*) AS count FROM shop_order WHERE email = ?',
	/** Of orders, by the same. */
	payments: 'SELECT count(*) AS count FROM ledger JOIN shop_order ON shop_order.id = ledger.order_id WHERE email = ?',
	/** By the contract that they name. */
	withdrawals: 'SELECT count(*) AS count FROM withdrawal WHERE contract = ?',
} as const;

export function countBooked(what: keyof typeof queries, of: string): number {
	const database = new DatabaseSync(join(projectDir, '.cache/test-orders/orders.sqlite'), { readOnly: true });
	try {
		return Number(database.prepare(queries[what]).get(of)?.count);
	} finally {
		database.close();
	}
}
