/** The steps as they stand in the document: what each keeps, what it asks for, and that nothing is preselected. */
import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { CartActionsProvider, cartStatusStore, cartStore, emptyCart } from '../../../../../client/cart/cart.ts';
import { changeCart } from '../../../../../client/cart/cart-transitions.ts';
import { type CheckoutSession, checkoutStore, emptySession } from '../../../../../client/checkout/checkout.ts';
import { presentWrapStore } from '../../../../../client/checkout/storage/stored-checkout.ts';
import { CheckoutPage } from '../../../../../client/pages/checkout/CheckoutPage.tsx';
import type { CheckoutData } from '../../../../../client/pages/checkout/checkout-data.ts';
import { de } from '../../../../../client/texts/de.ts';
import { PageContextProvider } from '../../../../../client/ui/page-context.tsx';
import { storageKeys } from '../../../../../site/constants.ts';
import { laws } from '../../../../../site/law.ts';
import type { Money } from '../../../../../site/money.ts';
import { aCartLine, aCartProduct } from '../../../../builders/cart.ts';
import { aCheckout, anAddress, aPickUpCheckout, aSession } from '../../../../builders/checkout.ts';
import { createMemoryStorage, type MemoryStorage } from '../../../runtime/memory-storage.ts';

const path = '/schaufenster/kasse';
let storage: MemoryStorage;
let root: Root;
/** What the order service says of each product, and of the shop. */
let today: { price: string; wrap: string | null; open: boolean; maintenance: boolean };

async function answer(url: string, { body }: { body?: string } = {}): Promise<Response> {
	if (url === '/ecom/status') return Response.json({ status: 'ok', maintenance: today.maintenance });
	if (url !== '/ecom/quote') return new Response('', { status: 404 });
	const { lines } = JSON.parse(body ?? '') as { lines: { count: number; price_brutto: string }[] };
	return Response.json({
		status: 'ok',
		open: today.open,
		total_price_brutto: today.price,
		present_wrapping: today.wrap,
		lines: lines.map(({ count, price_brutto }) => ({
			state: 'available',
			price_brutto: today.price,
			price_changed: price_brutto !== today.price,
			count,
			max_count: null,
		})),
	});
}

async function show(session: CheckoutSession, step: string, data: Partial<CheckoutData> = {}): Promise<void> {
	storage.setItem(storageKeys.checkout, JSON.stringify({ version: 1, timestamp: Date.now(), ...session }));
	window.history.replaceState(null, '', `${path}?schritt=${step}`);
	const dispatch = async (action: Parameters<typeof changeCart>[1]) => {
		cartStore.set(changeCart(cartStore.get(), action, 1));
		return { limitedTo: null };
	};
	await act(async () =>
		root.render(
			<CartActionsProvider value={{ dispatch, restore() {}, prepare() {} }}>
				<PageContextProvider value={{ language: 'de', path, texts: de, richText: {} }}>
					<CheckoutPage data={aCheckout(data)} />
				</PageContextProvider>
			</CartActionsProvider>,
		),
	);
}

beforeEach(() => {
	vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
	vi.stubGlobal('fetch', answer);
	vi.spyOn(window, 'scrollTo').mockImplementation(() => {});
	storage = createMemoryStorage();
	vi.spyOn(window, 'localStorage', 'get').mockImplementation(() => storage);
	today = { price: '100.00', wrap: '4.50', open: true, maintenance: false };
	checkoutStore.set(checkoutStore.initial);
	presentWrapStore.set(presentWrapStore.initial);
	cartStore.set({ ...emptyCart, products: [aCartLine()], totalCount: 1, totalPriceBrutto: '100.00' as Money });
	cartStatusStore.set({ phase: 'success', kept: 'stored' });
	document.body.innerHTML = '<div></div>';
	root = createRoot(document.body.firstElementChild ?? document.body);
});
afterEach(async () => {
	await act(() => root.unmount());
	vi.restoreAllMocks();
	vi.unstubAllGlobals();
});

