/** The static shell: what the renderer, the browser and a visitor without JavaScript rely on in it. */
import { describe, expect, test } from 'vitest';
import { documentIds, languageSlot, marks } from '../../../client/document-marks.ts';
import { chooseHeaderEntries } from '../../../client/layout/HeaderEntries.tsx';
import type { ShellData, WidgetData } from '../../../client/layout/shell-data.ts';
import { renderShell } from '../../../client/server.tsx';
import { de } from '../../../client/texts/de.ts';
import { externalLinkRel } from '../../../site/constants.ts';
import { aCompany, aMenuLink, aShell } from '../../builders/shell.ts';

/** Renders a shell into the document. */
function show(overrides: Partial<ShellData> = {}): string {
	const { before, after } = renderShell(aShell(overrides));
	document.body.innerHTML = `${before}<main id="main"></main>${after}`;
	return before + after;
}

const find = (selector: string): Element => {
	const element = document.querySelector(selector);
	if (element === null) throw new Error(`Nothing matches ${selector}`);
	return element;
};

describe('the menu', () => {
	test('opens and closes without any script', () => {
		show();
		expect(find('#menu').matches('dialog[popover="auto"]')).toBe(true);
		expect(find('.menu-button').getAttribute('popovertarget')).toBe('menu');
		expect(find('.menu-close').getAttribute('popovertargetaction')).toBe('hide');
		expect(find('.menu-close').getAttribute('aria-label')).toBe(de.shell.closeMenu);
	});

	test('opens one group at a time', () => {
		const group = (name: string) => ({ name, link: null, groups: [{ name: null, links: [aMenuLink()] }] });
		show({ menu: [group('Das Haus'), group('Service')] });
		const details = [...document.querySelectorAll('#menu details')];
		expect(details.map((element) => element.getAttribute('name'))).toEqual(['menu', 'menu']);
		expect(details.map((element) => element.querySelector('summary')?.textContent)).toEqual(['Das Haus', 'Service']);
	});
});

describe('a link of the menu', () => {
	test('to a page carries its mark directly before the address', () => {
		const html = show({ menu: [{ name: 'Marken', link: aMenuLink(), groups: [] }] });
		expect(html).toContain(`<a ${marks.entry}="" href="/marken">`);
	});

	test.each([
		['https://stadtmuseum.example/', 'external'],
		['mailto:laden@juwelier-weidenbach.example', 'contact'],
		['tel:+493023125934', 'contact'],
	] as const)('to %s opens a new tab, says so, and has an icon', (href, kind) => {
		show({ menu: [{ name: 'Extern', link: aMenuLink({ name: 'Extern', href, kind }), groups: [] }] });
		const link = find(`#menu a[href="${href}"]`);
		expect(link.getAttribute('target')).toBe('_blank');
		expect(link.getAttribute('rel')).toBe(externalLinkRel);
		expect(link.querySelector('svg')?.getAttribute('aria-hidden')).toBe('true');
		expect(link.textContent).toBe(`Extern ${de.shell.newTab}`);
	});

	test('in another language than the page is marked', () => {
		show({ menu: [{ name: 'Guild', link: aMenuLink({ name: { text: 'Guild', lang: 'en' } }), groups: [] }] });
		expect(find('#menu a span').getAttribute('lang')).toBe('en');
	});
});

test('the header shows the first pages of the menu, as far as they fit on a line', () => {
	const entry = (name: string, kind: 'page' | 'external' = 'page') => ({ name, link: aMenuLink({ name, kind }), groups: [] });
	const long = 'x'.repeat(30);
	const names = (menu: ShellData['menu']) => chooseHeaderEntries(menu).map(({ name }) => name);
	expect(names([entry('A'), entry('Museum', 'external'), { name: 'Haus', link: null, groups: [] }, entry('B')])).toEqual(['A', 'B']);
	expect(names([entry(long), entry(long), entry('C')])).toEqual([long]);
	expect(names(['A', 'B', 'C', 'D', 'E', 'F'].map((name) => entry(name)))).toEqual(['A', 'B', 'C', 'D', 'E']);
});

