/** The German texts; the shop's first language. */
import { base } from './de/base.ts';
import { cart } from './de/cart.ts';
import { checkout } from './de/checkout.ts';
import { consent } from './de/consent.ts';
import { forms } from './de/forms.ts';
import { house } from './de/house.ts';
import { lists } from './de/lists.ts';
import { product } from './de/product.ts';
import { personalization, requests } from './de/product-forms.ts';
import { search } from './de/search.ts';
import { suggestions } from './de/suggestions.ts';
import { withdrawWords } from './withdraw-words.ts';

/** Words of header, menu and footer. German. */
const frame = {
	frame: {
		skipToContent: 'Zum Inhalt springen',
		home: 'Startseite',
		menu: 'Menü',
		closeMenu: 'Menü schließen',
		mainNavigation: 'Hauptmenü',
		chooseLanguage: 'Sprache wählen',
		shopNavigation: 'Einkauf',
		legalNavigation: 'Rechtliches',
		/** Opens the sidebar with the company block, and names it. */
		legalSidebar: 'Firmenangaben',
		closeLegalSidebar: 'Firmenangaben schließen',
		withdrawFromContract: 'Vertrag widerrufen',
		/** The banner over a site that shows what is not published yet. */
		drafts: {
			name: 'Entwurf',
			text: 'Entwurf: Diese Ansicht zeigt auch, was noch nicht veröffentlicht ist. Sie ist nicht die Website des Hauses.',
		},
	},
};

export const de = {
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
	withdraw: withdrawWords.de,
};
