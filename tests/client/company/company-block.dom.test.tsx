/** Who stands behind the site, as imprint and sidebar say it. */
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { CompanyBlock } from '../../../client/company/CompanyBlock.tsx';
import { de } from '../../../client/texts/de.ts';
import { PageContextProvider } from '../../../client/ui/page-context.tsx';
import { aCompany } from '../../builders/shell.ts';

function show(overrides: Parameters<typeof aCompany>[0] = {}): void {
	document.body.innerHTML = renderToStaticMarkup(
		<PageContextProvider value={{ language: 'de', path: '/impressum', texts: de, richText: {} }}>
			<CompanyBlock company={aCompany({ name: 'Weidenbach e. K.', ...overrides })} />
		</PageContextProvider>,
	);
}

const lines = () => [...document.querySelectorAll('address > *')].map(({ textContent }) => textContent);
const labels = () => [...document.querySelectorAll('dt')].map(({ textContent }) => textContent);

test('names company, legal form, address type, address, executives, and how to reach them', () => {
	show();
	expect(lines()).toEqual(['Weidenbach e. K.', 'e. K.', 'Hauptsitz', 'Am Kornmarkt 7', '31934 Hallstedt']);
	expect(document.querySelector('p')?.textContent).toBe('Vertreten durch Johanna Weidenbach');
	expect(labels()).toEqual(['Telefon', 'E-Mail']);
	expect([...document.querySelectorAll('dd a')].map((link) => link.getAttribute('href'))).toEqual([
		'tel:+493023125934',
		'mailto:laden@juwelier-weidenbach.example',
	]);
});

test('names a kind of number once, however many there are', () => {
	const phone = (display: string, type: 'phone' | 'fax' = 'phone') => ({ type, display, href: null });
	show({ phones: [phone('1'), phone('2', 'fax'), phone('3')], email: null });
	expect(labels()).toEqual(['Telefon', 'Fax']);
	expect([...document.querySelectorAll('dl > div')].map((group) => [...group.querySelectorAll('dd')].map((dd) => dd.textContent))).toEqual([
		['1', '3'],
		['2'],
	]);
});

test('calls the address of an association by its type', () => {
	show({ legalForm: 'e. V.', addressType: 'federal_office' });
	expect(lines().slice(1, 3)).toEqual(['e. V.', 'Bundesgeschäftsstelle']);
});

test('says nothing of what the company does not have', () => {
	show({ legalForm: null, addressType: null, street: null, zipCode: null, city: null, executives: [], phones: [], email: null });
	expect(document.body.textContent).toBe('Weidenbach e. K.');
});
