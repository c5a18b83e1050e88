/** What the payment page says of an order, and which ways it offers. */
import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { type PlacedOrder, placedOrderStore } from '../../../../client/checkout/placed-order.ts';
import type { PaymentData } from '../../../../client/pages/checkout/checkout-data.ts';
import { PaymentPage } from '../../../../client/pages/payment/PaymentPage.tsx';
import { textsByLanguage } from '../../../../client/texts/texts-by-language.ts';
import { PageContextProvider } from '../../../../client/ui/page-context.tsx';
import { type Language, languages } from '../../../../site/languages.ts';
import { aPlacedOrder, aPlacedPayment } from '../../../builders/placed-order.ts';

const path = '/schaufenster/kasse/zahlen';
const paths = { cart: '/korb', checkout: '/kasse', confirmation: '/danke', contact: '/kontakt' };
let root: Root;

async function show(order: PlacedOrder, language: Language = 'de', overrides: Partial<PaymentData> = {}): Promise<string> {
	const data = { language, paths, hasTransfer: true, paypal: null, klarna: null, ...overrides } as PaymentData;
	placedOrderStore.set(order);
	await act(() =>
		root.render(
			<PageContextProvider value={{ language, path, texts: textsByLanguage[language], richText: {} }}>
				<PaymentPage data={data} />
			</PageContextProvider>,
		),
	);
	return document.body.textContent ?? '';
}

beforeEach(() => {
	vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
	document.body.innerHTML = '<div></div>';
	root = createRoot(document.body.firstElementChild ?? document.body);
});
afterEach(async () => {
	await act(() => root.unmount());
	placedOrderStore.set(null);
	vi.unstubAllGlobals();
});

test.each(languages)('a payment that its provider still checks is told as that, and asks for no other: %s', async (language) => {
	const { payment, confirmation } = textsByLanguage[language];
	const shown = await show(aPlacedOrder({ payment: aPlacedPayment({ kind: 'paypal', state: 'pending' }) }), language);
	expect(shown).toContain(confirmation.pending('PayPal'));
	for (const said of [payment.done, payment.notHere, payment.others, payment.placed]) expect(shown).not.toContain(said);
});
