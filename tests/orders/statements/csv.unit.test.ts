/** The CSV files of banks by name, and what they hold besides payments. */
import { expect, it } from 'vitest';
import { bankMappings } from '../../../orders/payments/transfer/statement/bank-mappings.ts';
import { aShopOfOrders, bookedIn, type ReadOptions, reportedIn } from './shop-of-orders.ts';

async function outcomeOf(content: string | Uint8Array, options: ReadOptions = {}) {
	const shop = await aShopOfOrders();
	const reading = shop.read([['a.csv', content]], options);
	return { reading, booked: bookedIn(reading), reported: reportedIn(reading) };
}

/** Each with one payment of 565.90 for order 1003, one of 1,200 that went out, and whatever the bank puts around. */
const samples: readonly (readonly [bank: string, layout: string, csv: string, reported: readonly string[]])[] = [
	[
		'sparkasse',
		'CSV-CAMT V2',
		`"Auftragskonto";"Buchungstag";"Valutadatum";"Buchungstext";"Verwendungszweck";"Glaeubiger ID";"Mandatsreferenz";"Kundenreferenz (End-to-End)";"Sammlerreferenz";"Lastschrift Ursprungsbetrag";"Auslagenersatz Ruecklastschrift";"Beguenstigter/Zahlungspflichtiger";"Kontonummer/IBAN";"BIC (SWIFT-Code)";"Betrag";"Waehrung";"Info"
"DE02120300000000202051";"30.11.26";"30.11.26";"GUTSCHR. UEBERWEISUNG";"B-1004";"";"";"";"";"";"";"Berta Muster";"DE89370400440532013000";"COBADEFFXXX";"31,00";"EUR";"Umsatz vorgemerkt"
"DE02120300000000202051";"27.11.26";"27.11.26";"GUTSCHR. UEBERWEISUNG";"Danke";"";"";"B-1003";"";"";"";"Anna Muster";"DE89370400440532013000";"COBADEFFXXX";"565,90";"EUR";"Umsatz gebucht"
"DE02120300000000202051";"26.11.26";"26.11.26";"DAUERAUFTRAG";"Miete";"";"";"";"";"";"";"Vermieter";"DE89370400440532013000";"COBADEFFXXX";"-1.200,00";"EUR";"Umsatz gebucht"`,
		['! 31.00: not booked, it is pending (order 1004)', '-1200.00: not booked, it is outgoing'],
	],
	[
		'sparkasse',
		'CSV-MT940',
		`"Auftragskonto";"Buchungstag";"Valutadatum";"Buchungstext";"Verwendungszweck";"Begünstigter/Zahlungspflichtiger";"Kontonummer";"BLZ";"Betrag";"Währung";"Info"
"202051";"27.11.26";"27.11.26";"GUTSCHRIFT";"B-1003";"Anna Muster";"532013000";"37040044";"565,90";"EUR";"Umsatz gebucht"
"202051";"26.11.26";"26.11.26";"RETOURE UEBERWEISUNG";"B-1003";"Vermieter";"532013000";"37040044";"1.200,00";"EUR";"Umsatz gebucht"`,
		['! 1200.00: not booked, it is a reversal that names order 1003, and nothing of this amount is booked there'],
	],
	[
		'volksbank',
		'pages since 2022',
		`Bezeichnung Auftragskonto;IBAN Auftragskonto;BIC Auftragskonto;Bankname Auftragskonto;Buchungstag;Valutadatum;Name Zahlungsbeteiligter;IBAN Zahlungsbeteiligter;BIC (SWIFT-Code) Zahlungsbeteiligter;Buchungstext;Verwendungszweck;Betrag;Waehrung;Saldo nach Buchung;Bemerkung;Kategorie;Steuerrelevant;Glaeubiger ID;Mandatsreferenz
Geschäft;DE02120300000000202051;GENODEF1XXX;VR Bank;27.11.2026;27.11.2026;Anna Muster;DE89370400440532013000;COBADEFFXXX;Gutschrift;B-1003;565,90;EUR;1.000,00;;;;;
Geschäft;DE02120300000000202051;GENODEF1XXX;VR Bank;26.11.2026;26.11.2026;Vermieter;DE89370400440532013000;COBADEFFXXX;Dauerauftrag;Miete;-1.200,00;EUR;434,10;;;;;`,
		['-1200.00: not booked, it is outgoing'],
	],
	[
		'volksbank',
		'pages before, with S and H and balances',
		`Volksbank Musterstadt eG

Kontoinhaber:;Juwelier;
IBAN:;DE02 1203 0000 0000 2020 51;

Buchungstag;Valuta;Auftraggeber/Zahlungsempfänger;Empfänger/Zahlungspflichtiger;Konto-Nr.;IBAN;BLZ;BIC;Vorgang/Verwendungszweck;Kundenreferenz;Währung;Umsatz; 
27.11.2026;27.11.2026;Juwelier;Anna Muster;;DE89370400440532013000;;;"SEPA-Gutschrift
B-10
03";;EUR;565,90;H
26.11.2026;26.11.2026;Juwelier;Vermieter;;DE89370400440532013000;;;Miete;;EUR;1.200,00;S

01.11.2026;;;;;;;;;Anfangssaldo;EUR;9.999,00;H
30.11.2026;;;;;;;;;Endsaldo;EUR;1.234,56;H`,
		['-1200.00: not booked, it is outgoing'],
	],
	[
		'dkb',
		'pages since 2023',
		`"Girokonto";"DE02120300000000202051"
""
"Kontostand vom 27.11.2026:";"1.234,56 €"
""
"Buchungsdatum";"Wertstellung";"Status";"Zahlungspflichtige*r";"Zahlungsempfänger*in";"Verwendungszweck";"Umsatztyp";"IBAN";"Betrag (€)";"Gläubiger-ID";"Mandatsreferenz";"Kundenreferenz"
"28.11.26";"";"Vorgemerkt";"Berta Muster";"Juwelier";"B-1004";"Eingang";"DE89370400440532013000";"31,00";"";"";""
"27.11.26";"27.11.26";"Gebucht";"Anna Muster";"Juwelier";"B-1003";"Eingang";"DE89370400440532013000";"565,90";"";"";""
"26.11.26";"26.11.26";"Gebucht";"Juwelier";"Vermieter";"Miete";"Ausgang";"DE89370400440532013000";"-1.200";"";"";""`,
		['! 31.00: not booked, it is pending (order 1004)', '-1200.00: not booked, it is outgoing'],
	],
	[
		'dkb',
		'pages before',
		`"Kontonummer:";"DE02120300000000202051 / Girokonto";
"Von:";"01.11.2026";
"Bis:";"30.11.2026";
"Buchungstag";"Wertstellung";"Buchungstext";"Auftraggeber / Begünstigter";"Verwendungszweck";"Kontonummer";"BLZ";"Betrag (EUR)";"Gläubiger-ID";"Mandatsreferenz";"Kundenreferenz";
"27.11.2026";"27.11.2026";"Gutschrift";"Anna Muster";"B-1003";"DE89370400440532013000";"COBADEFFXXX";"565,90";"";"";"";
"26.11.2026";"26.11.2026";"Dauerauftrag";"Vermieter";"Miete";"DE89370400440532013000";"COBADEFFXXX";"-1.200,00";"";"";"";`,
		['-1200.00: not booked, it is outgoing'],
	],
	[
		'comdirect',
		'Giro',
		`;
"Umsätze Girokonto";"Zeitraum: 01.11.2026 - 30.11.2026";
"Neuer Kontostand";"1.234,56 EUR";

"Buchungstag";"Wertstellung (Valuta)";"Vorgang";"Buchungstext";"Umsatz in EUR";
"offen";"--";"Übertrag / Überweisung";"Auftraggeber: Berta Muster Buchungstext: B-1004";"31,00";
"27.11.2026";"27.11.2026";"Übertrag / Überweisung";"Auftraggeber: Anna Muster Buchungstext: B-1003 Ref. XY1234";"565,90";
"26.11.2026";"26.11.2026";"Dauerauftrag";"Empfänger: Vermieter Buchungstext: Miete";"-1.200,00";

"Alter Kontostand";"0,00 EUR";`,
		['! 31.00: not booked, it is pending (order 1004)', '-1200.00: not booked, it is outgoing'],
	],
	[
		'deutsche-bank',
		'pages now',
		`Umsätze
Konto;Filial-/Kontonummer;IBAN;Währung
AktivKonto;123 1234567 00;DE02120300000000202051;EUR

1.11.2026 - 30.11.2026
Letzter Kontostand;;;;2.500,00;EUR
Vorgemerkte und noch nicht gebuchte Umsätze sind nicht Bestandteil dieser Übersicht.
Buchungstag;Wert;Umsatzart;Begünstigter / Auftraggeber;Verwendungszweck;IBAN / Kontonummer;BIC;Kundenreferenz;Mandatsreferenz;Gläubiger ID;Fremde Gebühren;Betrag;Abweichender Empfänger;Anzahl der Aufträge;Anzahl der Schecks;Soll;Haben;Währung
27.11.2026;27.11.2026;SEPA Überweisung;Anna Muster;Danke;DE89370400440532013000;;B-1003;;;;565,90;;;;;565,90;EUR
3.11.2026;3.11.2026;Dauerauftrag;Vermieter;Miete;DE89370400440532013000;;;;;;-1.200;;;;-1.200;;EUR
Kontostand;30.11.2026;;;1.234,56;EUR`,
		['-1200.00: not booked, it is outgoing'],
	],
	[
		'postbank',
		'pages before',
		`Umsatzauskunft;
Name;Juwelier;
IBAN;DE02120300000000202051;

"Buchungstag";"Wertstellung";"Umsatzart";"Buchungsdetails";"Auftraggeber";"Empfänger";"Betrag (€)";"Saldo (€)"
"27.11.2026";"27.11.2026";"Gutschrift";"B-1003";"Anna Muster";"Juwelier";"565,90 €";"1.000,00 €"
"26.11.2026";"26.11.2026";"Dauerauftrag";"Miete";"Juwelier";"Vermieter";"-1.200,00 €";"434,10 €"`,
		['-1200.00: not booked, it is outgoing'],
	],
	[
		'ing',
		'with the balance',
		`Umsatzanzeige;Datei erstellt am: 30.11.2026 10:00

IBAN;DE02 1203 0000 0000 2020 51
Kontoname;Girokonto
Bank;ING
Kunde;Juwelier
Zeitraum;01.11.2026 - 30.11.2026
Saldo;1.234,56;EUR

Sortierung;Datum absteigend

Buchung;Wertstellungsdatum;Auftraggeber/Empfänger;Buchungstext;Verwendungszweck;Saldo;Währung;Betrag;Währung
27.11.2026;27.11.2026;Anna Muster;Gutschrift;B-1003;1.000,00;EUR;565,90;EUR
26.11.2026;26.11.2026;Vermieter;Dauerauftrag/Terminueberweisung;Miete;434,10;EUR;-1.200,00;EUR`,
		['-1200.00: not booked, it is outgoing'],
	],
	[
		'n26',
		'pages now',
		`"Booking Date","Value Date","Partner Name","Partner Iban",Type,"Payment Reference","Account Name","Amount (EUR)","Original Amount","Original Currency","Exchange Rate"
2026-11-27,2026-11-27,"Anna Muster",DE89370400440532013000,Income,"B-1003, danke","Main Account",565.90,,,
2026-11-26,2026-11-26,"Vermieter",DE89370400440532013000,"Debit Transfer",Miete,"Main Account",-1200.0,,,`,
		['-1200.00: not booked, it is outgoing'],
	],
	[
		'raiffeisen-at',
		'ELBA',
		`27.11.2026;"Anna Muster B-1003";27.11.2026;565,90;EUR;27.11.2026 10:11:12:123
26.11.2026;"Miete";26.11.2026;-1.200,00;EUR;26.11.2026 10:11:12:123`,
		['-1200.00: not booked, it is outgoing'],
	],
	[
		'postfinance',
		'in euro',
		`Datum von:;="2026-11-01"
Datum bis:;="2026-11-30"
Konto:;="DE02120300000000202051"
Währung:;="EUR"

Datum;Bewegungstyp;Avisierungstext;Gutschrift in EUR;Lastschrift in EUR;Label;Kategorie;Valuta;Saldo in EUR
27.11.2026;Gutschrift;"GUTSCHRIFT ABSENDER: ANNA MUSTER MITTEILUNGEN: B-1003";565.90;;;;27.11.2026;1'000.00
26.11.2026;Lastschrift;"MIETE";;-1'200.00;;;26.11.2026;434.10

Disclaimer:
Der Dokumentinhalt wurde durch Filtereinstellungen der Kundin resp. des Kunden generiert.`,
		['-1200.00: not booked, it is outgoing'],
	],
	[
		'postfinance',
		'in francs',
		`Datum;Bewegungstyp;Avisierungstext;Gutschrift in CHF;Lastschrift in CHF;Label;Kategorie;Valuta;Saldo in CHF
27.11.2026;Gutschrift;"B-1003";31.00;;;;27.11.2026;1'000.00
27.11.2026;Gutschrift;"B-1003";565.90;;;;27.11.2026;1'000.00`,
		['! 31.00: not booked, it is in CHF and names order 1003', '! 565.90: not booked, it is in CHF and names order 1003'],
	],
];

