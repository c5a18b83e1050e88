/** The CSV files of banks by the bank's name, in each layout that is in use. All were tried on samples that were written after public column lists. */
import type { CsvMapping } from './csv-mapping.ts';

export interface BankMapping {
	/** As `--csv` takes it. */
	readonly name: string;
	/** On what it was tried, for people who have another file. */
	readonly triedOn: string;
	readonly layouts: readonly CsvMapping[];
}

const german = { charset: 'windows-1252', separator: ';', decimal: ',', date: 'DD.MM.YYYY' } as const;
const shortYear = { ...german, date: 'DD.MM.YY' } as const;

/** Postbank has its parent's, with another head over the account. */
const deutscheBank = (iban: string): CsvMapping => ({
	...german,
	columns: {
		...{ date: 'Buchungstag', valueDate: 'Wert', kind: 'Umsatzart', payer: 'Begünstigter / Auftraggeber', iban },
		...{ text: ['Verwendungszweck', 'Kundenreferenz'], debit: 'Soll', credit: 'Haben', currency: 'Währung' },
	},
});

const postfinance = (date: string, credit: string, debit: string): CsvMapping => ({
	...german,
	decimal: '.',
	columns: { date, valueDate: 'Valuta', text: 'Avisierungstext', credit, debit },
});

