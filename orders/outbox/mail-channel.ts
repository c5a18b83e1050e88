/** Sends e-mails: through a mail server, or as `.eml` files in a folder during work on a site. */
import { mkdirSync, renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import nodemailer, { type SendMailOptions } from 'nodemailer';
import type { Language } from '../../site/languages.ts';
import type { Company } from '../shop/company.ts';
import type { Database } from '../store/database.ts';
import { mailboxOf } from '../store/mailbox.ts';
import type { MailContent } from './mail-content.ts';
import type { Channel, Delivery, Log, OutboxEntry } from './outbox.ts';

export type Attachment =
	/** Plain text, which waiting mails of earlier versions have. */
	| { readonly filename: string; readonly content: string }
	/** A version of a legal text, as a PDF: the database has each one once (`mail/legal`). */
	| { readonly filename: string; readonly legal: { readonly hash: string; readonly language: Language } }
	/** A file of the archive of documents, by its id: its bytes are there once, and not in the outbox as well. */
	| { readonly filename: string; readonly type: string; readonly file: number }
	/** The archived documents of a month, those with these ids and between, as a ZIP archive (`documents/month-archive.ts`). */
	| { readonly filename: string; readonly month: string; readonly first: number; readonly last: number };

export interface Mail {
	readonly to: string;
	readonly replyTo?: { readonly name: string; readonly address: string };
	readonly subject: string;
	readonly text: string;
	/** What the text is made of, and the HTML when the mail leaves; left out, the mail is plain text. */
	readonly content?: MailContent;
	/** Where mail programs end a subscription with one click (RFC 8058). */
	readonly unsubscribeUrl?: string;
	readonly attachments?: readonly Attachment[];
	/** It follows from a form that anyone can fill in with anyone's address: beyond the limit of an address it is dropped, and not sent later. */
	readonly isOfForm?: true;
	/** The order that it is about: at the desk it can be sent to its buyer again. */
	readonly order?: number;
	/** The order whose buyer confirms the address by its link. */
	readonly confirms?: number;
}

export type MessagePart = NonNullable<SendMailOptions['attachments']>[number];

/** With the files that it names, and those that its HTML shows. */
export interface ComposedMail {
	readonly text: string;
	readonly html?: string;
	readonly attachments: readonly MessagePart[];
}

/** Puts a composed message on its way. */
export interface MailTransport {
	send(message: SendMailOptions, entry: OutboxEntry): Promise<Delivery>;
}

export interface MailServer {
	/** `smtps://user:password@host:465`, or `smtp://` with STARTTLS. */
	readonly url: string;
	/** Signs what is sent (RFC 6376); null: the mail server does, or nobody. */
	readonly dkim: { readonly selector: string; readonly domain: string; readonly privateKey: string } | null;
}

const answerTimeoutMs = 30_000;

/** Through a mail server. The answer 5xx to a recipient or a message is final (RFC 5321, 4.2.1); everything else is tried again. */
export function sendThrough({ url, dkim }: MailServer): MailTransport {
	const { protocol, hostname: host, port, username, password } = new URL(url);
	const secure = protocol === 'smtps:';
	const transport = nodemailer.createTransport({
		...{ host, secure, port: port === '' ? (secure ? 465 : 587) : Number(port) },
		...(username !== '' && { auth: { user: decodeURIComponent(username), pass: decodeURIComponent(password) } }),
		// No password goes over the network in plain text.
		requireTLS: !secure && username !== '',
		connectionTimeout: answerTimeoutMs,
		greetingTimeout: answerTimeoutMs,
		socketTimeout: answerTimeoutMs,
		...(dkim && { dkim: { domainName: dkim.domain, keySelector: dkim.selector, privateKey: dkim.privateKey } }),
	});
	return {
		async send(message) {
			try {
				await transport.sendMail(message);
				return { kind: 'done' };
			} catch (error) {
				const { code, responseCode } = error as { readonly code?: string; readonly responseCode?: number };
				const isFinal = (code === 'EENVELOPE' || code === 'EMESSAGE') && responseCode !== undefined && responseCode >= 500;
				// The server's words may repeat the address.
				const reason = [code, responseCode].filter((part) => part !== undefined).join(' ') || 'no answer';
				return { kind: isFinal ? 'refused' : 'later', reason };
			}
		},
	};
}

/** As files that mail programs open, named by their number. */
export function writeInto(folder: string): MailTransport {
	mkdirSync(folder, { recursive: true, mode: 0o700 });
	const transport = nodemailer.createTransport({ streamTransport: true, buffer: true });
	return {
		async send(message, { id }) {
			const { message: bytes } = await transport.sendMail(message);
			if (!Buffer.isBuffer(bytes)) throw new Error('The mail was composed as a stream');
			const file = path.join(folder, `${String(id).padStart(6, '0')}.eml`);
			writeFileSync(`${file}.part`, bytes, { mode: 0o600 });
			renameSync(`${file}.part`, file);
			return { kind: 'done' };
		},
	};
}

export type UndeliveredReason = 'refused' | 'limit';

export interface MailChannelOptions {
	readonly transport: MailTransport;
	readonly database: Database;
	readonly company: Company;
	/** The sender, to which bounces come back. */
	readonly from: string;
	readonly log: Log;
	/** Called for each try. Left out: mails are their text alone, and have no files. */
	readonly compose?: (mail: Mail) => Promise<ComposedMail>;
	nowMs(): number;
	/** Whether what was counted may be forgotten, and the age of a mail believed. */
	readonly time: { doubt(): string | null };
	/** Hears of a mail that did not reach a visitor, not even later, or not within this hour. What caused it, such as an order, stands. */
	onUndelivered(mail: Mail, why: UndeliveredReason): void;
	/** Hears that the link by which the buyer confirms an order is on its way, or was refused for good. Called inside a transaction. */
	onLinkSent?(order: number): void;
}

const hourMs = 3_600_000;
/**
 * Mails that one mailbox gets within an hour, so that forms and orders cannot be used to fill it. Further ones wait, but for those of forms. The shop's own
 * has no limit.
 */
const mailsPerHour = 20;
/** After that a mail that the server still does not take is given up (RFC 5321, 4.5.4.1). The shop's own is tried for ever. */
const longestTryMs = 5 * 24 * hourMs;

export function createMailChannel(options: MailChannelOptions): Channel {
	const {
		transport,
		database,
		company,
		from,
		log,
		nowMs,
		time,
		onUndelivered,
		onLinkSent,
		compose = async ({ text }) => ({ text, attachments: [] }),
	} = options;
	const sent = database.sql.prepare(
		'SELECT at FROM sent_mail WHERE mailbox_of(recipient) = :mailbox AND at > :since AND at <= :now ORDER BY at',
	);
	const note = database.sql.prepare('INSERT INTO sent_mail (recipient, at) VALUES (:recipient, :now)');
	const told = new Map<string, number>();
	const forget = database.sql.prepare('DELETE FROM sent_mail WHERE at <= :since OR at > :now');
	const send = async (mail: Mail, entry: OutboxEntry) =>
		transport.send(toMessage(mail, await compose(mail), entry, { company, from }), entry);
	// A doubt that ended while the mail was on its way has corrected when it was queued.
	const queuedAt = database.sql.prepare('SELECT at FROM outbox WHERE id = :id');
	const isLate = ({ id, at }: OutboxEntry): boolean =>
		time.doubt() === null && nowMs() - Number(queuedAt.get({ id })?.at ?? at) > longestTryMs;
	const giveUpLate = (delivery: Delivery, entry: OutboxEntry): Delivery =>
		delivery.kind === 'later' && isLate(entry) ? { kind: 'refused', reason: delivery.reason } : delivery;
	return {
		async deliver(entry) {
			const mail = JSON.parse(entry.body) as Mail;
			const recipient = mail.to.toLowerCase();
			const mailbox = mailboxOf(mail.to);
			const isOwn = recipient === company.email.toLowerCase();
			const since = nowMs() - hourMs;
			if (!isOwn) {
				// What is later was noted before the clock was put back.
				const times = sent.all({ mailbox, since, now: nowMs() });
				const oldest = times.at(-mailsPerHour)?.at;
				if (oldest !== undefined) {
					log.warn({ entry: entry.id, mails: times.length }, 'An address has got as many mails within an hour as it may');
					if (mail.isOfForm) return { kind: 'dropped', reason: 'too many mails to one address' };
					if ((told.get(mailbox) ?? 0) <= since) onUndelivered(mail, 'limit');
					told.set(mailbox, nowMs());
					return { kind: 'later', reason: 'too many mails to one address', dueAt: Number(oldest) + hourMs };
				}
			}
			const delivery = isOwn ? await send(mail, entry) : giveUpLate(await send(mail, entry), entry);
			if (delivery.kind === 'done' && !isOwn) {
				database.note(() => {
					if (time.doubt() === null) forget.run({ since, now: nowMs() });
					note.run({ recipient, now: nowMs() });
				});
			}
			if (delivery.kind === 'refused' && !isOwn) onUndelivered(mail, 'refused');
			const { confirms } = mail;
			if (delivery.kind !== 'later' && confirms !== undefined) database.transaction(() => onLinkSent?.(confirms));
			return delivery;
		},
	};
}

function toMessage(
	{ to, replyTo, subject, unsubscribeUrl }: Mail,
	{ text, html, attachments }: ComposedMail,
	{ uuid, at }: OutboxEntry,
	{ company, from }: Pick<MailChannelOptions, 'company' | 'from'>,
): SendMailOptions {
	return {
		from: { name: company.name, address: from },
		to: { name: '', address: to },
		...(replyTo && { replyTo }),
		subject,
		text,
		...(html !== undefined && { html }),
		date: new Date(at),
		// The same at a repetition, so that mail programs show one message.
		messageId: `<${uuid}@${company.project}>`,
		attachments: [...attachments],
		// Nobody answers a program's mail by a program (RFC 3834).
		headers: {
			'Auto-Submitted': 'auto-generated',
			...(unsubscribeUrl !== undefined && {
				'List-Unsubscribe': `<${unsubscribeUrl}>`,
				'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
			}),
		},
		disableFileAccess: true,
		disableUrlAccess: true,
	};
}
