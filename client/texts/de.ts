/** The German texts; the shop's first language. */
import { base } from './de/base.ts';
import { cart } from './de/cart.ts';
import { checkout } from './de/checkout.ts';
import { consent } from './de/consent.ts';
import { forms } from './de/forms.ts';
import { frame } from './de/frame.ts';
import { house } from './de/house.ts';
import { lists } from './de/lists.ts';
import { personalization } from './de/personalization.ts';
import { product } from './de/product.ts';
import { requests } from './de/requests.ts';
import { search } from './de/search.ts';
import { suggestions } from './de/suggestions.ts';
import { withdraw } from './de/withdraw.ts';
import type { Texts } from './texts.ts';

export const de: Texts = {
	...base,
	...frame,
	...product,
	...personalization,
	...suggestions,
	...cart,
	...checkout,
	...lists,
	...forms,
	...consent,
	...house,
	...requests,
	...search,
	...withdraw,
};
