/** Statements as CSV, of banks that give no CAMT.053, and statements in other encodings than UTF-8. */
import { expect, it } from 'vitest';
import { parseCsvMapping } from '../../orders/payments/transfer/csv-mapping.ts';
import { decode, decodeXml } from '../../orders/payments/transfer/decode-statement.ts';
import { readCsv } from '../../orders/payments/transfer/read-csv.ts';

const columns = { date: 'Buchungstag', amount: 'Betrag', text: 'Zweck', payer: 'Name', iban: 'IBAN' };
const german = { charset: 'windows-1252', separator: ';', decimal: ',', date: 'DD.MM.YYYY', columns };
const mapping = (overrides: Record<string, unknown> = {}) => parseCsvMapping(JSON.stringify({ ...german, ...overrides }));
const heads = 'Buchungstag;Name;IBAN;Zweck;Betrag';
const paid = '27.11.2026;Änne;DE02 1203 0000 0000 2020 51;B-1001;1.105,90';

it('reads what came in, below whatever the bank puts above, and nothing that went out', () => {
	const csv = `\ufeffUmsätze des Kontos\r\n\r\n${heads}\r\n${paid}\r\n28.11.2026;Miete;;"Laden; ""Gasse""\nNovember";-900,00\r\n29.11.2026;B;;B-1002;5\r\n`;
	expect(readCsv(csv, mapping())).toEqual([
		{
			...{
				format: 'csv',
				date: '2026-11-27',
				cents: 110_590,
				payer: 'Änne',
				text: 'B-1001',
				currency: 'EUR',
				iban: 'DE02120300000000202051',
			},
			reference: expect.stringMatching(/^[\da-f]{32}$/),
		},
		{
			...{ format: 'csv', date: '2026-11-29', cents: 500, payer: 'B', text: 'B-1002', currency: 'EUR', iban: null },
			reference: expect.stringMatching(/^[\da-f]{32}$/),
		},
	]);
});

it('reads another bank’s way to write the same', () => {
	const english = mapping({
		...{ separator: ',', decimal: '.', date: 'MM/DD/YY' },
		columns: { ...columns, currency: 'Währung', reference: 'Nummer' },
	});
	const csv = `Nummer,Währung,${heads.replaceAll(';', ',')}\n"7",CHF,11/27/26,"Änne, Ö.",,"B-1001","+1,105.90"`;
	expect(readCsv(csv, english)).toMatchObject([{ date: '2026-11-27', cents: 110_590, payer: 'Änne, Ö.', text: 'B-1001', currency: 'CHF' }]);
});

it('names two payments that are alike differently, and the same in every file', () => {
	const names = (csv: string) => readCsv(csv, mapping()).map(({ reference }) => reference);
	const [first, second] = names(`${heads}\n${paid}\n${paid}`);
	expect(first).not.toBe(second);
	expect(names(`${heads}\n26.11.2026;A;;x;1,00\n${paid}\n${paid}`).slice(1)).toEqual([first, second]);
	const numbered = mapping({ columns: { ...columns, reference: 'Nr' } });
	const byNumber = (numbers: readonly number[]) =>
		readCsv([`${heads};Nr`, ...numbers.map((number) => `${paid};${number}`)].join('\n'), numbered).map(({ reference }) => reference);
	expect(byNumber([2, 1])).toEqual(byNumber([1, 2]).reverse());
});

it('names each row that cannot be read by its line, and reads nothing then', () => {
	const csv = `${heads}\n${paid}\n31.02.2026;A;;"x\ny";1,00\n27.11.2026;A;;x;1.10,00\n27.11.26;A;;x;1,00\n27.11.2026;A;;x;1,005\n`;
	expect(() => readCsv(csv, mapping())).toThrow(
		'line 3: "31.02.2026" is no date as DD.MM.YYYY; line 5: "1.10,00" is no amount with "," before the cents; line 6: "27.11.26" is no date as DD.MM.YYYY; line 7: "1,005" is no amount',
	);
});

it.each([
	['other heads', 'Datum;Betrag\n1;2', 'No row of the CSV file has all the columns Buchungstag, Betrag'],
	['an open quotation mark', `${heads}\n27.11.2026;"A;;x;1,00`, 'Line 2 of the CSV file has a quotation mark'],
])('says of %s what is wrong', (_, csv, words) => {
	expect(() => readCsv(csv, mapping())).toThrow(words);
});

it.each([
	['no JSON', 'x', 'is no JSON'],
	['a date without a year', JSON.stringify({ ...german, date: 'DD.MM.' }), 'date: '],
	['a missing column', JSON.stringify({ ...german, columns: { ...columns, text: undefined } }), 'columns.text: '],
	['a field that is none', JSON.stringify({ ...german, skip: 3 }), 'skip'],
])('refuses a description with %s', (_, text, words) => {
	expect(() => parseCsvMapping(text)).toThrow(words);
});

it.each([
	['ISO-8859-1', Buffer.from('<?xml version="1.0" encoding="ISO-8859-1"?><a>Änne</a>', 'latin1')],
	['windows-1252', Buffer.from("<?xml version='1.0' encoding='windows-1252'?><a>Änne</a>", 'latin1')],
	['UTF-8', Buffer.from('\ufeff<?xml version="1.0" encoding="UTF-8"?><a>Änne</a>')],
	['UTF-8 without saying so', Buffer.from('<a>Änne</a>')],
	['UTF-16', Buffer.from('\ufeff<?xml version="1.0" encoding="UTF-16"?><a>Änne</a>', 'utf16le')],
])('reads XML in %s', (_, bytes) => {
	expect(decodeXml(bytes)).toContain('<a>Änne</a>');
});

it('says of bytes that are not what they say that they are not', () => {
	expect(() => decodeXml(Buffer.from('<?xml version="1.0" encoding="UTF-8"?><a>Änne</a>', 'latin1'))).toThrow('utf-8'.toUpperCase());
	expect(() => decode(Buffer.from('a'), 'ebcdic-de')).toThrow('ebcdic-de is no encoding that is known here');
});