it.each(samples)('reads %s, %s, by its name and by itself', async (bank, layout, csv, reported) => {
	const booked = layout === 'in francs' ? [] : ['1003: 565.90'];
	const shop = await aShopOfOrders();
	const reading = shop.read([['a.csv', csv]], { csv: bank });
	expect([bookedIn(reading), reportedIn(reading)]).toEqual([booked, reported]);
	// As banks encode it, and without its name: the same.
	const again = shop.read([['a.csv', Buffer.from(csv.replaceAll('€', '\u0080'), 'latin1')]]);
	expect(again.findings.filter(({ kind }) => kind === 'known')).toHaveLength(booked.length);
	expect(bookedIn(again)).toEqual([]);
});

it('has a sample of every bank that it names', () => {
	expect(new Set(samples.map(([bank]) => bank))).toEqual(new Set(bankMappings.map(({ name }) => name)));
});

it.each([
	['the period above', samples.find(([bank]) => bank === 'ing')?.[2], '2026-11-30'],
	['two days above', samples.find(([bank]) => bank === 'postfinance')?.[2], '2026-11-30'],
	['the day before that of its balance', samples.find(([bank]) => bank === 'dkb')?.[2], '2026-11-26'],
	['the day of its closing balance', samples.find(([, layout]) => layout.includes('S and H'))?.[2], '2026-11-30'],
	['its newest booked row', samples.find(([bank]) => bank === 'n26')?.[2], '2026-11-27'],
])('knows payments up to %s', async (_, csv = '', until) => {
	expect((await outcomeOf(csv)).reading.knownUntil).toBe(until);
});

