/**
 * The page behind the link of a receipt, on which a buyer confirms the e-mail address of an order. It works without scripts and without an account. To look at
 * it changes nothing, because programs that check mails follow every link; its one button, which they do not press, confirms.
 */
import { defaultLanguage, isLanguage, type Language } from '../../site/languages.ts';
import { confirmPath } from '../actions/ask-for-address.ts';
import { confirmOrder, findByLink } from '../actions/confirm-order.ts';
import { transferOf } from '../mail/order-steps.ts';
import type { Service } from '../service.ts';
import { formatAmount } from '../shop/amounts.ts';
import type { Shop } from '../shop/shop.ts';
import { areThere, limitedPieces } from '../stock/hold-limits.ts';
import { takesStock } from '../stock/movements.ts';
import { readReservation } from '../stock/reservations.ts';
import { orderReference } from '../store/numbers.ts';
import { readPayment } from '../transitions/ledger.ts';
import { readStoredOrder, type StoredOrder } from '../transitions/stored-order.ts';
import { linkTo } from '../web/link-token.ts';
import { type Asked, readBody } from '../web/read-request.ts';
import { escapeHtml, type PageReply, pageReply, type Reply, refuse } from '../web/reply.ts';
import { type ConfirmPageTexts, confirmPageTexts } from './confirm-page-texts.ts';

interface FollowedLink {
	readonly request: Asked;
	readonly query: URLSearchParams;
	/** Seconds after which the visitor may follow another; null: now. */
	readonly waitSeconds: number | null;
}

/** By GET the page, by POST what its button does, and then the page again. */
export async function followConfirmation({ request, query, waitSeconds }: FollowedLink, service: Service): Promise<Reply> {
	const asked = query.get('language');
	const language = isLanguage(asked) ? asked : defaultLanguage;
	const token = query.get('token') ?? '';
	const texts = confirmPageTexts[language];
	if (waitSeconds !== null) return { ...textPage(language, texts.limited), status: 429 };
	const found = findByLink(service.database, token);
	if (found === null) return { ...textPage(language, texts.unknown), status: 410 };
	const shop = await service.shop.read();
	if (request.method !== 'POST') return showOrder(found.order, { language, token }, shop, service);
	const body = readBody(request);
	if (body.kind !== 'form' || body.fields.pressed !== 'yes') return refuse('unreadable', 'Use the button on the page');
	service.database.transaction(() => confirmOrder(service, shop, token));
	void service.outbox.deliver();
	return { kind: 'redirect', location: linkTo(confirmPath, language, token) };
}

function textPage(language: Language, lines: readonly string[]): PageReply {
	return pageReply(language, confirmPageTexts[language].title, toParagraphs(lines));
}

interface Link {
	readonly language: Language;
	readonly token: string;
}

function showOrder(id: number, { language, token }: Link, shop: Shop, service: Service): PageReply {
	const order = readStoredOrder(service.database, id);
	const texts = confirmPageTexts[language];
	if (order === null || order.email === '') return textPage(language, texts.over);
	const state = stateOf(order, token, shop, service);
	const lines = [texts.order(order.id, formatAmount(order.costCents, language)), ...droppedLines(order, language), ...texts.states[state]];
	if (state === 'accepted') return pageReply(language, texts.title, `${toParagraphs(lines)}${accountHtml(order, language, service)}`);
	if (state !== 'open') return textPage(language, lines);
	const action = escapeHtml(linkTo(confirmPath, language, token));
	const button = `<button type="submit" name="pressed" value="yes">${escapeHtml(texts.button)}</button>`;
	return pageReply(language, texts.title, `${toParagraphs(lines)}\n<form method="post" action="${action}">${button}</form>`);
}

function toParagraphs(lines: readonly string[]): string {
	return lines.map((line) => `<p>${escapeHtml(line).replaceAll('\n', '<br>')}</p>`).join('\n');
}

function stateOf({ id, state }: StoredOrder, token: string, shop: Shop, service: Service): keyof ConfirmPageTexts['states'] {
	const { database } = service;
	if (state === 'cancelled') return 'over';
	if (state !== 'placed') return 'accepted';
	if (findByLink(database, token)?.isConfirmed === false) return 'open';
	const { isLeftToShop = false } = readReservation(database, id) ?? {};
	if (!takesStock(service, id) && !areThere(limitedPieces(database, id), shop, service)) return 'gone';
	return isLeftToShop ? 'forShop' : 'confirmed';
}

/** What will not come of it; empty: all of it will. */
function droppedLines({ lines }: StoredOrder, language: Language): readonly string[] {
	const pieces = lines.flatMap(({ dropped, name }) => (dropped === 0 ? [] : [`${dropped} × ${name}`]));
	return pieces.length === 0 ? [] : [confirmPageTexts[language].dropped(pieces.join(', '))];
}

/** What is to be transferred, to where and by when; empty: nothing is. A click selects a value whole, because no script copies it. */
function accountHtml(order: StoredOrder, language: Language, { database, company }: Service): string {
	const term = database.sql.prepare('SELECT due_at, ends_at FROM payment_term WHERE order_id = :id').get({ id: order.id });
	const { openCents: cents } = readPayment(database, order.id);
	if (term === undefined || cents <= 0) return '';
	const { fields } = confirmPageTexts[language];
	const parts = transferOf(order, { cents, dueAt: Number(term.ends_at ?? term.due_at) }, company).map((part) => {
		if (part.kind === 'paragraph') return toParagraphs([part.text]);
		if (part.kind !== 'lines') return '';
		const rows = [
			...part.lines.map(toField),
			{ label: fields.amount, value: formatAmount(cents, language) },
			{ label: fields.reference, value: orderReference(order.id) },
		];
		return `<table class="account">${rows.map(fieldRow).join('')}</table>`;
	});
	return ['', ...parts].join('\n');
}

interface Field {
	/** `''`: the shop has written none. */
	readonly label: string;
	readonly value: string;
}

/** Shops write `IBAN: DE02 …`, or a name alone. */
function toField(line: string): Field {
	const [, label = '', value = line] = /^([^:]{1,40}?)\s*:\s+(.+)$/.exec(line) ?? [];
	return { label, value };
}

function fieldRow({ label, value }: Field): string {
	return `<tr><th scope="row">${escapeHtml(label)}</th><td><span class="value">${escapeHtml(value)}</span></td></tr>`;
}
