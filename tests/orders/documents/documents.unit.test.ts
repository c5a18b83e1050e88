/** The documents of orders, from the acceptance to the credit note: what is issued when, for what amounts, and what reaches the buyer. */
import { XMLParser } from 'fast-xml-parser';
import { expect, it } from 'vitest';
import { acceptOrder } from '../../../orders/actions/accept-order.ts';
import { shipLines } from '../../../orders/actions/ship-lines.ts';
import { takeBackLines } from '../../../orders/actions/take-back-lines.ts';
import { chainHead, findBrokenLink } from '../../../orders/documents/archive.ts';
import type { DocumentFacts } from '../../../orders/documents/document.ts';
import { exportDocuments, exportFiles } from '../../../orders/documents/export-documents.ts';
import { creditRefunded, invoiceShipped, ordersToInvoice } from '../../../orders/documents/issue.ts';
import { findMissingDocuments } from '../../../orders/documents/missing-documents.ts';
import { findGaps } from '../../../orders/documents/numbers.ts';
import { drawPdf } from '../../../orders/documents/produce.ts';
import { sendAgain } from '../../../orders/documents/send-again.ts';
import { keepUpDocuments } from '../../../orders/documents/upkeep.ts';
import type { Company } from '../../../orders/shop/company.ts';
import type { OrderServiceOptions } from '../../../orders/start-order-service.ts';
import { book } from '../../../orders/transitions/ledger.ts';
import { aService } from '../a-service.ts';
import { aLine, anAddress } from '../an-order.ts';
import { someShop } from '../some-shop.ts';
import { aSeller } from './a-seller.ts';

const owner = { who: 'owner' };
const taxed = { shop: someShop({ default_tax_percent: '19.00' }) };

/** A ring of 100 euro and two of 250.50 in gift wrap, by parcel for 5.90. */
const twoLines = {
	lines: [aLine(), aLine({ product: 7, variant: 71, count: 2, price_brutto: '250.50' })],
	present_wrapping: '4.50',
	total_price_brutto: '611.40',
};

async function anAcceptedOrder(
	order: Record<string, unknown> = twoLines,
	seller: Company['seller'] | null = aSeller,
	options: Partial<OrderServiceOptions> = {},
) {
	const parts = await aService([order], [], { ...taxed, ...options });
	const service = { ...parts.service, company: { ...parts.service.company, ...(seller && { seller }) } };
	const act = <Result>(work: () => Result): Result => service.database.transaction(work);
	const ship = (...positions: number[]) => act(() => shipLines(service, 1001, { positions, carrier: 'DHL', tracking: 'JJD-1' }, owner));
	const refund = (cents: number, reference = `r${cents}`) =>
		act(() => {
			book(service.database, { order: 1001, provider: 'paypal', kind: 'refunded', reference, cents }, 1);
			creditRefunded(service, 1001);
		});
	act(() => book(service.database, { order: 1001, provider: 'transfer', kind: 'received', reference: 'in', cents: 61_140 }, 1));
	expect(act(() => acceptOrder(service, 1001, owner))).toBe(null);
	const issued = () => parts.rows('SELECT kind, number, cents FROM document WHERE number IS NOT NULL ORDER BY id');
	return { ...parts, service, act, ship, refund, issued };
}

it('invoices what leaves, when it leaves: delivery and gift wrap once, and no more than the order in all', async () => {
	const { service, ship, issued, rows, mails } = await anAcceptedOrder();
	expect(issued()).toEqual([]);
	expect(ship(1)).toBe(null);
	expect(issued()).toEqual([{ kind: 'invoice', number: 'RE-2026-0001', cents: 50_100 + 590 + 450 }]);
	expect(ship(0)).toBe(null);
	expect(issued()[1]).toEqual({ kind: 'invoice', number: 'RE-2026-0002', cents: 10_000 });
	expect(rows("SELECT sum(cents) AS cents FROM document WHERE kind = 'invoice'")).toEqual([{ cents: 61_140 }]);
	expect(ordersToInvoice(service)).toEqual([]);
	await service.outbox.deliver();
	expect(
		mails()
			.slice(2)
			.map((mail) => /^Subject: .*$/m.exec(mail)?.[0]),
	).toEqual([
		'Subject: Wir nehmen Ihre Bestellung 1001 an: Goldschmiede',
		expect.stringContaining('1001'),
		'Subject: Ihre Rechnung RE-2026-0001: Goldschmiede',
		expect.stringContaining('1001'),
		'Subject: Ihre Rechnung RE-2026-0002: Goldschmiede',
	]);
	const invoice = mails()[4] ?? '';
	for (const part of ['text/html', 'filename=Rechnung-RE-2026-0001.pdf', 'Rechnungsbetrag: 511,40']) expect(invoice).toContain(part);
	expect(invoice).not.toContain('.xml');
	expect(findGaps(service.database)).toEqual([]);
	expect(findBrokenLink(service.database, null, Date.now())).toBe(null);
});

