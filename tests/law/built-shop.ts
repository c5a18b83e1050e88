/** What the law asks of the shop as a whole and of its texts, read from the built demo in one language. */
import { expect } from '@playwright/test';
import { textsByLanguage } from '../../client/texts/texts-by-language.ts';
import { findOutdated } from '../../shop/content/judge-duties.ts';
import { fixedPaths, linkKeys } from '../../site/fixed-paths.ts';
import type { Language, PerLanguage } from '../../site/languages.ts';
import { plainText } from '../../site/text.ts';
import { plantedFaults } from '../support/planted-faults.ts';
import { type BuiltSite, toWords } from './built-site.ts';

/** Asserts that each page in the language has a link, so that what it leads to is one click away from everywhere. */
function everyPageLinks(site: BuiltSite, language: Language, path: string, name: string | null = null): void {
	const pages = site.pages(language);
	expect(pages.length).toBeGreaterThan(100);
	for (const page of pages) {
		const links = [...site.html(page.path).matchAll(/<a\b[^>]*\bhref="([^"]*)"[^>]*>([\s\S]*?)<\/a>/g)];
		const found = links.filter(([, href]) => href === path).map(([, , words = '']) => toWords(words).trim());
		expect(found.length, `${page.path} → ${path}`).toBeGreaterThan(0);
		if (name !== null) expect(found, page.path).toContain(toWords(name));
	}
}

/** § 312j (1) BGB. */
export function termsStandInTheCart(site: BuiltSite, language: Language): void {
	const { path, result } = site.one('cart', language);
	const words = site.text(path, 'main');
	const { paymentMethods, countries } = result.offer;
	expect(paymentMethods.length).toBeGreaterThan(2);
	expect(countries.length).toBeGreaterThan(2);
	for (const { name } of [...paymentMethods, ...countries]) expect(words, path).toContain(toWords(plainText(name)));
}

/** §§ 312i, 312f BGB: the texts that an order names have pages for good, which nobody finds by searching. */
export function textsAreKept(site: BuiltSite, language: Language): void {
	const { legalTexts } = site.one('checkout', language).result;
	expect(legalTexts.map(({ type }) => type)).toEqual(expect.arrayContaining(['agb', 'versand-und-zahlung', 'widerruf']));
	for (const { path, hash, title } of legalTexts) {
		expect(site.html(path), path).toContain(toWords(title));
		// French privacy is a section of the imprint
		const [page = ''] = path.split('#');
		const version = site.pages(language).find((each) => each.path === `${page}/fassung/${hash}`);
		expect(version?.head.noindex, `${page}/fassung/${hash}`).toBe(true);
		expect(site.html(path), path).toContain(`/fassung/${hash}`);
	}
}

/** § 356a BGB. */
export function withdrawalIsEverywhere(site: BuiltSite, language: Language): void {
	everyPageLinks(site, language, fixedPaths.withdraw[language], textsByLanguage[language].frame.withdrawFromContract);
	const form = /<form\b[\s\S]*?<\/form>/.exec(site.html(site.one('withdraw', language).path))?.[0] ?? '';
	expect(form).toContain('action="/ecom/withdrawal"');
	expect([...form.matchAll(/<(?:input|textarea)\b[^>]*\bname="([^"]+)"/g)].map(([, name]) => name)).not.toContain('reason');
}

/** Art. 246a EGBGB. */
export function withdrawalIsExplained(site: BuiltSite, language: Language): void {
	const words = site.text(fixedPaths.withdrawal[language], 'main');
	expect(words).toMatch(withdrawalForms[language]);
	expect(words.toLowerCase()).toContain(toWords(textsByLanguage[language].frame.withdrawFromContract).toLowerCase());
}

const withdrawalForms: PerLanguage<RegExp> = { de: /Muster-Widerrufsformular/i, en: /model withdrawal form/i, fr: /formulaire/i };

/** § 312a (3), § 270a BGB: nothing is ticked in any page, and no means of payment has a price. */
export function nothingCostsUnasked(site: BuiltSite, language: Language): void {
	for (const { path } of site.pages(language)) {
		expect([path, /<input\b[^>]*\bchecked\b/.exec(site.html(path))?.[0]]).toEqual([path, undefined]);
	}
	const { paymentMethods, shippingConfigs } = site.one('checkout', language).result;
	expect(paymentMethods.length).toBeGreaterThan(2);
	for (const method of paymentMethods) expect(Object.keys(method).sort()).toEqual(['id', 'kind', 'name']);
	for (const { payments } of shippingConfigs) {
		for (const payment of payments) expect(Object.keys(payment).sort()).toEqual(['maxAmount', 'methodId']);
	}
}

/** Dir. 2023/2225: the provider speaks for its credit. */
export function creditHasNoSlogans(site: BuiltSite, language: Language): void {
	const slogans =
		/buy now|pay (?:in )?(?:3|three)|\b0\s?%|zinsfrei|jetzt kaufen|ohne Zinsen|sans intérêts|achetez maintenant|interest[- ]free/i;
	for (const { path } of site.pages(language)) expect([path, slogans.exec(site.text(path))?.[0]]).toEqual([path, undefined]);
}

/** § 25 TDDDG: what is asked is known to each page with its version, and can be asked again from it. */
export function consentCanBeWithdrawn(site: BuiltSite, language: Language): void {
	const { cookieSettings } = textsByLanguage[language].shell;
	for (const { path } of site.pages(language)) {
		const html = site.html(path);
		expect(toWords(/<footer[\s\S]*<\/footer>/.exec(html)?.[0] ?? ''), path).toContain(toWords(cookieSettings));
		const [, services = ''] = /data-services="([^"]*)"/.exec(html) ?? [];
		const { entries } = JSON.parse(services.replaceAll('&quot;', '"')) as { entries: { id: string; version: string; locked: boolean }[] };
		expect(entries.filter(({ locked }) => locked).map(({ id }) => id)).toEqual(['functional']);
		for (const { version, locked } of entries) if (!locked) expect(version, path).toMatch(/^[0-9a-f]{12}$/);
	}
}

