/** Texts of every page: the shell around it, navigation, and prices. French. */
import type { TextParts } from '../texts.ts';

export const base: TextParts['base'] = {
	shell: {
		cookieSettings: 'Paramètres des cookies',
		cookieSettingsFailed: 'Les paramètres n’ont pas pu être chargés. Veuillez réessayer.',
		newTab: '(s’ouvre dans un nouvel onglet)',
		cart: 'Panier',
		cartWithCount: (count) => `Panier (${count})`,
		wish: 'Ajouter aux favoris',
	},
	price: {
		onRequest: 'Prix sur demande',
		taxIncluded: 'TVA incluse',
		vat: (rate, amount) => `dont TVA ${rate}\u00a0: ${amount}`,
		vatOfSome: (rate, amount) => `dont TVA ${rate}\u00a0: ${amount} (articles TVA incluse)`,
		plusShipping: 'hors frais de livraison',
		base: (price, unit) => `Prix à l’unité\u00a0: ${price} par ${unit}`,
		label: 'Prix',
		range: (lowest, highest) => `${lowest} – ${highest}`,
	},
	navigation: {
		arrived: (title) => `Page chargée\u00a0: ${title}`,
		slow: 'Chargement de la page…',
		failed: 'La page n’a pas pu être chargée. Veuillez réessayer.',
		incomplete: 'Une partie de cette page n’a pas pu être chargée. Veuillez actualiser la page.',
	},
};
