/** The cart. French. */
import type { TextParts } from '../texts.ts';

export const cart: TextParts['cart'] = {
	cart: {
		title: 'Panier',
		loading: 'Votre panier se charge.',
		empty: 'Votre panier est vide.',
		toShop: 'Voir la vitrine',
		unavailable: 'Notre boutique en ligne est fermée pour le moment. Nous vous recevons volontiers au magasin.',
		order: 'Commandez cette sélection par téléphone, par e-mail ou en boutique.',
		orderLink: 'Contact et horaires',
		withoutScript:
			'Le panier est conservé dans votre navigateur et nécessite JavaScript. Sans JavaScript, commandez volontiers par téléphone.',
		lines: 'Votre sélection',
		unitPrice: 'Prix unitaire',
		lineTotal: 'Montant',
		quantityOf: (name) => `Quantité\u00a0: ${name}`,
		fewer: (name) => `Un de moins\u00a0: ${name}`,
		more: (name) => `Un de plus\u00a0: ${name}`,
		remove: 'Retirer',
		removeLine: (name) => `Retirer ${name}`,
		removed: (name) => `Retiré du panier\u00a0: ${name}.`,
		changed: (name, count) => `${name}\u00a0: quantité ${count}.`,
		total: 'Total',
		clear: 'Vider le panier',
		cleared: 'Le panier est vide.',
		notLoaded: 'Votre panier n’a pas pu être chargé.',
		retry: 'Réessayer',
		failed: 'La modification n’a pas fonctionné. Veuillez réessayer.',
	},
};
