/** What an order that ends leaves of the checkout. */
import { afterEach, expect, test, vi } from 'vitest';
import { checkoutStore, emptySession, type OrderAttempt } from '../../../../client/checkout/checkout.ts';
import { endOrder } from '../../../../client/checkout/placing/finish-order.ts';
import { toOrder, toOrderDraft } from '../../../../client/checkout/placing/to-order.ts';
import { readPlacedOrder } from '../../../../client/checkout/storage/stored-order.ts';
import { checkout, orderAreas } from '../../../../client/checkout/use-checkout.ts';
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

const dispatch = vi.fn();
const end = () => endOrder(aPlacedOrder(), { dispatch });

afterEach(() => {
	window.localStorage.clear();
	window.sessionStorage.clear();
	checkoutStore.set(checkoutStore.initial);
});

test.each([null, 'placed', 'refused'] as const)('nothing, where the last attempt is %s', async (state) => {
	storeAttempt(state && anAttempt(state));
	const ended = await end();
	expect(checkoutStore.get().session).toEqual(emptySession);
	expect(dispatch).toHaveBeenCalledWith({ type: 'giveUp', pieces: aPlacedOrder().lines });
	expect(readPlacedOrder(orderAreas, Date.now())).toEqual(ended);
	expect(ended.isFinished).toBe(true);
});

test('another order that nobody has answered, which would be ordered twice where it was forgotten', async () => {
	const sent = anAttempt('sent');
	storeAttempt(sent);
	// as another document of the site finds it
	checkoutStore.set(checkoutStore.initial);
	await end();
	expect(checkoutStore.get().session).toMatchObject({ customerEmail: aSession().customerEmail, attempt: sent });
});
