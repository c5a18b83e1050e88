/** The service reads the same records as the site, by itself: both have to say the same of them, however a database spells its values. */
import { describe, expect, it } from 'vitest';
import { defaultFolders } from '../../commands/options/project-folder.ts';
import { toAmount, toCents } from '../../orders/shop/amounts.ts';
import { createShopSource, type Shop, toShop, toShopTexts } from '../../orders/shop/shop.ts';
import { openSnapshot } from '../../pipeline/snapshot/open-snapshot.ts';
import type { WireRecord } from '../../pipeline/snapshot/wire-record.ts';
import type { RecordsByCollection } from '../../pipeline/snapshot/write-snapshot.ts';
import { toVatPercent } from '../../shop/pages/checkout.ts';
import { writeBankDetails } from '../../site/bank-account.ts';
import { languages, perLanguage } from '../../site/languages.ts';
import siteConfig from '../../site.config.ts';
import { parseRecords } from '../builders/parsed.ts';
import { readShopTwice } from '../support/purchase/read-shop-twice.ts';
import { shopProject, someShop } from './some-shop.ts';

const { projectDomain } = siteConfig;
const manifest = {};

async function readDemo(): Promise<RecordsByCollection> {
	const snapshot = await openSnapshot(defaultFolders.content);
	return Object.fromEntries(Object.keys(snapshot.manifest.collections).map((name) => [name, snapshot.records(name)]));
}

/** As the site reads the records. */
function compareWithSite(goods: Shop, records: RecordsByCollection): void {
	const { content, products } = parseRecords(records, projectDomain);
	const shop = content?.shop;
	if (!shop) throw new Error('The demo has no shop');
	let compared = 0;
	for (const product of products) {
		const items = product.hasVariants ? product.variants : [product];
		for (const item of items) {
			compared++;
			expect(goods.offer(product.id, product.hasVariants ? item.id : null), `${product.slug} ${item.id}`).toEqual({
				cents: item.price === null ? null : toCents(item.price),
				stock: item.stock,
				orderable: shop.purchaseToOrder || item.reorderPossible,
				taxScheme: product.taxScheme,
			});
		}
		expect(goods.nameOf(product.id, null, 'de')).toContain(product.displayName.de.text);
	}
	expect(compared).toBeGreaterThan(100);
	expect([goods.takesOrders, goods.takesRatings, goods.maintenance]).toEqual([shop.enableCart, shop.allowRatings, shop.maintenanceMode]);
	expect(goods.wrappingCents === null ? null : toAmount(goods.wrappingCents)).toBe(shop.presentWrapping);
}

it.each([
	['the demo', (settings: WireRecord) => settings],
	[
		'texts that are set badly, and translated in part',
		(settings: WireRecord) => ({
			...settings,
			legal_pages: [
				{
					id: 1,
					type: 'agb',
					title: ' Unsere\u00a0 AGB',
					content: '\r\n Es gilt.\u0007 \n',
					translations: [{ id: 1, language: 'en-GB', title: 'Terms' }],
				},
				{ id: 2, type: 'widerruf', title: 'Widerruf', content: 'Ja.', translations: [{ id: 2, language: 'fr', content: ' Oui. ' }] },
			],
		}),
	],
])('names the legal texts by the hashes that the pages of %s name them by', async (_, change) => {
	const demo = await readDemo();
	const records = { ...demo, ecommerce_settings: (demo.ecommerce_settings ?? []).map(change) };
	const twice = readShopTwice(records);
	if (twice === null) throw new Error('The site does not build with these records');
	for (const language of languages) {
		const shown = twice.legalTextsOf(language).map(({ type, hash }) => ({ type, hash }));
		expect(shown.length).toBeGreaterThan(2);
		expect([language, twice.goods.legalVersions[language]]).toEqual([language, shown]);
	}
});

