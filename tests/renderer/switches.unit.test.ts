/** The shop's switches: each leaves a coherent site, with nothing that leads nowhere or promises what is off. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { appointmentDaysQuery } from '../../client/orders/contract/appointment-days.ts';
import { de } from '../../client/texts/de.ts';
import type { Product } from '../../shop/content/product.ts';
import type { ShopSettings } from '../../shop/content/shop-settings.ts';
import { queryFile } from '../../site/query-files.ts';
import { aContent, aManufacturer, aProduct, aShop, aSiteConfig, aVariant } from '../builders/content.ts';
import { createSmallSites, type SmallSites } from '../support/small-site.ts';

const products: readonly Product[] = [
	aProduct({ ratings: [] }),
	aProduct({ id: 2, stock: 0 }),
	aProduct({ id: 3, variants: [aVariant({ id: 31, stock: 0 }), aVariant({ id: 32, stock: 0, reorderPossible: true })] }),
];
const [there, soldOut, varied] = [1, 2, 3].map((id) => `/schaufenster/ringe/ring-${id}`) as [string, string, string];
const [list, cart, wishes, search] = ['', '/warenkorb', '/merkliste', '/suche'].map((path) => `/schaufenster${path}`) as [
	string,
	string,
	string,
	string,
];

interface Site {
	/** The built page without its inline data, whose words nobody reads. */
	page(path: string): string;
	file(name: string): string;
}

const built = new Map<string, Site>();
let sites: SmallSites;