it('makes the files of a document once, however often it is delivered', async () => {
	const { service, ship, rows } = await anAcceptedOrder(twoLines, aSeller, { drawPdf });
	ship(0, 1);
	await service.outbox.deliver();
	expect(rows("SELECT count(*) AS drawn FROM document_file WHERE type = 'application/pdf' AND length(bytes) > 10000")).toEqual([
		{ drawn: 3 },
	]);
	const files = rows('SELECT id, name, sha256 FROM document_file');
	expect(files.map(({ name }) => name)).toEqual([
		'Auftragsbestätigung-1001.pdf',
		'Lieferschein-zur-Bestellung-1001.pdf',
		'Rechnung-RE-2026-0001.pdf',
		'Rechnung-RE-2026-0001.xml',
	]);
	service.database.sql.exec("UPDATE outbox SET settled_at = NULL WHERE channel = 'document'");
	await service.outbox.deliver();
	expect(rows('SELECT id, name, sha256 FROM document_file')).toEqual(files);
	expect(rows("SELECT count(*) AS mails FROM outbox WHERE channel = 'mail'")).toEqual([{ mails: 5 }]);
});

it('corrects nothing that was not invoiced', async () => {
	const { ship, refund, issued } = await anAcceptedOrder();
	ship(1);
	refund(10_000);
	expect(issued().map(({ kind }) => kind)).toEqual(['invoice']);
	ship(0);
	// What was refunded before is corrected as soon as it is invoiced.
	expect(issued().slice(1)).toEqual([
		{ kind: 'invoice', number: 'RE-2026-0002', cents: 10_000 },
		{ kind: 'credit_note', number: 'RK-2026-0001', cents: 10_000 },
	]);
});

it('corrects an invoice by what is refunded, line by line where that is what came back, and never by more', async () => {
	const { service, act, ship, refund, issued, rows } = await anAcceptedOrder();
	ship(0, 1);
	act(() => takeBackLines(service, 1001, [{ position: 0, count: 1 }], owner));
	expect(issued()).toHaveLength(1);
	refund(10_000);
	refund(111);
	refund(51_029);
	act(() => creditRefunded(service, 1001));
	expect(issued().slice(1)).toEqual([
		{ kind: 'credit_note', number: 'RK-2026-0001', cents: 10_000 },
		{ kind: 'credit_note', number: 'RK-2026-0002', cents: 111 },
		{ kind: 'credit_note', number: 'RK-2026-0003', cents: 51_029 },
	]);
	const facts = rows(
		"SELECT json_extract(facts, '$.lines[0].name') AS name, json_extract(facts, '$.corrects.number') AS corrects FROM document WHERE kind = 'credit_note'",
	);
	expect(facts).toEqual([
		{ name: 'Ring 1', corrects: 'RE-2026-0001' },
		{ name: '', corrects: 'RE-2026-0001' },
		{ name: '', corrects: 'RE-2026-0001' },
	]);
});

