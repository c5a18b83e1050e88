/** The order of the shop's lists, where it depends on the language. */
import { describe, expect, it } from 'vitest';
import { createShop } from '../../../shop/plan/shop.ts';
import type { Language } from '../../../site/languages.ts';
import { aContent, anEntry, aProduct, aShop, aSiteConfig, aText, money } from '../../builders/content.ts';

const named = (id: number, de: string, fr: string, price: string) =>
	anEntry(
		aProduct({
			...{ id, price: money(price) },
			displayName: { ...aText(de), de: { text: de, language: 'de' }, fr: { text: fr, language: 'fr' } },
		}),
	);
const rings = [named(1, 'Verlobungsring', 'Bague', '90.00'), named(2, 'Anhänger', 'Pendentif', '90.00'), named(3, 'Uhr', 'Écrin', '90.00')];

/** Ids in the order of a language; null where all languages have one order. */
function orderIn(language: Language, defaultSort: string, languages: readonly Language[] = ['de', 'fr']) {
	const shop = createShop(aContent({ shop: aShop({ defaultSort }) }), rings, aSiteConfig({ languages }));
	return shop?.productsIn?.(language).map(({ id }) => id) ?? null;
}

describe('default_sort', () => {
	it.each([
		['display_name', [2, 3, 1], [1, 3, 2]],
		['-display_name', [1, 3, 2], [2, 3, 1]],
		['price_brutto, display_name', [2, 3, 1], [1, 3, 2]],
		['+display_name,-id', [2, 3, 1], [1, 3, 2]],
	])('%j names the products, and so each language has an order of its own', (sort, german, french) => {
		expect([orderIn('de', sort), orderIn('fr', sort)]).toEqual([german, french]);
	});

	it.each(['', 'id', '-price_brutto', 'slug,stock', 'reference_number'])('%j sorts alike in every language', (sort) => {
		expect(orderIn('fr', sort)).toBeNull();
	});

	it('gives a site of one language one order', () => {
		expect(orderIn('de', 'display_name', ['de'])).toBeNull();
	});
});
