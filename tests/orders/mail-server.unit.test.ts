/** Mails on their way out: through a real mail server that takes, delays and refuses them. */
import { generateKeyPairSync } from 'node:crypto';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { SMTPServer, type SMTPServerOptions } from 'smtp-server';
import { expect, it, onTestFinished } from 'vitest';
import { sendThrough } from '../../orders/outbox/mail-channel.ts';
import { decodeMail } from '../support/decode-mail.ts';
import { aLine, anOrder } from './an-order.ts';
import { aMessage, aSignUp, runOrders } from './run-orders.ts';

interface ReceivedMail {
	readonly from: string;
	readonly to: readonly string[];
	readonly text: string;
}

/** A mail server on a free port of this machine, and what it took. */
async function runMailServer(
	options: SMTPServerOptions = {},
): Promise<{ readonly url: string; readonly received: readonly ReceivedMail[] }> {
	const received: ReceivedMail[] = [];
	const server = new SMTPServer({
		authOptional: true,
		disabledCommands: ['STARTTLS'],
		async onData(stream, { envelope: { mailFrom, rcptTo } }, done) {
			const bytes = await text(stream.setEncoding('latin1'));
			received.push({ from: mailFrom ? mailFrom.address : '', to: rcptTo.map(({ address }) => address), text: decodeMail(bytes) });
			done();
		},
		...options,
	});
	await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
	onTestFinished(() => new Promise<void>((closed) => server.close(closed)));
	return { url: `smtp://127.0.0.1:${(server.server.address() as AddressInfo).port}`, received };
}

const from = 'shop@goldschmiede.example';
const viaServer = (url: string) => ({ mail: { from, transport: sendThrough({ url, dkim: null }) } });
const refusal = (message: string, responseCode: number): Error => Object.assign(new Error(message), { responseCode });

it('brings the mails of an order to the mail server, with the sender to which bounces come', async () => {
	const { url, received } = await runMailServer();
	const orders = await runOrders(viaServer(url));
	expect((await orders.postJson('/ecom/order', anOrder())).status).toBe(200);
	expect(received.map(({ from, to }) => [from, to])).toEqual([
		[from, ['aenne@post.example']],
		[from, ['laden@goldschmiede.example']],
	]);
	expect(received[0]?.text).toMatch(/^Message-ID: <[\da-f-]{36}@goldschmiede\.example>$/m);
	expect(orders.rows('SELECT channel, tries, refusal FROM outbox WHERE settled_at IS NOT NULL')).toEqual([
		{ channel: 'mail', tries: 1, refusal: null },
		{ channel: 'mail', tries: 1, refusal: null },
	]);
});

it('keeps a mail while no server answers, tries again later and later, and sends it once', async () => {
	let isDown = true;
	const { url, received } = await runMailServer({
		onConnect: (_session, done) => (isDown ? done(refusal('Come back later', 421)) : done()),
	});
	const orders = await runOrders(viaServer(url));
	expect((await orders.postJson('/ecom/contact', aMessage())).status).toBe(200);
	const waiting = () => orders.rows('SELECT tries, due_at - at AS delay FROM outbox WHERE settled_at IS NULL');
	expect(waiting()).toEqual([{ tries: 1, delay: 60_000 }]);
	orders.wait(60_000);
	await orders.get('/ecom/status');
	expect(waiting()).toEqual([{ tries: 2, delay: 60_000 + 120_000 }]);
	isDown = false;
	await orders.get('/ecom/status');
	expect(received).toEqual([]);
	orders.wait(120_000);
	await orders.get('/ecom/status');
	expect([received.length, waiting()]).toEqual([1, []]);
	orders.wait(24 * 3_600_000);
	await orders.get('/ecom/status');
	expect(received).toHaveLength(1);
});

it('asks a mail server that is down no more than five times in a row', async () => {
	let asked = 0;
	const { url } = await runMailServer({
		onConnect: (_session, done) => {
			asked += 1;
			done(refusal('Come back later', 421));
		},
	});
	const orders = await runOrders(viaServer(url));
	for (let number = 1; number <= 8; number++)
		await orders.postJson('/ecom/contact', aMessage({ message: `Nachricht ${number}, bitte lesen` }));
	orders.wait(3_600_000);
	asked = 0;
	await orders.get('/ecom/status');
	expect(asked).toBe(5);
});

it('gives up a mail whose recipient the server refuses for good, and tells the shop', async () => {
	const { url, received } = await runMailServer({
		onRcptTo: ({ address }, _session, done) => (address.startsWith('aenne@') ? done(refusal('No such user', 550)) : done()),
	});
	const orders = await runOrders(viaServer(url));
	expect((await orders.postJson('/ecom/newsletter', aSignUp())).status).toBe(200);
	expect(orders.rows('SELECT refusal FROM outbox WHERE refusal IS NOT NULL')).toEqual([{ refusal: 'EENVELOPE 550' }]);
	expect(received).toEqual([{ from, to: ['laden@goldschmiede.example'], text: expect.stringContaining('aenne@post.example') }]);
	orders.wait(24 * 3_600_000);
	await orders.get('/ecom/status');
	expect(received).toHaveLength(1);
});

