/** Documents on paper and in mails: each language, text that can be selected, and the same bytes for the same document. */
import { inflateSync } from 'node:zlib';
import { expect, it } from 'vitest';
import { documentKinds } from '../../../orders/documents/document.ts';
import { renderText } from '../../../orders/documents/letter/letter-mail.ts';
import { writeLetter } from '../../../orders/documents/letter/write-letter.ts';
import { loadFonts } from '../../../orders/documents/render/fonts.ts';
import { renderPdf } from '../../../orders/documents/render/render-pdf.ts';

import { plainLetterhead } from '../../../orders/shop/letterhead.ts';
import { someFacts } from './some-facts.ts';

const fonts = loadFonts();
const letterOf = (overrides: Partial<typeof someFacts> = {}) => writeLetter({ ...someFacts, ...overrides }, 'Goldschmiede');
const pdfOf = (letter = letterOf()) => renderPdf(letter, plainLetterhead, fonts, someFacts.issuedAt);

/** What the fonts' tables say of the characters behind the glyphs: this is what is selected and searched. */
function charactersIn(pdf: Buffer): ReadonlySet<string> {
	const found = new Set<string>();
	for (const [, body = ''] of pdf.toString('latin1').matchAll(/stream\n([\s\S]*?)\nendstream/g)) {
		const text = unpacked(Buffer.from(body, 'latin1'));
		if (!text.includes('beginbfrange')) continue;
		for (const [, codes = ''] of text.matchAll(/\[((?:<[0-9a-f ]+> ?)+)\]/g)) {
			for (const [, code = ''] of codes.matchAll(/<([0-9a-f]+)>/g)) found.add(Buffer.from(code, 'hex').swap16().toString('utf16le'));
		}
	}
	return found;
}

function unpacked(bytes: Buffer): string {
	try {
		return inflateSync(bytes).toString('latin1');
	} catch {
		// A stream that is not packed holds no table of characters.
		return '';
	}
}

it('is a PDF of one page of the format A4 with title, language and structure, whose text can be selected', async () => {
	const pdf = await pdfOf();
	const source = pdf.toString('latin1');
	for (const part of ['%PDF-1.7', '/Lang (de)', '/MediaBox [0 0 595.28 841.89]', '/Marked true', '/DisplayDocTitle true', '/Count 1']) {
		expect(source).toContain(part);
	}
	const characters = charactersIn(pdf);
	for (const character of 'RechnungÖÄ€Ł♡Άα') expect(characters).toContain(character);
	expect(pdf.byteLength).toBeLessThan(100_000);
});

it('gives the same bytes for the same document', async () => {
	expect((await pdfOf()).equals(await pdfOf())).toBe(true);
});

it('begins as many pages as its lines need', async () => {
	const lines = Array.from({ length: 40 }, () => someFacts.lines).flat();
	expect((await pdfOf(letterOf({ lines }))).toString('latin1')).toMatch(/\/Count ([5-9]|1\d)\b/);
});

it('writes a question mark for a character that no font has', () => {
	expect(
		fonts
			.runs('Ring 王', 'text')
			.map(({ text }) => text)
			.join(''),
	).toBe('Ring ?');
});

it.each([
	['de', ['Auftragsbestätigung 1001', 'Lieferschein zur Bestellung 1001', 'Rechnung X-1', 'Rechnungskorrektur X-1'], 'Rechnungsbetrag'],
	['en', ['Order confirmation 1001', 'Delivery note for order 1001', 'Invoice X-1', 'Credit note X-1'], 'Invoice total'],
	[
		'fr',
		['Confirmation de commande 1001', 'Bon de livraison de la commande 1001', 'Facture X-1', 'Facture rectificative X-1'],
		'Montant de la facture',
	],
] as const)('writes each kind in %s', (language, titles, total) => {
	const letters = documentKinds.map((kind) =>
		letterOf({
			kind,
			language,
			number: kind === 'invoice' || kind === 'credit_note' ? 'X-1' : null,
			corrects: { number: 'RE-1', issuedAt: 1 },
		}),
	);
	expect(letters.map(({ title }) => title)).toEqual(titles);
	expect(letters.map(({ sums }) => sums.length)).toEqual([2, 0, 2, 2]);
	expect(letters[2]?.sums.at(-1)?.label).toBe(total);
});

it('names both parties, the day of supply and the tax of each rate', () => {
	const text = renderText(letterOf({ buyerVatId: 'DE999999999' })).replaceAll('\u00a0', ' ');
	for (const part of [
		'Rechnungsnummer: RE-2026-0001',
		'Datum: 27. November 2026',
		'Lieferdatum: 27. November 2026',
		'Ihre USt-IdNr.: DE999999999',
		'Menge 2 · Netto 1.342,86 € · USt-Satz 19 % · USt 255,14 € · Betrag 1.598,00 €',
		'zzgl. 19 % USt auf 1.349,08 €: 256,32 €',
		'Rechnungsbetrag: 3.205,40 €',
		'Gebrauchtgegenstände/Sonderregelung',
		'Goldschmiede GmbH\nGasse 7 a\n31934 Hallstedt',
		'USt-IdNr.: DE123456789',
	]) {
		expect(text).toContain(part);
	}
	expect(letterOf().recipient).toEqual(['Änne Öhlschläger', 'Kornmarkt 7 a', '79098 Freiburg']);
});

