/** Loads words in the browser: of one language, the parts that are needed, each from a chunk of its own. */
import type { Language, PerLanguage } from '../../site/languages.ts';
import type { TextPart, TextParts, Texts } from './texts.ts';

type PartLoaders = { readonly [Part in TextPart]: () => Promise<Pick<TextParts, Part>> };

const loaders: PerLanguage<PartLoaders> = {
	de: {
		base: () => import('./de/base.ts'),
		product: () => import('./de/product.ts'),
		personalization: () => import('./de/product-forms.ts'),
		suggestions: () => import('./de/suggestions.ts'),
		cart: () => import('./de/cart.ts'),
		checkout: () => import('./de/checkout.ts'),
		lists: () => import('./de/lists.ts'),
		forms: () => import('./de/forms.ts'),
		consent: () => import('./de/consent.ts'),
		house: () => import('./de/house.ts'),
		requests: () => import('./de/product-forms.ts'),
		search: () => import('./de/search.ts'),
	},
	en: {
		base: () => import('./en/base.ts'),
		product: () => import('./en/product.ts'),
		personalization: () => import('./en/product-forms.ts'),
		suggestions: () => import('./en/suggestions.ts'),
		cart: () => import('./en/cart.ts'),
		checkout: () => import('./en/checkout.ts'),
		lists: () => import('./en/lists.ts'),
		forms: () => import('./en/forms.ts'),
		consent: () => import('./en/consent.ts'),
		house: () => import('./en/house.ts'),
		requests: () => import('./en/product-forms.ts'),
		search: () => import('./en/search.ts'),
	},
	fr: {
		base: () => import('./fr/base.ts'),
		product: () => import('./fr/product.ts'),
		personalization: () => import('./fr/product-forms.ts'),
		suggestions: () => import('./fr/suggestions.ts'),
		cart: () => import('./fr/cart.ts'),
		checkout: () => import('./fr/checkout.ts'),
		lists: () => import('./fr/lists.ts'),
		forms: () => import('./fr/forms.ts'),
		consent: () => import('./fr/consent.ts'),
		house: () => import('./fr/house.ts'),
		requests: () => import('./fr/product-forms.ts'),
		search: () => import('./fr/search.ts'),
	},
};

/** Rejects when the part's chunk cannot be loaded. */
export async function loadTexts<Part extends TextPart>(language: Language, part: Part): Promise<TextParts[Part]> {
	return (await loaders[language][part]())[part];
}

/**
 * The texts of a page that needs only these parts and the base: the others are missing, though the type has them. A test compares the
 * texts of each template with its parts (`lazy-pages.ts`).
 */
export async function loadPageTexts(language: Language, parts: readonly TextPart[]): Promise<Texts> {
	const loaded: Partial<Texts>[] = await Promise.all([loadTexts(language, 'base'), ...parts.map((part) => loadTexts(language, part))]);
	return Object.assign({}, ...loaded);
}