it('gives up a mail that the server has put off for five days, and tells the shop', async () => {
	const { url, received } = await runMailServer({
		onRcptTo: ({ address }, _session, done) => (address.startsWith('aenne@') ? done(refusal('Domain not found', 450)) : done()),
	});
	const orders = await runOrders(viaServer(url));
	await orders.postJson('/ecom/newsletter', aSignUp());
	orders.wait(5 * 24 * 3_600_000);
	await orders.get('/ecom/status');
	expect(orders.rows('SELECT tries FROM outbox WHERE settled_at IS NULL')).toEqual([{ tries: 2 }]);
	orders.wait(3_600_000);
	await orders.get('/ecom/status');
	expect(orders.rows('SELECT refusal FROM outbox WHERE refusal IS NOT NULL')).toEqual([{ refusal: 'EENVELOPE 450' }]);
	expect(received).toEqual([{ from, to: ['laden@goldschmiede.example'], text: expect.stringContaining('aenne@post.example') }]);
});

it('fills no mailbox: the twenty-first mail to one address within an hour waits, and the shop is told once', async () => {
	const { url, received } = await runMailServer();
	const orders = await runOrders(viaServer(url));
	// Made when it is ordered, so that the shop never runs out of it.
	const order = { lines: [aLine({ product: 3, price_brutto: '19.90' })], total_price_brutto: '25.80' };
	for (let number = 1; number <= 23; number++) {
		expect((await orders.postJson('/ecom/order', anOrder(order))).status).toBe(200);
	}
	const to = (address: string) => received.filter((mail) => mail.to[0] === address);
	expect(to('aenne@post.example')).toHaveLength(20);
	// Its note of each order, and one about the mailbox.
	expect(to('laden@goldschmiede.example')).toHaveLength(24);
	expect(orders.rows('SELECT id FROM outbox WHERE settled_at IS NULL')).toHaveLength(3);
	orders.wait(3_600_000);
	await orders.get('/ecom/status');
	expect(to('aenne@post.example')).toHaveLength(23);
});

it('counts a mailbox once, however its address is written', async () => {
	const { url, received } = await runMailServer();
	const orders = await runOrders(viaServer(url));
	const order = { lines: [aLine({ product: 3, price_brutto: '19.90' })], total_price_brutto: '25.80' };
	const spellings = ['a.enne@gmail.com', 'AENNE+1@gmail.com', 'aen.ne+x@googlemail.com', 'aenne@GMAIL.com'];
	for (let number = 0; number < 23; number++) {
		const email = spellings[number % spellings.length];
		expect((await orders.postJson('/ecom/order', anOrder({ ...order, email }))).status).toBe(200);
	}
	expect(received.filter((mail) => /g(?:oogle)?mail\.com$/i.test(mail.to[0] ?? ''))).toHaveLength(20);
});

it('drops what a form would send beyond the limit of a mailbox, and sends every receipt', async () => {
	const { url, received } = await runMailServer();
	const orders = await runOrders(viaServer(url));
	const order = { lines: [aLine({ product: 3, price_brutto: '19.90' })], total_price_brutto: '25.80' };
	const to = (address: string) => received.filter((mail) => mail.to[0] === address);
	const orderTwenty = async () => {
		for (let number = 1; number <= 20; number++)
			expect((await orders.postJson('/ecom/order', anOrder({ ...order, email: 'aenne+ring@post.example' }))).status).toBe(200);
	};
	await orderTwenty();
	expect((await orders.postJson('/ecom/newsletter', aSignUp())).status).toBe(200);
	expect((await orders.postJson('/ecom/order', anOrder(order))).status).toBe(200);
	expect(orders.rows('SELECT refusal FROM outbox WHERE refusal IS NOT NULL')).toEqual([{ refusal: 'too many mails to one address' }]);
	for (let hour = 1; hour <= 3; hour++) {
		orders.wait(3_600_000);
		await orders.get('/ecom/status');
	}
	expect([to('aenne+ring@post.example').length, to('aenne@post.example').map(({ text }) => /^Subject: (.*)$/m.exec(text)?.[1])]).toEqual([
		20,
		['Ihre Bestellung 1021 bei Goldschmiede'],
	]);
});

it('signs mails with the key of the domain', async () => {
	const { url, received } = await runMailServer();
	const { privateKey } = generateKeyPairSync('rsa', {
		modulusLength: 2048,
		publicKeyEncoding: { type: 'spki', format: 'pem' },
		privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
	});
	const dkim = { selector: 'shop', domain: 'goldschmiede.example', privateKey };
	const orders = await runOrders({ mail: { from, transport: sendThrough({ url, dkim }) } });
	await orders.postJson('/ecom/contact', aMessage());
	expect(received[0]?.text.replace(/\n[ \t]+/g, ' ')).toMatch(/^DKIM-Signature: .*\bd=goldschmiede\.example;.*\bs=shop;/m);
});
