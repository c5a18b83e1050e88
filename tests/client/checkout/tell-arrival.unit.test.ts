/** When a delivery can be expected: the words of a product's page, and what a transfer changes about them. */
import { expect, test } from 'vitest';
import type { Transport } from '../../../client/checkout/placed-order.ts';
import { transportOf } from '../../../client/checkout/placing/to-order.ts';
import { tellArrival } from '../../../client/checkout/tell-arrival.ts';
import { textsByLanguage } from '../../../client/texts/texts-by-language.ts';
import type { Language } from '../../../site/languages.ts';
import type { PaymentKind } from '../../../site/payment-kinds.ts';
import { aCheckout } from '../../builders/checkout.ts';

const parcel: Transport = { least: 1, most: 3, isCarried: true };

const tell = (language: Language, today: string, transport: Transport, payment?: PaymentKind, dispatchDays = 0): string =>
	tellArrival(
		{ transport, dispatchDays, payment, fromMs: Date.parse(`${today}T12:00:00Z`) },
		{ language, texts: textsByLanguage[language] },
	).replaceAll(/[\u00a0\u2009]/g, ' ');

// the same days as in the test of a product's page
test.each<[Language, today: string, most: number, text: string]>([
	['de', '2026-12-09', 3, 'Ankunft etwa 10.–14. Dez.'],
	['de', '2026-12-09', 1, 'Ankunft etwa 10. Dez.'],
	['en', '2026-12-09', 3, 'Estimated delivery 10 – 14 Dec'],
	['fr', '2026-12-09', 3, 'Livraison prévue entre le 10 et le 14 déc.'],
	['fr', '2026-11-30', 1, 'Livraison prévue vers le 1er déc.'],
	['fr', '2026-11-27', 3, 'Livraison prévue entre le 30 nov. et le 2 déc.'],
])('%s, from %s, in 1 to %i days: %s', (language, today, most, text) => {
	expect(tell(language, today, { ...parcel, most })).toBe(text);
});

test('the days of the product that leaves the shop last come on top', () => {
	expect(tell('de', '2026-12-09', parcel, 'paypal', 2)).toBe('Ankunft etwa 14.–16. Dez.');
});

test('what nobody carries is ready, and does not arrive', () => {
	expect(tell('de', '2026-12-09', { least: 0, most: 0, isCarried: false }, 'house', 1)).toBe('Bereit etwa 10. Dez.');
});

test.each<[Language, least: number, most: number, text: string]>([
	['de', 1, 3, 'Etwa 1 bis 3 Werktage nach Zahlungseingang'],
	['de', 3, 3, 'Etwa 3 Werktage nach Zahlungseingang'],
	['de', 1, 1, 'Etwa 1 Werktag nach Zahlungseingang'],
	['en', 1, 3, 'About 1 to 3 working days after we receive your payment'],
	['fr', 3, 3, 'Environ 3 jours ouvrés après réception de votre paiement'],
])('with money in advance no day is named: %s, %i to %i days', (language, least, most, text) => {
	expect(tell(language, '2026-12-09', { least, most, isCarried: true }, 'transfer')).toBe(text);
});

test('a method takes as long as its rates say, by any way to pay or by the chosen one', () => {
	const shop = aCheckout();
	const [inland, abroad, ...others] = shop.shippingConfigs;
	if (!inland || !abroad) throw new Error('The shop has no rates');
	const [transfer, ...atOnce] = inland.payments;
	if (!transfer) throw new Error('The rate names no way to pay');
	// inland, what is paid at once goes another way
	const express = { ...inland, additionalDays: 1, payments: atOnce };
	const split = { ...shop, shippingConfigs: [{ ...inland, payments: [transfer] }, express, abroad, ...others] };
	const days = (methodId: number, countryCode: string, paymentId: number | null) =>
		transportOf(split, { methodId, countryCode, postcode: '', paymentId });
	expect(days(1, 'DE', null)).toEqual({ least: 1, most: 2, isCarried: true });
	expect(days(1, 'DE', 4)).toEqual({ least: 1, most: 1, isCarried: true });
	expect(days(1, 'DE', 1)).toEqual({ least: 2, most: 2, isCarried: true });
	expect(days(3, 'DE', null)).toEqual({ least: 0, most: 0, isCarried: false });
	expect(days(1, 'CH', null)).toBeNull();
});

test('German holidays keep no parcel of a shop elsewhere', () => {
	const abroad = transportOf({ ...aCheckout(), weekdaysOnly: true }, { methodId: 1, countryCode: 'DE', postcode: '', paymentId: 1 });
	if (!abroad) throw new Error('The shop delivers nowhere');
	expect(tell('de', '2026-12-23', abroad)).toContain('25. Dez.');
	expect(tell('de', '2026-12-23', { ...abroad, weekdaysOnly: undefined })).toContain('28. Dez.');
});

test('the days count from the day that it is in the shop', () => {
	const facts = { transport: { ...parcel, most: 1 }, dispatchDays: 0, payment: undefined, fromMs: Date.parse('2026-12-09T23:30:00Z') };
	const inZone = (timeZone?: string) =>
		tellArrival(facts, { language: 'de', texts: textsByLanguage.de, timeZone }).replaceAll('\u00a0', ' ');
	expect([inZone(), inZone('Europe/London')]).toEqual(['Ankunft etwa 11. Dez.', 'Ankunft etwa 10. Dez.']);
});
