import { describe, expect, it, test } from 'vitest';
import type { ShellData } from '../../../client/layout/shell-data.ts';
import { createRecorder } from '../../../renderer/changes/recorder.ts';
import { createWatch } from '../../../renderer/changes/watch.ts';
import type { Content } from '../../../shop/content/content.ts';
import { createDataContext } from '../../../shop/data/data-context.ts';
import { chooseCartPath, toLineWidthPx, toShellData } from '../../../shop/data/shell.ts';
import { menuProblems } from '../../../shop/data/shell-menu.ts';
import { planSite } from '../../../shop/site/plan-site.ts';
import type { Language } from '../../../site/languages.ts';
import { aCatalogue, aContent, aPage, aShop, aSiteConfig, aText, plainRichText, someImages } from '../../builders/content.ts';

function linksOf(content: Content) {
	return planSite(content, aCatalogue().entries, aSiteConfig()).links;
}

function shellOf(content: Content, language: Language, config = aSiteConfig()): ShellData {
	const catalogue = aCatalogue();
	const plan = planSite(content, catalogue.entries, config);
	const inputs = {
		content,
		catalogue,
		product: catalogue.product,
		config,
		plan,
		images: someImages,
		texts: plainRichText,
		watch: createWatch(createRecorder({}, null)),
	};
	return toShellData(createDataContext(inputs), language);
}

describe('the cart icon', () => {
	it.each([
		[true, false, '/schaufenster', '/schaufenster/warenkorb'],
		[true, false, null, null],
		[true, true, '/schaufenster', null],
		[true, true, null, null],
		[false, false, '/schaufenster', null],
		[false, false, null, null],
		[false, true, '/schaufenster', null],
		[false, true, null, null],
	])('with enable_cart %s, maintenance_mode %s and the store root %s leads to %s', (enableCart, maintenanceMode, root, expected) => {
		expect(chooseCartPath({ enableCart, maintenanceMode }, root)).toBe(expected);
	});

	it('is absent without settings', () => {
		expect(chooseCartPath(null, '/schaufenster')).toBeNull();
	});
});

describe('footer and shop links', () => {
	it('has two entries, three with accessibility', () => {
		const pages = [aPage(), aPage({ id: 2, type: 'accessibility' })];
		const project = { ...aContent().project, showAccessibility: true };
		expect(shellOf(aContent({ pages }), 'de').footerLinks.map(({ href }) => href)).toEqual(['/impressum', '/datenschutz']);
		expect(shellOf(aContent({ pages, project }), 'fr').footerLinks.map(({ href }) => href)).toEqual([
			'/fr/mentions-legales',
			'/fr/mentions-legales#protection-des-donnees',
			'/fr/accessibilite',
		]);
	});

	it.each(['de', 'en', 'fr'] as const)('leads in %s to no privacy text where there is none', (language) => {
		expect(shellOf(aContent({ pages: [] }), language).footerLinks).toHaveLength(1);
	});

	it('shows the shop menu with enable_cart, whatever maintenance_mode says', () => {
		const open = shellOf(aContent({ shop: aShop({ maintenanceMode: true }) }), 'de').shopLinks;
		expect(open?.map(({ name, href }) => `${name} ${href}`)).toEqual([
			'AGB /agb',
			'Widerruf /widerruf',
			'Versand und Zahlung /versand-und-zahlung',
		]);
		expect(shellOf(aContent({ shop: aShop({ enableCart: false }) }), 'de').shopLinks).toBeNull();
	});
});

