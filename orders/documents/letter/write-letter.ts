/** Puts a document into words. */
import type { Address } from '../../../client/orders/contract/address.ts';
import { formatLocalDay } from '../../../site/format-moment.ts';
import type { Language } from '../../../site/languages.ts';
import { lawOf } from '../../../site/law.ts';
import { isPaidThroughProvider, providerNames } from '../../../site/payment-kinds.ts';
import { streetLine } from '../../../site/street-line.ts';
import { timeZoneOf } from '../../../site/time-zone.ts';
import { mailText, writeNumber } from '../../mail/order-lines.ts';
import { orderTexts } from '../../mail/order-texts.ts';
import { withoutLinks } from '../../mail/without-links.ts';
import { formatAmount } from '../../shop/amounts.ts';
import { vatLabelOf } from '../../shop/vat-labels.ts';
import type { DocumentExtra, DocumentFacts, DocumentLine } from '../document.ts';
import { splitTax, type Tax, type TaxGroup } from '../tax.ts';
import { type DocumentTexts, documentTexts } from './document-texts.ts';
import type { Fact, Letter, LetterRow, LetterTable } from './letter.ts';

interface Writing {
	readonly facts: DocumentFacts;
	readonly texts: DocumentTexts;
	readonly language: Language;
	/** A moment as a day, such as `27. November 2026`. */
	day(ms: number): string;
}

/** `shopName`: as the shop calls itself. */
export function writeLetter(facts: DocumentFacts, shopName: string): Letter {
	const { language, seller } = facts;
	const texts = documentTexts[language];
	const timeZone = timeZoneOf(seller.country);
	const writing: Writing = { facts, texts, language, day: (ms) => formatLocalDay(ms, language, timeZone) };
	const number = facts.number ?? String(facts.order.id);
	return {
		language,
		title: texts.titles[facts.kind](number),
		subject: texts.subjects[facts.kind](number, shopName),
		sender: {
			name: shopName,
			line: [seller.name, seller.street, `${seller.zip} ${seller.city}`].filter((part) => part.trim() !== '').join(' · '),
		},
		recipient: addressLines(facts.kind === 'dispatch' ? (facts.deliveredTo ?? facts.buyer) : facts.buyer, facts),
		facts: factsOf(writing),
		opening: [texts.greeting(nameOf(facts.buyer)), openingOf(writing)],
		table: tableOf(writing),
		sums: sumsOf(writing),
		closing: closingOf(writing),
		footer: footerOf(writing),
	};
}

function openingOf({ facts, texts, day }: Writing): string {
	const { kind, order, corrects, deliveredTo } = facts;
	const placed = day(order.placedAt);
	if (kind === 'credit_note') return texts.openings.credit_note(corrects?.number ?? '', day(corrects?.issuedAt ?? facts.issuedAt));
	if (kind === 'dispatch' && deliveredTo === null) return texts.openings.handedOver(placed);
	return texts.openings[kind](placed);
}

function factsOf({ facts, texts, language, day }: Writing): readonly Fact[] {
	const { kind, number, order, suppliedOn, corrects, buyerVatId, lines } = facts;
	const labels = texts.facts;
	const tracking = [...new Set(lines.flatMap((line) => line.tracking ?? []))];
	const rows: readonly (readonly [string, string | null])[] = [
		[kind === 'credit_note' ? labels.creditNote : labels.invoice, number],
		[labels.date, day(facts.issuedAt)],
		[labels.supplied, suppliedOn === null ? null : day(Date.parse(`${suppliedOn}T12:00:00Z`))],
		[labels.corrected, corrects?.number ?? null],
		[labels.order, String(order.id)],
		[labels.payment, kind === 'dispatch' || order.payment === '' ? null : order.payment],
		[labels.due, facts.dueAt === null ? null : day(facts.dueAt - 1)],
		[texts.buyersVatId(vatLabelOf((buyerVatId ?? '').slice(0, 2), language)), kind === 'dispatch' ? null : buyerVatId],
		[labels.tracking, kind === 'dispatch' && tracking.length > 0 ? withoutLinks(tracking.join(', ')) : null],
	];
	return rows.flatMap(([label, value]) => (value === null ? [] : [{ label, value }]));
}

