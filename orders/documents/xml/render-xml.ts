/**
 * An invoice or a credit note as data: EN 16931 in the syntax of UN/CEFACT (Cross Industry Invoice D16B), as business buyers book it. Comments name the
 * terms of the standard. Amounts are those of the document: net amounts of lines add up to the net amount of each tax.
 */
import type { Address } from '../../../client/orders/contract/address.ts';
import type { Language } from '../../../site/languages.ts';
import { lawOf } from '../../../site/law.ts';
import { streetLine } from '../../../site/street-line.ts';
import { timeZoneOf } from '../../../site/time-zone.ts';
import { mailText } from '../../mail/order-lines.ts';
import { toAmount } from '../../shop/amounts.ts';
import { ibanIn } from '../../shop/bank-lines.ts';
import { localDate } from '../../shop/local-days.ts';
import type { DocumentExtra, DocumentFacts, DocumentLine } from '../document.ts';
import { documentTexts } from '../letter/document-texts.ts';
import { splitTax, type Tax, type TaxGroup } from '../tax.ts';
import { element, type Xml } from './element.ts';

const namespaces = {
	'xmlns:rsm': 'urn:un:unece:uncefact:data:standard:CrossIndustryInvoice:100',
	'xmlns:ram': 'urn:un:unece:uncefact:data:standard:ReusableAggregateBusinessInformationEntity:100',
	'xmlns:udt': 'urn:un:unece:uncefact:data:standard:UnqualifiedDataType:100',
};

export function renderXml(facts: DocumentFacts): string {
	const invoice = element('rsm:CrossIndustryInvoice', [context(), head(facts), transaction(facts)], namespaces);
	return `<?xml version="1.0" encoding="UTF-8"?>\n${invoice.xml}\n`;
}

/** BT-24 */
function context(): Xml {
	return element('rsm:ExchangedDocumentContext', [
		element('ram:GuidelineSpecifiedDocumentContextParameter', [element('ram:ID', 'urn:cen.eu:en16931:2017')]),
	]);
}

/** BT-1 to BT-3. */
function head({ number, kind, issuedAt, seller }: DocumentFacts): Xml {
	return element('rsm:ExchangedDocument', [
		element('ram:ID', number ?? ''),
		element('ram:TypeCode', kind === 'credit_note' ? '381' : '380'),
		element('ram:IssueDateTime', [dateTime(localDate(issuedAt, timeZoneOf(seller.country)))]),
	]);
}

function transaction(facts: DocumentFacts): Xml {
	const { netCents, groups } = splitTax([...facts.lines, ...facts.extras]);
	return element('rsm:SupplyChainTradeTransaction', [
		...facts.lines.map((line, index) => lineItem(line, index, netCents[index] ?? 0, facts.language)),
		agreement(facts),
		delivery(facts),
		settlement(facts, { netCents, groups }),
	]);
}

/** BG-25. The price is that of the whole count (BT-149), so that no fraction of a cent is lost. */
function lineItem({ name, reference, details, count, tax }: DocumentLine, index: number, netCents: number, language: Language): Xml {
	const quantity = { unitCode: 'H87' };
	return element('ram:IncludedSupplyChainTradeLineItem', [
		element('ram:AssociatedDocumentLineDocument', [element('ram:LineID', String(index + 1))]),
		element('ram:SpecifiedTradeProduct', [
			reference === '' ? null : element('ram:SellerAssignedID', reference),
			element('ram:Name', name === '' ? documentTexts[language].reduction : name),
			details.length === 0 ? null : element('ram:Description', details.join('\n')),
		]),
		element('ram:SpecifiedLineTradeAgreement', [
			element('ram:NetPriceProductTradePrice', [
				element('ram:ChargeAmount', toAmount(netCents)),
				element('ram:BasisQuantity', String(count), quantity),
			]),
		]),
		element('ram:SpecifiedLineTradeDelivery', [element('ram:BilledQuantity', String(count), quantity)]),
		element('ram:SpecifiedLineTradeSettlement', [
			element('ram:ApplicableTradeTax', taxTerms(tax)),
			element('ram:SpecifiedTradeSettlementLineMonetarySummation', [element('ram:LineTotalAmount', toAmount(netCents))]),
		]),
	]);
}

/** Standard rate, or exempt with a reason: §§ 19 and 25a UStG show no tax. */
function categoryOf({ percent }: Tax): 'S' | 'E' {
	return percent === null ? 'E' : 'S';
}

function taxTerms(tax: Tax): readonly Xml[] {
	return [
		element('ram:TypeCode', 'VAT'),
		element('ram:CategoryCode', categoryOf(tax)),
		element('ram:RateApplicablePercent', String(tax.percent ?? 0)),
	];
}

/**
 * BG-4 and BG-7, BT-13. A buyer's program has to tell the seller by its VAT id, its register (BT-30) or another number (BT-29; BR-CO-26): the tax number
 * of BT-32 is none of these.
 */
