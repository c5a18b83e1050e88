import { expect, it } from 'vitest';
import { arrivals, aSignUp, runOrders } from './run-orders.ts';

it('lists mails by recipient and subject, and shows one with its links', async () => {
	const orders = await runOrders();
	await orders.postJson('/ecom/newsletter', aSignUp());
	const page = await (await orders.get(arrivals)).text();
	expect(page).toMatch(/<a href="\/ecom\/sandbox\/[\w-]+\/mail\/1">\d{4}-\S+Z, aenne@post\.example: [^<=]*Newsletter[^<=]*<\/a>/);
	const mail = await (await orders.get(`${arrivals}/mail/1`)).text();
	expect(mail).toMatch(/<a href="https:\/\/www\.goldschmiede\.example\/ecom\/newsletter\/confirm\?language=de&#38;token=[\w-]{43}">/);
});
