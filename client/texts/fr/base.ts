/** What every page says: the shell around it, navigation, and prices. French. */
import type { TextParts } from '../texts.ts';

export const base: TextParts['base'] = {
	shell: {
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
		cookieSettings: 'Paramètres des cookies',
		cookieSettingsFailed: 'Les paramètres n’ont pas pu être chargés. Veuillez réessayer.',
		withdrawFromContract: 'Se rétracter du contrat',
		newTab: '(s’ouvre dans un nouvel onglet)',
		cart: 'Panier',
		cartWithCount: (count) => `Panier (${count})`,
		wish: 'Mémoriser',
		drafts: {
			name: 'Brouillon',
			text: 'Brouillon : cet aperçu montre aussi ce qui n’est pas encore publié. Ce n’est pas le site de la maison.',
		},
	},
	price: {
		onRequest: 'Prix sur demande',
		taxIncluded: 'TVA incluse',
		plusShipping: 'frais de livraison en sus',
		base: (price, unit) => `Prix à l’unité\u00a0: ${price} par ${unit}`,
		label: 'Prix',
		range: (lowest, highest) => `${lowest} – ${highest}`,
	},
	navigation: {
		arrived: (title) => `Page ouverte\u00a0: ${title}`,
		slow: 'La page se charge.',
		failed: 'La page n’a pas pu être chargée. Veuillez réessayer.',
		incomplete: 'Une partie de cette page n’a pas pu être chargée. Veuillez actualiser la page.',
	},
};
