/** Writes the first e-mails of an order: to the buyer (§ 312i (1) no. 3, § 312f BGB), and to the shop what it has to know to fulfil it. */
import type { Address } from '../../client/orders/contract/address.ts';
import type { OrderAccepted, OrderRequest } from '../../client/orders/contract/order-request.ts';
import { linkKeys, withdrawPath } from '../../site/fixed-paths.ts';
import { formatMoment } from '../../site/format-moment.ts';
import { type Language, perLanguage } from '../../site/languages.ts';
import { type Law, lawOf } from '../../site/law.ts';
import { isPaidThroughProvider, providerNames } from '../../site/payment-kinds.ts';
import { confirmationPath, storeRoot } from '../../site/store-paths.ts';
import { streetLine } from '../../site/street-line.ts';
import { timeZoneOf } from '../../site/time-zone.ts';
import type { SoundOrder } from '../judge/judge-order.ts';
import { includedVat } from '../judge/totals.ts';
import type { Mail } from '../outbox/mail-channel.ts';
import { type MailFact, type MailPart, type MailSection, paragraph } from '../outbox/mail-content.ts';
import type { Service } from '../service.ts';
import { formatAmount } from '../shop/amounts.ts';
import { toBankLines } from '../shop/bank-lines.ts';
import type { Company } from '../shop/company.ts';
import type { Shop } from '../shop/shop.ts';
import { vatLabelOf } from '../shop/vat-labels.ts';
import { type AddressLink, confirmationSection } from './address-request.ts';
import { toNotice } from './legal/guarantee-notice.ts';
import { legalAttachments, legalPaths } from './legal/legal-attachments.ts';
import { type OrderContent, toItems, toSums } from './order-lines.ts';
import { transferParts } from './order-steps.ts';
import { orderTexts } from './order-texts.ts';
import { phoneLines, shopMailTexts } from './shop-mail-texts.ts';
import { toBuyersMail, toMail } from './to-mail.ts';
import { withoutLinks } from './without-links.ts';

export interface PlacedOrder {
	readonly request: OrderRequest;
	readonly order: SoundOrder;
	readonly answer: OrderAccepted;
	readonly shop: Shop;
	/** Where the buyer confirms the address; left out, that is not needed. */
	readonly link?: AddressLink;
}

/** The acceptance of an order that is accepted with its receipt. */
export interface Conclusion {
	/** Milliseconds since 1970. */
	readonly at: number;
	/** The end of the time to pay by transfer; null: nothing is to be transferred. */
	readonly dueAt: number | null;
}

type Writer = Pick<Service, 'company' | 'siteUrl' | 'storePath'>;

/** In the order's language. `conclusion`: the mail declares the acceptance as well; null: it says that it does not. */
export function writeReceipt(placed: PlacedOrder, conclusion: Conclusion | null, { company, siteUrl, storePath }: Writer): Mail {
	const { request, answer, shop } = placed;
	const { language, email } = request;
	const texts = orderTexts[language];
	const { subject, title } = conclusion === null ? texts : texts.concluded;
	const parts = buyersParts(placed, conclusion, company, { siteUrl: siteUrl(), storePath });
	return toBuyersMail(
		{
			order: answer.order_id,
			...(placed.link && { confirms: answer.order_id }),
			to: email,
			subject: subject(answer.order_id, company.name),
			attachments: legalAttachments(shop.texts.legalPages, language),
		},
		{ language, title, parts },
		company,
	);
}

/** In the shop's language, with all that the buyer typed as it was typed. */
export function writeShopNote(placed: PlacedOrder, company: Company): Mail {
	const { request, answer, order } = placed;
	const { language: own } = company;
	const texts = shopMailTexts[own].order;
	const isAtProvider = isPaidThroughProvider(order.paymentKind) && order.total.totalCents > 0;
	const subject = texts.subject(answer.order_id, formatAmount(order.total.totalCents, own)) + (isAtProvider ? texts.unpaid : '');
	return toMail(
		{ to: company.email, replyTo: { name: nameOf(request), address: request.email }, subject },
		{ language: own, title: subject, parts: shopsParts(placed, company), signature: [] },
	);
}

function nameOf({ shipping_address, invoice_address }: OrderRequest): string {
	const { first_name, last_name } = invoice_address ?? shipping_address;
	return `${first_name} ${last_name}`;
}

