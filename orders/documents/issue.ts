/**
 * Issues the documents of an order, each in the transaction of what it documents. A document is a row with all that it says; its PDF and its mail are made
 * of that row afterwards (`produce.ts`).
 *
 * An invoice is issued when products leave, for those products alone: only then is the day of supply known (§ 14 (4) no. 6 UStG), and a bill for payment
 * in advance would need a second, final one (§ 14 (5) UStG). A refund of what was invoiced corrects the invoice (§ 17 (1) UStG); before that there is
 * nothing to correct. What is due follows from rows, so both can be asked for again at any time, and nothing is issued twice.
 */
import { isPaidThroughProvider } from '../../site/payment-kinds.ts';
import { timeZoneOf } from '../../site/time-zone.ts';
import type { Mail } from '../outbox/mail-channel.ts';
import type { Service } from '../service.ts';
import { sellerFaults } from '../shop/company.ts';
import { localDate, localYear } from '../shop/local-days.ts';
import { endOfTransferTerm } from '../shop/transfer-term.ts';
import { keepUntil } from './calendar.ts';
import type { DocumentFacts, DocumentKind, NumberedKind } from './document.ts';
import { takeNumber } from './numbers.ts';
import { type DocumentedOrder, type OrderLineOfDocument, readOrder } from './read-order.ts';
import { keyOf, shareOut } from './tax.ts';

export type Issuer = Pick<Service, 'database' | 'company' | 'outbox' | 'log' | 'nowMs' | 'numberFormats' | 'payments' | 'time'>;

/** What changes from document to document. */
interface Issued extends Pick<DocumentFacts, 'lines' | 'extras'> {
	readonly kind: DocumentKind;
	/** Positions of its lines, where each may stand on one document of the kind only. */
	readonly positions?: readonly number[];
	readonly suppliedOn?: string | null;
	readonly dueAt?: number | null;
	readonly cover?: Mail;
	readonly corrects?: { readonly id: number; readonly number: string; readonly issuedAt: number };
}

/** The shop accepts the order: with this the contract is concluded. `cover`: the mail that says so. `dueAt`: see `DocumentFacts`. */
export function issueAcceptance(
	service: Issuer,
	id: number,
	{ cover, dueAt }: { readonly cover: Mail; readonly dueAt: number | null },
): void {
	const order = readOrder(service.database, id);
	issue(service, order, { kind: 'acceptance', lines: order.lines, extras: order.extras, cover, dueAt });
}

/** What left, with its tracking numbers, and then its invoice. `cover`: the mail that says so. `positions`: of the lines that were shipped just now. */
export function issueDispatch(
	service: Issuer,
	id: number,
	{ cover, positions }: { readonly cover: Mail; readonly positions: readonly number[] },
): void {
	const order = readOrder(service.database, id);
	const lines = order.lines.filter(({ position }) => positions.includes(position));
	issue(service, order, { kind: 'dispatch', cover, lines, extras: [], suppliedOn: localDate(service.nowMs(), timeZone(service)) });
	invoiceShipped(service, id);
}

/** Invoices all lines that were shipped and stand on no invoice, one for each day of supply. Nothing is issued while the law's data are incomplete; the log says so. */
export function invoiceShipped(service: Issuer, id: number): void {
	// A number has a year; `keepUpDocuments` makes up for it.
	if (service.time.doubt() !== null) return;
	const order = readOrder(service.database, id);
	const invoiced = positionsOn(service, id, 'invoice');
	const due = order.lines.filter(({ position, shippedAt }) => shippedAt !== null && !invoiced.has(position));
	if (due.length === 0) return;
	const faults = [...sellerFaults(service.company), ...rateFaults(order)];
	if (faults.length > 0) {
		service.log.error({ order: id, faults }, 'An invoice cannot be issued');
		return;
	}
	let extras = invoiced.size > 0 ? [] : order.extras;
	const dueAt = dueOf(service, order);
	for (const [suppliedOn, lines] of Map.groupBy(due, ({ shippedAt }) => localDate(shippedAt ?? 0, timeZone(service)))) {
		issue(service, order, { kind: 'invoice', lines, extras, suppliedOn, dueAt, positions: lines.map(({ position }) => position) });
		// Delivery and gift wrap come once.
		extras = [];
	}
	creditRefunded(service, id);
}

/** Until when the rest is to be paid by transfer: the term that the buyer has already, else a new one. null: nothing is open, or a provider pays. */
function dueOf(service: Issuer, { order, paidCents }: DocumentedOrder): number | null {
	const { database, nowMs } = service;
	if (isPaidThroughProvider(order.paymentKind) || order.totalCents <= paidCents) return null;
	const term = database.sql.prepare('SELECT coalesce(ends_at, due_at) AS due FROM payment_term WHERE order_id = :id').get({ id: order.id });
	const due = Number(term?.due ?? 0);
	return due > nowMs() ? due : endOfTransferTerm(service, nowMs());
}

