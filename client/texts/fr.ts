/** The French texts, with the narrow no-break space (U+202F) before ; ! ? and the no-break space (U+00A0) before a colon. */
import { base } from './fr/base.ts';
import { cart } from './fr/cart.ts';
import { checkout } from './fr/checkout.ts';
import { consent } from './fr/consent.ts';
import { forms } from './fr/forms.ts';
import { frame } from './fr/frame.ts';
import { house } from './fr/house.ts';
import { lists } from './fr/lists.ts';
import { personalization } from './fr/personalization.ts';
import { product } from './fr/product.ts';
import { requests } from './fr/requests.ts';
import { search } from './fr/search.ts';
import { suggestions } from './fr/suggestions.ts';
import { withdraw } from './fr/withdraw.ts';
import type { Texts } from './texts.ts';

export const fr: Texts = {
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