it('goes further than that only where a person confirms it, and never into today', async () => {
	const csv = samples.find(([bank]) => bank === 'n26')?.[2] ?? '';
	expect((await outcomeOf(csv, { until: '2026-12-02' })).reading.knownUntil).toBe('2026-12-02');
	expect((await outcomeOf(csv, { until: '2026-12-08' })).reading.knownUntil).toBe('2026-12-07');
});

it('moves no deadline by a file that names no account and tells nothing of this shop', async () => {
	const csv = 'Datum;Bewegungstyp;Avisierungstext;Gutschrift;Lastschrift;Valuta\n27.11.2026;x;Miete;77.00;;27.11.2026';
	const { reading } = await outcomeOf(csv);
	expect([reading.knownUntil, reading.reaches]).toEqual([null, [expect.objectContaining({ why: 'unknown_account' })]]);
	expect((await outcomeOf(csv, { account: 'DE02120300000000202051' })).reading.knownUntil).toBe('2026-11-27');
});

it.each([
	['Gebucht', ['1003: 565.90'], []],
	['', ['1003: 565.90'], []],
	['Geplant', [], ['! 565.90: not booked, it is pending (order 1003)']],
	['Fehlgeschlagen', [], ['! 565.90: not booked, it is for information only']],
	['Zurückgegeben', [], ['! ?: this row cannot be read: "Zurückgegeben" is no state that is known here']],
])('reads the state %j in its column', async (state, booked, reported) => {
	const csv = `"Buchungsdatum";"Wertstellung";"Status";"Zahlungspflichtige*r";"Verwendungszweck";"IBAN";"Betrag (€)";"Kundenreferenz"
"27.11.26";"27.11.26";"${state}";"Anna Muster";"B-1003";"DE89370400440532013000";"565,90";""`;
	const outcome = await outcomeOf(csv, { csv: 'dkb', account: 'DE02120300000000202051' });
	expect([outcome.booked, outcome.reported]).toEqual([booked, reported]);
});

