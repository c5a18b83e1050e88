/** No heading is over a section that has nothing in it. */
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { BrandPage } from '../../../client/pages/brand/BrandPage.tsx';
import { ContactPage } from '../../../client/pages/contact/ContactPage.tsx';
import { ImprintPage } from '../../../client/pages/imprint/ImprintPage.tsx';
import { WatchBrandPage } from '../../../client/pages/watch-brand/WatchBrandPage.tsx';
import { de } from '../../../client/texts/de.ts';
import { PageContextProvider } from '../../../client/ui/page-context.tsx';
import { aCompany } from '../../builders/shell.ts';

const bare = aCompany({ phones: [], email: null });
const head = { language: 'de' } as const;
const contact = { map: null, directions: [], openingHours: [], form: null, thanksPath: '/danke' } as const;
const numbers = { vatNumber: null, taxNumber: null, legalAuthority: null, registers: [] } as const;
const brand = {
	name: 'Kernholm',
	typeName: 'Uhren',
	typePath: null,
	lead: null,
	picture: null,
	brands: null,
	products: [],
	shopPath: null,
	priceNote: { shippingPath: null },
} as const;

function show(page: ReactNode): void {
	document.body.innerHTML = renderToStaticMarkup(
		<PageContextProvider value={{ language: 'de', path: '/', texts: de, richText: {} }}>{page}</PageContextProvider>,
	);
}

test.each<[string, ReactNode, string[]]>([
	['contact', <ContactPage key="contact" data={{ ...head, ...contact, company: bare }} />, [de.contact.address]],
	['imprint', <ImprintPage key="imprint" data={{ ...head, ...numbers, company: bare }} />, [de.imprint.provider]],
	['brand', <BrandPage key="brand" data={{ ...head, ...brand }} />, []],
	['watch brand', <WatchBrandPage key="watch" data={{ ...head, ...brand, area: null, frame: null }} />, []],
])('%s', (_, page, headings) => {
	show(page);
	expect([...document.querySelectorAll('h2')].map(({ textContent }) => textContent)).toEqual(headings);
	expect([...document.querySelectorAll('.band-body, dl')].filter(({ textContent }) => textContent === '')).toEqual([]);
});