async function build(name: string, shop: Partial<ShopSettings>, storePath: string | null = 'schaufenster'): Promise<void> {
	const content = aContent({ shop: aShop(shop), manufacturers: [aManufacturer()] });
	await sites.build(name, { content, products, config: aSiteConfig({ store: { path: storePath } }) });
	built.set(name, {
		page: (path) =>
			sites.read(name, `${path.slice(1)}/index.html`.replace(/^\//, '')).replace(/<script[^>]*type="application\/json".*?<\/script>/gs, ''),
		file: (file) => sites.read(name, file),
	});
}

function site(name: string): Site {
	const found = built.get(name);
	if (!found) throw new Error(`${name} was not built`);
	return found;
}

/** Where links of a page lead. */
const linksOf = (html: string): readonly string[] => [...html.matchAll(/<a\b[^>]*\shref="([^"]*)"/g)].map(([, href]) => href ?? '');
const records = (html: string): string =>
	[...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs)].map(([, json]) => json).join('\n');

beforeAll(async () => {
	sites = createSmallSites();
	await build('open', {});
	await build('no cart', { enableCart: false });
	await build('closed', { maintenanceMode: true });
	await build('discreet', { showStock: false });
	await build('rated', { allowRatings: true });
	await build('to order', { purchaseToOrder: true });
	await build('no shop', {}, null);
}, 240_000);
afterAll(() => sites.remove(), 60_000);

test('everything on: products go into the cart, and everything that there is is linked', () => {
	const { page, file } = site('open');
	expect(linksOf(page('/'))).toEqual(expect.arrayContaining([cart, wishes, search, '/agb', '/widerruf', '/versand-und-zahlung']));
	expect(page(there)).toContain(de.product.addToCart);
	expect(page(there)).toContain(de.product.stock(2));
	expect(page(there)).toContain('data-wish="1"');
	expect(page(there)).toContain(de.product.requests.appointment);
	expect(file(queryFile(appointmentDaysQuery))).toContain('Europe/Berlin');
	expect(page(soldOut)).toContain(de.product.soldOut);
	expect(page(soldOut)).not.toContain(de.product.addToCart);
	expect(page(varied)).toContain(de.product.addToCart);
	expect(page(cart)).toContain(de.cart.loading);
	expect(page(wishes)).toContain(de.wishList.loading);
	expect(file('sitemap.xml')).toContain(`${there}</loc>`);
	for (const visitors of [cart, wishes, search]) expect(file('sitemap.xml')).not.toContain(`${visitors}</loc>`);
	for (const visitors of [cart, wishes]) expect(page(visitors)).toContain('noindex');
	expect(page(there)).not.toContain(de.ratings.title);
	expect(records(page(there))).not.toContain('aggregateRating');
});

describe.each([
	['no cart', 'enable_cart'],
	['closed', 'maintenance_mode'],
])('%s (%s)', (name) => {
	test('nothing goes into a cart, and nothing leads to one', () => {
		const { page } = site(name);
		for (const path of ['/', list, there, varied, soldOut, wishes]) {
			expect(linksOf(page(path)), path).not.toContain(cart);
			expect(page(path), path).not.toContain('data-cart-link');
			expect(page(path), path).not.toContain(de.product.addToCart);
		}
		// who comes by an old link is told
		expect(page(cart)).toContain(de.cart.unavailable);
		expect(page(cart)).not.toContain(de.cart.loading);
	});

	test('products are still shown, found, wished for and asked about', () => {
		const { page, file } = site(name);
		expect(linksOf(page(list))).toEqual(expect.arrayContaining([there, soldOut, varied]));
		expect(linksOf(page('/'))).toEqual(expect.arrayContaining([wishes, search]));
		expect(page(there)).toContain('data-wish="1"');
		expect(page(there)).toContain(de.product.request);
		expect(page(there)).toContain('100,00');
		expect(file('sitemap.xml')).toContain(`${there}</loc>`);
		expect(records(page(there))).not.toMatch(/schema\.org\/(InStock|BackOrder|PreOrder|OnlineOnly)"/);
	});
});

test('the shop menu follows enable_cart alone', () => {
	const legal = ['/agb', '/widerruf', '/versand-und-zahlung'];
	expect(linksOf(site('closed').page('/'))).toEqual(expect.arrayContaining(legal));
	const colophon = (name: string) => /class="colophon.*?<\/footer>/s.exec(site(name).page('/'))?.[0] ?? '';
	for (const path of legal) expect(linksOf(colophon('no cart'))).not.toContain(path);
	expect(linksOf(colophon('closed'))).toEqual(expect.arrayContaining(legal));
});

test('show_stock off: whether there are any, and not how many', () => {
	const { page } = site('discreet');
	expect(page(there)).toContain(de.product.inStock);
	expect(page(there)).not.toContain(de.product.stock(2));
	expect(page(there)).toContain(de.product.addToCart);
	expect(page(soldOut)).toContain(de.product.soldOut);
});

test('allow_ratings on: they are shown, also where there are none', () => {
	const { page } = site('rated');
	expect(page(there)).toContain(de.ratings.title);
	expect(records(page(there))).not.toContain('aggregateRating');
});

test('purchase_to_order on: what is sold out can be ordered, and says so', () => {
	const { page } = site('to order');
	expect(page(soldOut)).toContain(de.product.madeToOrder);
	expect(page(soldOut)).toContain(de.product.addToCart);
	expect(page(soldOut)).not.toContain(de.product.soldOut);
	expect(page(there)).toContain(de.product.stock(2));
	expect(page(varied)).not.toContain(de.product.soldOutVariant('Größe 31'));
	expect(site('open').page(varied)).toContain(de.product.soldOutVariant('Größe 31'));
});

test('no store path: no shop, and nothing that leads to one', () => {
	const { page, file } = site('no shop');
	for (const path of ['/', '/kontakt', '/impressum']) {
		expect(
			linksOf(page(path)).filter((href) => href.includes('schaufenster')),
			path,
		).toEqual([]);
		for (const mark of ['data-cart-link', 'data-wish', 'class="wish-link', 'class="search-link'])
			expect(page(path), path).not.toContain(mark);
	}
	expect(file('sitemap.xml')).not.toContain('schaufenster');
	// appointments are asked for beside a product
	expect(() => file(queryFile(appointmentDaysQuery))).toThrow(/ENOENT/);
	for (const path of ['/', '/kontakt']) expect(page(path), path).not.toContain(de.product.requests.appointment);
	expect(() => page(list)).toThrow(/ENOENT/);
	expect(() => page(wishes)).toThrow(/ENOENT/);
});