const text = () => document.body.textContent ?? '';
const heading = () => document.querySelector('h2')?.textContent;
const field = (name: string) => document.querySelector<HTMLInputElement>(`[name="${name}"]`);
const stored = (): Partial<CheckoutSession> => JSON.parse(storage.values.get(storageKeys.checkout) ?? '{}');
const button = (name: string) => [...document.querySelectorAll('button')].find((each) => each.textContent === name);
const press = (name: string) => act(async () => button(name)?.click());
const type = (name: string, value: string) =>
	act(async () => {
		const input = field(name);
		if (!input) throw new Error(`There is no field ${name}`);
		input.value = value;
		input.dispatchEvent(new Event('input', { bubbles: true }));
	});

test.each([
	['041 410 12 34', '+41 41 410 12 34'],
	['+49 30 23125934', '+49 30 23125934'],
	['siehe Zettel', 'siehe Zettel'],
])('the phone number %s of a buyer in Switzerland is %s, and keeps no one from going on', async (typed, kept) => {
	await show(aSession({ shippingMethod: null, paymentMethod: null }), 'adresse');
	await type('phone', typed);
	await type('shipping_address.zip_code', '6004');
	await type('shipping_address.country_code', 'CH');
	await press(de.checkout.toDelivery);
	await act(() => vi.waitUntil(() => heading() === de.checkout.steps.versand));
	expect(stored().phone).toBe(kept);
});

test('every keystroke is stored, and a reload brings it back', async () => {
	await show(emptySession, 'adresse');
	await type('email', 'aenne@post');
	await type('shipping_address.city', 'Frei');
	expect(stored()).toMatchObject({ customerEmail: 'aenne@post', shippingAddress: { city: 'Frei', country_code: 'DE' } });
	await act(async () => root.render(null));
	checkoutStore.set(checkoutStore.initial);
	await show({ ...emptySession, ...stored() }, 'adresse');
	expect([field('email')?.value, field('shipping_address.city')?.value]).toEqual(['aenne@post', 'Frei']);
});

test('the focus stays where somebody types, also when the entry is the last one that was missing; the next step takes it', async () => {
	await show(aSession({ shippingAddress: { ...anAddress(), city: '' } }), 'adresse');
	field('shipping_address.city')?.focus();
	await type('shipping_address.city', 'F');
	expect(document.activeElement).toBe(field('shipping_address.city'));
	await press(de.checkout.toDelivery);
	await vi.waitFor(() => expect(heading()).toBe(de.checkout.steps.versand));
	expect(document.activeElement?.textContent).toBe(de.checkout.steps.versand);
});

test('a company is asked for its VAT id, which is judged, kept, and shown before the order', async () => {
	await show(aSession({ shippingMethod: null, paymentMethod: null }), 'adresse');
	expect(field('vat_id')).toBeNull();
	await type('shipping_address.company', 'Öhlschläger GmbH');
	await type('vat_id', '123456789');
	await press(de.checkout.toDelivery);
	expect([heading(), text().includes(de.checkout.vatIdInvalid)]).toEqual([de.checkout.steps.adresse, true]);
	await type('vat_id', 'de 123 456 789');
	await press(de.checkout.toDelivery);
	await vi.waitFor(() => expect(heading()).toBe(de.checkout.steps.versand));
	expect(stored().vatId).toBe('de 123 456 789');
	await act(async () => root.render(null));
	checkoutStore.set(checkoutStore.initial);
	await show(aSession({ shippingAddress: { ...anAddress(), company: 'Öhlschläger GmbH' }, vatId: 'de 123 456 789' }), 'pruefen');
	expect(text()).toContain('USt-IdNr. DE123456789');
});

