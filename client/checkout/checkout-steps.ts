/** The steps of the checkout, as they stand in the address, and which of them can be taken. */
import { isContactComplete, lacksAddress } from './check-contact.ts';
import type { CheckoutSession } from './checkout.ts';
import { type Goods, lacksInvoiceAddress, offerDelivery, offerPayments, placeFor } from './delivery-offers.ts';
import type { ShopOffer } from './offer-data.ts';

export const checkoutSteps = ['adresse', 'versand', 'zahlung', 'pruefen'] as const;

export type CheckoutStep = (typeof checkoutSteps)[number];

/** The query's word for a step. */
export const stepParameter = 'schritt';

/** null: the address names no step that there is. */
export function readStep(search: string): CheckoutStep | null {
	const named = new URLSearchParams(search).get(stepParameter);
	return checkoutSteps.find((step) => step === named) ?? null;
}

export function stepPath(checkoutPath: string, step: CheckoutStep): string {
	return `${checkoutPath}?${stepParameter}=${step}`;
}

/** The first step that lacks something; the last one where none does. */
export function firstOpenStep(session: CheckoutSession, shop: ShopOffer, goods: Goods): CheckoutStep {
	// a choice moves no buyer to another step (WCAG 3.2.2): the delivery step itself leads back to the address
	if (!isContactComplete(session, shop)) return lacksAddress(session, shop) ? 'versand' : 'adresse';
	const { shippingMethod: methodId, paymentMethod, shippingAddress } = session;
	if (methodId === null) return 'versand';
	const place = placeFor(shop, methodId, shippingAddress);
	if (offerDelivery(shop, { methodId, ...place, paymentId: null }) === null) return 'versand';
	const payments = offerPayments(shop, { methodId, ...place }, goods);
	const isPayable = payments.some(({ id }) => id === paymentMethod) && !lacksInvoiceAddress(session, shop);
	return isPayable ? 'pruefen' : 'zahlung';
}

/** The step to show where the address asks for `wanted`: none beyond the first that lacks something. */
export function chooseStep(wanted: CheckoutStep | null, open: CheckoutStep): CheckoutStep {
	const place = Math.min(checkoutSteps.indexOf(wanted ?? 'adresse'), checkoutSteps.indexOf(open));
	return checkoutSteps[place] ?? 'adresse';
}
