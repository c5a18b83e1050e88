/** How an order is paid, how it travels and where to: every case that the shop knows. */
import type { WireRecord } from '../wire-record.ts';
import { domain } from './house.ts';
import type { Texts } from './texts.ts';
import { translations } from './translations.ts';

/** PayPal's number is part of the content model. */
const paymentIds = { transfer: 1, collect: 2, paypal: 4, payLater: 5 } as const;

const shippingIds = { parcel: 1, courier: 2, collection: 3, messenger: 4 } as const;

const countryIds = { de: 1, at: 2, ch: 3, fr: 4, lu: 5 } as const;

/** Where the messenger's bicycle goes. */
const hallstedtPostcodes = ['31934', '31936-31937'];

export const paymentMethodRecords: readonly WireRecord[] = [
	named(paymentIds.transfer, { de: 'Vorkasse per Überweisung', en: 'Bank transfer in advance', fr: 'Virement bancaire à l’avance' }),
	named(paymentIds.collect, { de: 'Im Laden bei Abholung', en: 'In the shop, on collection', fr: 'En boutique, lors du retrait' }),
	named(paymentIds.paypal, { de: 'PayPal', en: 'PayPal', fr: 'PayPal' }),
	named(paymentIds.payLater, { de: 'Später bezahlen', en: 'Pay later', fr: 'Payer plus tard' }),
];

export const shippingCountryRecords: readonly WireRecord[] = [
	country(countryIds.de, 'DE', { de: 'Deutschland', en: 'Germany', fr: 'Allemagne' }),
	country(countryIds.at, 'AT', { de: 'Österreich', en: 'Austria', fr: 'Autriche' }),
	country(countryIds.ch, 'CH', { de: 'Schweiz', en: 'Switzerland', fr: 'Suisse' }),
	country(countryIds.fr, 'FR', { de: 'Frankreich', en: 'France', fr: 'France' }),
	country(countryIds.lu, 'LU', { de: 'Luxemburg', en: 'Luxembourg', fr: 'Luxembourg' }),
];

export const shippingMethodRecords: readonly WireRecord[] = [
	{ ...named(shippingIds.parcel, { de: 'Wertpaket', en: 'Insured parcel', fr: 'Colis assuré' }), free: false, pick_up: false },
	{ ...named(shippingIds.courier, { de: 'Wertkurier', en: 'Secure courier', fr: 'Coursier sécurisé' }), free: false, pick_up: false },
	{
		...named(shippingIds.collection, { de: 'Abholung am Kornmarkt', en: 'Collection from the Kornmarkt', fr: 'Retrait au Kornmarkt' }),
		...{ free: true, pick_up: true },
	},
	{
		...named(shippingIds.messenger, { de: 'Bote in Hallstedt', en: 'Messenger within Hallstedt', fr: 'Livreur à Hallstedt' }),
		...{ free: false, pick_up: false },
	},
];

const { transfer, collect, paypal, payLater } = paymentIds;

export const shippingConfigRecords: readonly WireRecord[] = [
	config(1, 'Wertpaket Deutschland', shippingIds.parcel, {
		provider: 'Landpost',
		price: '5.90',
		days: 2,
		payments: [[transfer], [paypal], [payLater, { max_amount: '1500.00' }]],
		countries: ['de'],
	}),
	config(2, 'Wertpaket Europäische Union', shippingIds.parcel, {
		provider: 'Landpost',
		price: '14.90',
		days: 6,
		payments: [[transfer], [paypal]],
		countries: ['at', 'fr', 'lu'],
	}),
	config(3, 'Wertkurier Schweiz', shippingIds.courier, {
		provider: 'Alpen-Wertkurier',
		price: '29.00',
		days: 5,
		payments: [[transfer], [paypal, { funding: ['paypal', 'card'] }]],
		countries: ['ch'],
	}),
	config(4, 'Abholung', shippingIds.collection, {
		provider: null,
		price: null,
		days: 0,
		payments: [[collect], [transfer], [paypal]],
		countries: ['de', 'at', 'ch', 'fr', 'lu'],
	}),
	// Finds its method by its name, and its price in the shop's settings.
	config(5, 'Bote in Hallstedt', null, {
		...{ provider: 'Radkurier Weide', price: null, days: 0, payments: [[transfer]], countries: ['de'] },
		postcodes: hallstedtPostcodes,
	}),
];

/** What the settings name of all these, in the order in which buyers see it. */
export const offeredIds = {
	payment: Object.values(paymentIds),
	shipping: Object.values(shippingIds),
	config: shippingConfigRecords.map(({ id }) => Number(id)),
	country: Object.values(countryIds),
};

function named(id: number, name: Texts): WireRecord {
	return {
		id,
		project: domain,
		display_name: name.de,
		translations: translations(id, { en: { display_name: name.en }, fr: { display_name: name.fr } }),
	};
}

function country(id: number, code: string, name: Texts): WireRecord {
	return { ...named(id, name), country_code: code };
}

interface ConfigDetails {
	readonly provider: string | null;
	readonly price: string | null;
	readonly days: number;
	readonly payments: readonly (readonly [method: number, config?: WireRecord])[];
	readonly countries: readonly (keyof typeof countryIds)[];
	/** Beginnings or ranges; left out: everywhere. */
	readonly postcodes?: readonly string[];
}

function config(
	id: number,
	name: string,
	method: number | null,
	{ provider, price, days, payments, countries, postcodes }: ConfigDetails,
): WireRecord {
	return {
		id,
		project: domain,
		name,
		shipping_method: method,
		shipping_provider: provider,
		price_brutto: price,
		additional_days: days,
		postcodes: postcodes ?? null,
		payment_methods: payments.map(([payment, settings], index) => ({
			id: id * 10 + index + 1,
			method: payment,
			config: settings ?? null,
		})),
		shipping_countries: countries.map((key, index) => ({ id: id * 10 + index + 1, ecommerce_shipping_country_id: countryIds[key] })),
	};
}
