/** Loads words in the browser: of one language, the parts that are needed, each from a chunk of its own. */
import type { Language, PerLanguage } from '../../site/languages.ts';
import type { TextPart, TextParts, Texts } from './texts.ts';

type PartLoaders = { readonly [Part in TextPart]: () => Promise<TextParts[Part]> };

const loaders: PerLanguage<PartLoaders> = {
	de: {
		base: () => import('./de/base.ts').then(({ base }) => base),
		product: () => import('./de/product.ts').then(({ product }) => product),
		personalization: () => import('./de/product-forms.ts').then(({ personalization }) => personalization),
		suggestions: () => import('./de/suggestions.ts').then(({ suggestions }) => suggestions),
		cart: () => import('./de/cart.ts').then(({ cart }) => cart),
		checkout: () => import('./de/checkout.ts').then(({ checkout }) => checkout),
		lists: () => import('./de/lists.ts').then(({ lists }) => lists),
		forms: () => import('./de/forms.ts').then(({ forms }) => forms),
		consent: () => import('./de/consent.ts').then(({ consent }) => consent),
		house: () => import('./de/house.ts').then(({ house }) => house),
		requests: () => import('./de/product-forms.ts').then(({ requests }) => requests),
		search: () => import('./de/search.ts').then(({ search }) => search),
	},
	en: {
		base: () => import('./en/base.ts').then(({ base }) => base),
		product: () => import('./en/product.ts').then(({ product }) => product),
		personalization: () => import('./en/product-forms.ts').then(({ personalization }) => personalization),
		suggestions: () => import('./en/suggestions.ts').then(({ suggestions }) => suggestions),
		cart: () => import('./en/cart.ts').then(({ cart }) => cart),
		checkout: () => import('./en/checkout.ts').then(({ checkout }) => checkout),
		lists: () => import('./en/lists.ts').then(({ lists }) => lists),
		forms: () => import('./en/forms.ts').then(({ forms }) => forms),
		consent: () => import('./en/consent.ts').then(({ consent }) => consent),
		house: () => import('./en/house.ts').then(({ house }) => house),
		requests: () => import('./en/product-forms.ts').then(({ requests }) => requests),
		search: () => import('./en/search.ts').then(({ search }) => search),
	},
	fr: {
		base: () => import('./fr/base.ts').then(({ base }) => base),
		product: () => import('./fr/product.ts').then(({ product }) => product),
		personalization: () => import('./fr/product-forms.ts').then(({ personalization }) => personalization),
		suggestions: () => import('./fr/suggestions.ts').then(({ suggestions }) => suggestions),
		cart: () => import('./fr/cart.ts').then(({ cart }) => cart),
		checkout: () => import('./fr/checkout.ts').then(({ checkout }) => checkout),
		lists: () => import('./fr/lists.ts').then(({ lists }) => lists),
		forms: () => import('./fr/forms.ts').then(({ forms }) => forms),
		consent: () => import('./fr/consent.ts').then(({ consent }) => consent),
		house: () => import('./fr/house.ts').then(({ house }) => house),
		requests: () => import('./fr/product-forms.ts').then(({ requests }) => requests),
		search: () => import('./fr/search.ts').then(({ search }) => search),
	},
};

/** Rejects when the part's chunk cannot be loaded. */
export function loadTexts<Part extends TextPart>(language: Language, part: Part): Promise<TextParts[Part]> {
	return loaders[language][part]();
}

/**
 * The texts of a page that needs only these parts and the base: the others are missing, though the type has them. A test compares the
 * texts of each template with its parts (`lazy-pages.ts`).
 */
export async function loadPageTexts(language: Language, parts: readonly TextPart[]): Promise<Texts> {
	const loaded: Partial<Texts>[] = await Promise.all([loadTexts(language, 'base'), ...parts.map((part) => loadTexts(language, part))]);
	return Object.assign({}, ...loaded);
}