it.each([
	['raiffeisen-at', '27.11.2026;Saldo B-1003;27.11.2026;565,90;EUR;27.11.2026 10:00'],
	[
		'n26',
		'Booking Date,Value Date,Partner Name,Partner Iban,Type,Payment Reference,Amount (EUR)\n2026-11-27,2026-11-27,,,Income,Solde B-1003,565.90',
	],
])('books a payment whose text begins as the label of a balance does, of %s', async (csv, content) => {
	expect((await outcomeOf(content, { csv })).booked).toEqual(['1003: 565.90']);
});

it('names rows that have days and amounts of another form, and moves no deadline', async () => {
	const csv = `IBAN;DE02 1203 0000 0000 2020 51
Zeitraum;01.11.2026 - 07.12.2026

Buchung;Valuta;Auftraggeber/Empfänger;Buchungstext;Verwendungszweck;Betrag;Währung
11/27/2026;11/27/2026;Anna Muster;Gutschrift;B-1003;565.90;EUR`;
	const { reading, reported } = await outcomeOf(csv, { csv: 'ing' });
	expect([reported, reading.knownUntil]).toEqual([['! ?: this row cannot be read: "11/27/2026" is no date as DD.MM.YYYY'], null]);
});

const heads = 'Tag;Wert;Name;Zweck;Betrag;Art';
const own = JSON.stringify({
	...{ charset: 'windows-1252', separator: ';', decimal: ',', date: 'DD.MM.YYYY' },
	columns: { date: 'Tag', valueDate: 'Wert', amount: 'Betrag', text: 'Zweck', payer: 'Name' },
});

