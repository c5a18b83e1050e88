/** What every page says: the shell around it, navigation, and prices. French. */
import type { TextParts } from '../texts.ts';

export const base: TextParts['base'] = {
	shell: {
		cookieSettings: 'Paramètres des cookies',
		cookieSettingsFailed: 'Les paramètres n’ont pas pu être chargés. Veuillez réessayer.',
		newTab: '(s’ouvre dans un nouvel onglet)',
		cart: 'Panier',
		cartWithCount: (count) => `Panier (${count})`,
		wish: 'Mémoriser',
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