it("says of delivery, payment and engravings of the demo what the site's own reading says", async () => {
	const { content, products } = parseRecords(await readDemo(), projectDomain);
	const goods = await createShopSource(defaultFolders.content, projectDomain).read();
	const shop = content?.shop;
	if (!content || !shop) throw new Error('The demo has no shop');
	const { delivery } = goods;
	const textsOf = ({ de, en, fr }: (typeof content.paymentMethods)[number]['displayName']) => ({ de: de.text, en: en.text, fr: fr.text });
	const byId = <Item extends { readonly id: number }>(items: readonly Item[], ids: readonly number[]) =>
		ids.flatMap((id) => items.filter((item) => item.id === id));
	expect([...delivery.payments]).toEqual(
		byId(content.paymentMethods, shop.paymentMethodIds).map(({ id, displayName }) => [id, textsOf(displayName)]),
	);
	expect([...delivery.methods]).toEqual(
		byId(content.shippingMethods, shop.shippingMethodIds).map(({ id, displayName, isFree, isPickUp }) => [
			id,
			{ name: textsOf(displayName), isFree, isPickUp },
		]),
	);
	expect([...delivery.countries]).toEqual(
		byId(content.shippingCountries, shop.shippingCountryIds).map(({ id, countryCode }) => [countryCode, id]),
	);
	expect(delivery.rates.map(({ payments, ...rate }) => ({ ...rate, payments: [...payments.keys()] }))).toEqual(
		byId(content.shippingMethodConfigs, shop.shippingMethodConfigIds).map(
			({ methodId, provider, price, additionalDays, countryIds, postcodes, paymentMethods }) => ({
				methodId,
				provider: provider ?? '',
				cents: price === null ? null : toCents(price),
				additionalDays,
				countryIds,
				postcodes,
				payments: paymentMethods.map((payment) => payment.methodId),
			}),
		),
	);
	expect(delivery.rates.flatMap(({ payments }) => [...payments.values()]).filter((cents) => cents !== null)).toEqual([150_000]);
	expect(delivery.cents).toBe(toCents(shop.shippingCost));
	expect(goods.isPaypalReady).toBe(shop.paypalClientId !== null);
	expect(goods.texts.taxScheme).toBe(shop.taxScheme);
	expect(goods.texts.vatPercent).toBe(toVatPercent(shop));
	expect(goods.texts.legalPages.map(({ type, title }) => [type, title])).toEqual(
		shop.legalPages.map(({ type, title }) => [type, textsOf(title)]),
	);
	let engraved = 0;
	for (const product of products) {
		const piece = goods.details(product.id, product.hasVariants ? (product.variants[0]?.id ?? null) : null);
		const known = content.personalizations.find(({ id }) => id === product.personalizationId);
		if (known) engraved++;
		expect(piece?.personalization ?? null, product.slug).toEqual(
			known === undefined
				? null
				: {
						name: textsOf(known.displayName),
						withdrawalExcluded: known.withdrawalExcluded,
						fields: known.fields.map(({ label, options, price, ...field }) => ({
							...field,
							cents: price === null ? 0 : Number(price.replace('.', '')),
							label: textsOf(label),
							options: new Map(options.map((option) => [option.de.text, textsOf(option)])),
						})),
					},
		);
	}
	expect(engraved).toBeGreaterThan(5);
});

/** One value as another database gives it: whole numbers as digits, flags as 0 and 1, amounts as numbers or with more zeros. */
const spellings: Readonly<Record<string, (value: unknown, name: string) => unknown>> = {
	'whole numbers as digits': (value) => (Number.isSafeInteger(value) ? String(value) : value),
	'flags as 0 and 1': (value) => (typeof value === 'boolean' ? Number(value) : value),
	'amounts as numbers': (value, name) => (isAmount(value, name) ? Number(value) : value),
	'amounts with more zeros': (value, name) => (isAmount(value, name) ? `${value}000` : value),
};

function isAmount(value: unknown, name: string): boolean {
	return /price|wrapping|cost/.test(name) && typeof value === 'string' && /^\d+\.\d{2}$/.test(value);
}

/** The fields that service and site both read; of the others a database has one spelling. */
const shared =
	/^(?:id|stock|active|reorder_possible|price_brutto|enable_cart|maintenance_mode|allow_ratings|purchase_to_order|present_wrapping)$/;

