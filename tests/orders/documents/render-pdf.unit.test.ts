/** Documents on paper and in mails: each language, text that can be selected, and the same bytes for the same document. */
import { inflateSync } from 'node:zlib';
import { expect, it } from 'vitest';
import { documentKinds } from '../../../orders/documents/document.ts';
import { writeLetter } from '../../../orders/documents/letter/write-letter.ts';
import { loadFonts } from '../../../orders/documents/render/fonts.ts';
import { renderPdf } from '../../../orders/documents/render/render-pdf.ts';
import { renderText } from '../../../orders/documents/render/render-text.ts';
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
	const text = renderText(letterOf({ buyerVatId: 'DE999999999' }), '').replaceAll('\u00a0', ' ');
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
	const text = renderText(letterOf({ lines, extras: [] }), '').replaceAll('\u00a0', ' ');
	expect(text).toContain('Umsatzsteuerfrei nach § 19 UStG.');
	expect(text).not.toContain('zzgl.');
});