function tableOf(writing: Writing): LetterTable {
	const { facts, texts, language } = writing;
	const { columns } = texts;
	const count = (line: DocumentLine): string => String(line.count);
	if (facts.kind === 'dispatch') {
		return { product: columns.product, columns: [columns.count], rows: facts.lines.map((line) => rowOf(line, [count(line)], texts)) };
	}
	const amounts = [...facts.lines, ...facts.extras];
	const { netCents } = splitTax(amounts);
	const cells = (index: number, { cents, tax }: DocumentLine | DocumentExtra): readonly string[] => {
		const net = netCents[index] ?? 0;
		const shown =
			tax.percent === null
				? [texts.noTax, texts.noTax, texts.noTax]
				: [formatAmount(net, language), rateOf(tax, language), formatAmount(cents - net, language)];
		return [...shown, formatAmount(cents, language)];
	};
	return {
		product: columns.product,
		columns: [columns.count, columns.net, columns.rate, columns.tax, columns.gross],
		rows: [
			...facts.lines.map((line, index) => rowOf(line, [count(line), ...cells(index, line)], texts)),
			...facts.extras.map((extra, index) => ({
				name: [texts.extras[extra.kind], extra.label].filter((part) => part !== '').join(', '),
				details: [],
				cells: ['1', ...cells(facts.lines.length + index, extra)],
			})),
		],
	};
}

function rowOf({ name, reference, details }: DocumentLine, cells: readonly string[], texts: DocumentTexts): LetterRow {
	return {
		name: name === '' ? texts.reduction : reference === '' ? name : `${name} (${reference})`,
		details: details.map((line) => withSign(withoutLinks(line))),
		cells,
	};
}

function sumsOf({ facts, texts, language }: Writing): readonly Fact[] {
	if (facts.kind === 'dispatch') return [];
	const { groups } = splitTax([...facts.lines, ...facts.extras]);
	const taxed = groups.filter(({ tax }) => tax.percent !== null);
	const amount = (pick: (group: TaxGroup) => number, of: readonly TaxGroup[] = groups): string =>
		formatAmount(
			of.reduce((sum, group) => sum + pick(group), 0),
			language,
		);
	const total =
		facts.kind === 'invoice' ? texts.sums.invoiceTotal : facts.kind === 'credit_note' ? texts.sums.creditTotal : texts.sums.total;
	return [
		...(taxed.length > 0 && taxed.length === groups.length ? [{ label: texts.sums.net, value: amount(({ netCents }) => netCents) }] : []),
		...taxed.map((group) => ({
			label: texts.sums.tax(rateOf(group.tax, language), formatAmount(group.netCents, language)),
			value: formatAmount(group.taxCents, language),
		})),
		{ label: total, value: amount(({ grossCents }) => grossCents) },
	];
}

function closingOf(writing: Writing): readonly string[] {
	const { facts, texts } = writing;
	const { closings } = texts;
	const delivery = facts.kind === 'acceptance' || facts.kind === 'dispatch' ? deliveryText(writing) : [];
	const before = facts.kind === 'dispatch' ? [] : schemeTexts(writing);
	const after = {
		acceptance: () => [...paymentText(writing), closings.accepted],
		dispatch: () => [closings.thanks],
		invoice: () => [...paymentText(writing), closings.thanks],
		credit_note: () => (facts.paidCents >= 0 ? [closings.credited] : []),
	}[facts.kind]();
	return [...before.map(withSign), ...delivery, ...after, `${texts.regards}\n${facts.seller.name}`];
}

function deliveryText({ facts, texts }: Writing): readonly string[] {
	const { deliveredTo } = facts;
	if (deliveredTo === null) return [texts.collected];
	return facts.kind === 'dispatch' ? [] : [[texts.deliveredTo, ...addressLines(deliveredTo, facts)].join('\n')];
}