it('names § 19 UStG where the shop charges no tax, and shows none', () => {
	const lines = someFacts.lines.map((line) => ({ ...line, tax: { scheme: 'small_business', percent: null } as const }));
	const text = renderText(letterOf({ lines, extras: [] })).replaceAll('\u00a0', ' ');
	expect(text).toContain('Umsatzsteuerfrei nach § 19 UStG.');
	expect(text).not.toContain('zzgl.');
});

it('says how an open amount is paid, whichever way was agreed, and to whom', () => {
	const order = someFacts.order;
	const dueAt = Date.parse('2026-12-04T23:00:00Z');
	const closing = (overrides: Partial<typeof someFacts>): string => letterOf({ paidCents: 0, dueAt, ...overrides }).closing.join('\n');
	const account = 'Goldschmiede GmbH\nIBAN: DE02 1203 0000 0000 2020 51';
	expect(closing({})).toContain(
		`Bitte überweisen Sie 3.205,40\u00a0€ bis zum 4.\u00a0Dezember 2026 mit dem Verwendungszweck B-1001 auf dieses Konto:\n${account}`,
	);
	expect(closing({ order: { ...order, paymentKind: 'house' } })).toContain(
		`bis zum 4.\u00a0Dezember 2026 mit dem Verwendungszweck B-1001 auf dieses Konto:\n${account}`,
	);
	expect(closing({ order: { ...order, paymentKind: 'house' }, deliveredTo: null })).toContain(
		`Bitte zahlen Sie 3.205,40\u00a0€ bei der Abholung, oder überweisen Sie den Betrag bis zum 4.\u00a0Dezember 2026`,
	);
	expect(closing({ order: { ...order, paymentKind: 'klarna' } })).toContain(
		'Sie bezahlen 3.205,40\u00a0€ über Klarna. Bitte überweisen Sie uns nichts.',
	);
	expect(closing({ bank: [] })).toContain('Zu zahlen sind noch 3.205,40\u00a0€, bis zum 4.\u00a0Dezember 2026.');
	expect(letterOf({ paidCents: 0, dueAt }).facts).toContainEqual({ label: 'Zahlbar bis', value: '4.\u00a0Dezember 2026' });
});

it('keeps sums, account and greeting on the page of the last row', async () => {
	const [first] = someFacts.lines;
	if (first === undefined) throw new Error('The facts have no line');
	// Each count of details brings the end of the table a little closer to the end of the page.
	const pageCounts = new Set<number>();
	for (let count = 0; count < 20; count += 1) {
		const lines = [{ ...first, details: Array.from({ length: count }, (_, index) => `Zeile ${index}`) }];
		const pdf = await pdfOf(letterOf({ lines, paidCents: 0, dueAt: someFacts.issuedAt }));
		const pages = [...pdf.toString('latin1').matchAll(/stream\n([\s\S]*?)\nendstream/g)]
			.map(([, body = '']) => unpacked(Buffer.from(body, 'latin1')))
			.filter((text) => / TJ\b/.test(text));
		pageCounts.add(pages.length);
		// A cell of a row is on the last page, so all that follows the row is there as well.
		expect([count, /\/TD\b/.test(pages.at(-1) ?? '')]).toEqual([count, true]);
	}
	expect(pageCounts).toEqual(new Set([1, 2]));
});

it.each(['de', 'en', 'fr'] as const)('an order of one product by transfer is confirmed on one page: %s', async (language) => {
	const [first] = someFacts.lines;
	if (first === undefined) throw new Error('The facts have no line');
	const details = [
		'Material: Weißgold',
		'Stein: 0,50 ct',
		'Feingehalt: 750/1000',
		'Gravur: Für immer',
		'Schrift: Antiqua',
		...first.details,
	];
	const letter = letterOf({
		language,
		kind: 'acceptance',
		number: null,
		lines: [{ ...first, details }],
		extras: someFacts.extras.slice(0, 1),
		bank: ['Kontoinhaber: Goldschmiede GmbH', 'IBAN: DE02 1203 0000 0000 2020 51', 'BIC: BYLADEM1001', 'Deutsche Kreditbank Berlin'],
		paidCents: 0,
		dueAt: someFacts.issuedAt,
	});
	expect((await pdfOf(letter)).toString('latin1')).toMatch(/\/Count 1\b/);
});

it('calls a VAT id as its country does, and has the blanks of French', () => {
	const swiss = { ...someFacts.seller, country: 'CH', vatId: 'CHE-123.456.789MWST' };
	expect(letterOf({ seller: swiss, buyerVatId: 'CHE123456789' }).footer.flat()).toContain('MWST-Nr.: CHE-123.456.789MWST');
	expect(letterOf({ buyerVatId: 'CHE123456789' }).facts).toContainEqual({ label: 'Ihre MWST-Nr.', value: 'CHE123456789' });
	expect(letterOf({ buyerVatId: 'ATU12345678' }).facts).toContainEqual({ label: 'Ihre UID-Nr.', value: 'ATU12345678' });
	const french = letterOf({ language: 'fr', seller: swiss });
	expect(french.footer.flat()).toContain('N°\u00a0TVA\u00a0: CHE-123.456.789MWST');
	expect(french.subject).toBe('Votre facture RE-2026-0001\u00a0: Goldschmiede');
	expect(renderText(french)).toContain('Numéro de facture\u00a0: RE-2026-0001');
	expect([...french.opening, ...french.closing].join('\n')).not.toMatch(/[^\u00a0] ?[:;](?=\s)/);
});
