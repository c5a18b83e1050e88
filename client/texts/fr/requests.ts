/** Forms that a piece's page brings when somebody wants them. French. */
import type { TextParts } from '../texts.ts';

export const requests: TextParts['requests'] = {
	requests: {
		titles: {
			availability: 'Cette pièce est-elle disponible\u202f?',
			information: 'Votre question sur cette pièce',
			reservation: 'Réserver en boutique',
			appointment: 'Prendre rendez-vous en boutique',
		},
		binding: 'Votre demande n’engage personne et n’est pas une commande. Nous répondons par e-mail ou par téléphone.',
		day: 'Jour souhaité',
		dayInvalid: 'Veuillez choisir aujourd’hui ou un jour plus tard.',
		daypart: 'Moment de la journée',
		dayparts: { any: 'peu importe', morning: 'matin', afternoon: 'après-midi' },
		count: 'Quantité',
		phone: 'Téléphone (facultatif)',
		message: 'Message (facultatif)',
		invalid: 'Cette indication n’est pas correcte.',
		submit: 'Envoyer la demande',
		sent: 'Merci. Votre demande est arrivée, nous vous répondrons.',
		failed: 'L’envoi n’a pas fonctionné. Vos indications sont toujours là. Veuillez réessayer ou nous appeler.',
	},
	ratingForm: {
		title: 'Votre avis',
		stars: 'Cette pièce vous plaît-elle\u202f?',
		starCount: (stars) => (stars === 1 ? '1 étoile' : `${stars} étoiles`),
		starsMissing: 'Veuillez choisir le nombre d’étoiles.',
		headline: 'Titre (facultatif)',
		text: 'Vos mots (facultatif)',
		name: 'Nom à afficher (facultatif)',
		consent: 'J’ai lu la [notice de confidentialité] et j’accepte que mon avis soit publié ici.',
		consentMissing: 'Veuillez confirmer que votre avis peut être publié.',
		submit: 'Envoyer l’avis',
		sent: 'Merci. Nous lisons votre avis avant qu’il ne paraisse ici.',
		failed: 'Votre avis n’a pas pu être envoyé. Il est toujours là. Veuillez réessayer.',
	},
	gallery: {
		title: 'Images',
		position: (place, count) => `Image ${place} sur ${count}`,
		previous: 'Image précédente',
		next: 'Image suivante',
		enlarge: 'Regarder de près',
		magnify: 'Agrandir',
		shrink: 'Réduire',
		close: 'Fermer',
	},
};
