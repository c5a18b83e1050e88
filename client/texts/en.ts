/** The English texts. */
import { base } from './en/base.ts';
import { cart } from './en/cart.ts';
import { checkout } from './en/checkout.ts';
import { consent } from './en/consent.ts';
import { forms } from './en/forms.ts';
import { frame } from './en/frame.ts';
import { house } from './en/house.ts';
import { lists } from './en/lists.ts';
import { personalization } from './en/personalization.ts';
import { product } from './en/product.ts';
import { requests } from './en/requests.ts';
import { search } from './en/search.ts';
import { suggestions } from './en/suggestions.ts';
import { withdraw } from './en/withdraw.ts';
import type { Texts } from './texts.ts';

export const en: Texts = {
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
