/** Which shops are asked for when a shared record changes. */
import { afterAll, beforeAll, expect, it } from 'vitest';
import { findFollowers } from '../../commands/running-fleet/find-followers.ts';
import { type BackendClient, createBackendClient } from '../../pipeline/directus/backend-client.ts';
import { type ManyShops, startManyShops } from '../../sandbox/fleet/many-shops.ts';

let backend: ManyShops;
let client: BackendClient;
beforeAll(async () => {
	backend = await startManyShops({ shops: 5, products: 2, sharedProducts: 2 });
	client = createBackendClient({ url: backend.url, token: backend.token, project: 'fleet' });
});
afterAll(async () => {
	await client.close();
	await backend.stop();
});

/** Domains of the shops with an offer of one of these products; null: of any. */
async function offering(products: readonly number[] | null): Promise<string[]> {
	const shops: string[] = [];
	for (const domain of backend.domains) {
		const offers = (await backend.records(domain)).ecommerce_offer ?? [];
		if (offers.some(({ product }) => products === null || products.includes(Number(product)))) shops.push(domain);
	}
	return shops.sort();
}

it('are those that offer the product', async () => {
	const [product, other] = ((await backend.records(null)).ecommerce_product ?? []).map(({ id }) => Number(id));
	if (product === undefined || other === undefined) throw new Error('There are no shared products.');
	// One shop offers it no more.
	const [first = ''] = await offering([product]);
	for (const { id } of ((await backend.records(first)).ecommerce_offer ?? []).filter((offer) => Number(offer.product) === product)) {
		await backend.remove('ecommerce_offer', Number(id));
	}
	const expected = await offering([product]);
	expect(expected.length).toBeGreaterThan(0);
	expect(expected).not.toContain(first);
	expect([...(await findFollowers(client, { ecommerce_product: [product] }))].sort()).toEqual(expected);
	expect([...(await findFollowers(client, { ecommerce_product: [product, other] }))].sort()).toEqual(await offering([product, other]));
});

it('are all that offer anything shared, where another record or a picture changed', async () => {
	const all = await offering(null);
	expect([...(await findFollowers(client, { ecommerce_tag: [1] }))].sort()).toEqual(all);
	expect([...(await findFollowers(client, { '(pictures)': [1] }))].sort()).toEqual(all);
});

it('are none where nothing changed', async () => {
	expect(await findFollowers(client, { ecommerce_product: [] })).toEqual([]);
});