function agreement({ seller, buyer, buyerVatId, order }: DocumentFacts): Xml {
	const { name, street, zip, city, country, vatId, taxNumber, email, phone, registers } = seller;
	const [register] = registers;
	return element('ram:ApplicableHeaderTradeAgreement', [
		element('ram:SellerTradeParty', [
			vatId === null && register === undefined && taxNumber !== null ? element('ram:ID', taxNumber) : null,
			element('ram:Name', name),
			register === undefined ? null : element('ram:SpecifiedLegalOrganization', [element('ram:ID', register)]),
			element('ram:DefinedTradeContact', [
				element('ram:PersonName', name),
				phone === null ? null : element('ram:TelephoneUniversalCommunication', [element('ram:CompleteNumber', phone)]),
				element('ram:EmailURIUniversalCommunication', [element('ram:URIID', email)]),
			]),
			postalAddress({ zip, lineOne: street, lineTwo: '', city, country }),
			electronicAddress(email),
			vatId === null ? null : registration(vatId, 'VA'),
			taxNumber === null ? null : registration(taxNumber, 'FC'),
		]),
		element('ram:BuyerTradeParty', [
			element('ram:Name', buyer.company ?? personOf(buyer)),
			buyer.company === undefined ? null : element('ram:DefinedTradeContact', [element('ram:PersonName', personOf(buyer))]),
			postalAddressOf(buyer),
			electronicAddress(order.email),
			buyerVatId === null ? null : registration(buyerVatId, 'VA'),
		]),
		element('ram:BuyerOrderReferencedDocument', [element('ram:IssuerAssignedID', String(order.id))]),
	]);
}

/** BG-13, BT-72. */
function delivery({ deliveredTo, suppliedOn }: DocumentFacts): Xml {
	return element('ram:ApplicableHeaderTradeDelivery', [
		deliveredTo === null
			? null
			: element('ram:ShipToTradeParty', [element('ram:Name', deliveredTo.company ?? personOf(deliveredTo)), postalAddressOf(deliveredTo)]),
		suppliedOn === null ? null : element('ram:ActualDeliverySupplyChainEvent', [element('ram:OccurrenceDateTime', [dateTime(suppliedOn)])]),
	]);
}

interface Split {
	readonly netCents: readonly number[];
	readonly groups: readonly TaxGroup[];
}

function settlement(facts: DocumentFacts, split: Split): Xml {
	const { order, lines, extras, corrects, language } = facts;
	const extraNets = split.netCents.slice(lines.length);
	const due = dueCents(facts, split.groups);
	return element('ram:ApplicableHeaderTradeSettlement', [
		element('ram:PaymentReference', order.reference),
		element('ram:InvoiceCurrencyCode', 'EUR'),
		paymentMeans(facts),
		...taxBreakdown(facts, split.groups),
		...extras.map((extra, index) => charge(extra, extraNets[index] ?? 0, language)),
		element('ram:SpecifiedTradePaymentTerms', [
			element('ram:Description', paymentTerms(facts, due)),
			facts.dueAt === null || due === 0
				? null
				: element('ram:DueDateDateTime', [dateTime(localDate(facts.dueAt - 1, timeZoneOf(facts.seller.country)))]),
		]),
		summation(facts, split),
		corrects === null
			? null
			: element('ram:InvoiceReferencedDocument', [
					element('ram:IssuerAssignedID', corrects.number),
					element('ram:FormattedIssueDateTime', [
						element('qdt:DateTimeString', localDate(corrects.issuedAt, timeZoneOf(facts.seller.country)).replaceAll('-', ''), {
							'xmlns:qdt': 'urn:un:unece:uncefact:data:standard:QualifiedDataType:100',
							format: '102',
						}),
					]),
				]),
	]);
}

function paymentTerms({ kind, language }: DocumentFacts, due: number): string {
	const { closings } = documentTexts[language];
	if (kind === 'credit_note') return closings.credited;
	return due === 0 ? closings.paid : closings.open(`${toAmount(due)} EUR`, null);
}

/** BG-16: 58 a SEPA transfer, 68 an online payment service, 1 whatever was agreed. BT-85 is the name that banks compare with the IBAN. */
function paymentMeans({ kind, order: { paymentKind, payment }, bank, dueAt, seller }: DocumentFacts): Xml {
	const iban = ibanIn(bank);
	const isTransfer =
		iban !== undefined && kind === 'invoice' && (paymentKind === 'transfer' || (paymentKind === 'house' && dueAt !== null));
	return element('ram:SpecifiedTradeSettlementPaymentMeans', [
		element('ram:TypeCode', isTransfer ? '58' : paymentKind === 'paypal' || paymentKind === 'klarna' ? '68' : '1'),
		payment === '' ? null : element('ram:Information', payment),
		isTransfer
			? element('ram:PayeePartyCreditorFinancialAccount', [
					element('ram:IBANID', iban),
					element('ram:AccountName', holderIn(bank) ?? seller.name),
				])
			: null,
	]);
}

/** A line before the IBAN that names no number is the holder's. */
function holderIn(bank: readonly string[]): string | null {
	const [first] = bank;
	return first === undefined || /\d|:/.test(first) ? null : mailText(first);
}