describe('the menu', () => {
	const menu: Content['menu'] = [
		{
			id: 1,
			name: aText('Kontakt'),
			target: { kind: 'path', path: '/kontakt', anchor: { de: 'karte', en: 'map', fr: 'karte' } },
			groups: [],
		},
		{ id: 2, name: aText('Weg'), target: { kind: 'path', path: '/gibt-es-nicht', anchor: null }, groups: [] },
		{
			id: 3,
			name: aText('Mehr'),
			target: null,
			groups: [
				{
					name: aText('Haus'),
					entries: [
						{ id: 4, name: aText('Partner'), target: { kind: 'external', url: 'https://example.com/' } },
						{ id: 5, name: aText('Post'), target: { kind: 'external', url: 'mailto:a@b.example' } },
						{ id: 6, name: aText('Nichts'), target: { kind: 'path', path: '/nichts', anchor: null } },
					],
				},
			],
		},
	];

	it('resolves links to the language, and leaves out what leads nowhere', () => {
		const shell = shellOf(aContent({ menu }), 'en');
		expect(shell.menu.map(({ name }) => name)).toEqual(['Kontakt (en)', 'Mehr (en)']);
		expect(shell.menu[0]?.link).toEqual({ name: 'Kontakt (en)', href: '/en/contact#map', kind: 'page' });
		expect(shell.menu[1]?.groups[0]?.links.map(({ kind, href }) => [kind, href])).toEqual([
			['external', 'https://example.com/'],
			['address', 'mailto:a@b.example'],
		]);
	});

	it('warns about what is left out', () => {
		const content = aContent({ menu });
		expect(menuProblems(menu, linksOf(content)).map(({ code, severity, id }) => [code, severity, id])).toEqual([
			['menu-target-missing', 'warning', 2],
			['menu-target-missing', 'warning', 6],
		]);
	});
});

describe('the newsletter', () => {
	it('is linked in each language where the site takes sign-ups, and nowhere else', () => {
		const linked = { ...aSiteConfig(), orderServiceUrl: '/ecom' };
		expect(shellOf(aContent(), 'fr', linked).newsletterLink).toMatchObject({
			name: 'Newsletter',
			href: '/fr/newsletter',
			kind: 'page',
		});
		expect(shellOf(aContent(), 'de', { ...linked, orderServiceUrl: null }).newsletterLink).toBeNull();
	});
});

describe('the page to withdraw from a contract', () => {
	it('is linked in each language, by its name, whatever the shop does', () => {
		for (const settings of [{}, { enableCart: false }, { maintenanceMode: true }]) {
			const content = aContent({ shop: aShop(settings) });
			expect(shellOf(content, 'de').withdrawLink).toEqual({ name: 'Vertrag widerrufen', href: '/vertrag-widerrufen', kind: 'page' });
			expect(shellOf(content, 'en').withdrawLink).toMatchObject({ name: 'Withdraw from contract', href: '/en/withdraw-from-contract' });
			expect(shellOf(content, 'fr').withdrawLink).toMatchObject({ name: 'Se rétracter du contrat', href: '/fr/se-retracter' });
		}
	});

	it('is not linked where there never was a shop', () => {
		expect(shellOf(aContent({ shop: null }), 'de').withdrawLink).toBeNull();
	});
});

