/** What an order that ends leaves of the checkout. */
import { afterEach, expect, test, vi } from 'vitest';
import { toOrder } from '../../../../client/orders/to-order.ts';
import { toOrderDraft } from '../../../../client/orders/to-order-draft.ts';
import { endOrder } from '../../../../client/pages/checkout/end-order.ts';
import { checkout } from '../../../../client/pages/checkout/use-checkout.ts';
import { checkoutStore, emptySession, type OrderAttempt } from '../../../../client/stores/checkout.ts';
import { aCartLine } from '../../../builders/cart.ts';
import { aCheckout, aSession } from '../../../builders/checkout.ts';
import { aPlacedOrder } from '../../../builders/placed-order.ts';

function anAttempt(state: OrderAttempt['state']): OrderAttempt {
	const data = aCheckout();
	const lines = [aCartLine()];
	const { legalTexts } = data;
	const content = toOrder({ project: 'goldschmiede.example', language: 'de', session: aSession(), lines, wrap: null, legalTexts });
	if (content === null) throw new Error('The session is no order');
	return { request: { ...content, idempotency_key: crypto.randomUUID() }, draft: toOrderDraft(content, lines, data), state };
}

function storeAttempt(attempt: OrderAttempt | null): void {
	checkout.dispatch({ type: 'change', fields: aSession() });
	checkout.dispatch({ type: 'attempt', attempt });
}

const end = () => endOrder(aPlacedOrder(), { dispatch: vi.fn().mockResolvedValue({ limitedTo: null }) });

afterEach(() => {
	window.localStorage.clear();
	window.sessionStorage.clear();
	checkoutStore.set(checkoutStore.initial);
});

test.each([null, 'placed', 'refused'] as const)('nothing, where the last attempt is %s', async (state) => {
	storeAttempt(state && anAttempt(state));
	await end();
	expect(checkoutStore.get().session).toEqual(emptySession);
});

test('another order that nobody has answered, which would be ordered twice where it was forgotten', async () => {
	const sent = anAttempt('sent');
	storeAttempt(sent);
	// as another document of the site finds it
	checkoutStore.set(checkoutStore.initial);
	await end();
	expect(checkoutStore.get().session).toMatchObject({ customerEmail: aSession().customerEmail, attempt: sent });
});
