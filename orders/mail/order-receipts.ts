/** Writes the e-mails of an order: its receipt to the buyer (§ 312i (1) no. 3, § 312f BGB), and what the shop has to know to fulfil it. */
import type { Address } from '../../client/orders/contract/address.ts';
import type { OrderAccepted, OrderRequest } from '../../client/orders/contract/order-request.ts';
import { fixedPaths, linkKeys, withdrawPath } from '../../site/fixed-paths.ts';
import { formatMoment } from '../../site/format-moment.ts';
import { type Language, type PerLanguage, perLanguage } from '../../site/languages.ts';
import { type Law, lawOf } from '../../site/law.ts';
import { providerNames } from '../../site/payment-kinds.ts';
import { confirmationPath, storeRoot } from '../../site/store-paths.ts';
import { timeZoneOf } from '../../site/time-zone.ts';
import type { SoundOrder } from '../judge/judge-order.ts';
import { includedVat } from '../judge/totals.ts';
import type { Attachment, Mail } from '../outbox/mail-channel.ts';
import type { Service } from '../service.ts';
import { formatAmount } from '../shop/amounts.ts';
import type { Company } from '../shop/company.ts';
import type { LegalPage, LegalPageType, Shop } from '../shop/shop.ts';
import { type AddressLink, confirmationLines } from './address-request.ts';
import { itemLines, type OrderContent, sumLines } from './order-lines.ts';
import { orderTexts } from './order-texts.ts';
import { phoneLines, shopMailTexts } from './shop-mail-texts.ts';
import { withoutLinks } from './without-links.ts';

export interface PlacedOrder {
	readonly request: OrderRequest;
	readonly order: SoundOrder;
	readonly answer: OrderAccepted;
	readonly shop: Shop;
	/** Where the buyer confirms the address; left out, that is not needed. */
	readonly link?: AddressLink;
}

/** To the buyer in the order's language, and to the shop in its own. */
export function writeReceipts(
	placed: PlacedOrder,
	{ company, siteUrl, storePath }: Pick<Service, 'company' | 'siteUrl' | 'storePath'>,
): readonly Mail[] {
	const law = lawOf(company.country);
	const { request, answer, shop } = placed;
	const { language, email } = request;
	return [
		{
			...(placed.link && { confirms: answer.order_id }),
			to: email,
			replyTo: { name: company.name, address: company.email },
			subject: orderTexts[language].subject(answer.order_id, company.name),
			text: buyerText(placed, company, { siteUrl: siteUrl(), storePath }),
			attachments: shop.texts.legalPages.map((page) => toAttachment(page, language)),
		},
		{
			to: company.email,
			replyTo: { name: nameOf(request), address: email },
			subject: shopMailTexts[company.language].order.subject(
				answer.order_id,
				formatAmount(placed.order.total.totalCents, company.language),
			),
			text: shopText(placed, law, company),
		},
	];
}

function nameOf({ shipping_address, invoice_address }: OrderRequest): string {
	const { first_name, last_name } = invoice_address ?? shipping_address;
	return `${first_name} ${last_name}`;
}

interface Site {
	readonly siteUrl: string;
	readonly storePath: string | null;
}

function buyerText(placed: PlacedOrder, company: Company, { siteUrl, storePath }: Site): string {
	const { request, answer, shop } = placed;
	const { language } = request;
	const texts = orderTexts[language];
	const law = lawOf(company.country);
	const hasWithdrawal = shop.texts.legalPages.some(({ type }) => type === 'widerruf');
	const isWithdrawn = law.demandsWithdrawal || hasWithdrawal;
	const link = (label: string, path: string): string => `${label}${texts.colon}${siteUrl}${path}`;
	return sections(
		texts.greeting(withoutLinks(nameOf(request))),
		texts.received(company.name, formatMoment(answer.placed_at, language, timeZoneOf(company.country))),
		`${texts.number}${texts.colon}${answer.order_id}`,
		...(placed.link ? [confirmationLines(placed.link, language).join('\n')] : []),
		...content(placed, law, language).map(withoutLinks),
		[
			texts.headings.payment,
			...paymentLines(placed, storePath === null ? null : siteUrl + confirmationPath(storeRoot(storePath, language))),
		].join('\n'),
		...addresses(placed, language).map(withoutLinks),
		[
			isWithdrawn ? texts.headings.law : texts.headings.terms,
			...(hasWithdrawal ? [texts.withdrawal] : []),
			...(isWithdrawn ? [link(texts.withdraw, withdrawPath(language, String(answer.order_id)))] : []),
			...shop.texts.legalPages.map(({ type, title }) => link(title[language], legalPaths[type][language])),
			link(texts.privacy, linkKeys.privacy[language]),
			...(shop.texts.legalPages.length > 0 ? [texts.attached] : []),
		].join('\n'),
		(company.imprint ?? [company.name, company.email]).join('\n'),
	);
}