describe('the cart link', () => {
	test('is named by its tooltip, and has a dot that waits', () => {
		show();
		const link = find(`[${marks.cartLink}]`);
		const name = link.getAttribute('aria-labelledby');
		expect(link.querySelector('[role="tooltip"]')?.id).toBe(name);
		expect(link.querySelector('[role="tooltip"]')?.textContent).toBe(de.shell.cart);
		expect(link.querySelector('.cart-dot')?.hasAttribute('hidden')).toBe(true);
	});

	test('is not there without a cart', () => {
		show({ cartPath: null });
		expect(document.querySelector(`[${marks.cartLink}]`)).toBeNull();
	});
});

test('the language switchers lead to slots that the renderer fills', () => {
	show();
	for (const links of [document.querySelectorAll('.site-header [data-language]'), document.querySelectorAll('#menu [data-language]')]) {
		expect([...links].map((link) => link.getAttribute('href'))).toEqual(['de', 'en', 'fr'].map(languageSlot));
		expect([...links].map((link) => link.getAttribute('aria-current'))).toEqual(['true', null, null]);
	}
});

describe('the footer', () => {
	test('says so where a widget is unknown', () => {
		show({ widgets: [{ kind: 'unknown', name: 'weather' }] });
		expect(find('.widget').textContent).toBe('Widget not found :-(');
	});

	test('heads a widget with its own text, else with ours', () => {
		const address: WidgetData = { kind: 'address', header: null, company: aCompany(), logo: null };
		show({ widgets: [address, { ...address, header: 'Unser Haus' }] });
		expect([...document.querySelectorAll('.widget h2')].map(({ textContent }) => textContent)).toEqual([de.widgets.address, 'Unser Haus']);
	});

	test('shows a number that could not be parsed as it stands, without a link', () => {
		const company = aCompany({ email: null, phones: [{ type: 'phone', display: 'siehe Aushang', href: null }] });
		show({ widgets: [{ kind: 'contact', header: null, company, contactPath: '/kontakt' }] });
		expect(find('.widget dd').innerHTML).toBe('siehe Aushang');
	});

	test('shows the shop links only where there are any', () => {
		show({ footerLinks: [aMenuLink({ name: 'Impressum' })] });
		expect([...document.querySelectorAll('.colophon nav')].map((nav) => nav.getAttribute('aria-label'))).toEqual([
			de.shell.legalNavigation,
		]);
		show({ shopLinks: [aMenuLink({ name: 'AGB' })] });
		expect(find('.colophon nav').getAttribute('aria-label')).toBe(de.shell.shopNavigation);
	});
});

test('the skip link leads to the page, and the live region is polite', () => {
	show();
	expect(document.body.firstElementChild?.matches('a.skip-link[href="#main"]')).toBe(true);
	expect(find(`#${marks.announcerId}`).getAttribute('aria-live')).toBe('polite');
});

test('every id of the shell is one that the headings of rich text give way to', () => {
	show({ cartPath: '/warenkorb' });
	const ids = [...document.querySelectorAll('[id]')].map(({ id }) => id);
	expect(ids.length).toBeGreaterThan(3);
	expect(documentIds).toEqual(expect.arrayContaining(ids));
});

test('nothing in the shell needs what the security policy forbids', () => {
	const links = [aMenuLink()];
	const html = show({ menu: [{ name: 'Haus', link: null, groups: [{ name: 'Service', links }] }], footerLinks: links });
	expect(html).not.toMatch(/\sstyle=|\son[a-z]+=|<script|<style/);
});

test('any other header layout than the default one sets the house in the middle, where no entries fit beside it', () => {
	const menu = [{ name: 'Marken', link: aMenuLink(), groups: [] }];
	show({ menu });
	expect(find('.site-header').className).toBe('site-header');
	expect(document.querySelector('.header-entries')).not.toBeNull();
	show({ menu, header: { heightPx: null, layout: 'centered' } });
	expect(find('.site-header').className).toBe('site-header house-centred');
	expect(document.querySelector('.header-entries')).toBeNull();
});