it.each<[string, readonly number[], readonly Record<string, number>[]]>([
	['after the line of one tax came back', [149_000, 5_000], [{ margin: 149_000 }, { standard: 5_000 }]],
	[
		'before the line of one tax comes back',
		[10_000, 149_000],
		[
			{ margin: 9_336, standard: 664 },
			{ margin: 139_113, standard: 9_887 },
		],
	],
	['down to nothing', [149_000, 10_000, 590], [{ margin: 149_000 }, { standard: 10_000 }, { standard: 590 }]],
])('credits of each tax no more than its invoice still holds: %s', async (_, refunds, expected) => {
	const watch = aLine({ product: 9, personalization: { umfang: 60 }, price_brutto: '1490.00' });
	const { service, act, ship, refund, rows } = await anAcceptedOrder({ lines: [watch, aLine()], total_price_brutto: '1595.90' });
	// All of the order is paid.
	act(() => book(service.database, { order: 1001, provider: 'transfer', kind: 'received', reference: 'rest', cents: 98_450 }, 1));
	ship(0, 1);
	act(() => takeBackLines(service, 1001, [{ position: 0, count: 1 }], owner));
	for (const [index, cents] of refunds.entries()) refund(cents, `r${index}`);
	const credited = rows("SELECT facts FROM document WHERE kind = 'credit_note' ORDER BY id").map(({ facts }) => {
		const { lines, extras } = JSON.parse(String(facts)) as DocumentFacts;
		const schemes = Map.groupBy([...lines, ...extras], ({ tax }) => tax.scheme);
		return Object.fromEntries([...schemes].map(([scheme, parts]) => [scheme, parts.reduce((sum, { cents }) => sum + cents, 0)]));
	});
	expect(credited).toEqual(expected);
});

it('does not correct an invoice by what a buyer had paid too much', async () => {
	const { service, act, ship, refund, issued } = await anAcceptedOrder();
	act(() => book(service.database, { order: 1001, provider: 'transfer', kind: 'received', reference: 'again', cents: 61_140 }, 2));
	ship(0, 1);
	refund(61_140);
	expect(issued()).toHaveLength(1);
});

it('issues no invoice without the data that the law asks for, and issues it once they are there', async () => {
	const { service, ship, issued, act } = await anAcceptedOrder(twoLines, { ...aSeller, vatId: null });
	const told: unknown[] = [];
	Object.assign(service, { log: { ...service.log, error: (details: unknown) => told.push(details) } });
	expect(ship(0, 1)).toBe(null);
	expect(issued()).toEqual([]);
	expect(told).toEqual([{ order: 1001, faults: [expect.stringContaining('ust_id or vat_number')] }]);
	expect(ordersToInvoice(service)).toEqual([1001]);
	act(() => invoiceShipped({ ...service, company: { ...service.company, seller: aSeller } }, 1001));
	expect(issued()).toEqual([{ kind: 'invoice', number: 'RE-2026-0001', cents: 61_140 }]);
});

it('sends business buyers their invoice as data too, with the amounts of the order', async () => {
	const address = anAddress({ company: 'Öhlschläger & Söhne AG' });
	const { service, ship, mails, rows } = await anAcceptedOrder({ ...twoLines, invoice_address: address, vat_id: 'DE999999999' });
	ship(0, 1);
	await service.outbox.deliver();
	expect(mails().at(-1)).toContain('filename=Rechnung-RE-2026-0001.xml');
	const [file] = rows("SELECT bytes FROM document_file WHERE type = 'application/xml'");
	const xml = new XMLParser({ removeNSPrefix: true, parseTagValue: false }).parse(Buffer.from(file?.bytes as Uint8Array).toString());
	const trade = xml.CrossIndustryInvoice.SupplyChainTradeTransaction;
	expect(trade.ApplicableHeaderTradeAgreement.BuyerTradeParty.Name).toBe('Öhlschläger & Söhne AG');
	expect(trade.ApplicableHeaderTradeAgreement.BuyerTradeParty.SpecifiedTaxRegistration.ID).toBe('DE999999999');
	expect(trade.ApplicableHeaderTradeSettlement.SpecifiedTradeSettlementHeaderMonetarySummation).toEqual({
		LineTotalAmount: '505.04',
		ChargeTotalAmount: '8.74',
		TaxBasisTotalAmount: '513.78',
		TaxTotalAmount: '97.62',
		GrandTotalAmount: '611.40',
		TotalPrepaidAmount: '611.40',
		DuePayableAmount: '0.00',
	});
});

