/** The page of a piece. French. */
import type { TextParts } from '../texts.ts';

export const product: TextParts['product'] = {
	product: {
		reference: 'Référence',
		description: 'Description',
		attributes: 'Caractéristiques',
		manufacturer: 'Fabricant',
		back: (list) => `Retour\u00a0: ${list}`,
		onRequest: 'Nous vous indiquerons volontiers le prix de cette pièce de vive voix.',
		request: 'Nous interroger sur cette pièce',
		pictures: 'Images',
		variant: 'Variante',
		chooseVariant: 'Veuillez choisir',
		quantity: 'Quantité',
		addToCart: 'Ajouter au panier',
		added: (name) => `Ajouté au panier\u00a0: ${name}.`,
		toCart: 'Voir le panier',
		soldOut: 'Épuisé pour le moment',
		inStock: 'En stock',
		stock: (count) => `${count} en stock`,
		madeToOrder: 'Commandé pour vous',
		shippingTime: (days) => (days < 2 ? `Expédié sous ${days} jour` : `Expédié sous ${days} jours`),
		soldOutVariant: (variant) => `${variant} (épuisé pour le moment)`,
		limited: (name, count) =>
			count < 2
				? `${name}\u00a0: un seul exemplaire est disponible pour le moment. Il est dans votre panier.`
				: `${name}\u00a0: ${count} exemplaires au plus sont disponibles pour le moment. Ils sont dans votre panier.`,
		memoryOnly: 'Votre navigateur n’enregistre pas le panier. Il n’est conservé que tant que cette page reste ouverte.',
		failed: 'Cela n’a pas fonctionné. Veuillez réessayer.',
		withoutScript: 'Le panier nécessite JavaScript. Sans JavaScript, commandez volontiers par téléphone.',
		requests: {
			availability: 'Demander la disponibilité',
			information: 'Poser une question',
			reservation: 'Réserver en boutique',
			appointment: 'Prendre rendez-vous',
		},
	},
	ratings: {
		title: 'Avis',
		none: 'Personne n’a encore donné son avis sur cette pièce.',
		stars: (rating) => `${rating} étoiles sur 5`,
		count: (ratings) => `d’après ${ratings} avis`,
		histogram: 'Répartition des étoiles',
		starCount: (stars) => (stars === 1 ? '1 étoile' : `${stars} étoiles`),
		period: (from, to) => (from === to ? `Donné le ${from}.` : `Donnés entre le ${from} et le ${to}.`),
		checked: 'Nous lisons chaque avis avant sa parution, mais ne vérifions pas s’il vient d’acheteurs de cette pièce.',
		nobody: 'Sans nom',
		newest: (count) => `Les ${count} plus récents sont affichés.`,
		write: 'Donner son avis',
	},
};
