/** From the checkout to the confirmation of an order. French. */
import type { TextParts } from '../texts.ts';
import { confirmation } from './confirmation.ts';
import { payment } from './payment.ts';

export const checkout: TextParts['checkout'] = {
	checkout: {
		title: 'Commande',
		withoutScript:
			'La commande en ligne a besoin de JavaScript. Vous pouvez aussi commander par téléphone ou par e-mail : nos coordonnées se trouvent au bas de cette page.',
		loading: 'Votre commande est en cours de préparation.',
		memoryOnly: 'Votre navigateur n’enregistre pas vos indications. Elles ne sont conservées que tant que cette page est ouverte.',
		stepsLabel: 'Étapes de la commande',
		steps: { adresse: 'Adresse', versand: 'Livraison', zahlung: 'Paiement', pruefen: 'Vérifier et commander' },
		toDelivery: 'Continuer vers la livraison',
		toPayment: 'Continuer vers le paiement',
		toReview: 'Continuer vers la vérification',
		optional: (label) => `${label} (facultatif)`,
		requiredNote: 'Veuillez remplir tous les champs qui ne sont pas indiqués comme facultatifs.',
		contactLegend: 'Contact',
		email: 'E-mail',
		phone: 'Téléphone',
		shippingLegend: 'Adresse de livraison',
		invoiceDiffers: 'La facture est envoyée à une autre adresse',
		invoiceLegend: 'Adresse de facturation',
		sameAddress: 'Identique à l’adresse de livraison',
		fields: {
			first_name: 'Prénom',
			last_name: 'Nom',
			company: 'Société',
			street: 'Rue',
			number: 'Numéro',
			addition: 'Complément d’adresse',
			zip_code: 'Code postal',
			city: 'Ville',
			country_code: 'Pays',
		},
		postcodeInvalid: 'Veuillez vérifier le code postal : il ne correspond pas à ce pays.',
		countryInvalid: 'Nous ne livrons pas dans ce pays.',
		deliveryLegend: 'Mode de livraison',
		deliveryMissing: 'Veuillez choisir un mode de livraison.',
		provider: (name) => `par ${name}`,
		free: 'gratuit',
		arrival: (days) => `Arrivée ${toFrenchDays(`${days}`)}`,
		ready: (days) => `Disponible ${toFrenchDays(`${days}`)}`,
		arrivalAfterPayment: ({ least, most }) =>
			most === 1
				? 'Environ 1 jour ouvré après réception de votre paiement'
				: `Environ ${least === most ? most : `${least} à ${most}`} jours ouvrés après réception de votre paiement`,
		noDelivery: 'Nous ne livrons pas dans ce pays actuellement.',
		changeAddress: 'Modifier l’adresse de livraison',
		paymentLegend: 'Mode de paiement',
		paymentMissing: 'Veuillez choisir un mode de paiement.',
		paymentNotes: {
			transfer:
				'Vous trouverez nos coordonnées bancaires dans la confirmation de commande. Le délai de livraison court dès réception de votre paiement.',
			paypal: 'Après la commande, vous passez au paiement avec PayPal.',
			klarna: 'Après la commande, vous passez au paiement avec Klarna, qui vous indique ses conditions avant votre accord.',
			house: 'Vous nous réglez directement, sans prestataire.',
		},
		noSurcharge: 'Aucun mode de paiement n’entraîne de supplément.',
		noPayment: 'Pour ce mode de livraison et ce montant, nous ne proposons actuellement aucun mode de paiement.',
		changeDelivery: 'Modifier le mode de livraison',
		change: 'Modifier',
		changeOf: (what) => `Modifier : ${what}`,
		comment: 'Remarque sur votre commande',
		legal: 'Ces textes s’appliquent à votre commande. Veuillez les lire avant de commander :',
		summary: 'Votre commande',
		summaryLines: 'Pièces commandées',
		changeCart: 'Modifier le panier',
		countAtPrice: (count, price) => `${count} × ${price}`,
		shipping: 'Livraison',
		notChosen: 'pas encore choisie',
		totalWithoutShipping: 'Total sans livraison',
		order: 'commande avec obligation de paiement',
		checking: 'Les prix et le stock sont en cours de vérification…',
		checkAgain: 'Vérifier encore une fois',
		sending: 'Votre commande est en cours d’envoi…',
		placed: 'Nous avons bien reçu votre commande. Un instant, s’il vous plaît.',
		contact: 'Contact et horaires d’ouverture',
		confirmChanges: 'Confirmer les changements',
		shippingChanged: (from, to) => `La livraison coûtait ${from} et coûte maintenant ${to}.`,
		wrapChanged: (from, to) => `L’emballage cadeau coûtait ${from} et coûte maintenant ${to}.`,
		wrapGone: 'Nous ne proposons pas d’emballage cadeau actuellement. Il ne fait plus partie de la commande.',
		totalChanged: (from, to) => `Le total était de ${from} et est maintenant de ${to}.`,
		failures: {
			changed: 'Quelque chose a changé. Veuillez confirmer les changements ci-dessus avant de commander. Rien n’est encore commandé.',
			invalid: 'Nous n’avons pas pu accepter l’une de vos indications. Rien n’est encore commandé.',
			closed: 'Nous ne prenons pas de commandes en ligne actuellement. Rien n’est commandé, et votre panier est conservé.',
			limited: 'Trop de commandes sont arrivées de votre connexion. Rien n’est commandé. Veuillez réessayer dans dix minutes.',
			failed: 'La commande n’a pas abouti. Rien n’est commandé, et vos indications sont toujours là. Veuillez réessayer ou nous appeler.',
			unknown: 'Nous ne le savons toujours pas. Veuillez envoyer la commande encore une fois dans quelques minutes.',
			notChecked: 'Nous n’avons pas pu vérifier les prix et le stock. Rien n’est commandé, et votre panier est tel qu’il était.',
			elsewhere: 'Quelque chose a été modifié dans une autre fenêtre. Veuillez vérifier votre commande encore une fois.',
			incomplete: 'Il manque encore une indication. Veuillez parcourir les étapes encore une fois.',
		},
		tooMany: {
			title: 'Il y a trop de pièces pour une seule commande',
			text: (count, max) =>
				`Une commande comprend jusqu’à ${max} pièces différentes, et votre panier en contient ${count}. Veuillez en retirer quelques-unes et les commander ensuite, ou nous demander conseil. Rien n’est encore commandé.`,
		},
		unanswered: {
			title: 'Nous ne savons pas si votre commande est arrivée',
			text: 'Elle a été envoyée, mais aucune réponse n’est venue. Envoyez-la simplement encore une fois : même si elle est déjà arrivée, elle n’est exécutée qu’une seule fois.',
			resend: 'Envoyer encore une fois la même commande',
		},
		reused: {
			title: 'Une commande antérieure semble être déjà arrivée',
			text: 'Vous avez modifié cette commande après l’envoi d’une version antérieure, et cette dernière nous est parvenue. Vos modifications ne sont pas commandées. Veuillez regarder dans votre messagerie ce qu’indique la confirmation. Si quelque chose doit y changer, veuillez nous en informer.',
			again: 'Passer tout de même une autre commande',
			againHint: 'Une autre commande s’ajoute à la première. Vous pouvez la vérifier encore une fois avant de commander.',
		},
		unpaid: {
			title: 'Votre commande est arrivée et n’est pas encore payée',
			text: (payment) => `Vous avez choisi « ${payment} ». Vous pouvez continuer le paiement maintenant.`,
			pay: 'Continuer vers le paiement',
			other: 'Passer une autre commande',
			otherHint: 'Une autre commande s’ajoute à celle-ci. Si vous ne souhaitez pas garder celle-ci, veuillez nous en informer.',
		},
	},
	payment,
	confirmation,
};

/** As the page of a piece says it, whose words the checkout does not load: two days stand as a dash between them. */
function toFrenchDays(days: string): string {
	const [first, last] = days.split(/\s*–\s*/).map((day) => `le ${day}`.replace(/ 1(?!\d)/, ' 1er'));
	return last === undefined ? `vers ${first}` : `entre ${first} et ${last}`;
}