describe('widgets', () => {
	const widget = (name: string, fields = {}) => ({ name, sort: 1, position: 'footer' as const, showLogo: false, header: null, ...fields });
	const entry = (id: number, path: string) => ({
		id,
		name: aText(path),
		target: { kind: 'path' as const, path, anchor: null },
		groups: [],
	});
	const hrefs = (content: Content) => {
		const { widgets, shopLinks } = shellOf(content, 'de');
		const own = widgets.flatMap((each) =>
			'links' in each ? each.links.map(({ href }) => href) : each.kind === 'contact' ? [each.contactPath] : [],
		);
		return [...own, ...(shopLinks ?? []).map(({ href }) => href)];
	};

	it.each([
		['what the legal widget holds', ['navigation', 'legal'], ['/impressum', '/']],
		['what the footer holds where there is no legal widget', ['navigation'], ['/impressum', '/']],
		['what the contact widget holds', ['contact', 'navigation'], ['/kontakt', '/']],
		['the shop links', ['navigation'], ['/agb', '/']],
		['what it holds itself', ['navigation'], ['/', '/']],
	])('leave out of the navigation %s', (_, names, paths) => {
		const content = aContent({ menu: paths.map((path, id) => entry(id, path)), widgets: names.map((name) => widget(name)), shop: aShop() });
		const all = hrefs(content);
		expect(all).toContain('/');
		expect(all).toEqual([...new Set(all)]);
		const navigation = shellOf(content, 'de').widgets.find(({ kind }) => kind === 'navigation');
		expect(navigation).toHaveProperty('links', [expect.objectContaining({ href: '/' })]);
	});

	it('leave out of the navigation the link to the newsletter, where the footer has it', () => {
		const content = aContent({ menu: [entry(1, '/newsletter'), entry(2, '/')], widgets: [widget('navigation')] });
		const { newsletterLink, widgets } = shellOf(content, 'de', { ...aSiteConfig(), orderServiceUrl: '/ecom' });
		expect(newsletterLink?.href).toBe('/newsletter');
		expect(widgets).toEqual([expect.objectContaining({ links: [expect.objectContaining({ href: '/' })] })]);
	});

	it('leave the navigation out where nothing is left for it', () => {
		const content = aContent({ menu: [entry(1, '/impressum')], widgets: [widget('navigation'), widget('legal')] });
		expect(shellOf(content, 'de').widgets.map(({ kind }) => kind)).toEqual(['legal']);
	});

	it('show the logo where they are told to, and head themselves in the language', () => {
		const widgets = [widget('address', { showLogo: true, header: aText('Haus') }), widget('address')];
		const project = { ...aContent().project, logo: 'a' };
		const shown = shellOf(aContent({ widgets, project }), 'en').widgets.map(
			(each) => each.kind === 'address' && [each.header, each.logo !== null],
		);
		expect(shown).toEqual([
			['Haus (en)', true],
			[null, false],
		]);
	});

	it('mark what is no number as the German note that it is', () => {
		const company = { ...aContent().company, phones: [{ type: 'phone' as const, display: 'Siehe Zettel', href: null, primary: false }] };
		const displayed = (language: 'de' | 'fr') => shellOf(aContent({ company }), language).company.phones[0]?.display;
		expect(displayed('de')).toBe('Siehe Zettel');
		expect(displayed('fr')).toEqual({ text: 'Siehe Zettel', lang: 'de' });
	});

	it('show a fax number without a link', () => {
		const company = { ...aContent().company, phones: [{ type: 'fax' as const, display: '1', href: 'tel:1', primary: false }] };
		expect(shellOf(aContent({ company }), 'de').company.phones).toEqual([{ type: 'fax', display: '1', href: null }]);
		expect(shellOf(aContent({ company }), 'en').company.phones).toEqual([{ type: 'fax', display: '1', href: null }]);
	});

	it('come in the order of the content, unknown ones too', () => {
		const widgets = ['address', 'contact', 'openingHours', 'legal', 'navigation', 'social', 'weather'].map((name, sort) => ({
			name,
			sort,
			position: 'footer' as const,
			showLogo: false,
			header: null,
		}));
		const kindsOf = (more: Partial<Content>) =>
			shellOf(aContent({ widgets, menu: [entry(1, '/')], ...more }), 'de').widgets.map((widget) =>
				widget.kind === 'unknown' ? widget.name : widget.kind,
			);
		const period = { sort: 1, days: aText('Mo'), opens: '09:00', closes: '18:00', closed: false, freeText: null, location: null };
		const socialLinks = [{ media: 'instagram' as const, displayName: 'Instagram', url: 'https://instagram.example/haus' }];
		const all = ['address', 'contact', 'openingHours', 'legal', 'navigation', 'social', 'weather'];
		expect(kindsOf({ openingPeriods: [period], socialLinks })).toEqual(all);
		// A heading would stand over nothing.
		expect(kindsOf({ openingPeriods: [], socialLinks: [] })).toEqual(all.filter((kind) => kind !== 'openingHours' && kind !== 'social'));
	});
});

test.each([
	[null, null, null],
	['120rem', '104rem', null],
	['120rem', '62rem', 992],
	['1000px', '62rem', 992],
	['900px', '62rem', 900],
	['50vw', null, 640],
	['100%', '100%', null],
	['60ch', null, 420],
])('page %s, wrapper %s: %s', (pageWidth, wrapperWidth, widthPx) => {
	expect(toLineWidthPx({ pageWidth, wrapperWidth })).toBe(widthPx);
});
