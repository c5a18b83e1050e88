/** Every text of the interface. The German files declare them; each other language fills the same shape. Content comes from the backend instead. */
import type { base } from './de/base.ts';
import type { cart } from './de/cart.ts';
import type { checkout } from './de/checkout.ts';
import type { consent } from './de/consent.ts';
import type { forms } from './de/forms.ts';
import type { house } from './de/house.ts';
import type { lists } from './de/lists.ts';
import type { product } from './de/product.ts';
import type { personalization, requests } from './de/product-forms.ts';
import type { search } from './de/search.ts';
import type { suggestions } from './de/suggestions.ts';
import type { de } from './de.ts';

/** The shape of German texts, for any language. */
export type Wording<German> = German extends string
	? string
	: German extends (...words: infer Words) => string
		? (...words: Words) => string
		: { readonly [Key in keyof German]: Wording<German[Key]> };

/** A language's texts by part: the browser loads the parts that a page shows (`load-texts.ts`). */
export type TextParts = Wording<{
	base: typeof base;
	product: typeof product;
	personalization: typeof personalization;
	suggestions: typeof suggestions;
	cart: typeof cart;
	checkout: typeof checkout;
	lists: typeof lists;
	forms: typeof forms;
	consent: typeof consent;
	house: typeof house;
	requests: typeof requests;
	search: typeof search;
}>;

export type TextPart = keyof TextParts;

export type Texts = Wording<typeof de>;
