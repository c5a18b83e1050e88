/** The facts of an invoice for a ring and a watch under the margin scheme, for tests to change. */
import type { DocumentFacts } from '../../../orders/documents/document.ts';

const buyer = {
	first_name: 'Änne',
	last_name: 'Öhlschläger',
	street: 'Kornmarkt',
	number: '7 a',
	zip_code: '79098',
	city: 'Freiburg',
	country_code: 'DE',
};

export const someFacts: DocumentFacts = {
	kind: 'invoice',
	number: 'RE-2026-0001',
	language: 'de',
	issuedAt: Date.parse('2026-11-27T10:00:00Z'),
	order: {
		id: 1001,
		reference: 'B-1001',
		placedAt: Date.parse('2026-11-24T10:00:00Z'),
		payment: 'Überweisung',
		paymentKind: 'transfer',
		email: 'aenne@post.example',
		totalCents: 320_540,
	},
	seller: {
		name: 'Goldschmiede GmbH',
		street: 'Gasse 7 a',
		zip: '31934',
		city: 'Hallstedt',
		country: 'DE',
		vatId: 'DE123456789',
		taxNumber: '151/815/08156',
		email: 'laden@goldschmiede.example',
		phone: '+49 30 123456',
		registers: ['Amtsgericht Hallstedt HRB 1'],
		executives: ['Änne Gold'],
	},
	bank: ['Goldschmiede GmbH', 'IBAN: DE02 1203 0000 0000 2020 51'],
	dueAt: null,
	cover: null,
	buyer,
	buyerVatId: null,
	deliveredTo: buyer,
	lines: [
		{
			name: 'Trauring, Weite 54',
			reference: 'TR-54',
			details: ['Gravur: Für immer ♡ Άννα Łucja', 'Nach Ihren Angaben angefertigt: kein Widerrufsrecht (§ 312g Abs. 2 Nr. 1 BGB).'],
			count: 2,
			cents: 159_800,
			tax: { scheme: 'standard', percent: 19 },
			tracking: 'JJD-1',
		},
		{
			name: 'Taschenuhr von 1912',
			reference: '',
			details: [],
			count: 1,
			cents: 160_000,
			tax: { scheme: 'margin', percent: null },
			tracking: null,
		},
	],
	extras: [
		{ kind: 'shipping', label: 'Paket (Landpost)', cents: 290, tax: { scheme: 'standard', percent: 19 } },
		{ kind: 'wrapping', label: '', cents: 450, tax: { scheme: 'standard', percent: 19 } },
	],
	suppliedOn: '2026-11-27',
	paidCents: 320_540,
	corrects: null,
};