it('sends no markup and no link of what a buyer wrote', async () => {
	const address = anAddress({ first_name: 'Änne & "A"', last_name: 'Evil.example', company: 'shop.evil.example' });
	const { service, ship, mails } = await anAcceptedOrder({ ...twoLines, invoice_address: address });
	ship(0, 1);
	await service.outbox.deliver();
	const invoice = mails().find((mail) => mail.includes('Subject: Ihre Rechnung')) ?? '';
	expect(invoice).toContain('Änne &#38; &#34;A&#34; Evil.\u200bexample');
	expect(invoice).not.toMatch(/evil\.example/i);
});

it('names the scheme instead of a tax where none may be shown', async () => {
	const watch = { lines: [aLine({ product: 9, personalization: { umfang: 60 }, price_brutto: '1490.00' })], total_price_brutto: '1495.90' };
	const { service, act, ship, mails } = await anAcceptedOrder(watch);
	act(() => book(service.database, { order: 1001, provider: 'transfer', kind: 'received', reference: 'rest', cents: 88_450 }, 1));
	expect(ship(0)).toBe(null);
	await service.outbox.deliver();
	const invoice = (mails().find((mail) => mail.includes('Subject: Ihre Rechnung')) ?? '').replace(/[\u00a0\u202f]/g, ' ');
	expect(invoice).toContain('Gebrauchtgegenstände/Sonderregelung (Differenzbesteuerung nach § 25a UStG)');
	expect(invoice).toContain('zzgl. 19 % USt auf 4,96 €: 0,94 €\nRechnungsbetrag: 1.495,90 €');
});

it('mails the newest link of the archive and the highest numbers on each day on which it has grown', async () => {
	const { service, ship, mails } = await anAcceptedOrder();
	const seals = () => mails().filter((mail) => mail.includes('Subject: Siegel des Rechnungsarchivs'));
	const keepUp = async (day: string) => {
		keepUpDocuments({ ...service, nowMs: () => Date.parse(`${day}T12:00:00Z`) });
		await service.outbox.deliver();
	};
	ship(0, 1);
	await keepUp('2026-11-21');
	expect(seals()).toEqual([]);
	await keepUp('2026-11-22');
	await keepUp('2026-11-22');
	await keepUp('2026-11-23');
	const { id, chain } = chainHead(service.database) ?? {};
	expect(seals()).toEqual([expect.stringContaining(`${id} ${chain}\n\nHöchste vergebene Nummern:\nRE-2026-0001`)]);
});

it('exports the payment method in the language of the shop, whatever the buyer reads', async () => {
	const { service, ship, rows } = await anAcceptedOrder({ ...twoLines, language: 'fr' });
	ship(0, 1);
	expect(rows("SELECT json_extract(facts, '$.order.payment') AS payment FROM document WHERE kind = 'invoice'")).toEqual([
		{ payment: 'Virement' },
	]);
	const [head = '', line = ''] = exportDocuments(service.database, '2026-11', 'Europe/Berlin')?.split('\r\n') ?? [];
	expect(line.split(';')[head.split(';').indexOf('payment')]).toBe('Überweisung');
});

it('asks on the invoice of an unpaid order for its money, with account and day', async () => {
	const owed = { paymentKind: 'transfer', bank: ['IBAN: DE02 1203 0000 0000 2020 51'], paidCents: 0 };
	const unpaid = async (order: Record<string, unknown>) => {
		const parts = await aService([order], [], taxed);
		const service = { ...parts.service, company: { ...parts.service.company, seller: aSeller } };
		service.database.transaction(() => {
			acceptOrder(service, 1001, owner);
			shipLines(service, 1001, { positions: [0], carrier: null, tracking: null, evenUnpaid: true }, owner);
		});
		const facts = JSON.parse(String(parts.rows("SELECT facts FROM document WHERE kind = 'invoice'")[0]?.facts)) as DocumentFacts;
		return { facts, parts };
	};
	const { facts, parts } = await unpaid({});
	expect(facts).toMatchObject({ order: { paymentKind: owed.paymentKind }, bank: owed.bank, paidCents: 0 });
	expect(facts.dueAt).toBe(parts.rows('SELECT due_at FROM payment_term')[0]?.due_at);
	const house = { payment_method: 2, shipping_method: 2, shipping_cost: '0.00', total_price_brutto: '100.00' };
	const { facts: atShop } = await unpaid(house);
	expect(atShop).toMatchObject({ order: { paymentKind: 'house' }, bank: owed.bank });
	expect(atShop.dueAt).toBeGreaterThan(atShop.issuedAt + 6 * 24 * 3_600_000);
});

