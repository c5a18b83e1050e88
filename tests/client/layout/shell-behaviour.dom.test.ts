// @vitest-environment happy-dom
/** The small behaviours that the static shell gets. */
import { beforeEach, describe, expect, test } from 'vitest';
import { cartCountStore } from '../../../client/cart/cart.ts';
import { attachCartLink, attachTooltips } from '../../../client/layout/shell-behaviour.ts';
import { keepQuery, patchShell } from '../../../client/runtime/navigation/choose-navigation.ts';
import { de } from '../../../client/texts/de.ts';

describe('the cart link', () => {
	beforeEach(() => {
		cartCountStore.set(null);
		document.body.innerHTML =
			'<a data-cart-link href="/schaufenster/warenkorb"><span class="cart-dot" hidden></span><span role="tooltip">Warenkorb</span></a>';
	});
	const tooltip = () => document.querySelector('[role="tooltip"]')?.textContent;
	const dotHidden = () => document.querySelector('.cart-dot')?.hasAttribute('hidden');

	test('says nothing about a count that is not known yet', () => {
		attachCartLink(document, de);
		expect([tooltip(), dotHidden()]).toEqual(['Warenkorb', true]);
	});

	test('shows the count, and the dot above 0', () => {
		attachCartLink(document, de);
		cartCountStore.set(0);
		expect([tooltip(), dotHidden()]).toEqual(['Warenkorb (0)', true]);
		cartCountStore.set(3);
		expect([tooltip(), dotHidden()]).toEqual(['Warenkorb (3)', false]);
		cartCountStore.set(0);
		expect([tooltip(), dotHidden()]).toEqual(['Warenkorb (0)', true]);
	});
});

describe('a tooltip', () => {
	const link = () => document.querySelector('a');
	const isShown = () => document.querySelector<HTMLElement>('[role="tooltip"]')?.hidden === false;
	const press = (key: string) => document.dispatchEvent(new KeyboardEvent('keydown', { key }));
	beforeEach(() => {
		document.body.innerHTML = '<a href="/suche"><span role="tooltip">Suche</span></a>';
		attachTooltips(document);
	});

	test('is put away by Escape, and by no other key', () => {
		press('a');
		expect(isShown()).toBe(true);
		press('Escape');
		expect(isShown()).toBe(false);
	});

	test.each(['pointerenter', 'focus'])('comes back with the next %s, as often as it is put away', (event) => {
		for (const _ of [1, 2]) {
			press('Escape');
			link()?.dispatchEvent(new Event(event));
			expect(isShown()).toBe(true);
		}
	});
});

test('the shell follows the page: languages, and the current entry', () => {
	document.body.innerHTML = `
		<a data-language="en" href="/en">EN</a><a data-language="fr" href="/fr">FR</a>
		<a data-entry="" aria-current="page" href="/marken">Marken</a><a data-entry="" href="/schaufenster">Schaufenster</a>
		<a data-entry="" href="/schaufenster#pflege">Pflege</a>`;
	patchShell(document, '/schaufenster', { de: '/schaufenster', en: '/en/schaufenster', fr: '/fr' });
	const links = [...document.querySelectorAll('a')].map((link) => [link.getAttribute('href'), link.getAttribute('aria-current')]);
	expect(links).toEqual([
		['/en/schaufenster', null],
		['/fr', null],
		['/marken', null],
		['/schaufenster', 'page'],
		['/schaufenster#pflege', null],
	]);
});

test('the language switcher keeps what the address chooses, and lets it go again', () => {
	document.body.innerHTML = '<a data-language="en" href="/en/schaufenster">EN</a><a href="/marken">Marken</a>';
	const hrefs = () => [...document.querySelectorAll('a')].map(({ pathname, search }) => pathname + search);
	for (const query of ['?variante=5', '?merkmal=9&sortierung=price_brutto', '']) {
		window.history.replaceState(null, '', `/schaufenster${query}`);
		keepQuery(document);
		expect(hrefs()).toEqual([`/en/schaufenster${query}`, '/marken']);
	}
	window.history.replaceState(null, '', '/schaufenster?q=ring');
	patchShell(document, '/schaufenster', { de: '/schaufenster', en: '/en/shop', fr: '/fr' });
	expect(hrefs()).toEqual(['/en/shop?q=ring', '/marken']);
});
