/** A shop that shares nothing with the demo, from its backend to an order, in every engine. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { ring } from '../second-shop/product-records.ts';
import { type SecondShop, startSecondShop } from '../second-shop/second-shop.ts';
import { buy } from './buy.ts';
import { engines } from './engines.ts';
import { Visitor } from './visitor.ts';

const { stone, size, reference, material } = ring.chosen;
const orderTotal = '3189.00';

let work: string;
let shop: SecondShop;

beforeAll(async () => {
	work = mkdtempSync(join(tmpdir(), 'second-shop-'));
	shop = await startSecondShop(work);
});
afterAll(async () => {
	await shop.close();
	rmSync(work, { recursive: true });
});

it.each(Object.entries(engines))('%s buys a ring of stone and size in French', async (engine, start) => {
	const visitor = new Visitor(await start());
	try {
		await visitor.driver.resize(1280, 900);
		const email = `${engine.toLowerCase()}@post.example`;
		const confirmed = await buy(visitor, {
			siteUrl: shop.url,
			language: 'fr',
			listPath: '/fr/atelier',
			productPath: ring.path.fr,
			chosen: { variant: stone, variant_2: size },
			address: {
				email,
				'shipping_address.first_name': 'Aurélie',
				'shipping_address.last_name': 'Œuvray',
				'shipping_address.street': 'rue du Canal',
				'shipping_address.number': '3',
				'shipping_address.zip_code': '2503',
				'shipping_address.city': 'Bienne',
			},
			country: 'Suisse',
			delivery: 'Poste',
			payment: 'Virement',
			asksForConsents: false,
		});
		for (const said of [stone, size, reference, material.fr]) expect(confirmed).toContain(said);
		expect(await bookedTotals(email)).toEqual([{ total_cents: Math.round(Number(orderTotal) * 100) }]);
	} finally {
		await visitor.driver.close();
	}
});

async function bookedTotals(email: string) {
	const books = new DatabaseSync(join(shop.orderDir, 'orders.sqlite'), { readOnly: true });
	try {
		return books.prepare('SELECT total_cents FROM shop_order WHERE email = ?').all(email);
	} finally {
		books.close();
	}
}