function respell(value: unknown, spell: (value: unknown, name: string) => unknown, name = ''): unknown {
	if (Array.isArray(value)) return value.map((each) => respell(each, spell, name));
	if (typeof value !== 'object' || value === null) return shared.test(name) ? spell(value, name) : value;
	return Object.fromEntries(Object.entries(value).map(([key, each]) => [key, respell(each, spell, key)]));
}

it("says of every piece of the demo what the site's own reading of the snapshot says", async () => {
	compareWithSite(await createShopSource(defaultFolders.content, projectDomain).read(), await readDemo());
});

it.each(Object.entries(spellings))('says the same of the demo with its %s', async (_, spell) => {
	const demo = await readDemo();
	const collections = { ecommerce_product: demo.ecommerce_product, ecommerce_settings: demo.ecommerce_settings };
	const respelled = respell(collections, spell) as RecordsByCollection;
	expect(respelled).not.toEqual(collections);
	const records = { ...demo, ...respelled };
	compareWithSite(toShop({ records: (name) => records[name] ?? [], manifest }, projectDomain), records);
});

it('takes what is no whole number for no stock, and a variant for offered unless it is said not to be', async () => {
	expect((await someShop().read()).offer(1, null)).toMatchObject({ stock: 3 });
	const one = (fields: object) =>
		toShop(
			{
				records: (name) => (name === 'ecommerce_product' ? [{ id: 1, project: shopProject, status: 'published', ...fields }] : []),
				manifest,
			},
			shopProject,
		);
	for (const stock of ['5 ', '1e3', '5.0', '', null, 2.5, true]) {
		expect([stock, one({ stock }).offer(1, null)?.stock]).toEqual([stock, 0]);
	}
	// Sold, and not there yet: what comes back fills that first.
	for (const stock of ['-1', -1]) expect(one({ stock }).offer(1, null)?.stock).toBe(-1);
	for (const [active, isOffered] of [
		[true, true],
		[1, true],
		[null, true],
		['perhaps', true],
		[false, false],
		[0, false],
	] as const) {
		expect([active, one({ variants: [{ id: '2', active }] }).offer(1, 2) !== null]).toEqual([active, isOffered]);
	}
});

describe('the essential characteristics of a product', () => {
	const factsOf = async (variant: number) => {
		const product = (await someShop().read()).details(11, variant);
		return { name: product?.name.en, facts: product?.facts.map(({ name, value }) => `${name.en}: ${value.en}`) };
	};

	it('are those of the chosen variant, by the order of their groups', async () => {
		expect(await factsOf(101)).toEqual({
			name: 'Solitär, 0,25 ct, 52',
			facts: ['Material: Weißgold', 'Stone: 0,25 ct', 'Fineness: 750/1000'],
		});
		expect(await factsOf(102)).toEqual({
			name: 'Solitär, 0.50 ct, 54',
			facts: ['Material: Weißgold', 'Stone: 0.50 ct', 'Fineness: 750/1000'],
		});
	});

	it('and what the shop calls it name both choices', async () => {
		expect((await someShop().read()).nameOf(11, 102, 'de')).toBe('Solitär, 0,50 ct, 54 (R-11-102)');
	});
});

describe('the account that buyers pay to', () => {
	const fields = { bank_holder: 'Haus\u00a0Weidenbach', bank_iban: 'de02 1203 0000 0000 2020 51', bank_bic: null, bank_name: null };
	const bankOf = (settings: Record<string, unknown>) => toShopTexts({ bank_details: 'Im Laden erfragen', ...settings }).bankDetails;

	it('is that of its fields, in the words of the site', () => {
		const account = { holder: 'Haus Weidenbach', iban: 'DE02120300000000202051', bic: null, bank: null };
		expect(bankOf(fields)).toEqual(perLanguage((language) => writeBankDetails(account, language)));
	});

	it.each([
		['a holder', { bank_holder: ' ' }],
		['an IBAN', { bank_iban: null }],
		['an IBAN whose check digits are right', { bank_iban: 'DE03 1203 0000 0000 2020 51' }],
	])('is the text where there lacks %s', (_, lacking) => {
		expect(bankOf({ ...fields, ...lacking }).fr).toBe('Im Laden erfragen');
	});
});
