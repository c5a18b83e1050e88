/**
 * Queues what the desk has to show. Triggers of the database do it (`mirrorTriggers`), so that no change of an order can pass the desk by, whichever
 * process makes it. They act while a desk is set up.
 */
import * as z from 'zod';
import type { Database } from '../../store/database.ts';
import { deleteSetting, readSetting, writeSetting } from '../../store/settings.ts';

export const mirrorBody = z.strictObject({
	table: z.enum(['shop_order', 'message', 'shop_request', 'withdrawal', 'statement_question']),
	id: z.int(),
});
export type MirrorBody = z.output<typeof mirrorBody>;

/** `url`: of the Directus that has the desk; null: there is none. Another one than before gets everything. */
export function setUpMirror({ sql, transaction }: Database, url: string | null, now: number): void {
	transaction(() => {
		if (readSetting({ sql }, 'desk') === url) return;
		deleteSetting({ sql }, 'desk');
		sql.prepare('DELETE FROM desk_order').run();
		sql.prepare("DELETE FROM outbox WHERE channel = 'desk' AND settled_at IS NULL").run();
		if (url === null) return;
		writeSetting({ sql }, 'desk', url);
		sql
			.prepare(
				`INSERT INTO outbox (channel, uuid, body, at, due_at)
				SELECT 'desk', lower(hex(randomblob(16))), json_object('table', name, 'id', id), :now, :now FROM (
					SELECT 'shop_order' AS name, id FROM shop_order
					UNION ALL SELECT 'withdrawal', id FROM withdrawal
					UNION ALL SELECT 'message', id FROM message WHERE held_back IS NULL
					UNION ALL SELECT 'shop_request', id FROM shop_request WHERE held_back IS NULL
					UNION ALL SELECT 'statement_question', id FROM statement_question WHERE order_id IS NULL
				)`,
			)
			.run({ now });
	});
}

/** Writes an order again although the service wrote it before: it was changed in Directus. To be called inside a transaction. */
export function mirrorAgain({ sql }: Database, uuid: string, now: number): void {
	const order = sql.prepare('SELECT id FROM shop_order WHERE uuid = :uuid').get({ uuid })?.id;
	if (order === undefined) return;
	const id = Number(order);
	// The row stays, and says that Directus has the order.
	sql.prepare("UPDATE desk_order SET fingerprint = '' WHERE order_id = :id").run({ id });
	sql
		.prepare("INSERT INTO outbox (channel, uuid, body, at, due_at) VALUES ('desk', lower(hex(randomblob(16))), :body, :now, :now)")
		.run({ body: JSON.stringify({ table: 'shop_order', id } satisfies MirrorBody), now });
}