function rateFaults({ lines, extras }: DocumentedOrder): readonly string[] {
	const lacks = [...lines, ...extras].some(({ tax: { scheme, percent } }) => scheme === 'standard' && percent === null);
	return lacks ? ['The record ecommerce_settings lacked default_tax_percent when this order was placed.'] : [];
}

/** Orders with shipped lines that stand on no invoice: their seller's data were incomplete. */
export function ordersToInvoice({ database }: Pick<Issuer, 'database'>): readonly number[] {
	const rows = database.sql
		.prepare(
			`SELECT DISTINCT order_id FROM order_line WHERE state IN ('shipped', 'returned') AND NOT EXISTS (
				SELECT 1 FROM document_line WHERE kind = 'invoice' AND document_line.order_id = order_line.order_id
					AND document_line.position = order_line.position
			) ORDER BY order_id`,
		)
		.all();
	return rows.map(({ order_id }) => Number(order_id));
}

/**
 * Corrects the invoices of an order so that they name no more than the buyer still pays: what it costs now, less all that was refunded of that. To be called
 * in the transaction that books a completed refund, or drops pieces.
 */
export function creditRefunded(service: Issuer, id: number): void {
	if (service.time.doubt() !== null) return;
	const order = readOrder(service.database, id);
	const invoices = readInvoices(service, id);
	const invoicedCents = sum(invoices.map(({ openCents }) => openCents));
	const credited = positionsOn(service, id, 'credit_note');
	let due = Math.min(invoicedCents, invoicedCents - (order.order.totalCents - order.refundedCents));
	for (const invoice of invoices) {
		const cents = Math.min(due, invoice.openCents);
		if (cents <= 0) continue;
		issue(service, order, {
			kind: 'credit_note',
			suppliedOn: invoice.facts.suppliedOn,
			corrects: invoice,
			...creditedLines(invoice, cents, order, credited),
		});
		due -= cents;
	}
}

interface OpenInvoice {
	readonly id: number;
	readonly number: string;
	readonly issuedAt: number;
	readonly facts: DocumentFacts;
	readonly positions: readonly number[];
	/** What it names, less what was corrected. */
	readonly openCents: number;
	/** The same of each tax, by `keyOf`. */
	readonly openByTax: ReadonlyMap<string, number>;
	readonly isCorrected: boolean;
}

function readInvoices({ database: { sql } }: Issuer, order: number): readonly OpenInvoice[] {
	const rows = sql
		.prepare(
			`SELECT id, number, at, cents, facts, (SELECT coalesce(sum(cents), 0) FROM document AS credit WHERE credit.corrects = document.id) AS credited
				FROM document WHERE order_id = :order AND kind = 'invoice' AND facts IS NOT NULL ORDER BY id`,
		)
		.all({ order });
	const positions = sql.prepare('SELECT position FROM document_line WHERE document_id = :id ORDER BY position');
	const credits = sql.prepare('SELECT facts FROM document WHERE corrects = :id AND facts IS NOT NULL');
	const readFacts = (json: unknown): DocumentFacts => JSON.parse(String(json)) as DocumentFacts;
	return rows.map(({ id, number, at, cents, facts: json, credited }) => {
		const facts = readFacts(json);
		return {
			id: Number(id),
			number: String(number),
			issuedAt: Number(at),
			facts,
			positions: positions.all({ id: Number(id) }).map(({ position }) => Number(position)),
			openCents: Number(cents) - Number(credited),
			openByTax: openByTax(
				facts,
				credits.all({ id: Number(id) }).map((credit) => readFacts(credit.facts)),
			),
			isCorrected: Number(credited) > 0,
		};
	});
}

function openByTax(invoice: DocumentFacts, credits: readonly DocumentFacts[]): ReadonlyMap<string, number> {
	const open = new Map<string, number>();
	for (const [sign, documents] of [[1, [invoice]] as const, [-1, credits] as const]) {
		for (const { cents, tax } of documents.flatMap(({ lines, extras }) => [...lines, ...extras])) {
			open.set(keyOf(tax), (open.get(keyOf(tax)) ?? 0) + sign * cents);
		}
	}
	return open;
}

/**
 * What a credit note names: the whole invoice, the lines that came back, with or without delivery, or else a part of each tax, in proportion to what the
 * invoice still holds of it. Of no tax it names more than that.
 */
