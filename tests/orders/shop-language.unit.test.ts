/** Mails to the shop are in its own language, whatever language the site was read in. */
import { expect, it } from 'vitest';
import type { Language } from '../../site/languages.ts';
import { anOrder } from './an-order.ts';
import { aMessage, anAppointment, aWithdrawal, runOrders } from './run-orders.ts';

/** What the shop gets of a message, an appointment, a withdrawal and an order, with ordinary spaces. */
async function mailsToShop(language: Language, country = 'FR'): Promise<string[]> {
	const company = { project: 'goldschmiede.example', name: 'Gwerder', email: 'boutique@gwerder.example', country, language };
	const orders = await runOrders({ company });
	const forms: readonly (readonly [string, unknown])[] = [
		['/ecom/contact', aMessage()],
		['/ecom/request', anAppointment({ phone: undefined, phone_as_typed: 'siehe Zettel' })],
		['/ecom/withdrawal', aWithdrawal()],
		['/ecom/withdrawal', aWithdrawal({ elapsed_ms: 0 })],
		['/ecom/order', anOrder({ language: 'de', comment: 'Bitte klingeln.' })],
	];
	for (const [path, form] of forms) expect((await orders.postJson(path, form)).status).toBe(200);
	return orders
		.mails()
		.filter((mail) => mail.includes('To: boutique@gwerder.example'))
		.map((mail) =>
			mail
				.replace(/[\u00a0\u202f]/g, ' ')
				.replace(/=\?utf-8\?Q\?|\?=\s*/gi, '')
				.replaceAll('_', ' '),
		);
}

it('writes in French to a shop whose first language is French', async () => {
	const [message, appointment, withdrawal, unconfirmed, order] = await mailsToShop('fr');
	expect(message).toMatch(/Subject: .*Message envoyé depuis le site par/);
	expect(message).toContain('Nom : Änne Öhlschläger\nE-mail : aenne@post.example\nLangue de la page : de\n');
	expect(appointment).toContain('Demande de rendez-vous');
	expect(appointment).toContain('Article : Ring 7, Weite 71 (R-7-71)\nRendez-vous : 2026-11-24, l’après-midi\n');
	expect(appointment).toContain('Téléphone : siehe Zettel (numéro illisible)\n');
	expect(withdrawal).toContain('Contrat : 2026-0041\n');
	expect(withdrawal).toContain('La réception a été confirmée à l’expéditeur avec la date et l’heure.');
	expect(unconfirmed).toContain('(directive (UE) 2023/2673)');
	expect(order).toMatch(/Subject: .*Commande 1001 passée sur le site/);
	expect(order).toContain('Numéro de commande : 1001 (B-1001)\n');
	expect(order).toContain('Mode de paiement : Virement : pas encore payé. ');
	expect(order).toContain('ADRESSE DE LIVRAISON');
	expect(order).toContain('TVA incluse');
	for (const mail of [message, appointment, withdrawal, unconfirmed, order]) {
		expect(mail).not.toMatch(/Sprache der Seite|Stück|Eingegangen|Bestell|Zahlungsart|Richtlinie|Vertrag|bestätig/);
	}
});

it('writes in English to a shop whose first language is English', async () => {
	const [message, appointment, withdrawal, , order] = await mailsToShop('en', 'IE');
	expect(message).toContain('Page language: de\n');
	expect(appointment).toContain('Product: Ring 7, Weite 71 (R-7-71)\nAppointment: 2026-11-24, in the afternoon\n');
	expect(withdrawal).toContain('Receipt has been confirmed to the sender with date and time.');
	expect(order).toContain('Order number: 1001 (B-1001)\n');
});
