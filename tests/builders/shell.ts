/** Shells to render in tests. */
import type { CompanyData } from '../../client/company/company-data.ts';
import type { MenuLinkData, ShellData } from '../../client/layout/shell-data.ts';

export function aMenuLink(overrides: Partial<MenuLinkData> = {}): MenuLinkData {
	return { name: 'Marken', href: '/marken', kind: 'page', ...overrides };
}

export function aCompany(overrides: Partial<CompanyData> = {}): CompanyData {
	return {
		name: 'Juwelier Weidenbach',
		displayName: 'Juwelier Weidenbach',
		addressType: 'hq',
		legalForm: 'e. K.',
		executives: ['Johanna Weidenbach'],
		street: 'Am Kornmarkt 7',
		zipCode: '31934',
		city: 'Hallstedt',
		phones: [{ type: 'phone', display: '030 23125934', href: 'tel:+493023125934' }],
		email: 'laden@juwelier-weidenbach.example',
		...overrides,
	};
}

/** A German shell without menu and widgets. */
export function aShell(overrides: Partial<ShellData> = {}): ShellData {
	return {
		language: 'de',
		languages: ['de', 'en', 'fr'],
		homePath: '/',
		houseName: 'Juwelier Weidenbach',
		drafts: false,
		logo: null,
		header: { heightPx: null, layout: 'default', lineWidthPx: null },
		menu: [],
		cartPath: '/schaufenster/warenkorb',
		searchLink: aMenuLink({ name: 'Suche', href: '/schaufenster/suche' }),
		wishLink: aMenuLink({ name: 'Merkliste', href: '/schaufenster/merkliste' }),
		widgets: [],
		company: aCompany(),
		footerLinks: [],
		newsletterLink: null,
		withdrawLink: null,
		shopLinks: null,
		services: { entries: [], textsPath: '/page-data/sq/d/services.json', analytics: null, rating: null },
		...overrides,
	};
}
