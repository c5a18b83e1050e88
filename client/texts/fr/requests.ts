/** Forms that a product's page loads on demand. French. */
import type { TextParts } from '../texts.ts';

export const requests: TextParts['requests'] = {
	requests: {
		titles: {
			availability: 'Cette pièce est-elle disponible\u202f?',
			information: 'Votre question sur cette pièce',
			reservation: 'Réserver en magasin',
			appointment: 'Prendre rendez-vous en magasin',
		},
		binding: 'Votre demande est sans engagement et ne constitue pas une commande. Nous vous répondrons par e-mail ou par téléphone.',
		day: 'Jour souhaité',
		dayInvalid: 'Veuillez choisir un jour plus tard où la boutique est ouverte.',
		daypart: 'Moment de la journée',
		dayparts: { any: 'peu importe', morning: 'matin', afternoon: 'après-midi' },
		count: 'Quantité',
		phone: 'Téléphone (facultatif)',
		message: 'Message (facultatif)',
		invalid: 'Veuillez vérifier ce champ.',
		submit: 'Envoyer la demande',
		sent: 'Merci. Nous avons bien reçu votre demande et vous répondrons.',
		failed: 'L’envoi a échoué. Votre saisie est conservée. Veuillez réessayer ou nous appeler.',
	},
	ratingForm: {
		title: 'Votre avis',
		stars: 'Cette pièce vous plaît-elle\u202f?',
		starCount: (stars) => (stars === 1 ? '1 étoile' : `${stars} étoiles`),
		starsMissing: 'Veuillez choisir le nombre d’étoiles.',
		headline: 'Titre (facultatif)',
		text: 'Votre avis (facultatif)',
		name: 'Nom à afficher (facultatif)',
		consent: 'J’ai lu la [notice de confidentialité] et j’accepte que mon avis soit publié ici.',
		consentMissing: 'Veuillez confirmer que votre avis peut être publié.',
		submit: 'Envoyer l’avis',
		sent: 'Merci. Nous lisons chaque avis avant de le publier ici.',
		failed: 'Votre avis n’a pas pu être envoyé. Il est conservé ici. Veuillez réessayer.',
	},
	gallery: {
		title: 'Images',
		position: (place, count) => `Image ${place} sur ${count}`,
		previous: 'Image précédente',
		next: 'Image suivante',
		enlarge: 'Voir en grand',
		magnify: 'Agrandir',
		shrink: 'Réduire',
		close: 'Fermer',
	},
};
