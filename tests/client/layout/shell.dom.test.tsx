/** The static shell: what the renderer, the browser and a visitor without JavaScript rely on in it. */
import { describe, expect, test } from 'vitest';
import { chooseHeaderEntries } from '../../../client/layout/ShellBefore.tsx';
import type { ShellData, WidgetData } from '../../../client/layout/shell-data.ts';
import { documentIds, languageSlot, marks } from '../../../client/runtime/document-marks.ts';
import { renderShell } from '../../../client/server.tsx';
import { de } from '../../../client/texts/de.ts';
import type { PictureData } from '../../../client/ui/picture-data.ts';
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
		expect(find('#menu .side-panel-close').getAttribute('popovertargetaction')).toBe('hide');
		expect(find('#menu .side-panel-close').getAttribute('aria-label')).toBe(de.frame.closeMenu);
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
		['https://stadtmuseum.example/', 'external', '_blank'],
		['mailto:laden@juwelier-weidenbach.example', 'address', null],
		['tel:+493023125934', 'address', null],
	] as const)('to %s has an icon, and opens a new tab and says so where it leads to a page', (href, kind, target) => {
		show({ menu: [{ name: 'Extern', link: aMenuLink({ name: 'Extern', href, kind }), groups: [] }] });
		const link = find(`#menu a[href="${href}"]`);
		expect(link.getAttribute('target')).toBe(target);
		expect(link.getAttribute('rel')).toBe(target && 'nofollow noopener noreferrer external');
		expect(link.querySelector('svg')?.getAttribute('aria-hidden')).toBe('true');
		expect(link.textContent).toBe(target === null ? 'Extern' : `Extern ${de.shell.newTab}`);
	});

	test('in another language than the page is marked', () => {
		show({ menu: [{ name: 'Guild', link: aMenuLink({ name: { text: 'Guild', lang: 'en' } }), groups: [] }] });
		expect(find('#menu a span').getAttribute('lang')).toBe('en');
	});
});

describe('the entries in the header', () => {
	const entry = (name: string, kind: 'page' | 'external' = 'page') => ({ name, link: aMenuLink({ name, kind }), groups: [] });
	const group = (name: string) => ({ name, link: null, groups: [{ name: 'Service', links: [aMenuLink({ href: `/${name}` })] }] });
	const long = 'x'.repeat(60);
	test('are fewer where the theme has a narrow line', () => {
		const menu = [entry(long), entry(long), entry('C')];
		expect(chooseHeaderEntries(menu, 700).map(({ name }) => name)).toEqual([long]);
		expect(chooseHeaderEntries(menu, 5000)).toEqual(chooseHeaderEntries(menu));
	});

	const menus: readonly [rule: string, menu: ShellData['menu'], shown: readonly string[]][] = [
		['are pages and groups, in order', [entry('A'), group('Haus'), entry('B')], ['A', 'Haus', 'B']],
		['are none that lead elsewhere', [entry('A'), entry('Museum', 'external')], ['A']],
		['stop where the line is full', [entry(long), entry(long), entry(long), entry('C')], [long, long]],
		['have four groups at most', ['1', '2', '3', '4', '5'].map(group), ['1', '2', '3', '4']],
		['are none without a menu', [], []],
	];

	test.each(menus)('%s', (_, menu, shown) => {
		expect(chooseHeaderEntries(menu).map(({ name }) => name)).toEqual(shown);
		show({ menu });
		const entries = [...document.querySelectorAll('.header-entries > ul > li > :is(a, button)')];
		expect(entries.map(({ textContent }) => textContent)).toEqual(shown);
	});

	test('open their groups without any script, one at a time, each its own', () => {
		show({ menu: [group('haus'), group('stadt')] });
		const buttons = [...document.querySelectorAll('.header-entries button')];
		const panels = buttons.map((button) => find(`#${button.getAttribute('popovertarget')}`));
		expect(panels.map((panel) => panel.getAttribute('popover'))).toEqual(['auto', 'auto']);
		expect(panels.map((panel) => panel.querySelector('a')?.getAttribute('href'))).toEqual(['/haus', '/stadt']);
	});
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

	const legal: WidgetData = { kind: 'legal', header: null, links: [aMenuLink({ name: 'Impressum' })] };
	const footerLinks = [aMenuLink({ name: 'Impressum' })];
	test.each<[rule: string, shell: Partial<ShellData>, navigations: readonly string[]]>([
		['the legal links where no widget holds them', { footerLinks }, [de.frame.legalNavigation]],
		['no legal links where a widget does', { footerLinks, widgets: [legal] }, []],
		[
			'the shop links before them',
			{ footerLinks, shopLinks: [aMenuLink({ name: 'AGB' })] },
			[de.frame.shopNavigation, de.frame.legalNavigation],
		],
	])('ends with %s', (_, shell, navigations) => {
		show(shell);
		expect([...document.querySelectorAll('.colophon nav')].map((nav) => nav.getAttribute('aria-label'))).toEqual(navigations);
	});

	test('shows a fax number with an icon of its own, and no link', () => {
		const company = aCompany({ email: null, phones: [{ type: 'fax', display: '+49 30 23125935', href: null }] });
		show({ widgets: [{ kind: 'contact', header: null, company, contactPath: '/kontakt' }] });
		expect(find('.widget dd').textContent).toBe('+49 30 23125935');
		expect(find('.widget dd').querySelector('a')).toBeNull();
		expect(find('.widget dd svg').getAttribute('class')).toContain('fax');
	});

	test('opens the cookie settings by a button that boot keeps clicks of', () => {
		show();
		const button = find(`.site-footer button[data-consent-settings]`);
		expect(button.textContent).toBe('Cookie Einstellungen');
		expect(button.hasAttribute(marks.replay)).toBe(true);
	});

	test('keeps a place for withdrawing from contracts, which is there with its page', () => {
		show();
		expect(document.querySelector('.withdraw')).toBeNull();
		show({ withdrawLink: aMenuLink({ name: 'Vertrag widerrufen', href: '/vertrag-widerrufen' }) });
		expect(find('.withdraw a').getAttribute('href')).toBe('/vertrag-widerrufen');
	});

	test('opens the legal sidebar with the company block, without any script', () => {
		show({ footerLinks });
		const button = find('.colophon button[popovertarget]');
		const sidebar = find(`#${button.getAttribute('popovertarget')}`);
		expect(sidebar.matches('dialog[popover="auto"]')).toBe(true);
		expect(sidebar.textContent).toContain('Am Kornmarkt 7');
		expect(sidebar.querySelector('nav')?.textContent).toBe('Impressum');
	});
});

