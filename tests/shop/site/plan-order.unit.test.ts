/** The order of a plan decides which of two pages has a path, the order of the sitemap, and that of problems. */
import { expect, it } from 'vitest';
import { planSite } from '../../../shop/site/plan-site.ts';
import { aBrand, aBrandType, aCatalogue, aContent, aManufacturer, aPage, aProduct, aShop, aSiteConfig } from '../../builders/content.ts';
import { dayOf } from '../history/price-points.ts';

const content = aContent({
	project: { ...aContent().project, showAccessibility: true },
	shop: aShop({ defaultSort: 'display_name' }),
	manufacturers: [aManufacturer()],
	brandTypes: [aBrandType()],
	brands: [
		aBrand({ id: 1, slug: 'falkenrieth' }),
		aBrand({ id: 2, slug: 'aldermark' }),
		aBrand({ id: 3, slug: 'verwaist', typeId: 99 }),
		aBrand({ id: 4, slug: 'nordlicht' }),
	],
	pages: [
		aPage({ id: 1, type: 'info', slug: 'werkstatt' }),
		aPage({ id: 2, type: 'home' }),
		aPage({ id: 3, type: 'privacy' }),
		aPage({ id: 4, type: 'accessibility' }),
		aPage({ id: 5, type: 'contact' }),
		aPage({ id: 6, type: 'social_media_privacy' }),
		aPage({ id: 7, type: 'info', slug: 'gravur' }),
	],
});
const config = aSiteConfig({
	languages: ['de'],
	specialBrand: 'aldermark',
	orderServiceUrl: '/ecom',
	live: { url: 'https://cms.example', publicToken: 'public' },
});
const legalTexts = (['agb', 'privacy'] as const).map((name, index) => ({
	name,
	language: 'de' as const,
	hash: `aaa${index}`,
	firstSeen: dayOf(1),
	title: 'Titel',
	body: 'Text',
}));
const products = [...Array.from({ length: 21 }, (_, index) => aProduct({ id: index + 1, images: ['p'] }))];

function planned(): string[] {
	const plan = planSite(content, aCatalogue(products).entries, config, { legalTexts, formerPaths: [] });
	return [...plan.routes()]
		.filter(({ subject }) => subject.template !== 'product')
		.map(({ path, subject }) => `${path} ${subject.template}`);
}

it('is that of templates, but for pages of one collection, and the versions of texts', () => {
	expect(planned()).toEqual([
		'/ home',
		'/kontakt contact',
		'/impressum imprint',
		'/digitales-schaufenster window',
		'/danke thanks',
		'/newsletter newsletter',
		'/vertrag-widerrufen withdraw',
		'/marken brands',
		'/uhren/falkenrieth brand',
		'/uhren/aldermark watch-brand',
		'/uhren/nordlicht brand',
		'/uhren goods',
		'/schmuck goods',
		'/schmuck/seite/2 goods',
		'/agb text',
		'/versand-und-zahlung text',
		'/widerruf text',
		'/info/werkstatt text',
		'/datenschutz privacy',
		'/barrierefreiheit text',
		'/datenschutz-soziale-medien text',
		'/info/gravur text',
		'/schaufenster product-list',
		'/schaufenster/seite/2 product-list',
		'/schaufenster/ringe product-list',
		'/schaufenster/ringe/seite/2 product-list',
		'/schaufenster/suche search',
		'/schaufenster/warenkorb cart',
		'/schaufenster/kasse checkout',
		'/schaufenster/kasse/zahlen payment',
		'/schaufenster/danke confirmation',
		'/schaufenster/merkliste wish-list',
		'/schaufenster/_ new-product',
		'/agb/fassung/aaa0 text',
		'/datenschutz/fassung/aaa1 text',
		'/404.html not-found',
	]);
});
