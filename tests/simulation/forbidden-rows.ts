/** Rows of the database that contradict each other or the world's rules, whatever happened before. */

/** Of a row of `shop_order`: what it costs now. */
export const costSql =
	'(total_cents - (SELECT coalesce(sum(dropped * cents), 0) FROM order_line WHERE order_line.order_id = shop_order.id))';

/** Each finds rows that must not be there, with a sentence as `fault`. */
export const forbiddenRows: readonly string[] = [
	// Who transfers money for an order that is forgotten already, is known to the bank, and gets it back.
	`SELECT 'Order ' || id || ' is ' || state || ', and says no more whose it is' AS fault FROM shop_order
		WHERE (email = '' OR json_extract(shipping_address, '$.last_name') IS NULL) AND (state IN ('placed', 'accepted') OR (
			SELECT sum(CASE kind WHEN 'received' THEN cents WHEN 'refund_returned' THEN cents WHEN 'returned' THEN -cents WHEN 'refunded' THEN -cents END)
			FROM ledger WHERE order_id = shop_order.id AND at <= (SELECT max(at) FROM order_event WHERE order_id = shop_order.id AND transition = 'forget')) > 0
			AND state = 'cancelled')`,
	`SELECT 'Order ' || id || ' is cancelled, and line ' || position || ' has left' AS fault FROM shop_order JOIN order_line ON order_id = id
		WHERE shop_order.state = 'cancelled' AND order_line.state NOT IN ('to_pack', 'dropped')`,
	`SELECT 'Order ' || id || ' is completed, and line ' || position || ' is to pack' AS fault FROM shop_order JOIN order_line ON order_id = id
		WHERE shop_order.state = 'completed' AND order_line.state = 'to_pack'`,
	`SELECT 'Order ' || id || ' is completed, and its money did not come' AS fault FROM shop_order WHERE state = 'completed'
		AND ${costSql} > (SELECT coalesce(sum(cents), 0) FROM ledger WHERE order_id = shop_order.id AND kind = 'received')`,
	`SELECT 'Order ' || id || ' is cancelled, and still holds products' AS fault FROM shop_order JOIN reservation ON order_id = id
		WHERE state = 'cancelled'`,
	`SELECT 'Order ' || id || ' was placed, and nothing is held or paid for it' AS fault FROM shop_order WHERE state = 'placed'
		AND id NOT IN (SELECT order_id FROM reservation) AND id NOT IN (SELECT order_id FROM ledger)`,
	`SELECT 'Order ' || id || ' is ' || state || ' without a promise of its provider' AS fault FROM shop_order
		WHERE state IN ('accepted', 'completed') AND payment_kind IN ('paypal', 'klarna')
			AND total_cents > (SELECT coalesce(sum(cents), 0) FROM ledger WHERE order_id = shop_order.id AND kind IN ('received', 'authorised'))`,
	// An order that waits takes its products while it holds them. Once its money has ended its time, it goes on with what it had then: all, or nothing.
	`SELECT 'The movements of line ' || position || ' of order ' || id || ' come to ' || moved || ', and not to ' || due AS fault FROM (
		SELECT shop_order.id, position, (SELECT coalesce(sum(delta), 0) FROM stock_movement AS movement
				WHERE movement.order_id = shop_order.id AND movement.position = order_line.position) AS moved,
			CASE WHEN shop_order.state = 'cancelled' THEN 0 WHEN shop_order.state <> 'placed' THEN iif(made_to_order = 1, 0, returned) + dropped - count
				WHEN reservation.held_until IS NOT NULL THEN -count WHEN reservation.order_id IS NOT NULL THEN 0
				WHEN EXISTS (SELECT 1 FROM stock_movement AS movement WHERE movement.order_id = shop_order.id GROUP BY position HAVING sum(delta) < 0)
				THEN -count ELSE 0 END AS due
		FROM shop_order JOIN order_line ON order_line.order_id = id LEFT JOIN reservation ON reservation.order_id = id) WHERE moved <> due`,
	// What its buyer has to confirm first.
	`SELECT 'Order ' || order_id || ' was accepted by the service without its buyer''s click' AS fault FROM order_event AS event
		JOIN order_confirmation AS confirmation USING (order_id) WHERE transition = 'accept' AND who = 'service' AND confirmed_at IS NULL
			AND NOT EXISTS (SELECT 1 FROM order_event AS other WHERE other.order_id = event.order_id AND transition = 'await_time')`,
	`SELECT 'The address of order ' || order_id || ' was confirmed ' || clicks || ' times' AS fault FROM (
		SELECT order_id, count(*) AS clicks FROM order_event WHERE transition = 'confirm_address' GROUP BY order_id) WHERE clicks > 1`,
	`SELECT 'Order ' || order_id || ' gave its products back ' || ((at - placed) / 60000) || ' minutes after it was placed' AS fault FROM (
		SELECT order_id, at, (SELECT at FROM shop_order WHERE id = order_id) AS placed FROM order_event WHERE transition = 'hold_ended')
		WHERE at - placed < 119 * 60000`,
	`SELECT 'Order ' || order_id || ' was cancelled as not confirmed, ' || ((at - placed) / 3600000) || ' hours after it was placed' AS fault FROM (
		SELECT order_id, at, (SELECT at FROM shop_order WHERE id = order_id) AS placed FROM order_event
			WHERE transition = 'cancel' AND why = 'not confirmed in time') WHERE at - placed < 6.9 * 86400000`,
	`SELECT 'Line ' || position || ' of order ' || order_id || ' is ' || state || ', and ' || returned || ' of ' || count || ' came back' AS fault
		FROM order_line WHERE (state = 'returned') <> (returned > 0 AND returned = count - dropped) OR (state = 'to_pack' AND returned > 0)`,
	`SELECT 'Line ' || position || ' of order ' || order_id || ' is ' || state || ', and ' || dropped || ' of ' || count || ' are dropped' AS fault
		FROM order_line WHERE (state = 'dropped') <> (dropped = count) OR dropped + returned > count`,
	`SELECT 'For the dropped pieces of order ' || order_id || ', ' || asked || ' ct were asked back, and they cost ' || price AS fault FROM (
		SELECT order_id, sum(cents) AS asked, (SELECT sum(dropped * cents) FROM order_line WHERE order_line.order_id = refund.order_id) AS price
		FROM refund WHERE why = 'dropped pieces' GROUP BY order_id) WHERE asked > price`,
	// What went back before counts; a refund that came back is asked for again.
	`SELECT 'Of order ' || id || ', ' || kept || ' ct were left after the price of its dropped pieces, and the rest costs ' || cost AS fault FROM (
		SELECT id, ${costSql} - (SELECT coalesce(sum(returned * cents), 0) FROM order_line WHERE order_id = shop_order.id) AS cost,
			(SELECT coalesce(sum(cents), 0) FROM ledger WHERE order_id = shop_order.id AND kind = 'received')
			- (SELECT coalesce(sum(cents), 0) FROM refund WHERE order_id = shop_order.id
				AND rowid <= (SELECT max(rowid) FROM refund WHERE order_id = shop_order.id AND why = 'dropped pieces')) AS kept
		FROM shop_order WHERE EXISTS (SELECT 1 FROM refund WHERE order_id = shop_order.id AND why = 'dropped pieces')
			AND NOT EXISTS (SELECT 1 FROM ledger WHERE order_id = shop_order.id AND kind = 'refund_returned')) WHERE kept < cost`,
	`SELECT 'All of order ' || order_id || ' is dropped' AS fault FROM order_line GROUP BY order_id HAVING sum(count) = sum(dropped)`,
	`SELECT 'Order ' || shop_order.id || ' is ' || state || ', and its history does not lead there' AS fault FROM shop_order WHERE state <> (
		SELECT CASE WHEN sum(transition = 'cancel') = 1 AND sum(transition = 'complete') = 0 AND sum(transition = 'accept') <= 1 THEN 'cancelled'
			WHEN sum(transition = 'complete') = 1 AND sum(transition = 'accept') = 1 AND sum(transition = 'cancel') = 0 THEN 'completed'
			WHEN sum(transition = 'accept') = 1 AND sum(transition IN ('cancel', 'complete')) = 0 THEN 'accepted'
			WHEN sum(transition IN ('accept', 'cancel', 'complete')) = 0 AND sum(transition = 'place') = 1 THEN 'placed' ELSE '?' END
		FROM order_event WHERE order_id = shop_order.id AND position IS NULL)`,
	`SELECT 'Refund ' || uuid || ' of order ' || order_id || ' is done, and ' || booked || ' times in the ledger' AS fault FROM (
		SELECT uuid, order_id, (SELECT count(*) FROM ledger WHERE ledger.order_id = refund.order_id AND kind = 'refunded'
			AND ledger.provider = refund.provider AND ledger.reference IN (refund.reference, refund.uuid)) AS booked FROM refund WHERE state = 'done')
		WHERE booked <> 1`,
	`SELECT 'Order ' || order_id || ' got ' || received || ' ct, and ' || (gone + asked) || ' ct go back' AS fault FROM (
		SELECT order_id, sum(iif(kind = 'received', cents, 0)) AS received,
			sum(CASE kind WHEN 'refunded' THEN cents WHEN 'refund_returned' THEN -cents ELSE 0 END) AS gone,
			(SELECT coalesce(sum(cents), 0) FROM refund WHERE refund.order_id = ledger.order_id AND state <> 'done') AS asked
		FROM ledger GROUP BY order_id) WHERE gone + asked > received`,
	`SELECT 'Order ' || order_id || ' has ' || acceptances || ' acceptances' AS fault FROM (
		SELECT id AS order_id, (SELECT count(*) FROM document WHERE order_id = shop_order.id AND kind = 'acceptance') AS acceptances,
			(SELECT count(*) FROM order_event WHERE order_id = shop_order.id AND transition = 'accept') AS accepted FROM shop_order)
		WHERE acceptances <> accepted`,
	`SELECT 'Order ' || id || ' is invoiced with ' || invoiced || ' ct of ' || cost || ', less ' || credited AS fault FROM (
		SELECT id, ${costSql} AS cost, (SELECT coalesce(sum(cents), 0) FROM document WHERE order_id = shop_order.id AND kind = 'invoice') AS invoiced,
			(SELECT coalesce(sum(cents), 0) FROM document WHERE order_id = shop_order.id AND kind = 'credit_note') AS credited FROM shop_order)
		WHERE invoiced > cost OR credited > invoiced`,
	`SELECT 'Number ' || (last - counter) || ' after the ' || kind || ' ' || counter || ' is missing' AS fault FROM (
		SELECT kind, year, counter, lead(counter) OVER (PARTITION BY kind, year ORDER BY counter) AS last FROM document WHERE counter IS NOT NULL)
		WHERE last > counter + 1 AND NOT EXISTS (SELECT 1 FROM skipped_numbers AS skipped WHERE skipped.kind = kind AND first = counter + 1)`,
	`SELECT 'The series ' || kind || ' ' || year || ' counts ' || last || ', and its last document has another number' AS fault FROM document_series AS series
		WHERE last <> max((SELECT coalesce(max(counter), 0) FROM document WHERE document.kind = series.kind AND document.year = series.year),
			(SELECT coalesce(max(skipped.last), 0) FROM skipped_numbers AS skipped WHERE skipped.kind = series.kind AND skipped.year = series.year))`,
	`SELECT 'Order ' || order_id || ' was cancelled as unpaid, ' || ((cancelled - coalesce(reminded, 0)) / 86400000) || ' days after its reminder' AS fault FROM (
		SELECT order_id, at AS cancelled, (SELECT max(at) FROM order_event AS earlier WHERE earlier.order_id = event.order_id AND transition = 'remind') AS reminded
		FROM order_event AS event WHERE transition = 'cancel' AND why = 'not paid after a reminder')
		WHERE reminded IS NULL OR cancelled - reminded < 6.9 * 86400000`,
	`SELECT 'Two sessions of order ' || order_id || ' are open' AS fault FROM payment_session WHERE ended_at IS NULL AND payment IS NOT NULL
		GROUP BY order_id HAVING count(*) > 1`,
	// What the service does by itself, and when.
	`SELECT 'Order ' || order_id || ' was cancelled by the service ' || ((at - placed) / 60000) || ' minutes after it was placed' AS fault FROM (
		SELECT order_id, at, (SELECT at FROM shop_order WHERE id = order_id) AS placed FROM order_event
			WHERE transition = 'cancel' AND who = 'service' AND why <> 'sold before its payment') WHERE at - placed < 29 * 60000`,
	`SELECT 'Order ' || order_id || ' was cancelled by the service, which had ' || held || ' ct of it' AS fault FROM (
		SELECT order_id, (SELECT sum(CASE kind WHEN 'received' THEN cents WHEN 'refund_returned' THEN cents WHEN 'returned' THEN -cents WHEN 'refunded' THEN -cents END)
			FROM ledger WHERE ledger.order_id = event.order_id AND ledger.at < event.at) AS held
		FROM order_event AS event WHERE transition = 'cancel' AND who = 'service') WHERE held > 0`,
	`SELECT 'Order ' || order_id || ' was reminded ' || ((at - accepted) / 86400000) || ' days after its acceptance' AS fault FROM (
		SELECT order_id, at, (SELECT at FROM order_event AS earlier WHERE earlier.order_id = event.order_id AND transition = 'accept') AS accepted
		FROM order_event AS event WHERE transition = 'remind') WHERE accepted IS NULL OR at - accepted < 6.9 * 86400000`,
	`SELECT 'Order ' || order_id || ' was reminded ' || reminders || ' times' AS fault FROM (
		SELECT order_id, count(*) AS reminders FROM order_event WHERE transition = 'remind' GROUP BY order_id) WHERE reminders > 1`,
	`SELECT 'Order ' || order_id || ' was reminded, and had been paid' AS fault FROM order_event AS event JOIN shop_order ON shop_order.id = order_id
		WHERE transition = 'remind' AND NOT EXISTS (SELECT 1 FROM ledger WHERE ledger.order_id = event.order_id AND kind <> 'received')
			AND total_cents <= (SELECT coalesce(sum(cents), 0) FROM ledger WHERE ledger.order_id = event.order_id AND ledger.at < event.at)`,
	// What leaves the shop, and what is taken for it.
	`SELECT 'Order ' || shop_order.id || ' has left, and nobody has paid for it' AS fault FROM shop_order JOIN order_event AS event ON event.order_id = shop_order.id
		WHERE transition = 'ship' AND payment_kind <> 'house'
			AND NOT EXISTS (SELECT 1 FROM order_event AS other WHERE other.order_id = shop_order.id AND other.transition = 'ship_unpaid')
			AND ${costSql} > (SELECT coalesce(sum(cents), 0) FROM ledger
				WHERE ledger.order_id = shop_order.id AND kind IN ('received', 'authorised'))`,
	// What went back in a provider's own pages may be more than what was asked for, and of several wishes.
	`SELECT 'Refunds of order ' || order_id || ' count ' || done || ' ct as done by ' || reference || ', which is of ' || booked AS fault FROM (
		SELECT ledger.order_id, ledger.reference, sum(refund.cents) AS done, ledger.cents AS booked FROM refund JOIN ledger ON ledger.provider = refund.provider
			AND ledger.reference IN (refund.reference, refund.uuid) AND kind = 'refunded' WHERE refund.state = 'done' GROUP BY ledger.id) WHERE done > booked`,
];

