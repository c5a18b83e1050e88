/** Forms, and the pages that they lead to. French. */
import type { TextParts } from '../texts.ts';

export const forms: TextParts['forms'] = {
	contact: {
		title: 'Contact',
		address: 'Comment nous trouver',
		reach: 'Comment nous joindre',
		directions: 'Vous pouvez aussi obtenir un itinéraire ici\u00a0:',
		directionsBy: (service) => `Itinéraire avec ${service}`,
		form: {
			title: 'Écrivez-nous',
			name: 'Nom',
			email: 'E-mail',
			message: 'Message',
			submit: 'Envoyer le message',
			sent: 'Nous avons bien reçu votre message.',
		},
	},
	forms: {
		allRequired: 'Tous les champs sont obligatoires.',
		phoneRead: (number) => `Nous vous joindrons au ${number}`,
		phoneKept: 'Vous pouvez continuer\u00a0: nous conservons votre saisie telle quelle.',
		trap: 'Veuillez laisser vide',
		sending: 'Envoi en cours…',
		summary: 'Veuillez vérifier votre saisie\u00a0:',
		faults: {
			missing: 'Veuillez remplir ce champ.',
			too_long: 'Le texte est trop long.',
			invalid: 'Le texte contient des caractères qui ne peuvent pas être envoyés.',
		},
		emailInvalid: 'Veuillez indiquer une adresse e-mail telle que nom@exemple.fr.',
		privacyMissing: 'Veuillez confirmer que vous avez lu la notice sur la protection des données.',
		privacy: 'J’ai lu la [notice sur la protection des données] et j’accepte que mes données soient utilisées pour me répondre.',
		incomplete: 'Une information manque ou n’est pas correcte. Le bouton Retour de votre navigateur vous ramène à votre saisie.',
		limited: 'Trop de messages ont été envoyés depuis votre connexion. Veuillez réessayer dans dix minutes.',
		failed: 'L’envoi a échoué. Votre saisie est conservée. Veuillez réessayer ou nous appeler.',
	},
	newsletter: {
		title: 'Newsletter',
		intro: 'Nos nouveautés et nos actualités, par e-mail.',
		signUp: 'S’inscrire',
		email: 'E-mail',
		submit: 'S’inscrire à la newsletter',
		consent:
			'Vous confirmez votre inscription grâce à un lien que nous vous envoyons et pouvez vous désinscrire à tout moment. Pour en savoir plus\u00a0: [protection des données].',
		success: 'Merci de votre inscription !',
		checkMail: 'Nous vous avons envoyé un e-mail. Votre inscription prendra effet dès que vous aurez cliqué sur le lien qu’il contient.',
		failed: 'Une erreur inattendue s’est produite',
		missing: 'Adresse e-mail manquante',
		duplicate: 'Trop de tentatives d’inscription avec cette adresse',
		confirmed: 'Votre inscription est confirmée. Vous recevrez désormais notre newsletter.',
		expired: 'Ce lien n’est plus valable. Veuillez vous inscrire à nouveau.',
		unsubscribed: 'Votre désinscription est enregistrée. Vous ne recevrez plus notre newsletter.',
	},
	thanks: {
		title: 'Merci',
		text: 'Nous avons bien reçu votre message et vous répondrons dès que possible.',
		home: 'Retour à l’accueil',
	},
	phone: {
		NOT_A_NUMBER: 'Ce n’est pas un numéro de téléphone.',
		TOO_SHORT: 'Ce numéro de téléphone est trop court.',
		TOO_LONG: 'Ce numéro de téléphone est trop long.',
		INVALID_COUNTRY: 'Cet indicatif de pays n’existe pas.',
	},
};
