/** A shop's offer and a buyer's entries for tests of the checkout: sound as they are, with what a test is about put on top. */
import { type CheckoutSession, emptySession } from '../../client/checkout/checkout.ts';
import type { ShopOffer } from '../../client/checkout/offer-data.ts';
import type { Address } from '../../client/orders/contract/address.ts';
import type { CheckoutData } from '../../client/pages/checkout/checkout-data.ts';
import { laws } from '../../site/law.ts';
import type { Money } from '../../site/money.ts';

const money = (amount: string): Money => amount as Money;

export function anAddress(overrides: Partial<Address> = {}): Address {
	return {
		first_name: 'Änne',
		last_name: 'Öhlschläger',
		street: 'Kornmarkt',
		number: '7 a',
		zip_code: '79098',
		city: 'Freiburg',
		country_code: 'DE',
		...overrides,
	};
}

/** Parcel to Germany (5.90, three ways to pay) and abroad (14.90, transfer), a courier to Switzerland, collection anywhere, a method without configs. */
export function aCheckout(overrides: Partial<CheckoutData> = {}): CheckoutData {
	const payment = (methodId: number, maxAmount: string | null = null) => ({ methodId, maxAmount: maxAmount as Money | null });
	return {
		language: 'de',
		available: true,
		paths: {
			shop: '/schaufenster',
			cart: '/schaufenster/warenkorb',
			checkout: '/schaufenster/kasse',
			payment: '/schaufenster/kasse/zahlen',
			confirmation: '/schaufenster/danke',
			contact: '/kontakt',
		},
		service: {
			order: { url: '/ecom/order', project: 'goldschmiede.example' },
			quote: { url: '/ecom/quote', project: 'goldschmiede.example' },
			statusUrl: '/ecom/status',
		},
		countries: [
			{ id: 1, code: 'DE', name: 'Deutschland' },
			{ id: 2, code: 'AT', name: 'Österreich' },
			{ id: 3, code: 'CH', name: 'Schweiz', hasDuties: true },
		],
		shippingMethods: [
			{ id: 1, name: 'Paket', isFree: false },
			{ id: 2, name: 'Kurier', isFree: false },
			{ id: 3, name: 'Abholung', isFree: true },
			{ id: 4, name: 'Bote', isFree: false },
		],
		shippingConfigs: [
			{
				methodId: 1,
				provider: 'Landpost',
				price: money('5.90'),
				additionalDays: 2,
				countryIds: [1],
				payments: [payment(1), payment(4), payment(5, '150.00')],
			},
			{ methodId: 1, provider: 'Landpost', price: money('14.90'), additionalDays: 6, countryIds: [1, 2], payments: [payment(1)] },
			{ methodId: 2, provider: 'Kurier', price: money('29.00'), additionalDays: 5, countryIds: [3], payments: [] },
			{ methodId: 3, provider: null, price: money('3.00'), additionalDays: 0, countryIds: [], payments: [payment(2), payment(1)] },
		],
		shippingCost: money('7.00'),
		paymentMethods: [
			{ id: 1, name: 'Überweisung', kind: 'transfer' },
			{ id: 2, name: 'Im Laden', kind: 'house' },
			{ id: 4, name: 'PayPal', kind: 'paypal' },
			{ id: 5, name: 'Später bezahlen', kind: 'klarna' },
		],
		presentWrapping: money('4.50'),
		priceNote: { shippingPath: '/versand-und-zahlung' },
		taxScheme: 'standard',
		vatPercent: null,
		taxes: { standard: 'inkl. MwSt.', margin: 'Differenzbesteuert nach § 25a UStG', small_business: 'Umsatzsteuerfrei nach § 19 UStG' },
		lineNotReturned: laws.DE.words.de.lineNotReturned,
		legalTexts: [
			{ type: 'agb', title: 'AGB', path: '/agb', hash: '0123456789abcdef' },
			{ type: 'widerruf', title: 'Widerruf', path: '/widerruf', hash: 'fedcba9876543210' },
		],
		...overrides,
	};
}

/** What it offers, as the cart's page knows it. */
export function aShopOffer(overrides: Partial<ShopOffer> = {}): ShopOffer {
	const { countries, shippingMethods, shippingConfigs, shippingCost, paymentMethods } = aCheckout();
	return { countries, shippingMethods, shippingConfigs, shippingCost, paymentMethods, ...overrides };
}

/** The same with a method for collection at the shop (id 3). */
export function aPickUpCheckout(overrides: Partial<CheckoutData> = {}): CheckoutData {
	const shop = aCheckout();
	return {
		...shop,
		shippingMethods: shop.shippingMethods.map((method) => (method.id === 3 ? { ...method, isFree: true, isPickUp: true } : method)),
		pickUpAddress: { company: 'Goldschmiede', street: 'Gasse', number: '7', zip_code: '31934', city: 'Hallstedt', country_code: 'DE' },
		...overrides,
	};
}

/** Ready for review: a parcel to Freiburg, paid by transfer. */
export function aSession(overrides: Partial<CheckoutSession> = {}): CheckoutSession {
	return {
		...emptySession,
		customerEmail: 'aenne@post.example',
		shippingAddress: anAddress(),
		shippingMethod: 1,
		paymentMethod: 1,
		shippingCost: money('5.90'),
		...overrides,
	};
}
