/** The page of a product. French. */
import type { TextParts } from '../texts.ts';

export const product: TextParts['product'] = {
	product: {
		reference: 'Référence',
		description: 'Description',
		back: (list) => `Retour\u00a0: ${list}`,
		onRequest: 'Nous vous communiquerons volontiers le prix de cette pièce.',
		request: 'Se renseigner sur cette pièce',
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
		madeToOrder: 'Commandé spécialement pour vous',
		shippingTime: (days) =>
			days === 0 ? 'Prêt à être expédié' : days < 2 ? `Expédié sous ${days} jour ouvré` : `Expédié sous ${days} jours ouvrés`,
		delivery: (country, days) => `${country}\u00a0: arrivée ${toFrenchDays(`${days}`)}`,
		soldOutVariant: (variant) => `${variant} (épuisé pour le moment)`,
		pricedVariant: (variant, price) => `${variant} · ${price}`,
		notCombined: (value, other) => `${value} – pas avec ${other}`,
		noCombination: (both, first, possible) => `Cette combinaison n’existe pas\u00a0: ${both}. Disponible avec ${first}\u00a0: ${possible}.`,
		beyondStock: 'Tout n’est pas en stock\u00a0: nous commandons le reste pour vous, ce qui prend plus de temps.',
		limited: (name, count) =>
			count < 2
				? `${name}\u00a0: un seul exemplaire est disponible pour le moment. Il est dans votre panier.`
				: `${name}\u00a0: ${count} exemplaires au plus sont disponibles pour le moment. Ils sont dans votre panier.`,
		failed: 'Une erreur est survenue. Veuillez réessayer.',
		withoutScript: 'Le panier nécessite JavaScript. Sans JavaScript, vous pouvez commander par téléphone.',
		requests: {
			availability: 'Vérifier la disponibilité',
			information: 'Poser une question',
			reservation: 'Réserver en magasin',
			appointment: 'Prendre rendez-vous',
		},
	},
	ratings: { title: 'Avis', write: 'Donner votre avis' },
};

/** Two days stand as a dash between them; the first of a month is the only one with an ordinal. */
function toFrenchDays(days: string): string {
	const [first, last] = days.split(/\s*–\s*/).map((day) => `le ${day}`.replace(/ 1(?!\d)/, ' 1er'));
	return last === undefined ? `vers ${first}` : `entre ${first} et ${last}`;
}
