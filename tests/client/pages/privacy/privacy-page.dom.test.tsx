/** The sections of the legal block that stand with the privacy text. */
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { PrivacySections } from '../../../../client/pages/privacy/PrivacyPage.tsx';
import type { PrivacySectionsData } from '../../../../client/pages/text/text-page-data.ts';
import { de } from '../../../../client/texts/de.ts';
import { PageContextProvider } from '../../../../client/ui/page-context.tsx';

const none: PrivacySectionsData = { officer: null, socialMedia: null, watchArea: null, consents: { services: [] }, optOut: null };

function show(sections: Partial<PrivacySectionsData>): void {
	document.body.innerHTML = renderToStaticMarkup(
		<PageContextProvider value={{ language: 'de', path: '/datenschutz', texts: de, richText: {} }}>
			<PrivacySections sections={{ ...none, ...sections }} />
		</PageContextProvider>,
	);
}

const headings = () => [...document.querySelectorAll('h2, h3')].map(({ textContent }) => textContent);

test('always end with the consents, at the anchor that all languages share', () => {
	show({});
	expect(headings()).toEqual(['Zustimmungen verwalten', 'Externe Inhalte']);
	expect(document.querySelector('#cookies h2')?.textContent).toBe('Zustimmungen verwalten');
	expect(document.querySelector('#cookies')?.textContent).toContain(de.privacy.withoutScript);
});

test('hold the opt-out of the analytics behind a gate of its own', () => {
	const gate = { service: 'matomo_opt_out', name: 'Statistik', provider: 'statistik.example', privacyUrl: null } as const;
	show({ optOut: { gate, src: 'https://statistik.example/opt-out', link: null } });
	expect(document.querySelector('#analytics h2')?.textContent).toBe(de.privacy.analytics);
	expect(document.querySelector('iframe')).toBeNull();
	expect(document.querySelector('#analytics .band-body a')?.getAttribute('href')).toBe('https://statistik.example/opt-out');
});

test('name the data protection officer with every way to reach them', () => {
	const phone = { display: '+49 30 23125977', href: 'tel:+493023125977' };
	show({ officer: { name: 'W. Harms', street: 'Tuchhalle 3', zipCode: '31934', city: 'Hallstedt', phone, email: 'dsb@harms.example' } });
	expect([...document.querySelectorAll('address > *')].map(({ textContent }) => textContent)).toEqual([
		'W. Harms',
		'Tuchhalle 3',
		'31934 Hallstedt',
	]);
	expect([...document.querySelectorAll('dl a')].map((link) => link.getAttribute('href'))).toEqual([
		'tel:+493023125977',
		'mailto:dsb@harms.example',
	]);
});

test("link the manufacturer's texts only where its area is embedded", () => {
	const area = { terms: 'https://area.example/terms', privacy: 'https://area.example/privacy', cookies: 'https://area.example/cookies' };
	show({ watchArea: { ...area, brand: { name: 'Aldermark', path: '/uhren/aldermark' } } });
	expect(headings()[0]).toBe(de.privacy.watchArea);
	const links = [...document.querySelectorAll('section:first-of-type .band-body a')].map((link) => link.getAttribute('href'));
	expect(links).toEqual(['/uhren/aldermark', area.terms, area.privacy, area.cookies]);
});