function creditedLines(
	{ facts, positions, isCorrected, openCents, openByTax: open }: OpenInvoice,
	cents: number,
	order: DocumentedOrder,
	credited: ReadonlySet<number>,
): Pick<Issued, 'lines' | 'extras' | 'positions'> {
	const { lines, extras } = facts;
	if (!isCorrected && cents === openCents) return { lines, extras, positions };
	const isReturned = (position: number | undefined): boolean =>
		order.lines.some((line) => line.position === position && line.state === 'returned') && !credited.has(position ?? -1);
	const returned = lines.filter((_, index) => isReturned(positions[index]));
	const returnedCents = sum(returned.map((line) => line.cents));
	const ofReturned = { lines: returned, positions: positions.filter(isReturned) };
	const isHeld = [...Map.groupBy(returned, ({ tax }) => keyOf(tax))].every(
		([key, group]) => sum(group.map((line) => line.cents)) <= (open.get(key) ?? 0),
	);
	if (returned.length > 0 && returnedCents === cents && isHeld) return { ...ofReturned, extras: [] };
	if (returned.length > 0 && !isCorrected && returnedCents + sum(extras.map((extra) => extra.cents)) === cents)
		return { ...ofReturned, extras };
	return { lines: partOf(facts, open, cents), extras: [], positions: [] };
}

/** `cents`: no more than is open in all, so that no share is larger than what it is shared out by. */
function partOf(
	{ lines, extras }: Pick<DocumentFacts, 'lines' | 'extras'>,
	open: OpenInvoice['openByTax'],
	cents: number,
): DocumentFacts['lines'] {
	const taxes = [...new Map([...lines, ...extras].map(({ tax }) => [keyOf(tax), tax])).values()];
	const shares = shareOut(
		cents,
		taxes.map((tax) => Math.max(0, open.get(keyOf(tax)) ?? 0)),
	);
	return taxes.flatMap((tax, index) => {
		const share = shares[index] ?? 0;
		return share === 0 ? [] : [{ name: '', reference: '', details: [], count: 1, cents: share, tax, tracking: null }];
	});
}

function positionsOn({ database }: Issuer, order: number, kind: NumberedKind): ReadonlySet<number> {
	const rows = database.sql.prepare('SELECT position FROM document_line WHERE order_id = :order AND kind = :kind').all({ order, kind });
	return new Set(rows.map(({ position }) => Number(position)));
}

function issue(service: Issuer, order: DocumentedOrder, issued: Issued): void {
	const { kind, lines, extras, positions = [], suppliedOn = null, dueAt = null, cover = null, corrects } = issued;
	const { database, company, outbox, numberFormats } = service;
	const { seller } = company;
	const now = service.nowMs();
	const year = localYear(now, timeZone(service));
	const taken = kind === 'invoice' || kind === 'credit_note' ? takeNumber(database, numberFormats, kind, year) : null;
	const { language, order: about, bank, buyer, buyerVatId, deliveredTo, paidCents } = order;
	const facts: DocumentFacts = {
		...{ kind, language, bank, buyer, buyerVatId, deliveredTo, paidCents, extras, suppliedOn, dueAt },
		cover: cover === null ? null : toCover(cover),
		number: taken?.number ?? null,
		issuedAt: now,
		order: about,
		seller: seller ?? { ...nameless, name: company.name, country: company.country, email: company.email },
		lines: lines.map(toLine),
		corrects: corrects === undefined ? null : { number: corrects.number, issuedAt: corrects.issuedAt },
	};
	const { id } =
		database.sql
			.prepare(
				`INSERT INTO document (kind, order_id, number, year, counter, at, cents, corrects, keep_until, facts)
					VALUES (:kind, :order, :number, :year, :counter, :now, :cents, :corrects, :keepUntil, :facts) RETURNING id`,
			)
			.get({
				...{ kind, now },
				order: about.id,
				number: taken?.number ?? null,
				year: taken?.year ?? null,
				counter: taken?.counter ?? null,
				cents: taken === null ? null : sum([...lines, ...extras].map(({ cents }) => cents)),
				corrects: corrects?.id ?? null,
				keepUntil: keepUntil(kind, now, timeZone(service)),
				facts: JSON.stringify(facts),
			}) ?? {};
	const addLine = database.sql.prepare(
		'INSERT INTO document_line (document_id, kind, order_id, position) VALUES (:id, :kind, :order, :position)',
	);
	for (const position of positions) addLine.run({ id: Number(id), kind, order: about.id, position });
	outbox.queue('document', { document: Number(id) });
}

function toCover({ subject, text, content, attachments }: Mail): DocumentFacts['cover'] {
	return { subject, text, ...(content && { content }), ...(attachments && { attachments }) };
}

const nameless = { street: '', zip: '', city: '', vatId: null, taxNumber: null, phone: null, registers: [], executives: [] };

/** Without what only this step needs of a line. */
function toLine({
	name,
	reference,
	details,
	count,
	cents,
	tax,
	tracking,
}: DocumentFacts['lines'][number] | OrderLineOfDocument): DocumentFacts['lines'][number] {
	return { name, reference, details, count, cents, tax, tracking };
}

function timeZone({ company }: Pick<Issuer, 'company'>): string {
	return timeZoneOf(company.country);
}

function sum(numbers: readonly number[]): number {
	return numbers.reduce((total, each) => total + each, 0);
}
