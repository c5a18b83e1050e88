/** The documents of a month that the desk asks for: all of them, as they were issued, in mails that a mail server takes. */
import { strFromU8, unzipSync } from 'fflate';
import { expect, it } from 'vitest';
import { acceptOrder } from '../../../orders/actions/accept-order.ts';
import { shipLines } from '../../../orders/actions/ship-lines.ts';
import { exportDocuments } from '../../../orders/documents/export-documents.ts';
import { sendMonth, zipPart } from '../../../orders/documents/month-archive.ts';
import type { Attachment, Mail } from '../../../orders/outbox/mail-channel.ts';
import { book } from '../../../orders/transitions/ledger.ts';
import { aService } from '../a-service.ts';
import { someShop } from '../some-shop.ts';
import { aSeller } from './a-seller.ts';

const owner = { who: 'owner' };
const today = new Date();
/** That of the service's clock, where the shop is. */
const month = today.toLocaleDateString('sv', { timeZone: 'Europe/Berlin' }).slice(0, 7);
/** In the middle of another month, seen from this one. */
const inMonth = (further: number) => Date.UTC(today.getUTCFullYear(), today.getUTCMonth() + further, 15);
type ArchivePart = Extract<Attachment, { readonly month: string }>;

/** An order that is shipped, with an acceptance, a delivery note and an invoice. */
async function aMonth() {
	const parts = await aService([{}], [], { shop: someShop({ default_tax_percent: '19.00' }) });
	const service = { ...parts.service, company: { ...parts.service.company, seller: aSeller } };
	const act = <Result>(work: () => Result): Result => service.database.transaction(work);
	act(() => book(service.database, { order: 1001, provider: 'transfer', kind: 'received', reference: 'in', cents: 10_590 }, 1));
	act(() => acceptOrder(service, 1001, owner));
	act(() => shipLines(service, 1001, { positions: [0], carrier: null, tracking: null }, owner));
	await service.outbox.deliver();
	const before = queued().length;
	const send = (month: string | null, nowMs = service.nowMs) => act(() => sendMonth({ ...service, nowMs }, month));
	return { ...parts, service, send, mails: () => queued().slice(before), delivered: parts.mails };

	function queued(): readonly Mail[] {
		return parts.rows("SELECT body FROM outbox WHERE channel = 'mail' ORDER BY id").map(({ body }) => JSON.parse(String(body)));
	}
}

const partsOf = (mails: readonly Mail[]) => mails.flatMap(({ attachments = [] }) => attachments as readonly ArchivePart[]);

it('sends the shop PDF, data and table of each invoice and credit note, and says that the archive is whole', async () => {
	const { service, send, mails, rows } = await aMonth();
	expect(send(month)).toBe('sent');
	const [mail, ...further] = mails();
	expect(further).toEqual([]);
	expect(mail).toMatchObject({ to: service.company.email, subject: `Rechnungen und Gutschriften ${month}` });
	expect(mail?.text).toContain('Es fehlt kein Beleg');
	const [part] = partsOf(mails());
	if (part === undefined) throw new Error('The mail has no archive');
	const files = unzipSync(zipPart(service.database, part, 'Europe/Berlin'));
	const invoices = rows("SELECT name, bytes FROM document_file WHERE document_id IN (SELECT id FROM document WHERE kind = 'invoice')");
	expect(invoices.map(({ name }) => String(name).split('.').at(-1))).toEqual(['pdf', 'xml']);
	expect(Object.keys(files).toSorted()).toEqual([`${month}.csv`, ...invoices.map(({ name }) => String(name))].toSorted());
	for (const { name, bytes } of invoices) expect(Buffer.compare(files[String(name)] ?? new Uint8Array(), bytes as Uint8Array)).toBe(0);
	expect(strFromU8(files[`${month}.csv`] ?? new Uint8Array())).toBe(
		exportDocuments(service.database, month, 'Europe/Berlin')?.replace('\ufeff', ''),
	);
});

it('takes the month before where none is named, and refuses what is no month or has no documents', async () => {
	const { send, mails } = await aMonth();
	expect([send('2020-10'), send(null), send('November'), send('2026-13')]).toEqual([
		'no_documents',
		'no_documents',
		'no_month',
		'no_month',
	]);
	expect(mails()).toEqual([]);
	expect(send(null, () => inMonth(1))).toBe('sent');
	expect(mails()).toMatchObject([{ subject: `Rechnungen und Gutschriften ${month}` }]);
});

it('leaves in several mails where one would be too large for a mail server, each document in one of them', async () => {
	const { service, send, mails } = await aMonth();
	const [document] = service.database.sql.prepare("SELECT id FROM document WHERE kind = 'invoice'").all();
	const add = service.database.sql.prepare(
		"INSERT INTO document_file (document_id, at, name, type, sha256, chain, bytes) VALUES (:document, 1, :name, 'application/pdf', '', '', :bytes)",
	);
	for (const nth of [1, 2, 3]) add.run({ document: Number(document?.id), name: `scan-${nth}.pdf`, bytes: new Uint8Array(6 * 2 ** 20) });
	expect(send(month)).toBe('sent');
	expect(mails().map(({ subject }) => subject)).toEqual([1, 2, 3].map((nth) => `Rechnungen und Gutschriften ${month} (${nth} von 3)`));
	const names = partsOf(mails()).map((part) => Object.keys(unzipSync(zipPart(service.database, part, 'Europe/Berlin'))));
	expect(names.map((each) => each.includes(`${month}.csv`))).toEqual([true, false, false]);
	expect(names.flat().filter((name) => name.startsWith('scan'))).toEqual(['scan-1.pdf', 'scan-2.pdf', 'scan-3.pdf']);
	// What was added past the archive is no link of its chain.
	expect(mails()[0]?.text).toContain('fand Fehler');
});

it('the mail leaves with the archive itself', async () => {
	const { service, send, mails, delivered } = await aMonth();
	send(month);
	await service.outbox.deliver();
	expect(mails()).toHaveLength(1);
	expect(delivered().at(-1)).toContain('Content-Type: application/zip');
});