test('a private buyer is not asked for a VAT id, and sends none that was typed before', async () => {
	await show(aSession({ vatId: 'DE123456789' }), 'pruefen');
	expect(text()).not.toContain('DE123456789');
	await act(async () => root.render(null));
	checkoutStore.set(checkoutStore.initial);
	await show(
		aSession({
			...{ vatId: 'wrong', hasInvoiceAddress: true, invoiceAddress: anAddress() },
			shippingAddress: { ...anAddress(), company: 'Öhlschläger GmbH' },
		}),
		'pruefen',
	);
	expect(heading()).toBe(de.checkout.steps.pruefen);
});

test('an invoice address that is unticked and ticked again is still there', async () => {
	await show(aSession({ hasInvoiceAddress: true, invoiceAddress: anAddress({ city: 'Bern' }) }), 'adresse');
	const box = () => field('has_invoice_address');
	expect([box()?.checked, field('invoice_address.city')?.value]).toEqual([true, 'Bern']);
	for (const isThere of [false, true]) {
		await act(async () => {
			box()?.click();
		});
		expect(field('invoice_address.city') !== null).toBe(isThere);
	}
	expect(field('invoice_address.city')?.value).toBe('Bern');
});

test('what is missing is listed, gets the focus, and keeps the step', async () => {
	await show(aSession({ shippingAddress: { ...anAddress(), street: '' } }), 'adresse');
	await press(de.checkout.toDelivery);
	await vi.waitFor(() => expect(document.activeElement?.className).toBe('form-summary'));
	expect(document.querySelector('.form-summary')?.textContent).toContain(de.checkout.fields.street);
	expect(heading()).toBe(de.checkout.steps.adresse);
});

test('a field that is being fixed is not called wrong any more; the list of faults stays until one goes on, and takes no focus', async () => {
	await show(aSession({ shippingAddress: { ...anAddress(), street: '', city: '' } }), 'adresse');
	await press(de.checkout.toDelivery);
	await vi.waitFor(() => expect(document.activeElement?.className).toBe('form-summary'));
	const isWrong = (name: string) => field(name)?.getAttribute('aria-invalid') === 'true';
	const listed = () => document.querySelectorAll('.form-summary li').length;
	field('shipping_address.street')?.focus();
	await type('shipping_address.street', 'K');
	expect(document.activeElement).toBe(field('shipping_address.street'));
	expect([isWrong('shipping_address.street'), isWrong('shipping_address.city'), listed()]).toEqual([false, true, 2]);
	await type('shipping_address.street', '');
	await press(de.checkout.toDelivery);
	await vi.waitFor(() => expect(isWrong('shipping_address.street')).toBe(true));
	expect(document.activeElement?.className).toBe('form-summary');
});

test('a step before its turn leads to the first that lacks something', async () => {
	await show(aSession({ shippingMethod: null, paymentMethod: null }), 'pruefen');
	expect([heading(), window.location.search]).toEqual([de.checkout.steps.versand, '?schritt=versand']);
	expect(document.querySelector('input:checked')).toBeNull();
	await press(de.checkout.toPayment);
	expect([text().includes(de.checkout.deliveryMissing), heading()]).toEqual([true, de.checkout.steps.versand]);
});

test('a method that is chosen is stored with what it costs, and the next step waits for a payment', async () => {
	await show(aSession({ shippingMethod: null, paymentMethod: null }), 'versand');
	await act(async () => document.querySelector<HTMLInputElement>('[name="shipping_method"][value="1"]')?.click());
	expect(stored()).toMatchObject({ shippingMethod: 1, shippingCost: '5.90' });
	await press(de.checkout.toPayment);
	expect([heading(), document.querySelector('input:checked')]).toEqual([de.checkout.steps.zahlung, null]);
	expect([...document.querySelectorAll('.checkout-choice-name')].map((each) => each.textContent)).toEqual([
		'Überweisung',
		'PayPal',
		'Später bezahlen',
	]);
});

