/** Sends a mail once more, as it was sent: to a buyer who has lost it, or never found it. */
import type { Mail } from '../outbox/mail-channel.ts';
import type { Service } from '../service.ts';

/**
 * To be called inside a transaction. The newest mail to the buyer of an order; `words`: the newest whose subject has them, whatever their case. Returns its
 * subject; null: there is none that is still kept.
 */
export function sendMailAgain(
	{ database, outbox }: Pick<Service, 'database' | 'outbox'>,
	order: number,
	words: string | null,
): string | null {
	const rows = database.sql
		.prepare(
			`SELECT body FROM outbox WHERE channel = 'mail' AND settled_at IS NOT NULL AND json_extract(body, '$.order') = :order
				AND json_extract(body, '$.to') = (SELECT email FROM shop_order WHERE id = :order) ORDER BY id DESC`,
		)
		.all({ order });
	const mails = rows.map(({ body }) => JSON.parse(String(body)) as Mail);
	const wanted = words?.toLowerCase() ?? '';
	const found = mails.find(({ subject }) => subject.toLowerCase().includes(wanted));
	if (found === undefined) return null;
	// What the first one did to a hold stays as it is.
	const { confirms: _, attachments, ...mail } = found;
	const kept = attachments?.filter((each) => !('file' in each) || isKept(each.file));
	outbox.queue('mail', { ...mail, ...(kept !== undefined && { attachments: kept }) });
	return mail.subject;

	function isKept(file: number): boolean {
		return database.sql.prepare('SELECT 1 FROM document_file WHERE id = :file AND bytes IS NOT NULL').get({ file }) !== undefined;
	}
}
