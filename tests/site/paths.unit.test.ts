/** The URL space: where languages, pages and the shop live. */
import { describe, expect, it } from 'vitest';
import { fixedPaths, goodsLinkKeys, linkKeys } from '../../site/fixed-paths.ts';
import { homePath, isLanguage, languagePrefix, languages } from '../../site/languages.ts';
import { cartPath, listPath, productPath, reservedCategorySlugs, storeRoot, wishListPath } from '../../site/store-paths.ts';

describe('languages', () => {
	it('puts German at the root and the others below their code', () => {
		expect(languages.map(languagePrefix)).toEqual(['', '/en', '/fr']);
		expect(languages.map(homePath)).toEqual(['/', '/en', '/fr']);
	});

	it('knows its own from others', () => {
		expect(['de', 'en', 'fr', 'it', 'DE', '', null, 1].filter(isLanguage)).toEqual(['de', 'en', 'fr']);
	});
});

describe('link keys and fixed paths', () => {
	it('have their paths', () => {
		expect(linkKeys.contact).toEqual({ de: '/kontakt', en: '/en/contact', fr: '/fr/contact' });
		expect(linkKeys.imprint).toEqual({ de: '/impressum', en: '/en/imprint', fr: '/fr/mentions-legales' });
		expect(linkKeys.floral_workshop).toEqual({ de: '/florale-werkstatt', en: '/en/floral_workshop', fr: '/fr/atelier-floral' });
		expect(linkKeys.window).toEqual({ de: '/digitales-schaufenster', en: '/en/store-window', fr: '/fr/vitrine' });
		expect(fixedPaths.withdrawal).toEqual({ de: '/widerruf', en: '/en/withdrawal', fr: '/fr/retractation' });
	});

	it('stand below their language, without a trailing slash, and never twice', () => {
		const all = [...Object.values(linkKeys), ...Object.values(fixedPaths)].filter((paths) => paths !== fixedPaths.login);
		for (const paths of all) {
			for (const language of languages)
				expect(paths[language]).toMatch(new RegExp(`^${languagePrefix(language)}/[a-z_/-]*[a-z](#[a-z-]+)?$`));
			expect(paths.de).not.toMatch(/^\/(en|fr)\//);
		}
		const every = all.flatMap((paths) => languages.map((language) => paths[language]));
		expect(new Set(every).size).toBe(every.length);
	});

	it('name the goods among themselves', () => {
		expect(goodsLinkKeys.filter((key) => !(key in linkKeys))).toEqual([]);
		for (const key of ['contact', 'thanks', 'imprint', 'privacy', 'window']) expect(goodsLinkKeys).not.toContain(key);
	});
});

describe('store paths', () => {
	it('lie below the store root of a language', () => {
		const root = storeRoot('schaufenster', 'en');
		expect(root).toBe('/en/schaufenster');
		expect(storeRoot('schaufenster', 'de')).toBe('/schaufenster');
		expect(cartPath(root)).toBe('/en/schaufenster/warenkorb');
		expect(wishListPath(root)).toBe('/en/schaufenster/merkliste');
		expect(productPath(root, 'ringe', 'solitaer')).toBe('/en/schaufenster/ringe/solitaer');
	});

	it('number further pages of a list from 2', () => {
		expect([1, 2].map((page) => listPath('/schaufenster', null, page))).toEqual(['/schaufenster', '/schaufenster/seite/2']);
		expect([1, 3].map((page) => listPath('/schaufenster', 'ringe', page))).toEqual(['/schaufenster/ringe', '/schaufenster/ringe/seite/3']);
	});

	it('reserve every word that they use', () => {
		for (const word of ['warenkorb', 'kasse', 'danke', 'suche', 'merkliste', 'seite', '_', 'de', 'en', 'fr']) {
			expect(reservedCategorySlugs.has(word)).toBe(true);
		}
	});
});