function shopText(placed: PlacedOrder, law: Law, { country, language: own }: Company): string {
	const { request, answer, order, shop } = placed;
	const texts = shopMailTexts[own];
	const { email, shipping_address, language } = request;
	return sections(
		[
			[texts.order.number, `${answer.order_id} (${answer.reference})`],
			[texts.order.received, formatMoment(answer.placed_at, own, timeZoneOf(country))],
			[texts.email, email],
			...phoneLines(request, { country: shipping_address.country_code, language: own }),
			[texts.pageLanguage, language],
			[texts.order.payment, `${shop.delivery.payments.get(request.payment_method)?.[own]} (${order.paymentKind})`],
		]
			.map((line) => line.join(texts.colon))
			.join('\n'),
		...content(placed, law, own),
		...addresses(placed, own),
	);
}

function content(placed: PlacedOrder, law: Law, language: Language): readonly string[] {
	const { request, order, shop } = placed;
	const method = shop.delivery.methods.get(request.shipping_method)?.name[language] ?? '';
	const { provider } = order.delivery;
	const shown: OrderContent = {
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
	return [orderTexts[language].headings.items, ...itemLines(shown, language), sumLines(shown, language)];
}

/** `page`: the address of the order's page; null: none is known. */
function paymentLines({ request, order, shop }: PlacedOrder, page: string | null): readonly string[] {
	const { language } = request;
	const { payments } = orderTexts[language];
	const name = shop.delivery.payments.get(request.payment_method)?.[language] ?? '';
	const amount = formatAmount(order.total.totalCents, language);
	// The receipt asks for no money: the contract is not concluded yet.
	switch (order.paymentKind) {
		case 'transfer':
			return [name, payments.transfer(amount)];
		case 'house':
			return [name, payments.house(amount)];
		default:
			return [name, payments.provider(amount, providerNames[order.paymentKind]), ...(page === null ? [] : [payments.unfinished(page)])];
	}
}

/** Addresses as they are written on a letter, and what the buyer has added. */
function addresses({ request }: PlacedOrder, language: Language): readonly string[] {
	const { headings, vatId, colon } = orderTexts[language];
	const { shipping_address, invoice_address, vat_id, pick_up, comment } = request;
	const vatIdLines = vat_id === undefined ? [] : [`${vatId}${colon}${vat_id}`];
	const billed = invoice_address ?? (pick_up ? null : shipping_address);
	return [
		[pick_up ? headings.pickUp : headings.shippingAddress, ...addressLines(shipping_address, language)].join('\n'),
		...(billed === null ? [] : [[headings.invoiceAddress, ...addressLines(billed, language), ...vatIdLines].join('\n')]),
		...(comment === undefined ? [] : [`${headings.comment}\n${comment}`]),
	];
}

const legalPaths: Readonly<Record<LegalPageType, PerLanguage<string>>> = {
	agb: fixedPaths.terms,
	'versand-und-zahlung': fixedPaths.shipping,
	widerruf: fixedPaths.withdrawal,
};

/** A link is no durable medium: what was agreed comes with the mail (§ 312f (2) BGB). */
function toAttachment({ type, title, content: text }: LegalPage, language: Language): Attachment {
	return { filename: `${legalPaths[type][language].split('/').at(-1)}.txt`, content: `${title[language]}\n\n${text[language]}\n` };
}

function sections(...parts: readonly string[]): string {
	return `${parts.join('\n\n')}\n`;
}

/** An address as it stands on a letter, with the country's name in `language`. */
export function addressLines(address: Address, language: Language): readonly string[] {
	const { first_name, last_name, company, street, number, addition, zip_code, city, country_code } = address;
	return [
		`${first_name} ${last_name}`,
		...(company === undefined ? [] : [company]),
		`${street} ${number}`,
		...(addition === undefined ? [] : [addition]),
		`${zip_code} ${city}`,
		regionNames[language].of(country_code) ?? country_code,
	];
}

const regionNames = perLanguage((language) => new Intl.DisplayNames([language], { type: 'region' }));