interface Site {
	readonly siteUrl: string;
	readonly storePath: string | null;
}

function buyersParts(placed: PlacedOrder, conclusion: Conclusion | null, company: Company, site: Site): readonly MailPart[] {
	const { request } = placed;
	const { language } = request;
	const law = lawOf(company.country);
	const page = site.storePath === null ? null : site.siteUrl + confirmationPath(storeRoot(site.storePath, language));
	return [
		paragraph(orderTexts[language].greeting(withoutLinks(nameOf(request)))),
		...opening(placed, conclusion, company),
		...(placed.link ? [confirmationSection(placed.link, language)] : []),
		orderSection(placed, law, language, withoutLinks),
		{
			...section(orderTexts[language].headings.payment, paymentParts(placed, { page, conclusion, company })),
			...(conclusion?.dueAt == null && { isTight: true }),
		},
		...addresses(placed, language, withoutLinks),
		legalSection(placed, law, site),
		...(law.showsGuarantee ? [toNotice(language)] : []),
	];
}

/** What is declared, and when. */
function opening({ request, answer }: PlacedOrder, conclusion: Conclusion | null, company: Company): readonly MailPart[] {
	const { language } = request;
	const { received, number, concluded } = orderTexts[language];
	const moment = (at: number | string): string => formatMoment(at, language, timeZoneOf(company.country));
	const name: MailFact = { label: number, value: String(answer.order_id) };
	if (conclusion === null) return [paragraph(received(company.name, moment(answer.placed_at))), { kind: 'facts', facts: [name] }];
	return [
		paragraph(concluded.text(company.name)),
		{
			kind: 'facts',
			facts: [
				name,
				{ label: concluded.received, value: moment(answer.placed_at) },
				{ label: concluded.accepted, value: moment(conclusion.at) },
			],
		},
	];
}

function legalSection({ request, answer, shop }: PlacedOrder, law: Law, { siteUrl }: Site): MailSection {
	const { language } = request;
	const texts = orderTexts[language];
	const { legalPages } = shop.texts;
	const hasWithdrawal = legalPages.some(({ type }) => type === 'widerruf');
	const isWithdrawn = law.demandsWithdrawal || hasWithdrawal;
	const link = (label: string, path: string) => ({ label, url: `${siteUrl}${path}` });
	const parts: readonly MailPart[] = [
		...(hasWithdrawal ? [paragraph(texts.withdrawal)] : []),
		{
			kind: 'links',
			links: [
				...(isWithdrawn ? [link(texts.withdraw, withdrawPath(language, String(answer.order_id)))] : []),
				...legalPages.map(({ type, title }) => link(title[language], legalPaths[type][language])),
				link(texts.privacy, linkKeys.privacy[language]),
			],
		},
		...(legalPages.length > 0 ? [paragraph(texts.attached)] : []),
	];
	return { ...section(isWithdrawn ? texts.headings.law : texts.headings.terms, parts), isTight: true };
}

function shopsParts(placed: PlacedOrder, { country, language: own }: Company): readonly MailPart[] {
	const { request, answer } = placed;
	const texts = shopMailTexts[own];
	const { email, shipping_address, language } = request;
	const facts: readonly (readonly [string, string])[] = [
		[texts.order.number, `${answer.order_id} (${answer.reference})`],
		[texts.order.received, formatMoment(answer.placed_at, own, timeZoneOf(country))],
		[texts.email, email],
		...phoneLines(request, { country: shipping_address.country_code, language: own }),
		[texts.pageLanguage, language],
		[texts.order.payment, payingOf(placed, own)],
	];
	return [
		{ kind: 'facts', facts: facts.map(([label, value]) => ({ label, value })) },
		orderSection(placed, lawOf(country), own, asTyped),
		...addresses(placed, own, asTyped),
	];
}

/** How the order is paid, and that the money is still to come: the shop reads this before the buyer has paid anything. */
function payingOf({ request, order, shop }: PlacedOrder, own: Language): string {
	const { colon, order: texts } = shopMailTexts[own];
	const { paymentKind, total } = order;
	const name = shop.delivery.payments.get(request.payment_method)?.[own] ?? '';
	const provider = providerNames[paymentKind];
	const method = name.includes(provider) ? name : [name, `(${provider})`].filter((part) => part !== '').join(' ');
	const { paying } = texts;
	const words =
		total.totalCents === 0 ? paying.nothing : isPaidThroughProvider(paymentKind) ? paying.provider(provider) : paying[paymentKind];
	return `${method}${colon}${words}`;
}