export const bankMappings: readonly BankMapping[] = [
	{
		name: 'sparkasse',
		triedOn: 'samples after the column lists of importers for beancount: "CSV-CAMT" V2 and V8, and "CSV-MT940"',
		layouts: [
			{
				...shortYear,
				columns: {
					...{ account: 'Auftragskonto', date: 'Buchungstag', valueDate: 'Valutadatum', kind: 'Buchungstext', amount: 'Betrag' },
					...{ text: ['Verwendungszweck', 'Kundenreferenz (End-to-End)'], payer: 'Beguenstigter/Zahlungspflichtiger' },
					...{ iban: 'Kontonummer/IBAN', currency: 'Waehrung', state: 'Info' },
				},
			},
			{
				...shortYear,
				columns: {
					...{ account: 'Auftragskonto', date: 'Buchungstag', valueDate: 'Valutadatum', kind: 'Buchungstext', amount: 'Betrag' },
					...{ text: 'Verwendungszweck', payer: 'Beguenstigter/Zahlungspflichtiger', currency: 'Waehrung', state: 'Info' },
				},
			},
			{
				...shortYear,
				columns: {
					...{ account: 'Auftragskonto', date: 'Buchungstag', valueDate: 'Valutadatum', kind: 'Buchungstext', amount: 'Betrag' },
					...{ text: 'Verwendungszweck', payer: 'Begünstigter/Zahlungspflichtiger', currency: 'Währung', state: 'Info' },
				},
			},
		],
	},
	{
		name: 'volksbank',
		triedOn: 'samples after the column lists of several importers, and of one with S and H behind the amount',
		layouts: [
			{
				...german,
				columns: {
					...{ account: 'IBAN Auftragskonto', date: 'Buchungstag', valueDate: 'Valutadatum', kind: 'Buchungstext', amount: 'Betrag' },
					...{ text: 'Verwendungszweck', payer: 'Name Zahlungsbeteiligter', iban: 'IBAN Zahlungsbeteiligter', currency: 'Waehrung' },
				},
			},
			{
				...german,
				columns: {
					...{ date: 'Buchungstag', valueDate: 'Valuta', text: ['Vorgang/Verwendungszweck', 'Kundenreferenz'], amount: 'Umsatz' },
					...{ payer: 'Empfänger/Zahlungspflichtiger', iban: 'IBAN', currency: 'Währung' },
				},
			},
		],
	},
	{
		name: 'dkb',
		triedOn: 'samples after the column lists of beancount-dkb, of the pages since 2023 and of those before',
		layouts: [
			{
				...shortYear,
				columns: {
					...{ date: 'Buchungsdatum', valueDate: 'Wertstellung', state: 'Status', amount: 'Betrag (€)', payer: 'Zahlungspflichtige*r' },
					...{ text: ['Verwendungszweck', 'Kundenreferenz'], iban: 'IBAN' },
				},
			},
			{
				...german,
				columns: {
					...{ date: 'Buchungstag', valueDate: 'Wertstellung', kind: 'Buchungstext', amount: 'Betrag (EUR)', iban: 'Kontonummer' },
					...{ text: ['Verwendungszweck', 'Kundenreferenz'], payer: 'Auftraggeber / Begünstigter' },
				},
			},
		],
	},
	{
		name: 'comdirect',
		triedOn: 'a sample after the column list of an importer for bank statements, with rows that are "offen" and a footer',
		layouts: [
			{
				...german,
				columns: {
					...{ date: 'Buchungstag', valueDate: 'Wertstellung (Valuta)', kind: 'Vorgang', text: 'Buchungstext', amount: 'Umsatz in EUR' },
				},
			},
		],
	},
	{
		name: 'deutsche-bank',
		triedOn: 'samples after the column lists of an importer for beancount and of Firefly III, with a balance below the payments',
		layouts: [deutscheBank('IBAN / Kontonummer'), deutscheBank('IBAN')],
	},
	{
		name: 'postbank',
		triedOn: 'samples after the column lists of Firefly III, of the pages since 2023 and of those before',
		layouts: [
			deutscheBank('IBAN / Kontonummer'),
			{
				...german,
				columns: {
					...{ date: 'Buchungstag', valueDate: 'Wertstellung', kind: 'Umsatzart', text: 'Buchungsdetails', payer: 'Auftraggeber' },
					...{ amount: 'Betrag (€)' },
				},
			},
		],
	},
	{
		name: 'ing',
		triedOn: 'samples after the column lists of beancount-ing-diba, with and without the balance',
		layouts: ['Wertstellungsdatum', 'Valuta'].map((valueDate) => ({
			...german,
			columns: {
				...{ date: 'Buchung', valueDate, kind: 'Buchungstext', payer: 'Auftraggeber/Empfänger', text: 'Verwendungszweck' },
				...{ amount: 'Betrag', currency: 'Währung' },
			},
		})),
	},
	{
		name: 'n26',
		triedOn: 'samples after the column lists of importers for beancount and ledger, of the pages now and before',
		layouts: [
			{
				...{ charset: 'utf-8', separator: ',', decimal: '.', date: 'YYYY-MM-DD' },
				columns: {
					...{ date: 'Booking Date', valueDate: 'Value Date', payer: 'Partner Name', iban: 'Partner Iban', kind: 'Type' },
					...{ text: 'Payment Reference', amount: 'Amount (EUR)' },
				},
			},
			{
				...{ charset: 'utf-8', separator: ',', decimal: '.', date: 'YYYY-MM-DD' },
				columns: {
					...{ date: 'Date', payer: 'Payee', iban: 'Account number', kind: 'Transaction type', text: 'Payment reference' },
					...{ amount: 'Amount (EUR)' },
				},
			},
		],
	},
	{
		name: 'raiffeisen-at',
		triedOn: 'a sample after the field list of Firefly III: ELBA writes no heads',
		layouts: [{ ...german, columns: { date: 1, text: 2, valueDate: 3, amount: 4, currency: 5 } }],
	},
	{
		name: 'postfinance',
		triedOn: 'samples after the column lists of importers for beancount and Banana, in francs and in euro',
		layouts: ['DD.MM.YYYY', 'YYYY-MM-DD'].flatMap((date) =>
			['Datum', 'Buchungsdatum'].flatMap((head) =>
				['', ' in CHF', ' in EUR'].map((currency) => ({
					...postfinance(head, `Gutschrift${currency}`, `Lastschrift${currency}`),
					date,
				})),
			),
		),
	},
];