/** BG-23. All that is exempt stands in one, whatever the reasons. */
function taxBreakdown(facts: DocumentFacts, groups: readonly TaxGroup[]): readonly Xml[] {
	const exempt = groups.filter(({ tax }) => categoryOf(tax) === 'E');
	const taxed = groups.filter((group) => !exempt.includes(group));
	return [
		...taxed.map(({ tax, netCents, taxCents }) => breakdown(tax, netCents, taxCents, null)),
		...(exempt.length === 0
			? []
			: [
					breakdown(
						{ scheme: 'small_business', percent: null },
						exempt.reduce((sum, { netCents }) => sum + netCents, 0),
						0,
						exempt.map(({ tax }) => exemptionReason(tax, facts)).join(' '),
					),
				]),
	];
}

function breakdown(tax: Tax, netCents: number, taxCents: number, reason: string | null): Xml {
	return element('ram:ApplicableTradeTax', [
		element('ram:CalculatedAmount', toAmount(taxCents)),
		element('ram:TypeCode', 'VAT'),
		reason === null ? null : element('ram:ExemptionReason', reason),
		element('ram:BasisAmount', toAmount(netCents)),
		element('ram:CategoryCode', categoryOf(tax)),
		element('ram:RateApplicablePercent', String(tax.percent ?? 0)),
	]);
}

function exemptionReason({ scheme }: Tax, { language, seller }: DocumentFacts): string {
	const law = lawOf(seller.country);
	if (scheme === 'margin' && law.region === 'DE') return documentTexts[language].margin;
	return mailText(law.words[language].tax[scheme === 'margin' ? 'margin' : 'small_business']);
}

/** BG-21 */
function charge({ kind, label, tax }: DocumentExtra, netCents: number, language: Language): Xml {
	const reason = [documentTexts[language].extras[kind], label].filter((part) => part !== '').join(', ');
	return element('ram:SpecifiedTradeAllowanceCharge', [
		element('ram:ChargeIndicator', [element('udt:Indicator', 'true')]),
		element('ram:ActualAmount', toAmount(netCents)),
		element('ram:Reason', reason),
		element('ram:CategoryTradeTax', taxTerms(tax)),
	]);
}

/** BG-22 */
function summation(facts: DocumentFacts, { netCents, groups }: Split): Xml {
	const sum = (numbers: readonly number[]): number => numbers.reduce((total, each) => total + each, 0);
	const count = facts.lines.length;
	const tax = sum(groups.map(({ taxCents }) => taxCents));
	const gross = sum(groups.map(({ grossCents }) => grossCents));
	const due = dueCents(facts, groups);
	return element('ram:SpecifiedTradeSettlementHeaderMonetarySummation', [
		element('ram:LineTotalAmount', toAmount(sum(netCents.slice(0, count)))),
		element('ram:ChargeTotalAmount', toAmount(sum(netCents.slice(count)))),
		element('ram:TaxBasisTotalAmount', toAmount(gross - tax)),
		element('ram:TaxTotalAmount', toAmount(tax), { currencyID: 'EUR' }),
		element('ram:GrandTotalAmount', toAmount(gross)),
		element('ram:TotalPrepaidAmount', toAmount(gross - due)),
		element('ram:DuePayableAmount', toAmount(due)),
	]);
}

/** BT-115: what the buyer's money does not cover. A credit note is due whole. */
function dueCents({ kind, paidCents }: DocumentFacts, groups: readonly TaxGroup[]): number {
	const gross = groups.reduce((sum, { grossCents }) => sum + grossCents, 0);
	return kind === 'credit_note' ? gross : Math.max(0, gross - Math.max(0, paidCents));
}

function postalAddressOf({ street, number, addition, zip_code, city, country_code }: Address): Xml {
	return postalAddress({
		zip: zip_code,
		lineOne: streetLine(street, number, country_code),
		lineTwo: addition ?? '',
		city,
		country: country_code,
	});
}

interface PostalAddress {
	readonly zip: string;
	readonly lineOne: string;
	readonly lineTwo: string;
	readonly city: string;
	readonly country: string;
}

function postalAddress({ zip, lineOne, lineTwo, city, country }: PostalAddress): Xml {
	const given = (name: string, value: string): Xml | null => (value === '' ? null : element(name, value));
	return element('ram:PostalTradeAddress', [
		given('ram:PostcodeCode', zip),
		given('ram:LineOne', lineOne),
		given('ram:LineTwo', lineTwo),
		given('ram:CityName', city),
		element('ram:CountryID', country),
	]);
}

/** `EM`: an e-mail address. */
function electronicAddress(email: string): Xml {
	return element('ram:URIUniversalCommunication', [element('ram:URIID', email, { schemeID: 'EM' })]);
}

/** `VA` a VAT id, `FC` a tax number. */
function registration(id: string, scheme: 'VA' | 'FC'): Xml {
	return element('ram:SpecifiedTaxRegistration', [element('ram:ID', id, { schemeID: scheme })]);
}

function personOf({ first_name, last_name }: Address): string {
	return `${first_name} ${last_name}`;
}

/** `day`: as `2026-11-27`. */
function dateTime(day: string): Xml {
	return element('udt:DateTimeString', day.replaceAll('-', ''), { format: '102' });
}
