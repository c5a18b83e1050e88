/** What the checkout knows of the shop: what is offered in the shop's order, how each method is paid, and which texts its buyers read. */
import { expect, it } from 'vitest';
import type { CheckoutData } from '../../../client/pages/checkout/checkout-data.ts';
import { createRecorder } from '../../../renderer/changes/recorder.ts';
import { createWatch } from '../../../renderer/changes/watch.ts';
import type { Content } from '../../../shop/content/content.ts';
import { createDataContext } from '../../../shop/data/data-context.ts';
import { recordLegalTexts } from '../../../shop/history/legal-texts.ts';
import { toCartPageData } from '../../../shop/pages/cart.ts';
import { toCheckoutData } from '../../../shop/pages/checkout.ts';
import { planSite } from '../../../shop/site/plan-site.ts';
import type { SiteConfig } from '../../../site/config.ts';
import type { Language } from '../../../site/languages.ts';
import { aCatalogue, aContent, aPage, aShop, aSiteConfig, aText, plainRichText, someImages } from '../../builders/content.ts';

const payments = {
	bankTransferId: 1,
	paypal: { scriptUrl: 'https://www.paypal.com/sdk/js' },
	houseIds: [2],
	klarna: { methodId: 5, scriptUrl: 'https://klarna.example/api.js' },
};
const content: Content = aContent({
	shop: aShop({
		paypalClientId: 'client',
		paymentMethodIds: [5, 4, 1, 2],
		shippingMethodIds: [1],
		shippingMethodConfigIds: [2, 1, 3],
		shippingCountryIds: [1],
	}),
	pages: [aPage({ type: 'privacy' })],
	paymentMethods: [1, 2, 4, 5, 6].map((id) => ({ id, displayName: aText(`Art ${id}`) })),
	shippingMethods: [{ id: 1, displayName: aText('Paket'), isFree: false, isPickUp: false }],
	shippingMethodConfigs: [1, 2, 3].map((id) => ({
		id,
		name: `Tarif ${id}`,
		methodId: id === 3 ? null : 1,
		provider: null,
		price: null,
		additionalDays: id,
		countryIds: [],
		postcodes: null,
		paymentMethods: [
			{ methodId: 5, config: { max_amount: 150 } },
			{ methodId: 1, config: { funding: ['card'] } },
			{ methodId: 4, config: 'none' },
		],
	})),
	shippingCountries: [{ id: 1, displayName: aText('Deutschland'), countryCode: 'DE' }],
});

function dataOf(language: Language = 'de', shown = content, config: Partial<SiteConfig> = { payments }): CheckoutData {
	const { shop, context } = frameOf(shown, config);
	return toCheckoutData(shop, context, language);
}

function frameOf(shown: Content, config: Partial<SiteConfig>) {
	const site = aSiteConfig(config);
	const catalogue = aCatalogue([]);
	const plan = planSite(shown, catalogue.entries, site);
	const context = createDataContext({
		content: shown,
		catalogue,
		product: catalogue.product,
		config: site,
		plan,
		images: someImages,
		texts: plainRichText,
		watch: createWatch(createRecorder({}, null)),
	});
	if (context.shop === null) throw new Error('The content has no shop');
	return { shop: context.shop, context };
}
const kinds = (data: CheckoutData) => data.paymentMethods.map(({ id, kind }) => [id, kind]);

it('offers what the shop does in its order, and leaves out a config without a method', () => {
	const data = dataOf();
	expect(
		data.shippingConfigs.map(({ additionalDays, payments: each }) => [additionalDays, each.map(({ maxAmount }) => maxAmount)]),
	).toEqual([
		[2, ['150.00', null, null]],
		[1, ['150.00', null, null]],
	]);
	expect(data.countries).toEqual([{ id: 1, code: 'DE', name: 'Deutschland' }]);
	expect(data.service).toEqual({
		order: { url: '/ecom/order', project: 'goldschmiede.example' },
		quote: { url: '/ecom/quote', project: 'goldschmiede.example' },
		statusUrl: '/ecom/status',
	});
	expect(dataOf('de', content, { orderServiceUrl: null }).service).toBeNull();
});

it('knows how each method is paid; what nothing stands behind is not offered: a provider that is not set up, a method that the configuration does not name', () => {
	expect(kinds(dataOf())).toEqual([
		[5, 'klarna'],
		[4, 'paypal'],
		[1, 'transfer'],
		[2, 'house'],
	]);
	const withoutClient = { ...content, shop: aShop({ paymentMethodIds: [4, 1] }) };
	expect(kinds(dataOf('de', withoutClient))).toEqual([[1, 'transfer']]);
	expect(kinds(dataOf('de', content, { payments: { ...payments, paypal: null, klarna: null } }))).toEqual([
		[1, 'transfer'],
		[2, 'house'],
	]);
	expect(kinds(dataOf('de', content, { payments: { ...payments, houseIds: [] } }))).toEqual([
		[5, 'klarna'],
		[4, 'paypal'],
		[1, 'transfer'],
	]);
	expect(kinds(dataOf('de', content, {})).map(([, kind]) => kind)).toEqual(['house', 'house', 'house', 'house']);
});

it('names each legal text by the hash under which the history keeps the version that is there', () => {
	const history = recordLegalTexts([], content, '2026-11-20T12:00:00.000Z');
	for (const language of ['de', 'fr'] as const) {
		const { legalTexts } = dataOf(language);
		expect(legalTexts.map(({ type }) => type)).toEqual(['agb', 'versand-und-zahlung', 'widerruf', 'privacy']);
		for (const { type, hash } of legalTexts) {
			expect(history.filter(({ name }) => name === type).map((version) => version.hash)).toContain(hash);
		}
	}
	expect(dataOf('de', { ...content, pages: [] }).legalTexts.map(({ type }) => type)).not.toContain('privacy');
	expect(dataOf('fr').legalTexts.map(({ path }) => path)).toEqual([
		'/fr/cgv',
		'/fr/livraison-et-paiement',
		'/fr/retractation',
		expect.stringContaining('/fr/mentions-legales'),
	]);
});

it.each([
	['all that is set up', { payments }, content],
	['no PayPal, which the site has not set up', { payments: { ...payments, paypal: null } }, content],
	['no PayPal, of which the shop has no client id', { payments }, { ...content, shop: aShop({ paymentMethodIds: [5, 4, 1, 2] }) }],
])('names in the cart what the checkout offers (§ 312j (1) BGB): %s', (_, config, shown) => {
	const { shop, context } = frameOf(shown, config);
	const checkout = dataOf('de', shown, config);
	expect(checkout.paymentMethods.length).toBeGreaterThan(0);
	expect(checkout).toMatchObject(toCartPageData(shop, context, 'de').offer);
});

it('names the address at which products are collected, where some are', () => {
	const collected = { ...content, shippingMethods: [{ id: 1, displayName: aText('Abholung'), isFree: true, isPickUp: true }] };
	expect(dataOf('de', collected).shippingMethods).toEqual([{ id: 1, name: 'Abholung', isFree: true, isPickUp: true }]);
	expect(dataOf('de', collected).pickUpAddress).toEqual({
		company: content.company.displayName,
		street: 'Gasse',
		number: '7',
		zip_code: '31934',
		city: 'Hallstedt',
		country_code: 'DE',
	});
	expect(dataOf()).not.toHaveProperty('pickUpAddress');
	const address = content.company.address && { ...content.company.address, number: null };
	expect(dataOf('de', { ...collected, company: { ...content.company, address } })).not.toHaveProperty('pickUpAddress');
});
