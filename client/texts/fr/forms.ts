/** Forms, and the pages that they lead to. French. */
import type { TextParts } from '../texts.ts';

export const forms: TextParts['forms'] = {
	contact: {
		title: 'Contact',
		address: 'Comment nous trouver',
		reach: 'Comment nous joindre',
		directions: 'Ces services vous montrent aussi le chemin\u00a0:',
		directionsBy: (service) => `Itinéraire avec ${service}`,
		form: {
			title: 'Écrivez-nous',
			name: 'Nom',
			email: 'E-mail',
			message: 'Message',
			submit: 'Envoyer le message',
			sent: 'Votre message est arrivé.',
		},
	},
	forms: {
		allRequired: 'Tous les champs sont obligatoires.',
		trap: 'Veuillez laisser vide',
		sending: 'Envoi en cours…',
		summary: 'Veuillez vérifier vos indications\u00a0:',
		faults: {
			missing: 'Veuillez remplir ce champ.',
			too_long: 'Le texte est trop long.',
			invalid: 'Le texte contient des caractères qui ne peuvent pas être envoyés.',
		},
		emailInvalid: 'Veuillez indiquer une adresse e-mail telle que nom@exemple.fr.',
		privacyMissing: 'Veuillez confirmer que vous avez lu la notice sur la protection des données.',
		privacy: 'J’ai lu la [notice sur la protection des données] et j’accepte que mes indications servent à me répondre.',
		incomplete:
			'Il manque une indication, ou l’une d’elles n’est pas correcte. Le bouton Retour de votre navigateur vous rend ce que vous avez saisi.',
		limited: 'Trop de messages sont venus de votre connexion. Veuillez réessayer dans dix minutes.',
		failed: 'L’envoi n’a pas fonctionné. Vos indications sont toujours là. Veuillez réessayer, ou appelez-nous.',
	},
	newsletter: {
		title: 'Lettre d’information',
		intro: 'Quelques fois par an, nous vous écrivons ce qui est nouveau en vitrine et ce qui naît à l’atelier.',
		signUp: 'S’inscrire',
		email: 'E-mail',
		submit: 'Recevoir la lettre',
		consent:
			'Vous confirmez l’inscription par un lien que nous vous envoyons, et pouvez vous désinscrire à tout moment. Pour en savoir plus\u00a0: [protection des données].',
		success: 'Merci de votre inscription !',
		checkMail: 'Nous vous avons envoyé un e-mail. La lettre commence dès que vous avez confirmé le lien qu’il contient.',
		failed: 'Une erreur inattendue s’est produite',
		missing: 'Adresse e-mail manquante',
		duplicate: 'Trop de tentatives d’inscription avec cette adresse',
		confirmed: 'Votre inscription est confirmée. Vous recevrez désormais notre lettre d’information.',
		expired: 'Ce lien n’est plus valable. Veuillez vous inscrire une nouvelle fois.',
		unsubscribed: 'Votre désinscription est enregistrée. Vous ne recevrez plus de lettre d’information.',
	},
	thanks: {
		title: 'Merci',
		text: 'Votre message est arrivé. Nous répondons dès que possible, le plus souvent le jour ouvré même.',
		home: 'Vers l’accueil',
	},
	phone: {
		NOT_A_NUMBER: 'Ce n’est pas un numéro de téléphone.',
		TOO_SHORT: 'Ce numéro de téléphone est trop court.',
		TOO_LONG: 'Ce numéro de téléphone est trop long.',
		INVALID_COUNTRY: 'Nous ne connaissons pas cet indicatif de pays.',
	},
};
