/** Words of mails that follow their reader's language and the kind of payment. */
import { expect, it } from 'vitest';
import { signatureOf } from '../../../orders/mail/to-mail.ts';
import type { Language } from '../../../site/languages.ts';
import { aLine, anOrder } from '../an-order.ts';
import { aSeller } from '../documents/a-seller.ts';
import { aCompany, runOrders } from '../run-orders.ts';

it.each<[Language, string]>([
	['de', 'USt-IdNr.: DE123456789'],
	['en', 'VAT ID: DE123456789'],
	['fr', 'N°\u00a0TVA\u00a0: DE123456789'],
])('calls the VAT id in %s by its own name, in the signature and at the billing address', async (language, line) => {
	const company = aCompany({ imprint: ['Goldschmiede GmbH'], seller: aSeller });
	expect(signatureOf(company, language)).toEqual(['Goldschmiede GmbH', line]);
	const orders = await runOrders({ company });
	await orders.postJson('/ecom/order', anOrder({ language, vat_id: 'DE123456789' }));
	expect(orders.mails()[0]?.split(line)).toHaveLength(5);
});

const ringWithTerm = { lines: [aLine({ product: 7, variant: 71, price_brutto: '250.50' })], total_price_brutto: '256.40' };

it.each<[Language, string, string]>([
	['de', 'Lieferzeit: 5 Werktage', ', ab Zahlungseingang'],
	['en', 'Delivery time: 5 working days', ', once your payment has arrived'],
	['fr', 'Délai de livraison : 5 jours ouvrés', ', dès réception du paiement'],
])('counts the time of delivery in %s from the payment only where that is a transfer', async (language, time, from) => {
	const orders = await runOrders();
	for (const payment_method of [1, 4]) await orders.postJson('/ecom/order', anOrder({ ...ringWithTerm, payment_method, language }));
	const [byTransfer, , byPaypal] = orders.mails();
	expect(byTransfer).toContain(`${time}${from}\n`);
	expect(byPaypal).toContain(`${time}\n`);
});
