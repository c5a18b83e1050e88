/** The English texts. */
import { base } from './en/base.ts';
import { cart } from './en/cart.ts';
import { checkout } from './en/checkout.ts';
import { consent } from './en/consent.ts';
import { forms } from './en/forms.ts';
import { house } from './en/house.ts';
import { lists } from './en/lists.ts';
import { product } from './en/product.ts';
import { personalization, requests } from './en/product-forms.ts';
import { search } from './en/search.ts';
import { suggestions } from './en/suggestions.ts';
import type { Texts } from './texts.ts';
import { withdrawWords } from './withdraw-words.ts';

/** Words of header, menu and footer. English. */
const frame: Pick<Texts, 'frame'> = {
	frame: {
		skipToContent: 'Skip to content',
		home: 'Home',
		menu: 'Menu',
		closeMenu: 'Close menu',
		mainNavigation: 'Main menu',
		chooseLanguage: 'Choose a language',
		shopNavigation: 'Shopping',
		legalNavigation: 'Legal',
		legalSidebar: 'Company details',
		closeLegalSidebar: 'Close company details',
		withdrawFromContract: 'Withdraw from contract',
		drafts: {
			name: 'Draft',
			text: 'Draft: this preview also shows content that has not been published yet. It is not the public website.',
		},
	},
};

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
	withdraw: withdrawWords.en,
};