test('the review names all of it, and the button waits for the prices of today', async () => {
	today.price = '110.00';
	await show(aSession({ presentWrap: true, comment: 'Bitte klingeln' }), 'pruefen');
	await vi.waitFor(() => expect(text()).toContain(de.cart.priceChanged('100,00\u00a0€', '110,00\u00a0€')));
	const order = () => button(de.checkout.order);
	expect(order()?.getAttribute('aria-disabled')).toBe('true');
	expect(document.querySelector('.order-total')?.textContent).toContain('120,40');
	await press(de.checkout.confirmChanges);
	expect(order()?.hasAttribute('aria-disabled')).toBe(false);
	for (const shown of ['aenne@post.example', 'Öhlschläger', '79098 Freiburg', 'Deutschland', 'Paket', 'Überweisung', 'Bitte klingeln']) {
		expect(text()).toContain(shown);
	}
});

test.each([
	['DE', '79098', 1, false],
	['CH', '8001', 2, true],
])('the total says where duty may be added: %s', async (country_code, zip_code, shippingMethod, isSaid) => {
	await show(aSession({ shippingAddress: { ...anAddress(), country_code, zip_code }, shippingMethod }), 'pruefen');
	expect(document.querySelector('.order-total')?.textContent?.includes(de.checkout.duties)).toBe(isSaid);
});

test('a product that is made for its buyer says that it cannot be sent back', async () => {
	const personal = { fields: [], withdrawalExcluded: true };
	const line = aCartLine({ product: aCartProduct({ personal }), personalization: { text: 'Ä' } });
	cartStore.set({ ...emptyCart, products: [line], totalCount: 1 });
	await show(aSession(), 'pruefen');
	expect(document.querySelector('.order-line')?.textContent).toContain(laws.DE.words.de.lineNotReturned);
});

test.each([
	['takes no orders', { open: false }],
	['is in maintenance', { maintenance: true }],
])('a shop that %s says so at the button, and how to reach it', async (_, change) => {
	today = { ...today, ...change };
	await show(aSession(), 'pruefen');
	await vi.waitFor(() => expect(text()).toContain(de.checkout.failures.closed));
	expect(button(de.checkout.order)?.getAttribute('aria-disabled')).toBe('true');
	expect(document.querySelector('.review-status a')?.textContent).toBe(de.checkout.contact);
});

test('gift wrap that is not offered any more is taken off, and said', async () => {
	today.wrap = null;
	await show(aSession({ presentWrap: true }), 'pruefen');
	await vi.waitFor(() => expect(text()).toContain(de.checkout.wrapGone));
	expect(document.querySelector('.order-total')?.textContent).toContain('105,90');
});

test('a legal text that has changed is named, and the page can be loaded again with all that was entered', async () => {
	const reload = vi.spyOn(window.location, 'reload').mockImplementation(() => {});
	const changes = [{ kind: 'legal_text', type: 'agb' }];
	const refused = { status: 'error', code: 'changed', message: '', changes };
	vi.stubGlobal('fetch', (url: string, init?: { body?: string }) =>
		url === '/ecom/order' ? Promise.resolve(Response.json(refused, { status: 409 })) : answer(url, init),
	);
	vi.spyOn(console, 'error').mockImplementation(() => {});
	await show(aSession(), 'pruefen');
	await vi.waitFor(() => expect(button(de.checkout.order)?.getAttribute('aria-disabled')).toBeNull());
	await press(de.checkout.order);
	const title = aCheckout().legalTexts.find(({ type }) => type === 'agb')?.title ?? '';
	await vi.waitFor(() => expect(text()).toContain(de.checkout.legalTextChanged(title)));
	expect(button(de.checkout.confirmChanges)).toBeUndefined();
	await press(de.checkout.reload);
	expect(reload).toHaveBeenCalledOnce();
	expect(stored()).toMatchObject({ customerEmail: aSession().customerEmail });
});

test('a checkout without an order service, and one that is closed, say how else to order', async () => {
	await show(aSession(), 'adresse', { service: null });
	expect(text()).toContain(de.cart.order);
	await show(aSession(), 'adresse', { available: false });
	expect([text().includes(de.cart.unavailable), document.querySelector('form')]).toEqual([true, null]);
});

