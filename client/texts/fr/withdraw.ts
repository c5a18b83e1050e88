/** Where contracts are withdrawn from. French. */
import type { WithdrawTexts } from '../texts.ts';

export const withdraw: WithdrawTexts = {
	withdraw: {
		title: 'Se rétracter du contrat',
		intro: 'Vous pouvez ici vous rétracter d’un contrat conclu en ligne avec nous. Vous n’avez pas à indiquer de motif.',
		notice: 'Les [instructions relatives à la rétractation] précisent les règles applicables.',
		withoutForm:
			'Vous pouvez vous rétracter par e-mail ou par courrier\u00a0: il suffit d’indiquer le contrat et de déclarer que vous vous en rétractez. Nos coordonnées figurent sous [Contact].',
		form: 'Rétractation',
		steps: { fill: 'Étape 1 sur 2\u00a0: vos informations', confirm: 'Étape 2 sur 2\u00a0: vérifier et confirmer' },
		needed: 'Il nous faut votre nom, le contrat et votre adresse e-mail\u202f; le message est facultatif.',
		name: 'Nom',
		contract: 'Numéro de commande, ou ce que vous avez commandé',
		email: 'Adresse e-mail pour l’accusé de réception',
		message: 'Message (facultatif), par exemple si vous ne vous rétractez que pour une partie de la commande',
		shown: { name: 'Nom', contract: 'Contrat', email: 'E-mail', message: 'Message' },
		goOn: 'Continuer',
		check: 'Veuillez vérifier vos informations. Votre rétractation ne nous parvient qu’une fois confirmée.',
		confirm: 'Confirmer la rétractation',
		back: 'Modifier les informations',
		privacy: 'Vos données nous servent à traiter la rétractation. Pour en savoir plus\u00a0: [protection des données].',
		received: 'Nous avons bien reçu votre rétractation.',
		receivedAt: (moment) => `Reçue le ${moment}.`,
		receipt:
			'Nous vous confirmons la réception par e-mail, avec le contenu, la date et l’heure. Si vous ne recevez rien, vérifiez vos courriers indésirables ou appelez-nous.',
		limited:
			'Trop de messages ont été envoyés depuis votre connexion. Veuillez réessayer dans dix minutes, ou écrivez-nous\u00a0: une rétractation vaut aussi par e-mail ou par courrier.',
		failed:
			'Votre rétractation n’a pas pu être envoyée. Vos informations sont conservées. Veuillez réessayer, ou écrivez-nous\u00a0: une rétractation vaut aussi par e-mail ou par courrier.',
	},
};
