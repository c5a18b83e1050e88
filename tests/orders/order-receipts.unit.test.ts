/** The e-mails of an order: one to the buyer in the language of the order, one to the shop, and each once. */
import { readdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { expect, it, vi } from 'vitest';
import { aLine, anAddress, anOrder } from './an-order.ts';
import { aCompany, aSignUp, aWithdrawal, type RunningOrders, runOrders, siteUrl, somePayments } from './run-orders.ts';
import { someShop } from './some-shop.ts';

const company = {
	project: 'goldschmiede.example',
	name: 'Goldschmiede',
	email: 'laden@goldschmiede.example',
	country: 'DE',
	language: 'de' as const,
	imprint: ['Goldschmiede GmbH', 'Kornmarkt 7', '79098 Freiburg'],
};

const engraved = {
	present_wrapping: '4.50',
	comment: 'Bitte klingeln.\nZweiter Stock.',
	invoice_address: anAddress({ company: 'Öhlschläger AG', addition: 'Hinterhaus', country_code: 'CH', zip_code: '3000', city: 'Bern' }),
	lines: [
		aLine({ product: 7, variant: 71, count: 2, price_brutto: '250.50' }),
		aLine({ product: 8, personalization: { text: 'Ab ♡', schrift: 'Antiqua' } }),
	],
	total_price_brutto: '611.40',
};

/** In the blanks of every language: receipts are compared as people read them. */
const readable = (mail: string | undefined): string => (mail ?? '').replace(/[\u00a0\u202f]/g, ' ');

async function mailsOf(orders: RunningOrders, order: Record<string, unknown>): Promise<{ buyer: string; company: string }> {
	const before = orders.mails().length;
	expect((await orders.postJson('/ecom/order', anOrder(order))).status).toBe(200);
	const [buyer, toCompany, ...others] = orders.mails().slice(before).map(readable);
	expect(others).toEqual([]);
	return { buyer: buyer ?? '', company: toCompany ?? '' };
}

it('confirms an order in German, with all that was agreed', async () => {
	const { buyer } = await mailsOf(await runOrders({ company }), engraved);
	expect(buyer).toContain('To: aenne@post.example\n');
	expect(buyer).toContain('Reply-To: Goldschmiede <laden@goldschmiede.example>\n');
	expect(buyer).toMatch(/^Subject: Ihre Bestellung 1001 bei Goldschmiede$/m);
	expect(buyer).toContain(`Guten Tag Änne Öhlschläger,

vielen Dank für Ihre Bestellung bei Goldschmiede. Sie ist am 20. November 2026 um 13:00 Uhr (MEZ) bei uns eingegangen; diese Nachricht bestätigt den Eingang und nimmt die Bestellung noch nicht an.

Bestellnummer: 1001

IHRE BESTELLUNG

1. Ring 7, Weite 71 (R-7-71)
   2 × 250,50 € = 501,00 €

2. Gravurring (R-8)
   Text: Ab ♡
   Schrift: Antiqua
   1 × 100,00 € = 100,00 €
   Nach Ihren Angaben angefertigt: kein Widerrufsrecht (§ 312g Abs. 2 Nr. 1 BGB).

Versand, Paket (Landpost): 5,90 €
Lieferzeit: 7 Werktage, ab Zahlungseingang
Geschenkverpackung: 4,50 €
Gesamtbetrag: 611,40 €
inkl. MwSt.

ZAHLUNG
Überweisung
Sie bezahlen 611,40 € per Überweisung. Nehmen wir Ihre Bestellung an, nennen wir Ihnen die Bankverbindung und die Zahlungsfrist.

LIEFERADRESSE
Änne Öhlschläger
Kornmarkt 7 a
79098 Freiburg
Deutschland

RECHNUNGSADRESSE
Änne Öhlschläger
Öhlschläger AG
Kornmarkt 7 a
Hinterhaus
3000 Bern
Schweiz

ANMERKUNG
Bitte klingeln.
Zweiter Stock.

WIDERRUF UND RECHTLICHES
Über Ihr Widerrufsrecht und seine Ausnahmen belehrt Sie die beiliegende Widerrufsbelehrung.
Vertrag widerrufen: ${siteUrl}/vertrag-widerrufen?bestellung=1001
AGB: ${siteUrl}/agb
Widerruf: ${siteUrl}/widerruf
Datenschutz: ${siteUrl}/datenschutz
Die Rechtstexte, die für Ihre Bestellung gelten, liegen dieser Nachricht bei. Bitte bewahren Sie sie auf.

GESETZLICHE GEWÄHRLEISTUNG

Mindestens zwei Jahre gesetzliche Gewährleistung`);
	expect(buyer).toContain('\n\nGoldschmiede GmbH\nKornmarkt 7\n79098 Freiburg\n');
});

it('confirms the VAT id with the billing address', async () => {
	const { buyer, company: mail } = await mailsOf(await runOrders(), { vat_id: 'DE123456789' });
	for (const text of [buyer, mail]) expect(text).toMatch(/RECHNUNGSADRESSE\n[^\n]+\n(?:[^\n]+\n)*USt-IdNr\.: DE123456789\n/);
});

it('encloses the legal texts as they are now: a link is no durable medium', async () => {
	const { buyer } = await mailsOf(await runOrders(), {});
	expect(buyer).toMatch(/\n\nAGB\n\nEs gilt, was hier steht\.\n\n-+\n\nWIDERRUF\n\nVierzehn Tage\.\n/);
	for (const name of ['agb', 'widerruf']) expect(buyer).toContain(`Content-Type: application/pdf; name=${name}.pdf`);
});

it('confirms an order in English and in French', async () => {
	const orders = await runOrders({ company });
	const { buyer: english } = await mailsOf(orders, { ...engraved, language: 'en' });
	for (const words of [
		'Subject: Your order 1001 from Goldschmiede',
		'20 November 2026 at 13:00 (CET)',
		'2. Engraved ring (R-8)\n   Text: Ab ♡\n   Lettering: Roman\n   1 × €100.00 = €100.00\n   Made to your specification: no right of withdrawal',
		'Delivery, Parcel (Landpost): €5.90\nDelivery time: 7 working days, once your payment has arrived\nGift wrap: €4.50\nTotal: €611.40\nincl. VAT',
		'PAYMENT\nÜberweisung\nYou pay €611.40 by bank transfer. If we accept your order, we will send you the bank details',
		'\nGermany\n',
		'\nSwitzerland\n',
		`Withdraw from contract: ${siteUrl}/en/withdraw-from-contract?bestellung=1001`,
		`Terms: ${siteUrl}/en/terms`,
		'TERMS\n\nAs agreed.',
		'filename=withdrawal.pdf',
	]) {
		expect(english).toContain(words);
	}
	const { buyer: french } = await mailsOf(orders, { language: 'fr', payment_method: 1 });
	for (const words of [
		'Votre commande 1002 chez Goldschmiede',
		'le 20 novembre 2026 à 13 h 00',
		'   1 × 100,00 € = 100,00 €',
		'Montant total : 105,90 €\nTVA incluse',
		'Virement\nVous réglez 105,90 € par virement. Si nous acceptons votre commande',
		'\nAllemagne\n',
		`Se rétracter du contrat : ${siteUrl}/fr/se-retracter?bestellung=1002`,
	]) {
		expect(french).toContain(words);
	}
});

it('says of each line how it is taxed where not all are taxed alike', async () => {
	const lines = [aLine(), aLine({ product: 9, price_brutto: '1490.00', personalization: { umfang: 170.5 } })];
	const { buyer } = await mailsOf(await runOrders(), { lines, total_price_brutto: '1595.90' });
	expect(buyer).toContain('   1 × 100,00 € = 100,00 €\n   inkl. MwSt.\n');
	expect(buyer).toContain('   Umfang in mm: 170,5\n   1 × 1.490,00 € = 1.490,00 €\n   Differenzbesteuert nach § 25a UStG\n');
	expect(buyer).toContain('Versand, Paket (Landpost): 5,90 € (inkl. MwSt.)\nGesamtbetrag: 1.595,90 €\n\n');
	// and of products that can be sent back, nothing else
	expect(buyer).not.toContain('kein Widerrufsrecht');
});

it('excludes the withdrawal of what was made to order only, and names no days that nobody knows', async () => {
	const { buyer } = await mailsOf(await runOrders(), { lines: [aLine({ product: 8 }), aLine()], total_price_brutto: '205.90' });
	expect(buyer).toContain('1. Gravurring (R-8)\n   1 × 100,00 € = 100,00 €\n\n2. Ring 1');
	expect(buyer).not.toMatch(/kein Widerrufsrecht|Lieferzeit/);
});

it.each([
	[
		4,
		1,
		'5.90',
		'105.90',
		`PayPal\nSie bezahlen 105,90 € über PayPal.\nIst die Zahlung noch nicht abgeschlossen, führt Sie in demselben Browser die Seite Ihrer Bestellung dorthin zurück: ${siteUrl}/schaufenster/danke\n`,
	],
	[2, 2, '0.00', '100.00', 'Im Laden\nDer Betrag von 100,00 € wird wie vereinbart'],
])('says how an order is paid by method %i', async (payment_method, shipping_method, shipping_cost, total_price_brutto, words) => {
	const { buyer } = await mailsOf(await runOrders(), { payment_method, shipping_method, shipping_cost, total_price_brutto });
	expect(buyer).toContain(words);
	expect(buyer).not.toContain('IBAN');
});

it('tells the shop what it has to send, to whom, and how to reach the buyer', async () => {
	const { company: mail } = await mailsOf(await runOrders(), { ...engraved, language: 'en', phone: '0761 123456' });
	for (const words of [
		'To: laden@goldschmiede.example\n',
		'aenne@post.example>',
		'Bestellung_1001_über_die_Website:',
		'_611,40 €',
		'Bestellnummer: 1001 (B-1001)\n',
		'Telefon: +49 761 123456\n',
		'Sprache der Seite: en\nZahlungsart: Überweisung: noch nicht bezahlt. ',
		'2. Gravurring (R-8)\n   Text: Ab ♡\n   Schrift: Antiqua\n',
		'Gesamtbetrag: 611,40 €',
		'RECHNUNGSADRESSE\nÄnne Öhlschläger\nÖhlschläger AG\n',
		'ANMERKUNG\nBitte klingeln.',
	]) {
		expect(mail).toContain(words);
	}
});

it('puts nothing that somebody typed into the head of an e-mail', async () => {
	const name = 'A", victim@post.example, B';
	const { buyer, company: mail } = await mailsOf(await runOrders(), { shipping_address: anAddress({ last_name: name }) });
	for (const each of [buyer, mail]) {
		const head = each.split('\n\n')[0] ?? '';
		expect(head.match(/^(?:To|Cc|Bcc):.*/gim)).toHaveLength(1);
		expect(head.match(/^To:.*/im)?.[0]).not.toContain('victim');
	}
});

it.each([
	['a link', { first_name: 'Gewinner! https://evil.example,' }, 'first_name'],
	['a link without a scheme', { last_name: 'WWW.evil.example' }, 'last_name'],
	['markup', { street: '<a href=x>Hier</a>' }, 'street'],
	['a link to a place', { city: 'ftp://evil' }, 'city'],
])('takes no order with %s in the name or address: its receipt goes to any typed address', async (_, overrides, field) => {
	const orders = await runOrders();
	const answer = await orders.postJson('/ecom/order', anOrder({ shipping_address: anAddress(overrides) }));
	expect([answer.status, await answer.json()]).toMatchObject([422, { faults: [{ field: `shipping_address.${field}`, code: 'invalid' }] }]);
	expect(orders.mails()).toEqual([]);
});

it('makes no link of what a buyer typed, and leaves every word as it was', async () => {
	const { buyer, company: mail } = await mailsOf(await runOrders(), {
		shipping_address: anAddress({ first_name: 'Gewinner! evil.example/x', last_name: 'Dr.Müller', city: 'St.Gallen' }),
		comment: 'Siehe https://evil.example und a@evil.example',
	});
	expect(buyer).not.toMatch(/evil\.example|https:\/\/evil|@evil/);
	const shown = buyer.replaceAll('\u200b', '');
	for (const words of ['Guten Tag Gewinner! evil.example/x Dr.Müller,', 'St.Gallen', 'https://evil.example und a@evil.example'])
		expect(shown).toContain(words);
	// The shop copies from its own mail what it sends and engraves.
	expect(mail).toContain('a@evil.example');
});

it('sends what a crash kept from being written, once', async () => {
	const orders = await runOrders();
	await orders.postJson('/ecom/order', anOrder());
	const before = orders.mails();
	await orders.stop();
	// as it was between the order and its e-mails
	const database = new DatabaseSync(path.join(orders.dataDir, 'orders.sqlite'));
	database.exec('UPDATE outbox SET settled_at = NULL WHERE id = 1');
	database.close();
	const outbox = path.join(orders.dataDir, 'outbox');
	for (const file of readdirSync(outbox)) rmSync(path.join(outbox, file));
	const again = await runOrders({ dataDir: orders.dataDir });
	await again.get('/ecom/status');
	expect(before).toHaveLength(2);
	const messageId = (mail = '') => /^Message-ID: .+$/m.exec(mail)?.[0];
	await expect.poll(() => again.mails().map(messageId)).toEqual([messageId(before[0])]);
	await expect.poll(() => again.rows('SELECT id FROM outbox WHERE settled_at IS NULL')).toEqual([]);
});

it('confirms an order also while no e-mail can be written, and writes it later', async () => {
	const told = vi.spyOn(console, 'error').mockImplementation(() => {});
	const orders = await runOrders();
	const outbox = path.join(orders.dataDir, 'outbox');
	rmSync(outbox, { recursive: true });
	expect((await orders.postJson('/ecom/order', anOrder())).status).toBe(200);
	expect(told).toHaveBeenCalledWith('An entry of the outbox waits', expect.objectContaining({ channel: 'mail', tries: 1 }));
	await orders.stop();
	const again = await runOrders({ dataDir: orders.dataDir });
	again.wait(60_000);
	await again.get('/ecom/status');
	expect(again.mails()).toHaveLength(2);
});

it.each([
	['a number of the country that the parcel goes to', { phone: '01 5124444' }, 'Telefon: +43 1 5124444\n'],
	['a number with a calling code', { phone: '+33 3 88 12 34 56' }, 'Telefon: +33 3 88 12 34 56\n'],
	['a number that is none', { phone: '+999 123456' }, 'Telefon: +999 123456 (nicht als Rufnummer lesbar)\n'],
	['a number that was pasted', { phone: '\u202a01 5124444\u202c' }, 'Telefon: +43 1 5124444\n'],
	['a number with an extension', { phone: '+41 41 410 12 34', phone_extension: '12' }, 'Telefon: +41 41 410 12 34 Durchwahl 12\n'],
	['a number with an extension behind a hyphen', { phone: '+41 41 410 12 34-12' }, 'Telefon: +41 41 410 12 34 Durchwahl 12\n'],
	['words that were pasted', { phone_as_typed: '\u202asiehe Zettel\u202c' }, 'Telefon: siehe Zettel (nicht als Rufnummer lesbar)\n'],
	['words', { phone_as_typed: 'siehe Zettel' }, 'Telefon: siehe Zettel (nicht als Rufnummer lesbar)\n'],
])('tells the shop by which number the buyer is reached: %s', async (_, phone, line) => {
	const shipping_address = anAddress({ zip_code: '1010', city: 'Wien', country_code: 'AT' });
	const abroad = { shipping_address, shipping_cost: '14.90', total_price_brutto: '114.90', ...phone };
	const { company: mail } = await mailsOf(await runOrders(), abroad);
	expect(mail).toContain(line);
});

it('names the essential characteristics of the variant that was ordered', async () => {
	const line = aLine({ product: 11, variant: 102, price_brutto: '250.50' });
	const { buyer, company: toCompany } = await mailsOf(await runOrders({ company }), { lines: [line], total_price_brutto: '256.40' });
	const told = `1. Solitär, 0,50 ct, 54 (R-11-102)
   Material: Weißgold
   Stein: 0,50 ct
   Feingehalt: 750/1000
   1 × 250,50 € = 250,50 €`;
	expect(buyer).toContain(told);
	expect(toCompany).toContain(told);
});

it.each([
	[
		'FR',
		[
			'kein Widerrufsrecht (Art. 16 der Richtlinie 2011/83/EU)',
			'Differenzbesteuert (Art. 313 der Richtlinie 2006/112/EG)',
			'Vertrag widerrufen: ',
		],
	],
	['CH', ['keine Rückgabe.', '   Differenzbesteuert\n']],
])('names no German law to the buyers of a shop in %s', async (country, expected) => {
	const lines = [...engraved.lines, aLine({ product: 9, price_brutto: '1490.00', personalization: { umfang: 170.5 } })];
	const orders = await runOrders({ company: { ...company, country } });
	const { buyer } = await mailsOf(orders, { ...engraved, lines, total_price_brutto: '2101.40' });
	for (const words of expected) expect(buyer).toContain(words);
	expect(buyer).not.toMatch(/§|BGB|UStG/);
});

it('says how much of the total is VAT, and of what', async () => {
	const orders = await runOrders({ company, shop: someShop({ default_tax_percent: '8.10' }) });
	const antique = aLine({ product: 9, personalization: { umfang: 18 }, price_brutto: '1490.00' });
	const { buyer, company: toCompany } = await mailsOf(orders, {});
	expect(buyer).toContain('Gesamtbetrag: 105,90 €\ninkl. MwSt.\ndarin enthalten 8,1 % MwSt.: 7,94 €\n');
	expect(toCompany).toContain('darin enthalten 8,1 % MwSt.: 7,94 €\n');
	const { buyer: mixed } = await mailsOf(orders, { lines: [aLine(), antique], total_price_brutto: '1595.90', language: 'en' });
	expect(mixed).toContain('Total: €1,595.90\nincluding 8.1% VAT: €7.94 (on the items incl. VAT)\n');
	const { buyer: margin } = await mailsOf(orders, { lines: [antique], total_price_brutto: '1495.90' });
	expect(margin).not.toContain('darin enthalten');
});

it('names the shop as the place of collection, and no billing address where none was asked for', async () => {
	const orders = await runOrders({ company: { ...company, address: aCompany().address } });
	const shop = anAddress({ company: 'Goldschmiede', street: 'Gasse', zip_code: '31934', city: 'Hallstedt' });
	const collected = { pick_up: true, shipping_address: shop, shipping_method: 2, payment_method: 2, shipping_cost: '0.00' };
	const sum = { total_price_brutto: '100.00' };
	const without = await mailsOf(orders, { ...collected, ...sum });
	for (const mail of [without.buyer, without.company]) {
		expect(mail).toContain('ABHOLUNG\nÄnne Öhlschläger\nGoldschmiede\nGasse 7 a\n31934 Hallstedt');
		expect(mail).not.toMatch(/LIEFERADRESSE|RECHNUNGSADRESSE|Versand|Lieferzeit/);
		expect(mail).toContain('\n\nAbholung: 0,00 €\nGesamtbetrag');
	}
	const timed = { ...collected, lines: [aLine({ product: 7, variant: 71, price_brutto: '250.50' })], total_price_brutto: '250.50' };
	expect((await mailsOf(orders, timed)).buyer).toMatch(/\nAbholbereit: nach \d Werktagen\n/);
	const billed = await mailsOf(orders, { ...collected, ...sum, invoice_address: anAddress() });
	expect(billed.buyer).toContain('RECHNUNGSADRESSE\nÄnne Öhlschläger\nKornmarkt 7 a\n79098 Freiburg');
});

it('says when an order was placed by the time of the shop', async () => {
	const { buyer, company: toCompany } = await mailsOf(await runOrders({ company: { ...company, country: 'GB' } }), { language: 'en' });
	expect(buyer).toContain('20 November 2026 at 12:00 (GMT)');
	expect(toCompany).toContain('20. November 2026 um 12:00 Uhr (GMT+0)');
});

it.each([
	[
		'de',
		'wir nehmen sie hiermit an. Damit ist der Vertrag geschlossen.',
		'Eingegangen: 20. November 2026 um 13:00 Uhr (MEZ)\nAngenommen: 20. November 2026 um 13:00 Uhr (MEZ)\n',
	],
	[
		'en',
		'we hereby accept it. This concludes the contract.',
		'Received: 20 November 2026 at 13:00 (CET)\nAccepted: 20 November 2026 at 13:00 (CET)\n',
	],
	['fr', 'nous l’acceptons par ce message. Le contrat est ainsi conclu.', 'Reçue : 20 novembre 2026'],
] as const)(
	'confirms and accepts in one mail in "%s", also what is paid at the shop, and asks for no transfer then',
	async (language, declared, when) => {
		const atShop = { payment_method: 2, shipping_method: 2, shipping_cost: '0.00', total_price_brutto: '100.00' };
		const orders = await runOrders({ company, payments: { ...somePayments, acceptance: { house: 'automatic' } } });
		expect((await orders.postJson('/ecom/order', anOrder({ ...atShop, language }))).status).toBe(200);
		const [toShop, buyer, ...others] = orders.mails().map(readable);
		expect(others).toEqual([]);
		expect(toShop).toContain('To: laden@goldschmiede.example\n');
		for (const words of [declared, when]) expect(buyer).toContain(words);
		expect(buyer).not.toContain('IBAN');
	},
);

it('writes every mail to a buyer or visitor as text and HTML', async () => {
	const orders = await runOrders({ company });
	await orders.postJson('/ecom/order', anOrder());
	await orders.postJson('/ecom/newsletter', aSignUp());
	await orders.postJson('/ecom/withdrawal', aWithdrawal());
	const toBuyer = orders.mails().filter((mail) => mail.includes('To: aenne@post.example\n'));
	expect(toBuyer).toHaveLength(3);
	for (const mail of toBuyer) {
		expect(mail).toMatch(/Content-Type: multipart\/(?:mixed|alternative);/);
		for (const type of ['text/plain; charset=utf-8', 'text/html; charset=utf-8']) expect(mail).toContain(`Content-Type: ${type}\n`);
	}
});
