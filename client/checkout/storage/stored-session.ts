/** The whole checkout as text in the browser's storage, beside the wish for gift wrap of the cart page (`stored-checkout.ts`): one entry for both. */
import * as z from 'zod/mini';
import { storageKeys } from '../../../site/constants.ts';
import { type AddressField, addressFields } from '../../orders/contract/address.ts';
import { orderRequest } from '../../orders/contract/order-request.ts';
import type { StorageArea } from '../../runtime/storage.ts';
import { type CheckoutSession, emptySession } from '../checkout.ts';
import { money, orderDraft } from '../placed-order.ts';
import { personalVersion } from './personal-storage.ts';
import { readCheckoutFields } from './stored-checkout.ts';

type StoredSession =
	/** The empty one where nothing is stored. */
	| { readonly kind: 'found'; readonly session: CheckoutSession }
	/** The browser refuses, or what is stored there is a newer version's. */
	| { readonly kind: 'foreign' };

/** Longer than any field takes; longer text was not typed. */
const entry = z.string().check(z.maxLength(10_000));
const id = z.nullable(z.int().check(z.minimum(1)));
const optional = z.optional(entry);
const entries = z.object(
	Object.fromEntries(Object.keys(addressFields).map((field) => [field, optional])) as Record<AddressField, typeof optional>,
);

/** Entries that were stored before, or by the cart page alone, lack what they do not know. */
const session = z.object({
	customerEmail: z._default(entry, emptySession.customerEmail),
	phone: z._default(entry, emptySession.phone),
	shippingAddress: z._default(entries, {}),
	invoiceAddress: z._default(entries, {}),
	hasInvoiceAddress: z._default(z.boolean(), emptySession.hasInvoiceAddress),
	comment: z._default(entry, emptySession.comment),
	paymentMethod: z._default(id, emptySession.paymentMethod),
	shippingMethod: z._default(id, emptySession.shippingMethod),
	shippingCost: z._default(money, emptySession.shippingCost),
	presentWrap: z._default(z.boolean(), emptySession.presentWrap),
	attempt: z.optional(
		z.nullable(z.object({ request: orderRequest, draft: orderDraft, state: z.enum(['sent', 'refused', 'placed', 'reused']) })),
	),
});

/** Unreadable text is removed, and counts as nothing. */
export function readSession(area: StorageArea, nowMs: number): StoredSession {
	const stored = readCheckoutFields(area, nowMs);
	if (stored === 'foreign') return { kind: 'foreign' };
	const parsed = session.safeParse(stored);
	if (parsed.success) return { kind: 'found', session: { ...parsed.data, attempt: parsed.data.attempt ?? null } };
	return area.remove(storageKeys.checkout) ? { kind: 'found', session: emptySession } : { kind: 'foreign' };
}

/** An empty session leaves no entry. Returns whether it was done; an entry of an unknown version stays. */
export function writeSession(area: StorageArea, changed: CheckoutSession, nowMs: number): boolean {
	if (readSession(area, nowMs).kind === 'foreign') return false;
	if (isEmpty(changed)) return area.remove(storageKeys.checkout);
	return area.write(storageKeys.checkout, JSON.stringify({ version: personalVersion, timestamp: nowMs, ...changed }));
}

function isEmpty(one: CheckoutSession): boolean {
	return JSON.stringify({ ...emptySession, ...one }) === JSON.stringify(emptySession);
}
