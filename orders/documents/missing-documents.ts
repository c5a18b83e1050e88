/** Documents that orders ask for and that are not there: the newest one can be removed with its number and its link, but not from what the order went through. */
import type { Database } from '../store/database.ts';
import { receivedCentsSql, refundedCentsSql } from '../transitions/payment-state.ts';
import { costCentsSql } from '../transitions/stored-order.ts';
import { ordersToInvoice } from './issue.ts';

/** A sentence for each order; empty: every acceptance, dispatch and refund has its document. */
export function findMissingDocuments(database: Database): readonly string[] {
	const accepted = database.sql
		.prepare(
			`SELECT DISTINCT order_id FROM order_event WHERE transition = 'accept' AND NOT EXISTS (
				SELECT 1 FROM document WHERE document.order_id = order_event.order_id AND kind = 'acceptance'
			) ORDER BY order_id`,
		)
		.all()
		.map(({ order_id }) => `Order ${order_id} was accepted, and has no acceptance among its documents`);
	const corrected = database.sql
		.prepare(
			`SELECT order_id, invoiced - credited - max(0, cost - refunded) AS cents FROM (
				SELECT shop_order.id AS order_id, ${costCentsSql} AS cost,
					(SELECT coalesce(sum(cents), 0) FROM document WHERE order_id = shop_order.id AND kind = 'invoice') AS invoiced,
					(SELECT coalesce(sum(cents), 0) FROM document WHERE order_id = shop_order.id AND kind = 'credit_note') AS credited,
					(SELECT ${refundedCentsSql} - max(0, ${receivedCentsSql} - ${costCentsSql}) FROM ledger WHERE order_id = shop_order.id) AS refunded
				FROM shop_order
			) WHERE refunded > 0 AND cents > 0 ORDER BY order_id`,
		)
		.all()
		.map(({ order_id }) => `Order ${order_id} was refunded, and its invoices are not corrected by as much`);
	return [
		...accepted,
		...ordersToInvoice({ database }).map((id) => `Order ${id} has shipped products that stand on no invoice`),
		...corrected,
	];
}
