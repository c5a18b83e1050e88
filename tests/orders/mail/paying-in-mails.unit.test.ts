/** What the mails of an order say of its money: to the shop, and to the buyer. */
import { expect, it } from 'vitest';
import type { Language } from '../../../site/languages.ts';
import { anOrder } from '../an-order.ts';
import { runPaypal } from '../paypal/run-paypal.ts';
import { aCompany, type RunningOrders, runOrders } from '../run-orders.ts';

/** In the blanks of every language, with words in the subject as people read them. */
const readable = (mail: string): string =>
	mail
		.replace(/=\?utf-8\?Q\?|\?=\s*/gi, '')
		.replaceAll('_', ' ')
		.replace(/[\u00a0\u202f]/g, ' ');

const mailsTo = (address: string, orders: RunningOrders): string[] =>
	orders
		.mails()
		.filter((mail) => mail.includes(`To: ${address}\n`))
		.map(readable);
const shop = 'laden@goldschmiede.example';

it.each<[Language, string, string, string]>([
	['de', 'noch nicht bezahlt', 'PayPal: noch nicht bezahlt. Die Bestellung gilt erst', 'Bestellung 1001 ist bezahlt (PayPal)'],
	['en', 'not paid yet', 'PayPal: not paid yet. The order only', 'Order 1001 is paid (PayPal)'],
	['fr', 'pas encore payée', 'PayPal : pas encore payé. La commande', 'La commande 1001 est payée (PayPal)'],
])('tells a shop in %s that an order is to be paid at the provider, and when it is', async (language, subject, note, paid) => {
	const { orders, place, approve, report } = await runPaypal({ company: aCompany({ language }) });
	const [first, abandoned] = [await place(), await place(anOrder({ payment_method: 4, email: 'b@post.example' }))];
	const told = mailsTo(shop, orders);
	expect(told).toHaveLength(2);
	for (const mail of told) {
		expect(mail).toContain(`(${subject})</title>`);
		expect(mail).toContain(note);
		expect(mail).not.toMatch(/\((?:paypal|klarna|transfer|house)\)/);
	}
	approve(first);
	await report(first);
	await report(first);
	const later = mailsTo(shop, orders).slice(2);
	expect(later).toHaveLength(1);
	expect(later[0]).toContain(paid.split(' (')[0]);
	expect(later[0]).toMatch(/^PayPal (?:hat die Zahlung|has confirmed|a confirmé le paiement)/m);
	expect(later[0]).not.toContain(String(abandoned.order_id));
});

it.each<[Language, string, string]>([
	['de', 'Überweisung: noch nicht bezahlt', 'Im Laden: noch nicht bezahlt'],
	['en', 'Überweisung: not paid yet', 'Im Laden: not paid yet'],
	['fr', 'Virement : pas encore payé', 'Im Laden : pas encore payé'],
])('tells a shop in %s that a transfer or the money at the shop is still to come', async (language, transfer, house) => {
	const orders = await runOrders({ company: aCompany({ language }) });
	await orders.postJson('/ecom/order', anOrder({}));
	await orders.postJson(
		'/ecom/order',
		anOrder({ payment_method: 2, shipping_method: 2, shipping_cost: '0.00', total_price_brutto: '100.00' }),
	);
	const [byTransfer, atShop] = mailsTo(shop, orders);
	expect(byTransfer).toContain(transfer);
	expect(atShop).toContain(house);
});

it.each<[Language, RegExp]>([
	[
		'de',
		/Bestellung 1001 vom 20[\s\S]*\n1 × Ring 1: 100,00 €\n\nVersand, Paket \(Landpost\): 5,90 €\nGesamtbetrag: 105,90 €\n\nBezahlt mit PayPal\.\n/,
	],
	['en', /order 1001 of 20[\s\S]*\n1 × Ring 1: €100\.00\n\nDelivery, Parcel \(Landpost\): €5\.90\nTotal: €105\.90\n\nPaid with PayPal\.\n/],
	[
		'fr',
		/commande 1001 du 20[\s\S]*\n1 × Ring 1 : 100,00 €\n\nLivraison, Paket \(Landpost\) : 5,90 €\nMontant total : 105,90 €\n\nPayé avec PayPal\.\n/,
	],
])('names delivery, payment and order number in an acceptance in %s', async (language, expected) => {
	const { orders, place, approve, report } = await runPaypal();
	const order = await place(anOrder({ payment_method: 4, language }));
	approve(order);
	await report(order);
	expect(mailsTo('aenne@post.example', orders).at(-1)).toMatch(expected);
});
