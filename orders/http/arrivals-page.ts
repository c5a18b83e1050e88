/** Shows what arrived, during work on the site: no mail program is needed to see a message or to follow a link. */
import type { Mail } from '../outbox/mail-channel.ts';
import { isInMaintenance, type Service } from '../service.ts';
import { toAmount } from '../shop/amounts.ts';
import { readPayment } from '../transitions/ledger.ts';
import { escapeHtml, pageReply, type Reply } from '../web/reply.ts';
import { isSameSecret } from '../web/same-secret.ts';

/** All that is shown to the operator alone lies below it. */
export const arrivalsRoot = '/ecom/sandbox';
const shownRows = 50;

/** Only who was given `token` knows the page's address. */
export function arrivalsPath(token: string): string {
	return `${arrivalsRoot}/${token}`;
}

export function maintenancePath(token: string): string {
	return `${arrivalsPath(token)}/maintenance`;
}

/** Whether the path is the page's or below it. Compared in a time that says nothing of the token. */
export function isArrivalsPath(path: string, token: string): boolean {
	return path.startsWith(`${arrivalsRoot}/`) && isSameSecret(path.split('/')[3] ?? '', token);
}

/** The page, or one e-mail as it lies in the outbox; null where the path is neither. */
export function showArrivals(path: string, token: string, service: Service): Reply | null {
	const mailPrefix = `${arrivalsPath(token)}/mail/`;
	if (path === arrivalsPath(token))
		return pageReply(
			'en',
			'What arrived',
			`${maintenance(token, service)}${orders(service)}${arrivals.map((each) => showTable(each, service)).join('')}${mails(mailPrefix, service)}`,
		);
	const id = path.startsWith(mailPrefix) ? Number(path.slice(mailPrefix.length)) : Number.NaN;
	const body = Number.isSafeInteger(id)
		? service.database.sql.prepare("SELECT body FROM outbox WHERE id = :id AND channel = 'mail'").get({ id })?.body
		: undefined;
	return body === undefined ? null : pageReply('en', `Number ${id}`, mail(JSON.parse(String(body)) as Mail));
}

/** Addresses in it are links. */
function mail({ to, subject, text, attachments = [] }: Mail): string {
	const parts = [
		`To: ${to}`,
		`Subject: ${subject}`,
		'',
		text,
		...attachments.flatMap((each) => [
			'',
			`${each.filename}:`,
			'content' in each ? each.content : 'type' in each ? each.type : 'month' in each ? each.month : each.legal.hash,
		]),
	];
	const html = escapeHtml(parts.join('\n'));
	return `<p>${html.replace(/\bhttps?:\/\/[^\s&]+(?:&#38;[^\s&]+)*/g, '<a href="$&">$&</a>').replaceAll('\n', '<br>')}</p>`;
}

function maintenance(token: string, service: Service): string {
	const on = isInMaintenance(service);
	return `<form method="post" action="${maintenancePath(token)}"><p>The shop ${on ? 'is in maintenance' : 'takes orders'}. <button type="submit" name="on" value="${on ? 'no' : 'yes'}">${on ? 'End' : 'Begin'} maintenance</button></p></form>`;
}

function orders({ database }: Service): string {
	const rows = database.sql
		.prepare(
			`SELECT id, at, state, language, email, total_cents, payment_kind,
				(SELECT group_concat(count || ' × ' || name || iif(dropped > 0, ' (' || dropped || ' dropped)', ''), '; ') FROM order_line WHERE order_id = shop_order.id) AS products,
				(SELECT group_concat(reference, ', ') FROM ledger WHERE order_id = shop_order.id) AS payments
			FROM shop_order ORDER BY id DESC LIMIT :limit`,
		)
		.all({ limit: shownRows });
	return table(
		'Orders',
		['Number', 'Time', 'State', 'Language', 'E-mail', 'Products', 'Total', 'Paid by', 'Payment'],
		rows.map(({ id, at, state, language, email, products, total_cents, payment_kind, payments }) => [
			...[id, time(at), state, language, email, products, toAmount(Number(total_cents)), payment_kind],
			[readPayment(database, Number(id)).state, ...(payments === null ? [] : [payments])].join(', '),
		]),
	);
}