test('the skip link leads to the page, and the live region is polite', () => {
	show();
	expect(find('a, button').matches('a.skip-link[href="#main"]')).toBe(true);
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

test('the footer links the newsletter, where there is one', () => {
	show();
	expect(document.querySelector('.colophon a[href="/newsletter"]')).toBeNull();
	show({ newsletterLink: aMenuLink({ name: 'Newsletter', href: '/newsletter' }) });
	expect(find('.colophon a[href="/newsletter"]').textContent).toBe('Newsletter');
});

test('a logo is in header and footer as its grounds need it', () => {
	const picture: PictureData = { key: 'k', width: 80, height: 80, widths: [80], formats: ['jpeg'], alt: 'Blatt' };
	const widget = {
		kind: 'address',
		header: null,
		company: aCompany(),
		logo: { picture, isNegative: true, blend: 'onDark', insetSteps: 5 },
	} as const;
	show({ logo: { picture, isNegative: false, blend: null, insetSteps: 0 }, widgets: [widget] });
	expect([...document.querySelectorAll('picture')].map(({ className }) => className)).toEqual([
		'house-emblem',
		'widget-logo logo-negative logo-on-dark inset-5',
	]);
	expect([...document.querySelectorAll('img')].map((image) => [image.getAttribute('loading'), image.alt])).toEqual([
		['eager', ''],
		['lazy', ''],
	]);
});

test.each([
	['default', 'site-header'],
	['centered', 'site-header house-centred'],
	['anything', 'site-header house-centred'],
])('the header layout %s', (layout, className) => {
	show({ menu: [{ name: 'Marken', link: aMenuLink(), groups: [] }], header: { heightPx: null, layout, lineWidthPx: null } });
	expect(find('.site-header').className).toBe(className);
	expect(document.querySelector('.header-entries')).not.toBeNull();
});

test('of the footer, the address and the legal links are never folded', () => {
	const links = [aMenuLink()];
	show({
		widgets: [
			{ kind: 'address', header: null, company: aCompany(), logo: null },
			{ kind: 'navigation', header: null, links },
			{ kind: 'legal', header: null, links },
		],
	});
	expect([...document.querySelectorAll('.widget')].map(({ tagName, className }) => [tagName, className])).toEqual([
		['SECTION', 'widget widget-address'],
		['DETAILS', 'widget widget-navigation'],
		['SECTION', 'widget widget-legal'],
	]);
	expect(find('details > summary > h2').textContent).toBe(de.widgets.navigation);
});
