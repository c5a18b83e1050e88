/** Statements as CSV, of banks that give no CAMT.053, and statements in other encodings than UTF-8. */
import { expect, it } from 'vitest';
import type { BankEntry } from '../../orders/payments/transfer/statement/bank-statement.ts';
import { parseCsvMapping } from '../../orders/payments/transfer/statement/csv-mapping.ts';
import { decode, decodeXml } from '../../orders/payments/transfer/statement/decode-statement.ts';
import { readCsv } from '../../orders/payments/transfer/statement/read-csv.ts';

const columns = { date: 'Buchungstag', amount: 'Betrag', text: 'Zweck', payer: 'Name', iban: 'IBAN' };
const german = { charset: 'windows-1252', separator: ';', decimal: ',', date: 'DD.MM.YYYY', columns };
const mapping = (overrides: Record<string, unknown> = {}) => parseCsvMapping(JSON.stringify({ ...german, ...overrides }));
const heads = 'Buchungstag;Name;IBAN;Zweck;Betrag';
const paid = '27.11.2026;Änne;DE02 1203 0000 0000 2020 51;B-1001;1.105,90';

/** Its entries, as few words as they need. */
function entriesIn(csv: string, using = mapping()) {
	return readCsv(csv, using, 'a.csv').flatMap(({ entries }) =>
		entries.map((entry) => (entry.kind === 'unreadable' ? `line ${entry.number}: ${entry.fault}` : inShort(entry))),
	);
}

function inShort({ day, cents, currency, direction, state, parts: [part] }: BankEntry) {
	return [day, direction, cents, currency, state, part?.party, part?.iban, ...(part?.texts.flat() ?? [])];
}

it('reads what came in and what went out, below whatever the bank puts above', () => {
	const csv = `\ufeffUmsätze des Kontos\r\n\r\n${heads}\r\n${paid}\r\n28.11.2026;Miete;;"Laden; ""Gasse""\nNovember";-900,00\r\n29.11.2026;B;;B-1002;5\r\n`;
	expect(entriesIn(csv)).toEqual([
		['2026-11-27', 'in', 110_590, 'EUR', 'booked', 'Änne', 'DE02120300000000202051', 'B-1001'],
		['2026-11-28', 'out', 90_000, 'EUR', 'booked', 'Miete', null, 'Laden; "Gasse"', 'November'],
		['2026-11-29', 'in', 500, 'EUR', 'booked', 'B', null, 'B-1002'],
	]);
});

it('reads another bank’s way to write the same', () => {
	const english = mapping({
		...{ separator: ',', decimal: '.', date: 'MM/DD/YY' },
		columns: { ...columns, currency: 'Währung', reference: 'Nummer' },
	});
	const csv = `Nummer,Währung,${heads.replaceAll(';', ',')}\n"7",CHF,11/27/26,"Änne, Ö.",,"B-1001","+1,105.90"`;
	expect(entriesIn(csv, english)).toEqual([['2026-11-27', 'in', 110_590, 'CHF', 'booked', 'Änne, Ö.', null, 'B-1001']]);
});

it('names each row that cannot be read by its line, and reads the others', () => {
	const csv = `${heads}\n${paid}\n31.02.2026;A;;"x\ny";1,00\n27.11.2026;A;;x;1.10,00\n2026-11-27;A;;x;1,00\n27.11.2026;A;;x;1,005\n27.11.2026;"A;;x;1,00\n29.11.2026;B;;B-1002;5\n`;
	expect(entriesIn(csv)).toEqual([
		['2026-11-27', 'in', 110_590, 'EUR', 'booked', 'Änne', 'DE02120300000000202051', 'B-1001'],
		'line 3: "31.02.2026" is no date as DD.MM.YYYY',
		'line 5: "1.10,00" is no amount with "," before the cents',
		'line 6: "2026-11-27" is no date as DD.MM.YYYY',
		'line 7: "1,005" is no amount with "," before the cents',
		'line 8: it has a quotation mark that is not closed',
		['2026-11-29', 'in', 500, 'EUR', 'booked', 'B', null, 'B-1002'],
	]);
});

it.each([['other heads', 'Datum;Betrag\n1;2', 'No row of the CSV file has all the columns Buchungstag, Betrag']])(
	'says of %s what is wrong',
	(_, csv, words) => {
		expect(() => readCsv(csv, mapping(), 'a.csv')).toThrow(words);
	},
);

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
