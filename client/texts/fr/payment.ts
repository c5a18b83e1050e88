/** Where an order is paid through a provider. French. */
import type { TextParts } from '../texts.ts';

export const payment: TextParts['checkout']['payment'] = {
	title: 'Paiement',
	loading: 'Chargement de votre commande…',
	withoutScript: 'Le paiement sur cette page nécessite JavaScript. Nous vous indiquerons volontiers comment payer autrement\u00a0:',
	none: 'Il n’y a aucune commande à payer dans ce navigateur.',
	notHere: 'Il n’y a plus rien à faire sur cette page pour votre dernière commande.',
	toConfirmation: 'Voir votre commande',
	toContact: 'Nous contacter',
	toCart: 'Voir le panier',
	retry: 'Réessayer',
	placed: 'Nous avons bien reçu votre commande. Il ne manque plus que le paiement.',
	cartKept: 'Votre panier sera vidé dès que le paiement sera effectué\u202f; vous n’avez rien à commander de nouveau.',
	number: 'Numéro de commande',
	amount: 'À payer',
	heading: (provider) => `Payer avec ${provider}`,
	paypalIntro:
		'Le bouton ouvre une fenêtre de PayPal dans laquelle vous vous connectez et approuvez le paiement. Nous ne transmettons ni votre nom ni votre adresse.',
	klarnaIntro:
		'Klarna vous présente ici ses conditions. Votre adresse et votre e-mail ne lui sont transmis que lorsque vous envoyez la demande ci-dessous.',
	authorize: 'Envoyer la demande à Klarna',
	providerLoading: (provider) => `Chargement de ${provider}…`,
	open: (provider) => `${provider} attend votre accord. Veuillez laisser cette page ouverte jusque-là.`,
	blocked: (provider) =>
		`${provider} ne peut pas être chargé pour le moment. Une extension de votre navigateur le bloque peut-être, ou le service ne répond pas.`,
	closed: (provider) => `Vous avez quitté ${provider} sans approuver le paiement. Rien n’a été payé.`,
	failed: (provider) => `Une erreur s’est produite chez ${provider}. Le paiement n’a pas été approuvé.`,
	declined: (provider) => `${provider} a refusé ce paiement. Nous n’en connaissons pas la raison\u202f; ${provider} peut vous la donner.`,
	posting: 'Transmission de votre accord…',
	unposted: (provider) =>
		`Vous avez approuvé le paiement chez ${provider}, mais nous n’avons pas pu le confirmer. Ne payez pas une seconde fois\u00a0: «\u202fTransmettre à nouveau\u202f» envoie le même accord, même plus tard ou après avoir rechargé la page.`,
	resend: 'Transmettre à nouveau',
	memoryOnly:
		'Votre navigateur ne peut pas enregistrer cet accord. Veuillez laisser cette page ouverte jusqu’à la confirmation du paiement.',
	refused: (provider) => `${provider} n’a pas exécuté le paiement que vous aviez approuvé. Rien n’a été payé.`,
	done: 'Votre paiement est confirmé.',
	others: 'Payer autrement',
	transfer: (reference) => `Votre commande reste valable. Vous pouvez aussi payer par virement en indiquant la référence ${reference}.`,
	toTransfer: 'Afficher les coordonnées bancaires',
	ask: 'Ou posez-nous la question\u00a0:',
};
