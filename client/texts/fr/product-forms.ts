/** Words of a product's personalisation. French. */
import type { TextParts } from '../texts.ts';

export const personalization: TextParts['personalization'] = {
	personalization: {
		optional: 'facultatif',
		counted: (length, most) => `${length} sur ${most} caractères`,
		missing: 'Veuillez remplir ce champ.',
		tooLong: (length, most) => `${length} caractères saisis, ${most} au maximum.`,
		unknownGlyphs: (glyphs, count) =>
			count === 1
				? `Nous ne pouvons pas graver ce caractère\u00a0: ${glyphs}`
				: `Nous ne pouvons pas graver ces caractères\u00a0: ${glyphs}`,
		surcharge: (amount) => `+ ${amount} par pièce`,
		priceWith: (amount) => `Prix avec votre choix\u00a0: ${amount}`,
		noNumber: 'Veuillez saisir un nombre.',
		preview: (text) => (text === '' ? 'Aperçu de la gravure, sans texte pour l’instant' : `Aperçu de la gravure\u00a0: ${text}`),
		illustration: 'Illustration non contractuelle. La police et la mise en place varient selon la pièce.',
	},
};

/** Forms that a product's page loads on demand. French. */
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
		dayInvalid: 'Veuillez choisir un jour où la boutique est ouverte.',
		refused: {
			past: 'Ce jour est déjà passé.',
			notice: 'Ce jour est trop proche.',
			late: 'Nous ne prenons pas de rendez-vous aussi longtemps à l’avance.',
			weekday: (weekday) => `Notre boutique est fermée le ${weekday}.`,
			closed: (day) => `Notre boutique est fermée le ${day}.`,
			openIn: (day, half) => `Le ${day}, notre boutique n’est ouverte que ${half === 'morning' ? 'le matin' : 'l’après-midi'}.`,
			next: (day) => `Le prochain jour possible est le ${day}.`,
			nextHalf: (day, half) =>
				half === 'morning' ? `La prochaine matinée possible est celle du ${day}.` : `Le prochain après-midi possible est celui du ${day}.`,
			last: (day) => `Le dernier jour possible est le ${day}.`,
		},
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