interface Arrivals {
	readonly caption: string;
	readonly heads: readonly string[];
	/** Of every arrival: when it came, and what the other heads name. */
	readonly columns: string;
	readonly from: string;
}

const arrivals: readonly Arrivals[] = [
	{
		caption: 'Messages',
		heads: ['Time', 'Language', 'Name', 'E-mail', 'Message', 'Held back'],
		columns: 'at, language, name, email, text, held_back',
		from: 'message',
	},
	{
		caption: 'Withdrawals',
		heads: ['Time', 'Language', 'Name', 'E-mail', 'Contract', 'Message', 'Receipt held back'],
		columns: 'at, language, name, email, contract, text, held_back',
		from: 'withdrawal',
	},
	{
		caption: 'Requests',
		heads: ['Time', 'Language', 'Kind', 'Product', 'Variant', 'Details', 'Name', 'E-mail', 'Phone', 'Message', 'Held back'],
		columns: 'at, language, kind, product, variant, details, name, email, phone, text, held_back',
		from: 'shop_request',
	},
	{
		caption: 'Ratings',
		heads: ['Time', 'Language', 'Product', 'Stars', 'Title', 'Text', 'Name', 'Held back', 'Sent on'],
		columns: 'at, language, product, stars, title, text, display_name, held_back, sent_at',
		from: 'rating',
	},
	{
		caption: 'Newsletter',
		heads: ['Asked', 'Language', 'E-mail', 'State'],
		columns: 'requested_at, language, email, state',
		from: 'subscription',
	},
	{
		caption: 'Newsletter, held back',
		heads: ['Asked', 'Language', 'E-mail', 'Held back'],
		columns: 'at, language, email, held_back',
		from: 'held_back_sign_up',
	},
];

function showTable({ caption, heads, columns, from }: Arrivals, { database }: Service): string {
	const rows = database.sql.prepare(`SELECT ${columns} FROM ${from} ORDER BY id DESC LIMIT :limit`).all({ limit: shownRows });
	const isTime = (name: string) => /(?:^|_)at$/.test(name);
	const cells = (row: object) => Object.entries(row).map(([name, value]) => (isTime(name) && value !== null ? time(value) : value));
	return table(caption, heads, rows.map(cells));
}

function mails(mailPrefix: string, { database }: Service): string {
	const rows = database.sql
		.prepare("SELECT id, at, body FROM outbox WHERE channel = 'mail' ORDER BY id DESC LIMIT :limit")
		.all({ limit: shownRows });
	const items = rows.map(({ id, at, body }) => {
		const { to, subject } = JSON.parse(String(body)) as Mail;
		return `<li><a href="${mailPrefix}${Number(id)}">${time(at)}, ${escapeHtml(to)}: ${escapeHtml(subject)}</a></li>`;
	});
	return `<h2>Outbox</h2>${items.length === 0 ? '<p>Nothing yet.</p>' : `<ul>${items.join('')}</ul>`}`;
}

function table(caption: string, heads: readonly string[], rows: readonly (readonly unknown[])[]): string {
	const cells = (tag: string, values: readonly unknown[]) =>
		`<tr>${values.map((value) => `<${tag}>${escapeHtml(String(value ?? ''))}</${tag}>`).join('')}</tr>`;
	const body =
		rows.length === 0
			? '<p>Nothing yet.</p>'
			: `<table><thead>${cells('th', heads)}</thead><tbody>${rows.map((row) => cells('td', row)).join('')}</tbody></table>`;
	return `<h2>${caption}</h2>${body}`;
}

function time(at: unknown): string {
	return new Date(Number(at)).toISOString();
}