/** What is open, with all that it takes to pay it: nobody is asked for money without an account. */
function paymentText({ facts, texts, language, day }: Writing): readonly string[] {
	const { order, paidCents, bank, dueAt, deliveredTo } = facts;
	const { closings } = texts;
	const open = order.totalCents - paidCents;
	if (open <= 0) return [closings.paid];
	const amount = formatAmount(open, language);
	const due = dueAt === null ? null : day(dueAt - 1);
	if (isPaidThroughProvider(order.paymentKind)) return [closings.throughProvider(amount, providerNames[order.paymentKind])];
	if (bank.length === 0) return [closings.open(amount, due)];
	const isAtShop = order.paymentKind === 'house' && deliveredTo === null && due !== null;
	// Before the dispatch, nothing is asked for that is paid at the shop.
	if (order.paymentKind === 'house' && facts.kind !== 'invoice') return [closings.open(amount, due)];
	const request = isAtShop ? closings.atCollection(amount, order.reference, due) : closings.transfer(amount, order.reference, due);
	return [[request, ...bank].join('\n')];
}

/** What the law wants said where no tax is shown (§ 14 (4) no. 8, § 14a (6) UStG, § 34a UStDV). */
function schemeTexts({ facts, texts, language }: Writing): readonly string[] {
	const amounts = [...facts.lines, ...facts.extras];
	const has = (scheme: Tax['scheme']): boolean => amounts.some(({ tax }) => tax.scheme === scheme);
	const law = lawOf(facts.seller.country);
	const some = amounts.some(({ tax }) => tax.percent !== null) ? texts.marginSome : '';
	const margin = law.region === 'DE' ? texts.margin : `${mailText(law.words[language].tax.margin)}.`;
	return [
		...(has('margin') ? [`${some}${margin}`] : []),
		...(has('small_business') ? [`${some}${mailText(law.words[language].tax.small_business)}.`] : []),
	];
}

function footerOf({ facts: { seller, bank }, texts, language }: Writing): readonly (readonly string[])[] {
	const labelled = (label: string, value: string | null): readonly string[] =>
		value === null || value === '' ? [] : [`${label}${orderTexts[language].colon}${value}`];
	return [
		[seller.name, seller.street, `${seller.zip} ${seller.city}`.trim()].filter((line) => line !== ''),
		[...labelled(texts.footer.phone, seller.phone), seller.email],
		[
			...seller.registers,
			...(seller.executives.length > 0 ? [seller.executives.join(', ')] : []),
			...labelled(vatLabelOf(seller.country, language), seller.vatId),
			...labelled(texts.footer.taxNumber, seller.taxNumber),
		],
		...(bank.length > 0 ? [bank] : []),
	];
}

function nameOf({ first_name, last_name }: Address): string {
	return withoutLinks(`${first_name} ${last_name}`);
}

/** As it stands on an envelope; the country only where it is not the shop's. */
function addressLines(address: Address, { seller, language }: DocumentFacts): readonly string[] {
	const { company, street, number, addition, zip_code, city, country_code } = address;
	const country = new Intl.DisplayNames([language], { type: 'region' }).of(country_code) ?? country_code;
	return [
		company ?? '',
		nameOf(address),
		streetLine(street, number, country_code),
		addition ?? '',
		`${zip_code} ${city}`.trim(),
		country_code === seller.country ? '' : country,
	]
		.filter((line) => line !== '')
		.map(withoutLinks);
}

/** A section sign stays beside its number. */
function withSign(text: string): string {
	return text.replaceAll('§ ', '§\u00a0').replace(/(§\u00a0\d+[a-z]?) (?=UStG|BGB)/g, '$1\u00a0');
}

/** `19 %`, or `19%` in English. */
export function rateOf({ percent }: Tax, language: Language): string {
	return `${writeNumber(percent ?? 0, language)}${language === 'en' ? '' : '\u00a0'}%`;
}