/** As above, while no backup was restored: such a database does not know what left after it was made, and learns what was paid for it. */
export const forbiddenUnlessRestored: readonly string[] = [
	`SELECT 'Klarna paid ' || paid || ' ct for order ' || id || ', of which ' || left || ' ct have left' AS fault FROM (
		SELECT id, (SELECT coalesce(sum(cents), 0) FROM ledger WHERE order_id = shop_order.id AND provider = 'klarna' AND kind = 'received') AS paid,
			(SELECT coalesce(sum((count - dropped) * cents), 0) FROM order_line WHERE order_id = shop_order.id AND order_line.state <> 'to_pack')
				+ shipping_cents + coalesce(wrapping_cents, 0) AS left,
			EXISTS (SELECT 1 FROM order_line WHERE order_id = shop_order.id AND order_line.state NOT IN ('to_pack', 'dropped')) AS is_any FROM shop_order)
		WHERE paid > iif(is_any, left, 0)`,
];

/** As above, while the machine's clock was never wrong: a payment that began then has a time of its own. */
export const forbiddenUnlessJumped: readonly string[] = [
	`SELECT 'Order ' || order_id || ' was cancelled by the service while its payment was under way' AS fault FROM order_event AS event
		WHERE transition = 'cancel' AND who = 'service' AND EXISTS (
			SELECT 1 FROM payment_session AS session JOIN shop_order ON shop_order.id = session.order_id
				WHERE session.order_id = event.order_id AND under_way_at BETWEEN shop_order.at AND event.at - 1)`,
];