test('the review says how much VAT the total holds, delivery with it', async () => {
	await show(aSession(), 'pruefen', { vatPercent: 19 });
	expect(text()).toContain('darin enthalten 19\u00a0% MwSt.: 16,91\u00a0€');
});

test('who collects gives a name and no address, and may ask for a bill', async () => {
	await show(emptySession, 'adresse', aPickUpCheckout());
	expect(document.querySelectorAll('[name^="shipping_address."]').length).toBe(9);
	const choose = (name: string) =>
		act(async () =>
			[...document.querySelectorAll('label')]
				.find((each) => each.textContent?.startsWith(name))
				?.querySelector('input')
				?.click(),
		);
	await choose('Abholung');
	expect(stored()).toMatchObject({ shippingMethod: 3, shippingCost: '0.00' });
	expect([...document.querySelectorAll('[name^="shipping_address."]')].map((each) => each.getAttribute('name'))).toEqual([
		'shipping_address.first_name',
		'shipping_address.last_name',
	]);
	await press(de.checkout.toDelivery);
	expect(document.querySelectorAll('.form-summary li').length).toBe(3);
	await type('email', 'aenne@post.example');
	await type('shipping_address.first_name', 'Änne');
	await type('shipping_address.last_name', 'Öhlschläger');
	expect(text()).toContain(de.checkout.invoiceWanted);
	// back and forth keeps what was typed, and forgets what was wrong
	await choose(de.checkout.receive.delivery);
	expect([stored().shippingMethod, field('shipping_address.first_name')?.value]).toEqual([null, 'Änne']);
	expect(document.querySelector('.form-summary')).toBeNull();
	await choose('Abholung');
	await press(de.checkout.toDelivery);
	await act(() => vi.waitUntil(() => heading() === de.checkout.steps.versand));
	expect(document.querySelector<HTMLInputElement>('[name="shipping_method"]:checked')?.value).toBe('3');
	// a parcel needs an address after all: the choice says so and moves nobody, the button leads there
	const parcel = document.querySelector<HTMLInputElement>('[name="shipping_method"][value="1"]');
	parcel?.focus();
	await choose('Paket');
	expect([heading(), window.location.search, document.activeElement === parcel]).toEqual([
		de.checkout.steps.versand,
		'?schritt=versand',
		true,
	]);
	expect(parcel?.closest('label')?.textContent).toContain(de.checkout.addressNeeded);
	await press(de.checkout.toAddress);
	expect([heading(), field('shipping_address.street') !== null]).toEqual([de.checkout.steps.adresse, true]);
	expect(text()).toContain(de.checkout.addressNeeded);
});

test('the review of what is collected names the shop, and no address of the buyer', async () => {
	const session = aSession({ shippingAddress: anAddress({ city: 'Freiburg' }), shippingMethod: 3, paymentMethod: 2 });
	await show(session, 'pruefen', aPickUpCheckout());
	expect(text()).toContain('Hallstedt');
	expect(text()).toContain(de.checkout.noInvoiceAddress);
	expect(text()).not.toContain('Freiburg');
});

test('paying later for what is collected leads to the billing address, which it needs', async () => {
	const data = aPickUpCheckout();
	const shippingConfigs = data.shippingConfigs.map((config) => (config.methodId === 3 ? { ...config, payments: [] } : config));
	const session = aSession({ shippingMethod: 3, paymentMethod: 5, shippingAddress: { first_name: 'Änne', last_name: 'Öhlschläger' } });
	await show(session, 'zahlung', { ...data, shippingConfigs });
	expect(text()).toContain(de.checkout.invoiceNeeded);
	await press(de.checkout.toAddress);
	expect(heading()).toBe(de.checkout.steps.adresse);
	expect(field('invoice_address.street')).not.toBeNull();
});