function asTyped(text: string): string {
	return text;
}

/** `shown`: makes what a buyer typed fit for the mail's reader. */
function orderSection(placed: PlacedOrder, law: Law, language: Language, shown: (typed: string) => string): MailSection {
	const { request, order, shop } = placed;
	const method = shop.delivery.methods.get(request.shipping_method)?.name[language] ?? '';
	const { provider } = order.delivery;
	const content: OrderContent = {
		wanted: request.lines,
		order,
		delivery: provider === '' ? method : `${method} (${provider})`,
		isCollected: request.pick_up === true,
		shopScheme: shop.texts.taxScheme,
		vat: includedVat(
			order.total,
			order.lines.map(({ taxScheme }) => taxScheme),
			shop.texts,
		),
		law,
	};
	return section(orderTexts[language].headings.items, [
		{ kind: 'items', items: toItems(content, language, shown) },
		{ kind: 'sums', sums: toSums(content, language) },
	]);
}

interface Paying {
	/** The address of the order's page; null: none is known. */
	readonly page: string | null;
	readonly conclusion: Conclusion | null;
	readonly company: Company;
}

/** A receipt alone asks for no money: the contract is not concluded yet. */
function paymentParts({ request, order, answer, shop }: PlacedOrder, { page, conclusion, company }: Paying): readonly MailPart[] {
	const { language } = request;
	const { payments } = orderTexts[language];
	const name = paragraph(shop.delivery.payments.get(request.payment_method)?.[language] ?? '');
	const cents = order.total.totalCents;
	const amount = formatAmount(cents, language);
	switch (order.paymentKind) {
		case 'transfer': {
			if (conclusion?.dueAt == null) return [name, paragraph(payments.transfer(amount))];
			const bank = toBankLines(shop.texts.bankDetails[language]);
			return [name, ...transferParts({ language, bank, cents, reference: answer.reference, dueAt: conclusion.dueAt }, company)];
		}
		case 'house':
			return [name, paragraph(payments.house(amount))];
		default:
			return [
				name,
				paragraph(payments.provider(amount, providerNames[order.paymentKind])),
				...(page === null ? [] : [{ kind: 'paragraph', text: payments.unfinished(page), url: page } as const]),
			];
	}
}

/** Addresses as they are written on a letter, and what the buyer has added. */
function addresses({ request }: PlacedOrder, language: Language, shown: (typed: string) => string): readonly MailSection[] {
	const { headings, colon } = orderTexts[language];
	const { shipping_address, invoice_address, vat_id, pick_up, comment } = request;
	const vatIdLines = vat_id === undefined ? [] : [`${vatLabelOf(vat_id.slice(0, 2), language)}${colon}${vat_id}`];
	const billed = invoice_address ?? (pick_up ? null : shipping_address);
	const block = (heading: string, lines: readonly string[]): MailSection => ({
		...section(heading, [{ kind: 'lines', lines: lines.map(shown) }]),
		isTight: true,
	});
	return [
		block(pick_up ? headings.pickUp : headings.shippingAddress, addressLines(shipping_address, language)),
		...(billed === null ? [] : [block(headings.invoiceAddress, [...addressLines(billed, language), ...vatIdLines])]),
		...(comment === undefined ? [] : [block(headings.comment, comment.split('\n'))]),
	];
}

function section(heading: string, parts: readonly MailPart[]): MailSection {
	return { kind: 'section', heading, parts };
}

/** An address as it stands on a letter, with the country's name in `language`. */
export function addressLines(address: Address, language: Language): readonly string[] {
	const { first_name, last_name, company, street, number, addition, zip_code, city, country_code } = address;
	return [
		`${first_name} ${last_name}`,
		...(company === undefined ? [] : [company]),
		streetLine(street, number, country_code),
		...(addition === undefined ? [] : [addition]),
		`${zip_code} ${city}`,
		regionNames[language].of(country_code) ?? country_code,
	];
}

const regionNames = perLanguage((language) => new Intl.DisplayNames([language], { type: 'region' }));
