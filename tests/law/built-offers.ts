/** What the law asks of every offer, read from the built demo: each asserts it of all products in one language. */
import { expect } from '@playwright/test';
import type { PageData } from '../../client/pages/page-data.ts';
import type { ProductData } from '../../client/products/product-data.ts';
import { formatDay, ratingsWords } from '../../client/texts/ratings-words.ts';
import { textsByLanguage } from '../../client/texts/texts-by-language.ts';
import type { WireRecord } from '../../pipeline/snapshot/wire-record.ts';
import { productFactsTexts } from '../../shop/data/product-facts-texts.ts';
import { fixedPaths } from '../../site/fixed-paths.ts';
import { guaranteeTexts } from '../../site/guarantee-texts.ts';
import type { Language } from '../../site/languages.ts';
import { laws } from '../../site/law.ts';
import { plantedFaults } from '../support/planted-faults.ts';
import { type BuiltSite, toWords } from './built-site.ts';

interface Piece {
	readonly path: string;
	readonly data: ProductData;
	readonly record: WireRecord;
	readonly words: string;
}

/** Every published product. */
function pieces(site: BuiltSite, language: Language): readonly Piece[] {
	const records = site.products();
	return site.of('product', language).map(({ path, result: data }) => {
		const record = records.get(data.id);
		if (record === undefined) throw new Error(`${path} has no record`);
		return { path, data, record, words: site.text(path, 'main') };
	});
}

/** Those of which something holds, at least `least` of them, so that no loop is empty. */
function some(found: readonly Piece[], holds: (piece: Piece) => boolean, least = 1): readonly Piece[] {
	const chosen = found.filter(holds);
	expect(chosen.length).toBeGreaterThanOrEqual(least);
	return chosen;
}

const isPlanted = (code: string, { data }: Piece) =>
	plantedFaults.some((fault) => fault.code === code && fault.collection === 'ecommerce_product' && fault.id === data.id);

/** What a price note is called in a language, with where it leads. */
function shippingLink(language: Language): string {
	return `<a href="${fixedPaths.shipping[language]}">${textsByLanguage[language].price.plusShipping}</a>`;
}

/** §§ 3, 6 PAngV. */
export function pricesAreWhole(site: BuiltSite, language: Language): void {
	const { price } = textsByLanguage[language];
	const own: Readonly<Record<string, string>> = laws.DE.words[language].tax;
	for (const { path, data, record, words } of some(pieces(site, language), ({ data: { price: found } }) => found.amount !== null, 50)) {
		const tax = own[String(record.tax_scheme)] ?? price.taxIncluded;
		expect(words, path).toContain(toWords(`${tax}, ${price.plusShipping}`));
		expect(site.html(path), path).toContain(shippingLink(language));
		if (record.tax_scheme === 'margin') expect(data.tax, path).toBe(own.margin);
	}
	for (const { path, data } of some(pieces(site, language), ({ data: { price: found } }) => found.amount === null)) {
		expect(data.cart, path).toBeNull();
		expect(site.html(path), path).not.toContain('purchase-add');
		expect(site.text(path, 'main'), path).toContain(toWords(price.onRequest));
	}
	const lists = [...site.of('product-list', language), ...site.of('goods', language), ...site.of('home', language)] as readonly PageData[];
	for (const { path } of lists) {
		const cards = site.html(path).split('<p class="card-price">').slice(1);
		for (const card of cards) {
			if (card.startsWith('<span class="price price-on-request">')) continue;
			expect(card, path).toMatch(/^<span class="price">[\s\S]{1,80}?<\/span> <small class="price-note">/);
			expect(card.slice(0, 600), path).toContain(shippingLink(language));
		}
	}
	expect(lists.filter(({ path }) => site.html(path).includes('card-price')).length).toBeGreaterThan(9);
}

