/** E-mails that the service sends: `.eml` files in a folder, instead of a mail server's queue. Each stands in the database first, so that none is lost. */
import { mkdirSync, renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import MailComposer from 'nodemailer/lib/mail-composer';
import type { Company } from './company.ts';
import type { Database } from './database.ts';

export interface Attachment {
	readonly filename: string;
	/** Plain text. */
	readonly content: string;
}

export interface Mail {
	readonly to: string;
	readonly replyTo?: { readonly name: string; readonly address: string };
	readonly subject: string;
	readonly text: string;
	/** Where mail programs end a subscription with one click (RFC 8058). */
	readonly unsubscribeUrl?: string;
	readonly attachments?: readonly Attachment[];
}

export interface Outbox {
	/** Writes the message as bytes, before the transaction that it belongs to. */
	compose(mail: Mail): Promise<Buffer>;
	/** Inside a transaction: it goes out if that succeeds. */
	add(eml: Buffer): void;
	/** Inside a transaction, for a message of which only the transaction knows what it says: it is composed by `send`. */
	queue(mail: Mail): void;
	/** Composes what was queued, also before a crash, and puts everything into the folder. */
	send(): Promise<void>;
	/** Puts everything that was added into the folder; also what a crash kept from it. */
	flush(): void;
}

export function createOutbox(database: Database, dataDir: string, company: Company, nowMs: () => number): Outbox {
	const folder = path.join(dataDir, 'outbox');
	mkdirSync(folder, { recursive: true, mode: 0o700 });
	const { sql } = database;
	const add = (eml: Buffer): void => void sql.prepare('INSERT INTO mail (at, eml) VALUES (:now, :eml)').run({ now: nowMs(), eml });
	const outbox: Outbox = {
		compose: ({ to, replyTo, subject, text, unsubscribeUrl, attachments = [] }) =>
			new MailComposer({
				from: { name: company.name, address: `website@${company.project}` },
				to: { name: '', address: to },
				...(replyTo && { replyTo }),
				subject,
				text,
				attachments: attachments.map((attachment) => ({
					...attachment,
					contentType: 'text/plain; charset=utf-8',
					contentTransferEncoding: 'quoted-printable',
				})),
				date: new Date(nowMs()),
				headers: {
					// answering machines stay silent
					'Auto-Submitted': 'auto-generated',
					...(unsubscribeUrl !== undefined && {
						'List-Unsubscribe': `<${unsubscribeUrl}>`,
						'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
					}),
				},
				disableFileAccess: true,
				disableUrlAccess: true,
			})
				.compile()
				.build(),
		add,
		queue: (mail) => void sql.prepare('INSERT INTO queued_mail (mail) VALUES (:mail)').run({ mail: JSON.stringify(mail) }),
		async send() {
			for (const { id, mail } of sql.prepare('SELECT id, mail FROM queued_mail ORDER BY id').all()) {
				const eml = await outbox.compose(JSON.parse(String(mail)) as Mail);
				database.transaction(() => {
					// another process may have sent it meanwhile
					if (sql.prepare('DELETE FROM queued_mail WHERE id = :id').run({ id: Number(id) }).changes > 0) add(eml);
				});
			}
			outbox.flush();
		},
		flush() {
			for (const { id, eml } of sql.prepare('SELECT id, eml FROM mail WHERE written = 0 ORDER BY id').all()) {
				if (!(eml instanceof Uint8Array) || id === undefined) throw new Error(`The e-mail ${id} is no bytes`);
				const file = path.join(folder, `${String(id).padStart(6, '0')}.eml`);
				writeFileSync(`${file}.part`, eml, { mode: 0o600 });
				renameSync(`${file}.part`, file);
				sql.prepare('UPDATE mail SET written = 1 WHERE id = :id').run({ id });
			}
		},
	};
	return outbox;
}

/** Sends queued mails. An answer stands whether or not its e-mail can be written now: a failed one stays queued, and is tried again with the next one. */
export async function sendMails(outbox: Outbox): Promise<void> {
	try {
		await outbox.send();
	} catch (error) {
		console.error('E-mails stay queued:', error);
	}
}
