/** Whom the service believes that a post comes from its own site: the browser, which says so by itself. */
import { expect, it } from 'vitest';
import { aMessage, project, runOrders, siteUrl } from './run-orders.ts';

const foreign = { 'sec-fetch-site': 'cross-site', origin: 'https://evil.example' };
const fields = { project, language: 'de', website: '', name: 'Ä', email: 'a@post.example', message: 'Hallo', privacy: 'on' };

it('refuses forms and calls that a page of another site sends, and stores nothing of them', async () => {
	const orders = await runOrders();
	const answers = [await orders.postFields('/ecom/contact', fields, foreign), await orders.postJson('/ecom/contact', aMessage(), foreign)];
	expect(answers.map(({ status }) => status)).toEqual([403, 403]);
	expect(orders.rows('SELECT id FROM message')).toEqual([]);
});

it.each([
	['its own page', { 'sec-fetch-site': 'same-origin' }],
	['its own page, which hides where it is', { 'sec-fetch-site': 'same-origin', origin: 'null' }],
	['another host of its site', { 'sec-fetch-site': 'same-site' }],
	['a program', {}],
])('takes what %s sends', async (_, headers) => {
	const orders = await runOrders();
	expect((await orders.postJson('/ecom/contact', aMessage(), headers)).status).toBe(200);
});

it('takes what its site sends from another site, where the two have origins of their own', async () => {
	const orders = await runOrders({ crossOrigin: true });
	expect((await orders.postJson('/ecom/contact', aMessage(), { ...foreign, origin: siteUrl })).status).toBe(200);
	expect((await orders.postJson('/ecom/contact', aMessage(), foreign)).status).toBe(403);
});