/** Rows below those heads. */
async function rowsBecome(...rows: readonly string[]) {
	const { chooseMappings, readStatementFile } = await import('../../../orders/payments/transfer/statement/read-statement.ts');
	const { bookStatements } = await import('../../../orders/payments/transfer/book-transfers.ts');
	const shop = await aShopOfOrders();
	const mappings = chooseMappings('own.json', () => Buffer.from(own));
	const files = readStatementFile('a.csv', Buffer.from([heads, ...rows].join('\r\n')), mappings);
	const reading = bookStatements(files, shop.service.database, { account: null, until: null }, Date.parse('2026-12-08T12:00:00Z'));
	return { booked: bookedIn(reading), reported: reportedIn(reading) };
}

it.each([
	'565,90',
	'+565,90',
	'565,90 €',
	'€ 565,90',
	'565,90 EUR',
	'EUR 565,90',
	'565,9',
	'"565,90"',
	' 565,90 ',
	'565,90\u00a0€',
	'565,90 H',
	'="565,90"',
])('reads the amount %j', async (amount) => {
	expect(await rowsBecome(`27.11.2026;27.11.2026;Anna;B-1003;${amount};`)).toEqual({ booked: ['1003: 565.90'], reported: [] });
});

it.each([
	['1.295,90', '1295.90'],
	['1 295,90', '1295.90'],
	['1\u202f295,90', '1295.90'],
	["1'295,90", '1295.90'],
	['1295,90', '1295.90'],
	['565,90-', '-565.90'],
	['\u2212565,90', '-565.90'],
	['-565,90 €', '-565.90'],
	['565,90 S', '-565.90'],
	['565,90 CHF', '565.90'],
])('reads the amount %j as %s', async (written, amount) => {
	const { booked, reported } = await rowsBecome(`27.11.2026;27.11.2026;Anna;Ring;${written};`);
	expect([booked, reported.map((line) => line.split(':')[0])]).toEqual([[], [amount]]);
});