/** GDPR: no page asks anybody else for anything by itself. */
export function nothingComesFromElsewhere(site: BuiltSite, language: Language): void {
	for (const { path } of site.pages(language)) {
		const html = site.html(path);
		expect([path, /<iframe|<object|<embed/.exec(html)?.[0]]).toEqual([path, undefined]);
		const fetched = [...html.matchAll(/\b(?:src|srcset|data-src|poster|action)="([^"]*)"/gi)].map(([, address = '']) => address);
		const linked = [...html.matchAll(/<link\b[^>]*\brel="(?:stylesheet|preload|modulepreload|icon|preconnect|dns-prefetch)"[^>]*>/g)];
		for (const address of [...fetched, ...linked.map(([tag]) => /\bhref="([^"]*)"/.exec(tag)?.[1] ?? '')]) {
			expect([path, /^(?:https?:)?\/\//.test(address) ? address : '']).toEqual([path, '']);
		}
	}
}

/** § 7 UWG. */
export function newsletterIsConfirmed(site: BuiltSite, language: Language): void {
	const { newsletter } = textsByLanguage[language];
	const withForm = site.pages(language).filter(({ path }) => site.html(path).includes('action="/ecom/newsletter"'));
	expect(withForm.length).toBeGreaterThan(0);
	for (const { path } of withForm) {
		const form = /<form\b[^>]*action="\/ecom\/newsletter"[\s\S]*?<\/form>/.exec(site.html(path))?.[0] ?? '';
		expect(form, path).not.toMatch(/type="checkbox"[^>]*checked/);
		expect(toWords(form), path).toContain(toWords(newsletter.consent.replace(/[[\]]/g, '')));
	}
}

/** BFSG. */
export function accessibilityIsStated(site: BuiltSite, language: Language): void {
	everyPageLinks(site, language, fixedPaths.accessibility[language]);
	const words = site.text(fixedPaths.accessibility[language], 'main');
	expect(words).toMatch(/WCAG|EN 301 549/);
	expect(words).toMatch(/Marktüberwachungsstelle|market surveillance authority|surveillance du marché/);
	expect(words).toContain('@');
}

/** § 5 DDG. */
export function imprintIsWhole(site: BuiltSite, language: Language): void {
	everyPageLinks(site, language, linkKeys.imprint[language]);
	const words = site.text(linkKeys.imprint[language], 'main');
	const [company] = site.records('company') as readonly {
		readonly company_name: string;
		readonly ust_id: string;
		readonly addresses: readonly { readonly street: string; readonly zip_code: string }[];
		readonly emails: readonly { readonly email: string; readonly primary: boolean }[];
		readonly executives: readonly { readonly name: string }[];
		readonly registers: readonly { readonly number: string }[];
	}[];
	if (company === undefined) throw new Error('The demo has no company');
	const { company_name, ust_id, addresses, emails, executives, registers } = company;
	const needed = [
		company_name,
		ust_id,
		addresses[0]?.street,
		addresses[0]?.zip_code,
		emails.find(({ primary }) => primary)?.email,
		executives[0]?.name,
		registers[0]?.number,
	];
	for (const said of needed) expect(words).toContain(toWords(said ?? '\u0000'));
	const outdated = site.pages(language).filter(({ path }) => findOutdated(site.html(path)).length > 0);
	const planted = plantedFaults.filter(({ code, field }) => code === 'legal-outdated' && (field === 'body') === (language === 'de'));
	const allowed = planted.length > 0 ? new RegExp(`^${fixedPaths.socialMediaPrivacy[language]}(?:/fassung/|$)`) : /^$/;
	expect(outdated.filter(({ path }) => !allowed.test(path)).map(({ path }) => path)).toEqual([]);
}

/** § 36 VSBG. */
export function disputesAreSpokenOf(site: BuiltSite, language: Language): void {
	expect(site.text(linkKeys.imprint[language], 'main')).toContain('VSBG');
}
