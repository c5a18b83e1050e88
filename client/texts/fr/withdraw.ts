/** Where contracts are withdrawn from. French. */
import type { WithdrawTexts } from '../texts.ts';

export const withdraw: WithdrawTexts = {
	withdraw: {
		title: 'Se rétracter du contrat',
		intro: 'Vous pouvez ici vous rétracter d’un contrat conclu en ligne avec nous. Vous n’avez pas à donner de motif.',
		notice: 'Ce qui s’applique à la rétractation figure dans les [instructions relatives à la rétractation].',
		withoutForm:
			'Nous acceptons les rétractations par e-mail et par courrier\u00a0: il suffit d’indiquer le contrat et de déclarer que vous vous en rétractez. Vous trouvez comment nous joindre sous [Contact].',
		form: 'Rétractation',
		steps: { fill: 'Étape 1 sur 2\u00a0: vos indications', confirm: 'Étape 2 sur 2\u00a0: vérifier et confirmer' },
		needed: 'Il nous faut votre nom, le contrat et votre adresse e-mail\u202f; le message est facultatif.',
		name: 'Nom',
		contract: 'Numéro de commande, ou ce que vous avez commandé',
		email: 'Adresse e-mail à laquelle nous confirmons la réception',
		message: 'Message (facultatif), par exemple si vous ne vous rétractez que d’une partie',
		shown: { name: 'Nom', contract: 'Contrat', email: 'E-mail', message: 'Message' },
		goOn: 'Continuer',
		check: 'Veuillez vérifier vos indications. Votre rétractation ne nous parvient qu’une fois confirmée.',
		confirm: 'Confirmer la rétractation',
		back: 'Modifier les indications',
		privacy: 'Vos indications nous servent à traiter la rétractation. Pour en savoir plus\u00a0: [protection des données].',
		received: 'Nous avons bien reçu votre rétractation.',
		receivedAt: (moment) => `Reçue le ${moment}.`,
		receipt:
			'Nous vous confirmons la réception par e-mail, avec le contenu, la date et l’heure. Si vous ne recevez rien, veuillez regarder dans vos courriers indésirables ou nous appeler.',
		limited:
			'Trop de messages sont venus de votre connexion. Veuillez réessayer dans dix minutes, ou écrivez-nous\u00a0: une rétractation vaut aussi par e-mail ou par courrier.',
		failed:
			'Votre rétractation n’a pas pu être envoyée. Vos indications sont conservées. Veuillez réessayer, ou écrivez-nous\u00a0: une rétractation vaut aussi par e-mail ou par courrier.',
	},
};
