/** What a confirmation offers beside the order itself. */
import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { PlacedOrder } from '../../../../client/checkout/placed-order.ts';
import type { ConfirmationData } from '../../../../client/pages/checkout/checkout-data.ts';
import { ConfirmedOrder } from '../../../../client/pages/confirmation/ConfirmationPage.tsx';
import { textsByLanguage } from '../../../../client/texts/texts-by-language.ts';
import { PageContextProvider } from '../../../../client/ui/page-context.tsx';
import { withdrawPath } from '../../../../site/fixed-paths.ts';
import { formatMoment } from '../../../../site/format-moment.ts';
import { type Language, languages } from '../../../../site/languages.ts';
import type { Money } from '../../../../site/money.ts';
import { aPlacedOrder, aPlacedPayment } from '../../../builders/placed-order.ts';

const path = '/schaufenster/danke';
const order = aPlacedOrder({ payment: aPlacedPayment({ kind: 'paypal', name: 'PayPal' }) });
let root: Root;

async function show(
	language: Language,
	overrides: Partial<ConfirmationData> = {},
	placed: PlacedOrder = order,
	timeZone?: string,
): Promise<string> {
	const data = {
		language,
		shopPath: '/schaufenster',
		contactPath: '/kontakt',
		paymentPath: '/schaufenster/kasse/zahlen',
		withdrawPath: '/vertrag-widerrufen',
		bank: null,
		bankLines: [],
		lineNotReturned: 'Nicht zurück',
		...overrides,
	};
	await act(() =>
		root.render(
			<PageContextProvider value={{ language, path, texts: textsByLanguage[language], richText: {}, timeZone }}>
				<ConfirmedOrder data={data} order={placed} />
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
	window.history.replaceState(null, '', '/');
	vi.unstubAllGlobals();
});

test('an order that waits for its provider leads there, and names no account', async () => {
	const { confirmation } = textsByLanguage.de;
	const bankLines = ['Stadtsparkasse, Konto auf Anfrage'];
	const shown = await show('de', { bankLines });
	for (const said of [confirmation.unpaid('PayPal'), confirmation.toPayment]) expect(shown).toContain(said);
	for (const said of [bankLines[0], confirmation.noAccount]) expect(shown).not.toContain(said);
});

test.each(languages)('an order that waits for its buyer or for the shop says so, and names no account: %s', async (language) => {
	const { confirmation } = textsByLanguage[language];
	const bank = { recipient: 'Goldschmiede', iban: 'DE02120300000000202051', bic: null };
	const words = { address: confirmation.awaitsAddress(order.email), shop: confirmation.noAccount };
	for (const awaits of ['address', 'shop'] as const) {
		const shown = await show(language, { bank }, { ...order, payment: aPlacedPayment({ awaits }) });
		expect(shown).toContain(words[awaits]);
		for (const said of ['DE02', confirmation.recipient, confirmation.transfer]) expect(shown).not.toContain(said);
	}
	const accepted = { ...order, acceptedAt: '2026-11-20T12:00:00.000Z', payment: aPlacedPayment() };
	expect(await show(language, { bank }, accepted)).toContain('DE02');
});

test.each(languages)('a payment that its provider still checks is not told as paid: %s', async (language) => {
	const { confirmation } = textsByLanguage[language];
	for (const [kind, provider] of [
		['paypal', 'PayPal'],
		['klarna', 'Klarna'],
	] as const) {
		const shown = await show(
			language,
			{ bankLines: ['Konto auf Anfrage'] },
			{ ...order, payment: aPlacedPayment({ kind, state: 'pending' }) },
		);
		expect(shown).toContain(confirmation.pending(provider));
		for (const said of [confirmation.paid(provider), confirmation.paidLater(provider), confirmation.toPayment])
			expect(shown).not.toContain(said);
	}
});

test('an order that a person has to accept first asks for no transfer', async () => {
	const { confirmation } = textsByLanguage.de;
	const shown = await show('de', {}, { ...order, payment: { ...order.payment, kind: 'transfer' } });
	expect(shown).toContain(confirmation.noAccount);
	expect(shown).not.toContain(confirmation.transfer);
});

test.each(languages)('declares the acceptance before it shows the account, and shows none without it: %s', async (language) => {
	const { confirmation } = textsByLanguage[language];
	const bankLines = ['Stadtsparkasse, Konto auf Anfrage'];
	const accepted = aPlacedOrder();
	const shown = await show(language, { bankLines }, accepted);
	const declared = confirmation.accepted(formatMoment('2026-11-22T14:30:00.000Z', language, 'Europe/Berlin'));
	expect(shown).toContain(declared);
	expect(shown.indexOf(declared)).toBeLessThan(shown.indexOf(bankLines[0] ?? ''));
	// Its acceptance follows by mail, and so does the account.
	const { acceptedAt: _, ...unaccepted } = accepted;
	const before = await show(language, { bankLines }, unaccepted);
	expect(before).toContain(confirmation.noAccount);
	for (const said of [bankLines[0], declared, confirmation.transfer]) expect(before).not.toContain(said);
});

test.each(languages)('says until when a transfer is in time, and copies each detail as a bank takes it: %s', async (language) => {
	const { confirmation } = textsByLanguage[language];
	const bank = { recipient: 'Goldschmiede', iban: 'DE02120300000000202051', bic: 'BYLADEM1001' };
	const placed = aPlacedOrder({ total: '1257.50' as Money, dueAt: '2026-11-30T23:00:00.000Z' });
	const written: string[] = [];
	let isAllowed = true;
	vi.stubGlobal('navigator', {
		clipboard: { writeText: async (text: string) => (isAllowed ? void written.push(text) : Promise.reject(new Error('not allowed'))) },
	});
	const shown = await show(language, { bank }, placed);
	const lastDay = { de: '30.\u00a0November 2026', en: '30\u00a0November 2026', fr: '30\u00a0novembre 2026' }[language];
	expect(shown).toContain(`${confirmation.dueOn}${lastDay}`);
	const buttons = [...document.querySelectorAll<HTMLButtonElement>('button.copy')];
	for (const button of buttons) await act(async () => button.click());
	expect(written).toEqual(['Goldschmiede', bank.iban, bank.bic, language === 'en' ? '1257.50' : '1257,50', placed.reference]);
	expect(buttons.map((button) => button.getAttribute('aria-label'))).toContain(`${confirmation.labelled('IBAN')} ${confirmation.copy}`);
	const said = () => [...document.querySelectorAll('[role=status]')].map((status) => status.textContent);
	expect(said()).toEqual(buttons.map(() => confirmation.copied));
	isAllowed = false;
	await act(async () => buttons[1]?.click());
	expect(said()[1]).toBe(confirmation.notCopied);
	expect(await show(language, { bank }, aPlacedOrder())).not.toContain(confirmation.dueOn);
});

test('a browser without a clipboard gets no buttons for it', async () => {
	vi.stubGlobal('navigator', {});
	await show('de', { bank: { recipient: 'Goldschmiede', iban: 'DE02120300000000202051', bic: null } }, aPlacedOrder());
	expect(document.querySelector('.transfer')?.textContent).toContain('DE02');
	expect(document.querySelector('button.copy')).toBeNull();
});

test('an order that was changed to a transfer shows the account, and no other way to pay', async () => {
	const { confirmation } = textsByLanguage.de;
	const bankLines = ['Stadtsparkasse, Konto auf Anfrage'];
	const changed = { ...order, acceptedAt: '2026-11-22T14:31:00.000Z', payment: aPlacedPayment({ name: confirmation.byTransfer }) };
	const shown = await show('de', { bankLines }, changed);
	expect(shown).toContain(bankLines[0]);
	expect(shown).not.toContain(confirmation.toPayment);
	expect(document.querySelector('.placed-facts')?.textContent).toContain(confirmation.byTransfer);
});

test('the moment of the order is that of its receipt, in the time of the shop', async () => {
	expect(await show('de')).toContain('22.\u00a0November 2026 um 15:30\u00a0Uhr (MEZ)');
	expect(await show('en')).toContain('22\u00a0November 2026 at 15:30 (CET)');
	expect(await show('fr')).toContain('22\u00a0novembre 2026 à 15\u00a0h\u00a030 (heure d’Europe centrale)');
	expect(await show('en', {}, order, 'Europe/London')).toContain('22\u00a0November 2026 at 14:30 (GMT)');
});

test('a company finds its VAT id below the billing address', async () => {
	const { confirmation } = textsByLanguage.de;
	expect(await show('de')).not.toContain(confirmation.vatId);
	expect(await show('de', {}, { ...order, vatId: 'DE123456789' })).toContain(
		`${confirmation.sameAddress}${confirmation.vatId} DE123456789`,
	);
});

test('the link to the withdrawal names the order', async () => {
	await show('en');
	const links = [...document.querySelectorAll('a')].map((link) => link.getAttribute('href'));
	expect(links).toContain(withdrawPath('en', '1042'));
});

test('the days of arrival are those of the checkout, counted from the order', async () => {
	const piece = {
		template: 'product',
		path: '/ring',
		buildHash: '1',
		head: { title: 'Ring', languagePaths: {} },
		result: { language: 'de', offer: { shippingTimeDays: 3 }, variants: [] },
	};
	const asked: string[] = [];
	vi.stubGlobal('fetch', async (url: string) => {
		asked.push(String(url));
		return new Response(JSON.stringify(piece), { headers: { 'Content-Type': 'application/json' } });
	});
	const transport = { least: 2, most: 2, isCarried: true };
	const known = { ...order, transport, lines: order.lines.map((line) => ({ ...line, path: '/ring' })) };
	await show('de', {}, known);
	await vi.waitFor(async () => {
		await act(async () => {});
		expect(document.querySelector('.ordered-costs')?.textContent?.replaceAll('\u00a0', ' ')).toContain('Ankunft etwa 27. Nov.');
	});
	expect(asked.length).toBe(1);
});

test('an order that was stored before says nothing of its arrival, and asks for nothing', async () => {
	const fetched = vi.fn();
	vi.stubGlobal('fetch', fetched);
	expect(await show('de')).not.toContain('Ankunft');
	expect(fetched).not.toHaveBeenCalled();
});

test('names the reference and the essential characteristics of what was ordered, with the words that its page has', async () => {
	const [line] = aPlacedOrder().lines;
	if (line === undefined) throw new Error('The order has a line');
	const placed = aPlacedOrder({ lines: [{ ...line, reference: 'SO-100-075-54', facts: [{ label: 'Stein', value: '0,75 ct' }] }] });
	const { product: _product, ...texts } = textsByLanguage.de;
	const data: ConfirmationData = {
		language: 'de',
		shopPath: '/schaufenster',
		contactPath: '/kontakt',
		paymentPath: '/schaufenster/kasse/zahlen',
		withdrawPath: '/vertrag-widerrufen',
		bank: null,
		bankLines: [],
		lineNotReturned: 'Nicht zurück',
	};
	await act(() =>
		root.render(
			<PageContextProvider value={{ language: 'de', path, texts: texts as typeof textsByLanguage.de, richText: {} }}>
				<ConfirmedOrder data={data} order={placed} />
			</PageContextProvider>,
		),
	);
	expect(document.querySelector('.ordered-piece')?.textContent).toContain('Referenz: SO-100-075-54Stein: 0,75 ct');
});

test('the total says how much VAT it holds, also in another language than that of the order', async () => {
	const placed = { ...order, vat: { percent: 8.1, amount: '7.93' as Money, isOfAll: true } };
	expect(await show('de', {}, placed)).toContain('darin enthalten 8,1\u00a0% MwSt.: 7,93\u00a0€');
	expect(await show('en', {}, placed)).toContain('including 8.1% VAT: €7.93');
	expect(await show('de')).not.toContain('darin enthalten');
});

test('what is collected names the shop, and no billing address where none is known', async () => {
	const { confirmation } = textsByLanguage.de;
	const shown = await show('de', {}, aPlacedOrder({ pickUp: true }));
	expect(shown).toContain(`${confirmation.pickUpAddress}Klara Sommer`);
	expect(shown).not.toContain(confirmation.shippingAddress);
	expect(shown).not.toContain(confirmation.invoiceAddress);
	await act(() => root.unmount());
	root = createRoot(document.body.firstElementChild ?? document.body);
	expect(await show('de', {}, aPlacedOrder({ pickUp: true, invoiceAddress: order.shippingAddress }))).toContain(
		confirmation.invoiceAddress,
	);
});
