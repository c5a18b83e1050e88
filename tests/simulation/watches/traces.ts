/** Whatever changes leaves its trace in the order's history: people and the desk read that, and nothing else says when it was. */

import { costSql } from '../forbidden-rows.ts';

/** How many of a line came back by an event: `2 of 3, a reason`. A forgotten order's events say no more why. */
const told = "coalesce(sum(CASE WHEN transition = 'return_part' THEN CAST(why AS INTEGER) END), 0)";

/** Each finds rows that must not be there, with a sentence as `fault`. */
export const traceless: readonly string[] = [
	`SELECT 'Line ' || position || ' of order ' || order_id || ' is ' || state || ', and was shipped ' || ships || ' times and returned ' || returns || ' times' AS fault FROM (
		SELECT order_id, position, state, (SELECT count(*) FROM order_event AS event WHERE event.order_id = line.order_id AND event.position = line.position AND transition = 'ship') AS ships,
			(SELECT count(*) FROM order_event AS event WHERE event.order_id = line.order_id AND event.position = line.position AND transition = 'return') AS returns
		FROM order_line AS line) WHERE ships <> (state NOT IN ('to_pack', 'dropped')) OR returns <> (state = 'returned')`,
	`SELECT 'Line ' || position || ' of order ' || order_id || ' is ' || state || ', ' || dropped || ' of it are dropped, and its history knows ' || drops || ' and ' || parts || ' times of it' AS fault FROM (
		SELECT line.order_id, line.position, line.state, line.dropped, coalesce(sum(transition = 'drop'), 0) AS drops, coalesce(sum(transition = 'drop_part'), 0) AS parts
			FROM order_line AS line LEFT JOIN order_event AS event ON event.order_id = line.order_id AND event.position = line.position GROUP BY line.order_id, line.position)
		WHERE drops <> (state = 'dropped') OR (dropped > 0) <> (drops + parts > 0)`,
	`SELECT 'Of line ' || position || ' of order ' || order_id || ' ' || returned || ' came back, and its history knows of ' || told AS fault FROM (
		SELECT line.order_id, line.position, line.returned, line.count, line.state, ${told} AS told, sum(transition = 'return_part' AND why IS NULL) AS silent
			FROM order_line AS line LEFT JOIN order_event AS event ON event.order_id = line.order_id AND event.position = line.position GROUP BY line.order_id, line.position)
		WHERE coalesce(silent, 0) = 0 AND iif(state = 'returned', told >= count, told <> returned)`,
	`SELECT 'Order ' || order_id || ' has ' || withdrawals || ' withdrawals, and ' || events || ' in its history' AS fault FROM (
		SELECT order_id, count(*) AS withdrawals, (SELECT count(*) FROM order_event WHERE order_event.order_id = withdrawal.order_id AND transition = 'withdrawal') AS events
			FROM withdrawal WHERE order_id IS NOT NULL GROUP BY order_id) WHERE events < withdrawals`,
	`SELECT 'Order ' || order_id || ' has ' || rows || ' times money ' || kind || ' by ' || provider || ', and ' || events || ' times in its history' AS fault FROM (
		SELECT order_id, provider, kind, count(*) AS rows, (SELECT count(*) FROM order_event WHERE order_event.order_id = ledger.order_id AND (
			transition = 'payment_' || kind OR (kind = 'refunded' AND transition = 'refunded'))) AS events
			FROM ledger WHERE provider IN ('paypal', 'klarna') GROUP BY order_id, provider, kind) WHERE events < rows`,
	`SELECT 'Order ' || order_id || ' has ' || refunds || ' refunds, and asked for ' || events || ' in its history' AS fault FROM (
		SELECT order_id, count(*) AS refunds, (SELECT count(*) FROM order_event WHERE order_event.order_id = refund.order_id AND transition = 'refund_requested') AS events
			FROM refund GROUP BY order_id) WHERE events <> refunds`,
	`SELECT 'Order ' || order_id || ' has ' || confirmed || ' confirmed addresses, and ' || events || ' in its history' AS fault FROM (
		SELECT order_id, count(*) AS confirmed, (SELECT count(*) FROM order_event WHERE order_event.order_id = order_confirmation.order_id AND transition = 'confirm_address') AS events
			FROM order_confirmation WHERE confirmed_at IS NOT NULL GROUP BY order_id) WHERE events < confirmed`,
	// What was paid too much is asked back as soon as the shop hears of it; what came back from the buyer's bank is for a person.
	`SELECT 'Order ' || id || ' has ' || kept || ' ct of ' || due || ', and nobody asks for the rest' AS fault FROM (
		SELECT id, ${costSql} AS due,
			(SELECT sum(CASE kind WHEN 'received' THEN cents WHEN 'returned' THEN -cents WHEN 'refunded' THEN -cents ELSE 0 END) FROM ledger WHERE order_id = shop_order.id)
			- (SELECT coalesce(sum(cents), 0) FROM refund WHERE order_id = shop_order.id AND state <> 'done') AS kept
		FROM shop_order WHERE payment_kind <> 'house' AND state <> 'cancelled'
			AND NOT EXISTS (SELECT 1 FROM ledger WHERE order_id = shop_order.id AND (kind IN ('refund_returned', 'returned', 'disputed') OR provider = 'house'
				OR (provider = 'transfer' AND kind = 'received' AND id > (SELECT CAST(coalesce(max(value), 0) AS INTEGER) FROM setting WHERE name = 'transfers_told_until')))))
		WHERE kept > due`,
	`SELECT 'The service asks ' || asked || ' ct of order ' || order_id || ' back, of which ' || received || ' of ' || due || ' ct came' AS fault FROM (
		SELECT order_id, sum(cents) AS asked, (SELECT iif(state = 'cancelled', 0, ${costSql}) FROM shop_order WHERE id = order_id) AS due,
			(SELECT coalesce(sum(cents), 0) FROM ledger WHERE ledger.order_id = refund.order_id AND kind IN ('received', 'refund_returned')) AS received
			FROM refund WHERE who = 'service' GROUP BY order_id) WHERE asked > max(0, received - due)`,
];
