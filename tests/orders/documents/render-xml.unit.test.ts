/** Invoices as data: valid by the published schema of EN 16931 in CII, and equal to the document. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import * as fc from 'fast-check';
import { XmlDocument, XsdValidator } from 'libxml2-wasm';
import { xmlRegisterFsInputProviders } from 'libxml2-wasm/lib/nodejs.mjs';
import { expect, it } from 'vitest';
import type { DocumentFacts } from '../../../orders/documents/document.ts';
import type { Tax } from '../../../orders/documents/tax.ts';
import { renderXml } from '../../../orders/documents/xml/render-xml.ts';
import { toAmount } from '../../../orders/shop/amounts.ts';
import { someFacts } from './some-facts.ts';

const schemaFile = path.join(import.meta.dirname, 'factur-x/Factur-X_1.07.3_EN16931.xsd');

function aValidator(): XsdValidator {
	xmlRegisterFsInputProviders();
	return XsdValidator.fromDoc(XmlDocument.fromBuffer(readFileSync(schemaFile), { url: schemaFile }));
}

/** null: valid. */
function faultOf(validator: XsdValidator, xml: string): string | null {
	const document = XmlDocument.fromString(xml);
	try {
		validator.validate(document);
		return null;
	} catch (error) {
		return String(error);
	} finally {
		document.dispose();
	}
}

const termOf = (xml: string, name: string): string | undefined => new RegExp(`<ram:${name}(?: [^>]*)?>([^<]*)<`).exec(xml)?.[1];

const business = { ...someFacts.buyer, company: 'Łódź & Söhne <AG>', country_code: 'AT' };
const cases: readonly (readonly [string, DocumentFacts])[] = [
	['an invoice', someFacts],
	['a business buyer', { ...someFacts, buyer: business, buyerVatId: 'ATU12345678', language: 'en' }],
	[
		'a credit note',
		{ ...someFacts, kind: 'credit_note', number: 'RK-2026-0001', corrects: { number: 'RE-2026-0001', issuedAt: 1 }, language: 'fr' },
	],
	['an order that was collected and is not paid', { ...someFacts, deliveredTo: null, suppliedOn: null, paidCents: 0 }],
	[
		'a part that was given back',
		{
			...someFacts,
			lines: [{ ...someFacts.lines[0], name: '', reference: '', details: [] } as DocumentFacts['lines'][number]],
			extras: [],
		},
	],
	['a seller with a tax number alone', { ...someFacts, seller: { ...someFacts.seller, vatId: null, registers: [] } }],
	['a seller without a VAT id, in a register', { ...someFacts, seller: { ...someFacts.seller, vatId: null } }],
	[
		'a small business',
		{ ...someFacts, lines: someFacts.lines.map((line) => ({ ...line, tax: { scheme: 'small_business', percent: null } })) },
	],
];

it.each(cases)('is valid for %s', (_, facts) => {
	expect(faultOf(aValidator(), renderXml(facts))).toBe(null);
});

it('is seen to be not valid where it is not', () => {
	expect(faultOf(aValidator(), renderXml(someFacts).replace('<ram:InvoiceCurrencyCode>EUR</ram:InvoiceCurrencyCode>', ''))).toContain(
		'InvoiceCurrencyCode',
	);
});

it('is valid and adds up whatever is sold, taxed and written', () => {
	const validator = aValidator();
	const tax = fc.constantFrom<Tax>(
		{ scheme: 'standard', percent: 19 },
		{ scheme: 'standard', percent: 7 },
		{ scheme: 'margin', percent: null },
	);
	// Of all characters, hardly one is of XML's own.
	const name = fc.oneof(fc.string({ unit: 'binary', minLength: 1, maxLength: 20 }), fc.constantFrom('<b>"A" & B</b>', ']]>', '&#0;'));
	const line = fc.record({
		name,
		reference: fc.string({ unit: 'grapheme', maxLength: 8 }),
		details: fc.array(fc.string({ unit: 'binary', maxLength: 20 }), { maxLength: 2 }),
		count: fc.integer({ min: 1, max: 99 }),
		cents: fc.integer({ min: 0, max: 9_999_999 }),
		tax,
		tracking: fc.constant(null),
	});
	fc.assert(
		fc.property(fc.array(line, { minLength: 1, maxLength: 12 }), (lines) => {
			const xml = renderXml({ ...someFacts, lines });
			expect(faultOf(validator, xml)).toBe(null);
			const gross = [...lines, ...someFacts.extras].reduce((sum, { cents }) => sum + cents, 0);
			expect(termOf(xml, 'GrandTotalAmount')).toBe(toAmount(gross));
			const cents = (name: string): number => Math.round(Number(termOf(xml, name)) * 100);
			expect(cents('TaxBasisTotalAmount') + cents('TaxTotalAmount')).toBe(gross);
			expect(cents('TotalPrepaidAmount') + cents('DuePayableAmount')).toBe(gross);
		}),
		{ numRuns: 40 },
	);
});

/** The official rule BR-CO-26 asks for one of three: the tax number alone is none of them. */
it.each([
	['its VAT id and its register', {}, [undefined, 'Amtsgericht Hallstedt HRB 1', 'DE123456789']],
	['its register where it has no VAT id', { vatId: null }, [undefined, 'Amtsgericht Hallstedt HRB 1', undefined]],
	['its tax number where it has neither', { vatId: null, registers: [] }, ['151/815/08156', undefined, undefined]],
	['its VAT id where it is in no register', { registers: [] }, [undefined, undefined, 'DE123456789']],
])('names a seller by %s', (_, overrides, ids) => {
	const xml = renderXml({ ...someFacts, seller: { ...someFacts.seller, ...overrides } });
	const [, seller = ''] = /<ram:SellerTradeParty>(.*?)<\/ram:SellerTradeParty>/s.exec(xml) ?? [];
	expect([
		/^<ram:ID>([^<]*)</.exec(seller)?.[1],
		/<ram:SpecifiedLegalOrganization><ram:ID>([^<]*)</.exec(seller)?.[1],
		/<ram:ID schemeID="VA">([^<]*)</.exec(seller)?.[1],
	]).toEqual(ids);
	// BT-32, as the rules of each tax want it.
	expect(seller).toContain('<ram:ID schemeID="FC">151/815/08156</ram:ID>');
});