it('misses a document that was removed with its number and its link', async () => {
	const { service, ship, act, refund } = await anAcceptedOrder();
	ship(0, 1);
	refund(1_000);
	await service.outbox.deliver();
	expect(findMissingDocuments(service.database)).toEqual([]);
	const { sql } = service.database;
	for (const { name } of sql.prepare("SELECT name FROM sqlite_schema WHERE type = 'trigger' AND name LIKE 'document%'").all())
		sql.exec(`DROP TRIGGER ${name}`);
	const remove = (kind: string): void =>
		act(() => {
			const documents = `(SELECT id FROM document WHERE kind = '${kind}')`;
			for (const table of ['document_file', 'document_line']) sql.exec(`DELETE FROM ${table} WHERE document_id IN ${documents}`);
			sql.exec(`DELETE FROM document WHERE kind = '${kind}'`);
		});
	remove('credit_note');
	expect(findMissingDocuments(service.database)).toEqual(['Order 1001 was refunded, and its invoices are not corrected by as much']);
	remove('invoice');
	expect(findMissingDocuments(service.database)).toEqual(['Order 1001 has shipped products that stand on no invoice']);
	remove('acceptance');
	expect(findMissingDocuments(service.database)[0]).toBe('Order 1001 was accepted, and has no acceptance among its documents');
});

it('sends documents again as they were issued, to the buyer or to the shop', async () => {
	const { service, ship, act, rows, mails } = await anAcceptedOrder(twoLines, aSeller, { drawPdf });
	ship(0, 1);
	await service.outbox.deliver();
	const files = rows('SELECT count(*) AS files FROM document_file');
	const before = mails().length;
	const send = async (number: string | null, receiver: 'buyer' | 'shop') => {
		const isSent = act(() => sendAgain(service, 1001, { number, receiver }));
		await service.outbox.deliver();
		return isSent;
	};
	expect(await send(null, 'buyer')).toBe(true);
	expect(await send('RE-2026-0001', 'shop')).toBe(true);
	expect(await send('RE-2026-0002', 'buyer')).toBe(false);
	const [buyers, shops, ...others] = mails().slice(before);
	expect(others).toEqual([]);
	expect(buyers).toContain('aenne@post.example');
	expect(buyers?.match(/Content-Type: application\/pdf/g)).toHaveLength(3);
	// A private buyer gets no data for programs; the shop does.
	expect(buyers).not.toContain('application/xml');
	expect(shops?.match(/Content-Type: application\/(pdf|xml)/g)).toHaveLength(2);
	expect(rows('SELECT count(*) AS files FROM document_file')).toEqual(files);
});

it('exports the files of a month, byte for byte', async () => {
	const { service, ship, rows } = await anAcceptedOrder();
	ship(0, 1);
	await service.outbox.deliver();
	const month = new Date(service.nowMs()).toISOString().slice(0, 7);
	const exported = [...(exportFiles(service.database, month, 'UTC') ?? [])];
	expect(exported.map(({ name }) => name)).toEqual(['Rechnung-RE-2026-0001.pdf', 'Rechnung-RE-2026-0001.xml']);
	const kept = rows("SELECT bytes FROM document_file WHERE name LIKE 'Rechnung%' ORDER BY id");
	expect(exported.map(({ bytes }) => Buffer.from(bytes))).toEqual(kept.map(({ bytes }) => Buffer.from(bytes as Uint8Array)));
	expect([...(exportFiles(service.database, '2020-01', 'UTC') ?? [])]).toEqual([]);
	expect(exportFiles(service.database, 'May', 'UTC')).toBe(null);
});
