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
	vi.restoreAllMocks();
	localStorage.clear();
	sessionStorage.clear();
	placedOrderStore.set(null);
	vi.unstubAllGlobals();
});

test.each(languages)('a payment that its provider still checks is told as that, and asks for no other: %s', async (language) => {
	const { payment, confirmation } = textsByLanguage[language];
	const shown = await show(aPlacedOrder({ payment: aPlacedPayment({ kind: 'paypal', state: 'pending' }) }), language);
	expect(shown).toContain(confirmation.pending('PayPal'));
	for (const said of [payment.done, payment.notHere, payment.others, payment.placed]) expect(shown).not.toContain(said);
});

const paypal = { scriptUrl: 'data:text/javascript,', target: { url: '/ecom/order/paypal_transaction', project: 'goldschmiede.example' } };
const waiting = aPlacedOrder({ payment: aPlacedPayment({ kind: 'paypal', name: 'PayPal', clientToken: 'PAYPAL-1' }) });

/** Answers what the page asks the service, and keeps it. */
function answerTransfer(status: number, body: unknown): unknown[] {
	const asked: unknown[] = [];
	vi.stubGlobal('fetch', async (url: string, { body: sent }: { body: string }) => {
		asked.push([url, JSON.parse(sent)]);
		return Response.json(body, { status });
	});
	return asked;
}

async function pressTransfer(language: Language): Promise<void> {
	const button = [...document.querySelectorAll('button')].find((each) => each.textContent === textsByLanguage[language].payment.toTransfer);
	await act(async () => button?.click());
	await act(async () => {});
}

test.each(languages)('an order is changed to a transfer by the service before its account is shown: %s', async (language) => {
	const { payment, confirmation } = textsByLanguage[language];
	const replace = vi.spyOn(window.location, 'replace').mockImplementation(() => {});
	const asked = answerTransfer(200, { status: 'ok', accepted_at: '2026-11-22T14:31:00.000Z', due_at: '2026-11-30T23:00:00.000Z' });
	const shown = await show(waiting, language, { paypal });
	for (const said of [payment.ends, payment.transfer]) expect(shown).toContain(said);
	await pressTransfer(language);
	expect(asked).toEqual([
		['/ecom/order/transfer', { project: 'goldschmiede.example', order_id: waiting.orderId, order_uuid: waiting.orderUuid }],
	]);
	expect(replace).toHaveBeenCalledWith('/danke');
	expect(placedOrderStore.get()).toMatchObject({
		acceptedAt: '2026-11-22T14:31:00.000Z',
		dueAt: '2026-11-30T23:00:00.000Z',
		payment: { kind: 'transfer', name: confirmation.byTransfer, state: 'open' },
	});
	// Who comes back is led on, and reads nothing of a provider that cannot be shown.
	await act(() => root.unmount());
	root = createRoot(document.body.firstElementChild ?? document.body);
	const back = await show(placedOrderStore.get() ?? waiting, language, { paypal });
	expect(back).toContain(payment.notHere);
	expect(back).not.toContain(payment.blocked('PayPal'));
});

test.each([
	['refuses it', 403, { status: 'error', code: 'closed', message: 'paid' }, 'transferRefused'],
	['does not answer', 502, 'Bad gateway', 'transferUnknown'],
] as const)('no account is shown where the service %s', async (_, status, body, said) => {
	vi.spyOn(console, 'error').mockImplementation(() => {});
	const replace = vi.spyOn(window.location, 'replace').mockImplementation(() => {});
	answerTransfer(status, body);
	await show(waiting, 'de', { paypal });
	await pressTransfer('de');
	expect(document.body.textContent).toContain(textsByLanguage.de.payment[said]);
	expect([replace.mock.calls, placedOrderStore.get()?.payment.kind]).toEqual([[], 'paypal']);
});

test('no transfer is offered where the site names no account', async () => {
	const { payment } = textsByLanguage.de;
	const shown = await show(waiting, 'de', { paypal, hasTransfer: false });
	expect(shown).toContain(payment.ends);
	for (const said of [payment.transfer, payment.toTransfer]) expect(shown).not.toContain(said);
});
