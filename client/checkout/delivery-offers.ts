/** Decides how a cart can be delivered and paid: by the same rules as the order service, of which the settings are the source. */
import type { Money } from '../../site/money.ts';
import { deliversTo, type PostcodePlace } from '../../site/postcode-range.ts';
import { isWithin, orderTotal, type PricedLine } from '../cart/order-total.ts';
import { address } from '../orders/contract/address.ts';
import type { AddressEntries, CheckoutSession } from './checkout.ts';
import type { PaymentMethodData, PickUpAddress, ShippingConfigData, ShippingMethodData, ShopOffer } from './offer-data.ts';

/** Lines to deliver and pay. */
export interface Goods {
	readonly lines: readonly PricedLine[];
	/** null: not wrapped. */
	readonly wrap: Money | null;
}

/** A method that delivers to a country. */
export interface DeliveryOffer {
	readonly method: ShippingMethodData;
	readonly provider: string | null;
	readonly price: Money;
	/** Days beyond the products' own shipping time. */
	readonly additionalDays: number;
}

const nothing = '0.00' as Money;

/** In the shop's order; only collection for a country to which it does not deliver. `paymentId` null: nothing is chosen yet. */
export function offerDeliveries(shop: ShopOffer, entries: AddressEntries, paymentId: number | null): DeliveryOffer[] {
	return shop.shippingMethods.flatMap(
		({ id: methodId }) => offerDelivery(shop, { methodId, ...placeFor(shop, methodId, entries), paymentId }) ?? [],
	);
}

/** Methods by which buyers collect the products, without an address of their own, in the shop's order. None where an order could not name the shop's address. */
export function offerPickUps(shop: ShopOffer): ShippingMethodData[] {
	const { pickUpAddress, shippingMethods } = shop;
	if (pickUpAddress === undefined || !address.safeParse({ ...pickUpAddress, first_name: '-', last_name: '-' }).success) return [];
	const place = placeOf(pickUpAddress);
	return shippingMethods.filter(
		({ id: methodId, isPickUp }) => isPickUp && offerDelivery(shop, { methodId, ...place, paymentId: null }) !== null,
	);
}

/** Where a method's products are collected; null: they are delivered, or no method is chosen. */
export function pickUpAddressOf(shop: ShopOffer, methodId: number | null): PickUpAddress | null {
	return offerPickUps(shop).some(({ id }) => id === methodId) ? (shop.pickUpAddress ?? null) : null;
}

/** Where a method brings the products: to the buyer's address, or to the shop, where they are collected. */
export function placeFor(shop: ShopOffer, methodId: number, entries: AddressEntries): PostcodePlace {
	return placeOf(pickUpAddressOf(shop, methodId) ?? entries);
}

export function placeOf({ country_code: countryCode = '', zip_code: postcode = '' }: AddressEntries): PostcodePlace {
	return { countryCode, postcode };
}

export interface DeliveryChoice extends PostcodePlace {
	readonly methodId: number;
	/** null: not chosen yet. */
	readonly paymentId: number | null;
}

/** null: the method does not deliver there, or is not paid that way. Products are collected wherever the shop is. */
export function offerDelivery(shop: ShopOffer, choice: DeliveryChoice): DeliveryOffer | null {
	const { methodId, paymentId } = choice;
	const country = shop.countries.find(({ code }) => code === choice.countryCode);
	const method = shop.shippingMethods.find(({ id }) => id === methodId);
	if (method === undefined || (country === undefined && !method.isPickUp)) return null;
	const ofMethod = shop.shippingConfigs.filter((config) => config.methodId === methodId);
	const config = ofMethod.find(
		(each) => serves(each.countryIds, country?.id) && deliversTo(choice, each.postcodes) && (paymentId === null || takes(each, paymentId)),
	);
	// a method without configs goes everywhere, at the shop's own price
	if (config === undefined && ofMethod.length > 0) return null;
	return {
		method,
		provider: config?.provider ?? null,
		price: method.isFree ? nothing : (config?.price ?? shop.shippingCost ?? nothing),
		additionalDays: config?.additionalDays ?? 0,
	};
}

/** Whether a way to pay needs a billing address that is not entered yet: Klarna asks for the buyer's, and collection has none. */
export function lacksInvoiceAddress({ shippingMethod, paymentMethod, hasInvoiceAddress }: CheckoutSession, shop: ShopOffer): boolean {
	const kind = shop.paymentMethods.find(({ id }) => id === paymentMethod)?.kind;
	return kind === 'klarna' && !hasInvoiceAddress && pickUpAddressOf(shop, shippingMethod) !== null;
}

/** How a delivery can be paid, in the shop's order. None costs more than another (§ 270a BGB). */
export function offerPayments(shop: ShopOffer, choice: Omit<DeliveryChoice, 'paymentId'>, { lines, wrap }: Goods): PaymentMethodData[] {
	return shop.paymentMethods.filter(({ id }) => {
		const offer = offerDelivery(shop, { ...choice, paymentId: id });
		return offer !== null && isWithin(orderTotal(lines, offer.price, wrap), maxAmountOf(shop, choice, id));
	});
}

/** How a cart can be paid before anything is chosen, in the shop's order: by what at least one of its deliveries can be paid by. */
export function offerCartPayments(shop: ShopOffer, goods: Goods): PaymentMethodData[] {
	const offered = new Set(
		shop.shippingMethods.flatMap(({ id: methodId }) =>
			listPlaces(shop, methodId).flatMap((entries) => offerPayments(shop, { methodId, ...placeFor(shop, methodId, entries) }, goods)),
		),
	);
	return shop.paymentMethods.filter((method) => offered.has(method));
}

/** One place for each country and each range of postcodes in a method's rates. */
function listPlaces({ countries, shippingConfigs }: ShopOffer, methodId: number): AddressEntries[] {
	const ranges = shippingConfigs.flatMap((config) => (config.methodId === methodId ? (config.postcodes ?? []) : []));
	return countries.flatMap(({ code }) => ['', ...ranges.map(({ from }) => from)].map((zip) => ({ country_code: code, zip_code: zip })));
}

function maxAmountOf(shop: ShopOffer, { methodId, ...place }: Omit<DeliveryChoice, 'paymentId'>, paymentId: number): Money | null {
	const country = shop.countries.find(({ code }) => code === place.countryCode);
	const config = shop.shippingConfigs.find(
		(each) =>
			each.methodId === methodId && serves(each.countryIds, country?.id) && deliversTo(place, each.postcodes) && takes(each, paymentId),
	);
	return config?.payments.find((payment) => payment.methodId === paymentId)?.maxAmount ?? null;
}

function takes({ payments }: ShippingConfigData, paymentId: number): boolean {
	return serves(
		payments.map(({ methodId }) => methodId),
		paymentId,
	);
}

/** An empty list stands for all; undefined: a country to which the shop does not deliver, in which products may be collected. */
function serves(ids: readonly number[], id: number | undefined): boolean {
	return ids.length === 0 || (id !== undefined && ids.includes(id));
}
