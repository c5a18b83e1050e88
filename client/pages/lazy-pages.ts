/** Loads one template's page in the browser, each from a chunk of its own, and the words that it says. */
import type { ReactElement } from 'react';
import { loadPageTexts, loadTexts } from '../texts/load-texts.ts';
import type { TextPart, Texts } from '../texts/texts.ts';
import type { TemplateName } from './page-data.ts';
import type { pageElement, ShownPage } from './page-element.tsx';
import { pageLoaders } from './page-loaders.ts';

/** The parts of the texts, beyond the base, of which a template says something at once or later; no more than these reach its visitors. */
export const partsByTemplate: { readonly [Name in TemplateName]: readonly TextPart[] } = {
	home: ['lists', 'forms'],
	window: ['lists'],
	brands: ['lists'],
	brand: ['lists'],
	'watch-brand': ['lists', 'consent'],
	goods: ['lists'],
	'product-list': ['lists'],
	product: ['product'],
	text: ['house', 'consent'],
	privacy: ['house', 'consent'],
	imprint: ['house', 'consent'],
	contact: ['house', 'forms', 'consent'],
	thanks: ['forms'],
	newsletter: ['forms'],
	cart: ['cart', 'product'],
	checkout: ['checkout', 'cart', 'product', 'forms'],
	payment: ['checkout'],
	confirmation: ['checkout'],
	search: ['search', 'lists'],
	'new-product': ['product'],
	'wish-list': ['cart', 'lists', 'product'],
	withdraw: ['forms'],
	'not-found': ['house'],
};

/** A page's data, ready to become an element. */
export interface LoadedPage {
	readonly page: ShownPage;
	/** In the page's language: the base and the parts of its template. */
	readonly texts: Texts;
	/** `toElement` is handed in, so that React is no part of the first script. */
	readonly element: (toElement: typeof pageElement) => ReactElement;
	/** For parts that the page brings on demand. Handed on, because boot holds it and shares no module. */
	readonly loadTexts?: typeof loadTexts;
}

/** Handed to the app by boot, so that the two share no module. */
export interface LazyPages {
	/** Rejects when a chunk of the page or of its texts cannot be loaded. */
	load(page: ShownPage): Promise<LoadedPage>;
	/** Whether this build has a page for a template that fetched data names. */
	has(template: unknown): template is TemplateName;
	/** For what appears on pages that do not say it themselves. */
	readonly loadTexts: typeof loadTexts;
}

export const lazyPages: LazyPages = {
	load: async (page) => {
		const parts = partsByTemplate[page.template];
		const [element, texts] = await Promise.all([loadElement(page), loadPageTexts(page.result.language, parts)]);
		return { page, texts, element, loadTexts };
	},
	has: (template): template is TemplateName => typeof template === 'string' && Object.hasOwn(pageLoaders, template),
	loadTexts,
};

async function loadElement<Name extends TemplateName>(page: ShownPage<Name>): Promise<LoadedPage['element']> {
	const Page = await pageLoaders[page.template]();
	return (toElement) => toElement(Page, page);
}
