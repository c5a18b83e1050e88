/** The page of a piece. French. */
import type { TextParts } from '../texts.ts';

export const product: TextParts['product'] = {
	product: {
		reference: 'Référence',
		description: 'Description',
		back: (list) => `Retour\u00a0: ${list}`,
		onRequest: 'Nous vous indiquerons volontiers le prix de cette pièce de vive voix.',
		request: 'Nous interroger sur cette pièce',
		variant: 'Variante',
		chooseVariant: 'Veuillez choisir',
		variantMissing: (label) => `Veuillez d’abord choisir\u00a0: ${label}.`,
		countInvalid: (most) => `Veuillez saisir une quantité de 1 à ${most}.`,
		personalize: (name) => `Votre choix\u00a0: ${name}`,
		quantity: 'Quantité',
		addToCart: 'Ajouter au panier',
		added: (name) => `Ajouté au panier\u00a0: ${name}.`,
		toCart: 'Voir le panier',
		soldOut: 'Épuisé pour le moment',
		inStock: 'En stock',
		stock: (count) => `${count} en stock`,
		madeToOrder: 'Commandé pour vous',
		shippingTime: (days) => (days < 2 ? `Expédié sous ${days} jour` : `Expédié sous ${days} jours`),
		delivery: (days) => `Arrivée en Allemagne ${toFrenchDays(`${days}`)}`,
		soldOutVariant: (variant) => `${variant} (épuisé pour le moment)`,
		beyondStock: 'Tout n’est pas en stock\u00a0: nous commandons le reste pour vous, ce qui prend plus de temps.',
		limited: (name, count) =>
			count < 2
				? `${name}\u00a0: un seul exemplaire est disponible pour le moment. Il est dans votre panier.`
				: `${name}\u00a0: ${count} exemplaires au plus sont disponibles pour le moment. Ils sont dans votre panier.`,
		failed: 'Cela n’a pas fonctionné. Veuillez réessayer.',
		withoutScript: 'Le panier nécessite JavaScript. Sans JavaScript, commandez volontiers par téléphone.',
		requests: {
			availability: 'Demander la disponibilité',
			information: 'Poser une question',
			reservation: 'Réserver en boutique',
			appointment: 'Prendre rendez-vous',
		},
	},
	ratings: { title: 'Avis', write: 'Donner son avis' },
};

/** Two days stand as a dash between them; the first of a month is the only one with an ordinal. */
function toFrenchDays(days: string): string {
	const [first, last] = days.split(/\s*–\s*/).map((day) => `le ${day}`.replace(/ 1(?!\d)/, ' 1er'));
	return last === undefined ? `vers ${first}` : `entre ${first} et ${last}`;
}