/** § 11 PAngV: the percentage is worked out from the lowest price, and a recommended one has none. */
export function reductionsAreCompared(site: BuiltSite, language: Language): void {
	const { reduced, recommended } = productFactsTexts[language];
	const [before = ''] = reduced('\u0000').split('\u0000');
	const offersOf = ({ data }: Piece) => (data.offer ? [data.offer] : data.variants);
	for (const piece of some(pieces(site, language), ({ record }) => record.price_reduced === true, 3)) {
		const told = offersOf(piece).flatMap(({ notes }) => notes.filter((note) => note.startsWith(before)));
		expect(told, piece.path).toHaveLength(offersOf(piece).length);
		for (const [index, { price }] of offersOf(piece).entries()) {
			const [, amount = '', percent] = /([\d.,\u202f\u00a0]*\d)[^\d]*\(−(\d+)/.exec(told[index] ?? '') ?? [];
			const lowest = Number(amount.replace(/[.,\u202f\u00a0](?=\d{3})/g, '').replace(',', '.'));
			expect(lowest, piece.path).toBeGreaterThan(Number(price));
			expect(Number(percent), piece.path).toBe(Math.floor(((lowest - Number(price)) / lowest) * 100 + 1e-9));
		}
	}
	for (const piece of pieces(site, language).filter(({ record }) => record.price_reduced !== true)) {
		for (const { notes } of offersOf(piece)) expect(notes.join(), piece.path).not.toMatch(/−\d+/);
	}
	const [recommends = ''] = recommended('\u0000').split('\u0000');
	const withPrice = some(
		pieces(site, language),
		({ record, words }) => record.recommended_price !== null && words.includes(toWords(recommends)),
		3,
	);
	for (const { words, path } of withPrice) expect(words, path).not.toMatch(new RegExp(`${recommends}[^.]{0,20}%`));
}

/** §§ 4, 5 PAngV, in the cart's entry and lists as well. */
export function basePricesStand(site: BuiltSite, language: Language): void {
	const cards = site.of('product-list', language).flatMap(({ result }) => result.products);
	const [before = ''] = textsByLanguage[language].price.base('\u0000', '').split('\u0000');
	const measured = some(pieces(site, language), ({ record }) => record.content_quantity !== null && record.content_unit !== null, 2);
	for (const { path, words, data } of measured) {
		expect(words, path).toContain(toWords(before));
		expect(cards.find((card) => card.path === path)?.base, path).toEqual(data.cart?.base);
		expect(data.cart?.base, path).toBeDefined();
	}
}

/** Dir. 2024/825. */
export function guaranteesAreTold(site: BuiltSite, language: Language): void {
	const texts = guaranteeTexts[language];
	for (const template of ['cart', 'checkout'] as const) {
		const { path } = site.one(template, language);
		const notice = /<div class="guarantee"[\s\S]*?<\/section>/.exec(site.html(path))?.[0] ?? '';
		for (const text of [texts.title, texts.minimum, texts.liability, ...texts.remedies, texts.commercial]) {
			expect(toWords(notice), path).toContain(toWords(text));
		}
		expect(notice, path).toContain(`href="https://${texts.address}"`);
		expect(notice, path).not.toMatch(/<details|hidden="|aria-hidden/);
	}
	for (const { path, words, record } of pieces(site, language)) {
		const years = Number(record.guarantee_years ?? 0);
		expect([path, words.includes('GARAN')]).toEqual([path, years > 2]);
		if (years > 2) expect(words, path).toContain(toWords(`${texts.years(years)} `));
	}
	some(pieces(site, language), ({ words }) => words.includes('GARAN'), 8);
}

/** The country at the end of an address is in the page's language. */
const withoutCountry = (address: unknown): string => String(address ?? '').replace(/, [^,\d]+$/, '');

/** GPSR Art. 19: as text, whatever is planted to be missing. */
export function makersAreNamed(site: BuiltSite, language: Language): void {
	const makers = new Map(site.records('ecommerce_manufacturer').map((maker) => [maker.id, maker]));
	const texts = productFactsTexts[language];
	for (const piece of some(pieces(site, language), () => true, 60)) {
		const { path, words, record, data } = piece;
		const maker = makers.get(record.manufacturer as number);
		expect(words, path).toContain(`${texts.maker} `);
		for (const said of [withoutCountry(maker?.postal_address), maker?.email ?? maker?.url])
			if (said) expect(words, path).toContain(toWords(String(said)));
		const person = maker?.responsible_person as WireRecord | null | undefined;
		if (person) {
			expect(words, path).toContain(texts.responsible);
			for (const said of [person.name, withoutCountry(person.postal_address), person.email ?? person.url]) {
				expect(words, path).toContain(toWords(String(said)));
			}
		}
		if (!isPlanted('law-offer-identity', piece)) expect(data.pictures.length, path).toBeGreaterThan(0);
		expect(data.reference, path).not.toBeNull();
		expect(words, path).toContain(String(data.reference));
		if (record.safety_warnings) expect(words, path).toContain(texts.warnings);
	}
	some(pieces(site, language), ({ words }) => words.includes(texts.responsible));
	some(pieces(site, language), ({ words }) => words.includes(texts.warnings));
}

/** § 5b (3) UWG: no list shows stars, and no page shows them alone. */
export function starsAreExplained(site: BuiltSite, language: Language): void {
	const words = ratingsWords[language];
	for (const { path, data, words: said } of some(pieces(site, language), ({ data: { ratings } }) => (ratings?.count ?? 0) > 0, 5)) {
		const { count, from, to } = data.ratings ?? {};
		expect(said, path).toContain(toWords(words.count(count ?? 0)));
		expect(said, path).toContain(toWords(words.checked));
		expect(said, path).toContain(toWords(words.period(formatDay(from ?? '', language), formatDay(to ?? '', language))));
	}
	for (const { path, template } of site.pages(language)) {
		if (template !== 'product') expect([path, /rating-stars|★/.test(site.html(path))]).toEqual([path, false]);
	}
}

/** Battery Regulation, ElektroG. */
export function batteriesAreTakenBack(site: BuiltSite, language: Language): void {
	const { battery: takeBack } = laws.DE.words[language];
	for (const { path, record, words } of pieces(site, language)) {
		expect([path, words.includes(toWords(takeBack))]).toEqual([path, record.contains_battery === true]);
	}
	some(pieces(site, language), ({ record }) => record.contains_battery === true, 3);
}

/** FeinGehG. */
export function finenessIsInThousandths(site: BuiltSite, language: Language): void {
	const { fineness } = productFactsTexts[language];
	for (const { path, record, words } of some(pieces(site, language), ({ record: { fineness: found } }) => Boolean(found), 20)) {
		expect(words, path).toContain(`${fineness} `);
		expect(words, path).toMatch(new RegExp(`\\b${record.fineness}/(?:1000|000)\\b`));
	}
	for (const { path, words } of some(pieces(site, language), ({ record }) => record.plated === true)) {
		expect(words, path).not.toContain(`${fineness} `);
	}
}
