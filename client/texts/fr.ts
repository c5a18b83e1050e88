/** The French texts, with the narrow no-break space (U+202F) before ; ! ? and the no-break space (U+00A0) before a colon. */
import { base } from './fr/base.ts';
import { cart } from './fr/cart.ts';
import { checkout } from './fr/checkout.ts';
import { consent } from './fr/consent.ts';
import { forms } from './fr/forms.ts';
import { house } from './fr/house.ts';
import { lists } from './fr/lists.ts';
import { product } from './fr/product.ts';
import { personalization, requests } from './fr/product-forms.ts';
import { search } from './fr/search.ts';
import { suggestions } from './fr/suggestions.ts';
import type { Texts } from './texts.ts';
import { withdrawWords } from './withdraw-words.ts';

/** Words of header, menu and footer. French. */
const frame: Pick<Texts, 'frame'> = {
	frame: {
		skipToContent: 'Aller au contenu',
		home: 'Accueil',
		menu: 'Menu',
		closeMenu: 'Fermer le menu',
		mainNavigation: 'Menu principal',
		chooseLanguage: 'Choisir la langue',
		shopNavigation: 'Achats',
		legalNavigation: 'Informations légales',
		legalSidebar: 'Coordonnées de l’entreprise',
		closeLegalSidebar: 'Fermer les coordonnées',
		withdrawFromContract: 'Se rétracter du contrat',
		drafts: {
			name: 'Brouillon',
			text: 'Brouillon : cet aperçu montre aussi des contenus non publiés. Ce n’est pas le site public.',
		},
	},
};

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
	withdraw: withdrawWords.fr,
};
