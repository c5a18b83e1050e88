/**
 * What Klarna hears of an order: its lines with their tax, and the addresses. It is made of what is stored with the order: Klarna compares what the
 * session was opened with, what the buyer has authorised, and what the order is made of.
 */
import type { Language } from '../../../site/languages.ts';
import type { PayableOrder, TaxedLine } from '../../providers/provider.ts';

/** https://docs.klarna.com/api/payments/#operation/createCreditSession. Amounts in cents, VAT included; `tax_rate` in hundredths of a percent. */
interface KlarnaLine {
	readonly type: 'physical' | 'shipping_fee' | 'surcharge';
	readonly reference?: string;
	readonly name: string;
	readonly quantity: number;
	readonly unit_price: number;
	readonly tax_rate: number;
	readonly total_amount: number;
	readonly total_tax_amount: number;
}

export interface KlarnaPurchase {
	/** Of the billing address. */
	readonly purchase_country: string;
	readonly purchase_currency: 'EUR';
	readonly locale: string;
	readonly order_amount: number;
	readonly order_tax_amount: number;
	readonly order_lines: readonly KlarnaLine[];
	readonly billing_address: KlarnaAddress;
	readonly shipping_address: KlarnaAddress;
	/** The order's number, as people read it, and its UUID. */
	readonly merchant_reference1: string;
	readonly merchant_reference2: string;
}

/** As the payment page names it to the browser's part of Klarna: both have to agree. */
interface KlarnaAddress {
	readonly given_name: string;
	readonly family_name: string;
	readonly email: string;
	readonly street_address: string;
	readonly street_address2?: string;
	readonly postal_code: string;
	readonly city: string;
	readonly country: string;
}

/** Klarna's names and references are at most so long. */
const maxLength = 255;

/** @throws Error where lines and total differ: the order was stored wrongly */
export function toKlarnaPurchase(order: PayableOrder): KlarnaPurchase {
	const { id, uuid, language, email, billing, shipping, totalCents, taxedLines } = order;
	const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0);
	const lines = taxedLines.map((line) => toKlarnaLine(line, language));
	if (sum(lines.map(({ total_amount: cents }) => cents)) !== totalCents) throw new Error(`The lines of order ${id} are not its total`);
	return {
		purchase_country: billing.country_code,
		purchase_currency: 'EUR',
		locale: toLocale(language, billing.country_code),
		order_amount: totalCents,
		order_tax_amount: sum(lines.map(({ total_tax_amount: cents }) => cents)),
		order_lines: lines,
		billing_address: toKlarnaAddress(billing, email),
		shipping_address: toKlarnaAddress(shipping, email),
		merchant_reference1: order.reference,
		merchant_reference2: uuid,
	};
}

/** Klarna speaks the languages of a country, and English: https://docs.klarna.com/klarna-payments/in-depth-knowledge/puchase-countries-currencies-locales/ */
const countriesByLanguage: Readonly<Record<Language, readonly string[]>> = { de: ['AT', 'CH', 'DE'], fr: ['BE', 'CH', 'FR'], en: [] };

function toLocale(language: Language, country: string): string {
	return `${countriesByLanguage[language].includes(country) ? language : 'en'}-${country}`;
}

const types = { product: 'physical', shipping: 'shipping_fee', wrapping: 'surcharge' } as const;

const extraNames: Readonly<Record<Language, { readonly shipping: string; readonly wrapping: string }>> = {
	de: { shipping: 'Versand', wrapping: 'Geschenkverpackung' },
	en: { shipping: 'Shipping', wrapping: 'Gift wrap' },
	fr: { shipping: 'Livraison', wrapping: 'Emballage cadeau' },
};

function toKlarnaLine({ kind, name, reference, count, cents, percent, taxCents }: TaxedLine, language: Language): KlarnaLine {
	return {
		type: types[kind],
		...(reference !== '' && { reference: reference.slice(0, maxLength) }),
		name: kind === 'product' ? name.slice(0, maxLength) : extraNames[language][kind],
		quantity: count,
		unit_price: cents,
		tax_rate: Math.round(percent * 100),
		total_amount: cents * count,
		total_tax_amount: taxCents,
	};
}

function toKlarnaAddress(address: PayableOrder['billing'], email: string): KlarnaAddress {
	return {
		given_name: address.first_name,
		family_name: address.last_name,
		email,
		street_address: `${address.street} ${address.number}`,
		...(address.addition !== undefined && { street_address2: address.addition }),
		postal_code: address.zip_code,
		city: address.city,
		country: address.country_code,
	};
}
