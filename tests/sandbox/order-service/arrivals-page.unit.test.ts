import MailComposer from 'nodemailer/lib/mail-composer';
import { expect, it } from 'vitest';
import { readMailHead } from '../../../sandbox/order-service/arrivals-page.ts';
import { arrivals, aSignUp, runOrders } from './run-orders.ts';

it.each([
	'Order 17',
	'Ihre Bestellung: Öhrchen für Änne',
	`${'Größe und Länge, '.repeat(12)}Ende`,
	'一二三四五六七八九十'.repeat(6),
	'a = b?',
])('reads the subject %j and the recipient', async (subject) => {
	const to = { name: '', address: 'aenne@post.example' };
	const eml = await new MailComposer({ from: 'website@a.example', to, subject, text: 'Subject: none of it' }).compile().build();
	expect(readMailHead(eml)).toEqual({ to: 'aenne@post.example', subject });
});

it('is what the outbox lists mails by', async () => {
	const orders = await runOrders();
	await orders.postJson('/ecom/newsletter', aSignUp());
	const page = await (await orders.get(arrivals)).text();
	expect(page).toMatch(/<a href="\/ecom\/sandbox\/[\w-]+\/mail\/1">\d{4}-\S+Z, aenne@post\.example: [^<=]*Newsletter[^<=]*<\/a>/);
});
