import { describe, expect, test } from 'vitest';
import { chooseNavigation, type LinkFacts, toSitePath } from '../../../../client/runtime/navigation/choose-navigation.ts';
import type { Language } from '../../../../site/languages.ts';

const origin = 'https://shop.example';

function choose(
	href: string,
	{ at = '/schaufenster', language = 'de' as Language, ...link }: Partial<LinkFacts> & { at?: string; language?: Language } = {},
) {
	return chooseNavigation(
		{ href: URL.parse(href, origin + at)?.href ?? href, target: '', download: false, ...link },
		{ href: origin + at, language },
	);
}

describe('the app shows', () => {
	test.each([
		['/', '/'],
		['/schaufenster/ringe/solitaer', '/schaufenster/ringe/solitaer'],
		['/schaufenster/ringe/', '/schaufenster/ringe'],
		['/schaufenster/index.html', '/schaufenster'],
		['/index.html', '/'],
		['/marken?x=1#y', '/marken'],
		['/schaufenster', '/schaufenster'],
		['/uhren/%C3%A4lter', '/uhren/%C3%A4lter'],
		['/english-rings', '/english-rings'],
	])('%s as %s', (href, path) => {
		expect(choose(href)).toEqual({ kind: 'page', path, href: origin + href });
	});

	test('pages of the language that is open', () => {
		expect(choose('/en/watches', { at: '/en', language: 'en' })).toMatchObject({ kind: 'page', path: '/en/watches' });
		expect(choose('/fr', { at: '/fr/montres', language: 'fr' })).toMatchObject({ kind: 'page', path: '/fr' });
	});
});

describe('the browser keeps', () => {
	test.each([
		['another host', 'https://other.example/schaufenster'],
		['another port', 'https://shop.example:8443/schaufenster'],
		['mail', 'mailto:info@shop.example'],
		['telephone', 'tel:+4930123'],
		['script', 'javascript:void 0'],
		['no address', 'https://'],
		['another language', '/en'],
		['another language below its home', '/fr/montres'],
		['files', '/assets/katalog.pdf'],
		['the content portal', '/login'],
		['the content portal, shouted', '/LOGIN'],
		['the order service', '/ecom/status'],
		['the page that lets payment providers in', '/schaufenster/kasse/zahlen'],
		['the same with a slash', '/schaufenster/kasse/zahlen/'],
	])('%s', (_what, href) => {
		expect(choose(href)).toEqual({ kind: 'browser' });
	});

	test.each([[{ target: '_blank' }], [{ target: 'frame' }], [{ download: true }]])('links with %j', (link) => {
		expect(choose('/marken', link)).toEqual({ kind: 'browser' });
	});

	test('every way off the page that lets payment providers in: its document must not become another page', () => {
		for (const href of ['/', '/schaufenster/danke', '#main']) {
			expect(choose(href, { at: '/schaufenster/kasse/zahlen' })).toEqual({ kind: 'browser' });
		}
		expect(choose('/schaufenster/kasse?schritt=zahlung', { at: '/schaufenster/kasse' })).toMatchObject({ kind: 'page' });
	});

	test('German pages while another language is open', () => {
		expect(choose('/marken', { at: '/en', language: 'en' })).toEqual({ kind: 'browser' });
	});
});

test('a fragment of the open page is an anchor, of another page it is not', () => {
	expect(choose('#pflege')).toEqual({ kind: 'anchor' });
	expect(choose('/schaufenster/#pflege')).toEqual({ kind: 'anchor' });
	expect(choose('/agb#pflege')).toMatchObject({ kind: 'page', path: '/agb' });
	expect(choose('/schaufenster?farbe=rot#pflege')).toMatchObject({ kind: 'page' });
});

test('site paths have no trailing slash', () => {
	expect(['/', '/a', '/a/', '/a//', '/a/index.html', '/index.html'].map(toSitePath)).toEqual(['/', '/a', '/a', '/a', '/a', '/']);
});