it.each([
	['a direction of its own', '27.11.2026;27.11.2026;Anna;B-1003;565,90;S', '! -565.90: not booked, it is outgoing and names order 1003'],
	[
		'a minus beside an incoming direction',
		'27.11.2026;27.11.2026;Anna;B-1003;-565,90;H',
		'! -565.90: not booked, it is outgoing and names order 1003',
	],
	['a state', '27.11.2026;;Anna;B-1003;565,90;vorgemerkt', '! 565.90: not booked, it is pending (order 1003)'],
	['a word for its day', 'offen;;Anna;B-1003;565,90;', '! 565.90: not booked, it is pending (order 1003)'],
	['no day', ';;Anna;B-1003;565,90;', '! 565.90: not booked, it is pending (order 1003)'],
	['a day that there is not', '31.02.2026;;Anna;B-1003;565,90;', '! ?: this row cannot be read: "31.02.2026" is no date as DD.MM.YYYY'],
	['no amount', '27.11.2026;;Anna;B-1003;;', '! ?: this row cannot be read: "" is no amount with "," before the cents'],
])('reports a row with %s', async (_, row, reported) => {
	expect(await rowsBecome(row, '27.11.2026;27.11.2026;Berta;B-1004;31,00;')).toEqual({ booked: ['1004: 31.00'], reported: [reported] });
});

it.each([
	';;;;;',
	'Alter Kontostand;;;;1.000,00;',
	'30.11.2026;;;Endsaldo;1.000,00;',
	'30.11.2026;;;;1.000,00;Saldo',
	'Kontostand am 30.11.2026',
	'30.11.2026;;;Saldo am 30.11.2026: 1.000,00 EUR;1.000,00;',
	'Dies ist kein Kontoauszug der Bank.',
	'Summe;;;;5.000,00;',
	'27.11.2026;27.11.2026;Anna;B-1003;0,00;',
])('leaves out %s', async (row) => {
	expect(await rowsBecome('27.11.2026;27.11.2026;Berta;B-1004;31,00;', row)).toEqual({ booked: ['1004: 31.00'], reported: [] });
});

it('takes the day on which a payment counts where its own is empty', async () => {
	expect(await rowsBecome(';27.11.2026;Anna;B-1003;565,90;')).toEqual({ booked: ['1003: 565.90'], reported: [] });
});

it('leaves to a person which of two rows that are alike in all words an order needs no more', async () => {
	const row = '27.11.2026;27.11.2026;Anna;B-1003;565,90;';
	const { booked, reported } = await rowsBecome(row, row);
	expect([booked, reported]).toEqual([
		['1003: 565.90'],
		[expect.stringContaining('! 565.90: not booked, it may be one that is booked for order 1003 already')],
	]);
});

it('reads a file of a bank that it does not know by no guess', async () => {
	const { booked, reported } = await outcomeOf('a;b;c\n1;2;3');
	expect([booked, reported]).toEqual([
		[],
		[expect.stringContaining('It is neither XML nor a CSV file of a bank that is known here (sparkasse, volksbank')],
	]);
});

it('reads several accounts in a file', async () => {
	const csv = `Bezeichnung Auftragskonto;IBAN Auftragskonto;Buchungstag;Valutadatum;Name Zahlungsbeteiligter;IBAN Zahlungsbeteiligter;Buchungstext;Verwendungszweck;Betrag;Waehrung
A;DE02120300000000202051;27.11.2026;27.11.2026;Anna;;Gutschrift;B-1003;565,90;EUR
B;DE89370400440532013000;27.11.2026;27.11.2026;Berta;;Gutschrift;B-1004;31,00;EUR`;
	const { booked, reported } = await outcomeOf(csv);
	expect([booked, reported]).toEqual([['1003: 565.90'], ['! 31.00: not booked, it is of another account, DE89370400440532013000']]);
});
