/** From the checkout to the confirmation of an order. French. */
import type { TextParts } from '../texts.ts';

/** Where an order is paid through a provider. French. */
const payment: TextParts['checkout']['payment'] = {
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
	ends: 'Sans paiement prochain, votre commande prend fin d’elle-même et vous n’avez rien à payer.',
	transfer:
		'Vous pouvez payer par virement\u00a0: nous modifions votre commande, réservons les articles plus longtemps et vous communiquons nos coordonnées bancaires.',
	toTransfer: 'Passer au virement',
	transferRefused: 'Cette commande ne peut pas passer au virement. N’effectuez pas de virement, contactez-nous.',
	transferUnknown:
		'Nous ne savons pas encore si votre commande a été modifiée. Veuillez réessayer\u00a0: si c’est déjà fait, cela ne change rien.',
	ask: 'Ou posez-nous la question\u00a0:',
};

/** Texts of the order confirmation. French. */
const confirmation: TextParts['checkout']['confirmation'] = {
	productReference: 'Référence',
	title: 'Votre commande',
	loading: 'Chargement de votre commande…',
	withoutScript:
		'Votre commande est enregistrée dans votre navigateur et nécessite JavaScript. Tous les détails figurent aussi dans la confirmation envoyée par e-mail.',
	none: 'Aucune commande dans ce navigateur\u00a0: il ne les conserve qu’un jour. Tous les détails figurent dans la confirmation envoyée par e-mail.',
	toShop: 'Voir la boutique',
	thanks: (email) => `Merci. Nous avons bien reçu votre commande\u202f; une confirmation vous est envoyée à l’adresse ${email}.`,
	print: 'Imprimer',
	number: 'Numéro de commande',
	placedAt: 'Commandé le',
	paymentMethod: 'Mode de paiement',
	payment: 'Paiement',
	paid: (provider) => `Votre paiement avec ${provider} est confirmé.`,
	paidLater: (provider) => `${provider} a accepté le paiement et vous indiquera quand et comment payer.`,
	pending: (provider) =>
		`Votre paiement est encore en cours de vérification chez ${provider}. Ne payez pas une seconde fois. Nous vous enverrons un e-mail si le paiement est accepté\u00a0; s’il est refusé, votre commande prend fin et nous vous l’écrirons aussi.`,
	unpaid: (provider) => `Votre paiement avec ${provider} est encore attendu.`,
	toPayment: 'Procéder au paiement',
	unposted: (provider) =>
		`Vous avez approuvé le paiement chez ${provider}, mais nous n’avons pas encore pu le confirmer. Ne payez pas une seconde fois\u00a0: transmettez à nouveau votre accord.`,
	house: (method) => `Vous avez choisi «\u202f${method}\u202f» et nous réglez directement.`,
	accepted: (moment) => `Nous avons accepté votre commande le ${moment}. Le contrat est ainsi conclu.`,
	transfer: 'Veuillez virer le montant en indiquant la référence, afin que nous puissions associer le paiement à votre commande.',
	recipient: 'Bénéficiaire',
	amount: 'Montant',
	reference: 'Référence',
	dueOn: 'À payer au plus tard le',
	copy: 'copier',
	copied: 'copié',
	notCopied: 'copie impossible, à faire à la main',
	code: 'Scannez ce code avec votre application bancaire pour préremplir le virement.',
	codeAlternative: 'Code QR contenant les données du virement, également indiquées à côté',
	awaitsAddress: (email) =>
		`Votre commande n’attend plus que vous\u00a0: veuillez confirmer votre adresse e-mail par le lien que nous avons envoyé à ${email}. D’ici là, nous ne réservons les pièces que peu de temps.`,
	noAccount:
		'Si nous acceptons votre commande, nous vous enverrons nos coordonnées bancaires par e-mail\u00a0; merci d’attendre de les avoir pour payer.',
	pieces: 'Pièces commandées',
	each: (count, price) => `${count} × ${price}`,
	byTransfer: 'Virement bancaire',
	surcharge: (amount) => `dont supplément\u00a0: ${amount}`,
	labelled: (label) => `${label}\u00a0:`,
	delivery: 'Livraison',
	giftWrap: 'Emballage cadeau',
	total: 'Total',
	shippingAddress: 'Adresse de livraison',
	pickUpAddress: 'Retrait',
	invoiceAddress: 'Adresse de facturation',
	vatId: 'Numéro de TVA',
	sameAddress: 'Identique à l’adresse de livraison',
	comment: 'Votre remarque',
	next: 'La suite',
	nextMail: (email) =>
		`Une confirmation avec tous les détails et les textes légaux à conserver vous est envoyée à l’adresse ${email}. Si vous ne la recevez pas, vérifiez vos courriers indésirables.`,
	nextParcel: 'Nous vous écrirons dès que votre commande sera expédiée ou prête à être retirée.',
	withdraw: 'Vous avez changé d’avis\u202f?',
	toWithdraw: 'Se rétracter du contrat',
	ask: 'Pour toute question\u00a0:',
	toContact: 'Nous contacter',
	cartKept:
		'Votre panier n’a pas pu être vidé\u00a0: les pièces commandées s’y trouvent encore. Votre commande n’a été passée qu’une seule fois.',
};

export const checkout: TextParts['checkout'] = {
	checkout: {
		title: 'Commande',
		withoutScript:
			'La commande en ligne nécessite JavaScript. Vous pouvez aussi commander par téléphone ou par e-mail : nos coordonnées se trouvent au bas de cette page.',
		loading: 'Préparation de votre commande…',
		memoryOnly: 'Votre navigateur ne permet pas d’enregistrer vos informations. Elles seront perdues à la fermeture de cette page.',
		stepsLabel: 'Étapes de la commande',
		steps: { adresse: 'Adresse', versand: 'Livraison', zahlung: 'Paiement', pruefen: 'Vérifier et commander' },
		toAddress: 'Continuer vers l’adresse',
		toDelivery: 'Continuer vers la livraison',
		toPayment: 'Continuer vers le paiement',
		toReview: 'Continuer vers la vérification',
		optional: (label) => `${label} (facultatif)`,
		requiredNote: 'Tous les champs sont obligatoires, sauf mention contraire.',
		contactLegend: 'Contact',
		email: 'E-mail',
		phone: 'Téléphone',
		shippingLegend: 'Adresse de livraison',
		emailMeant: (email) => `Vouliez-vous dire ${email}\u202f?`,
		invoiceDiffers: 'Utiliser une autre adresse de facturation',
		invoiceLegend: 'Adresse de facturation',
		sameAddress: 'Identique à l’adresse de livraison',
		receive: { legend: 'Livraison ou retrait', delivery: 'Livraison à une adresse' },
		pickUpLegend: 'Retrait',
		invoiceWanted: 'Je souhaite une facture avec mon adresse',
		addressNeeded: 'Pour la livraison, nous avons besoin de votre adresse.',
		invoiceNeeded: 'Votre adresse de facturation est alors nécessaire.',
		noInvoiceAddress: 'Non précisée',
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
		/** Of a company, for its invoice. */
		vatId: 'Numéro de TVA',
		vatIdInvalid: 'Veuillez vérifier le numéro de TVA\u00a0: il commence par le code du pays, par exemple DE123456789 ou CHE123456789.',
		/** A line of an address that documents cannot print. */
		lineInvalid:
			'Veuillez utiliser des lettres latines, grecques, cyrilliques, hébraïques ou arabes, sans émojis, liens ni caractères invisibles.',
		postcodeInvalid: 'Veuillez vérifier le code postal : il ne correspond pas à ce pays.',
		countryInvalid: 'Nous ne livrons pas dans ce pays.',
		deliveryLegend: 'Mode de livraison',
		deliveryMissing: 'Veuillez choisir un mode de livraison.',
		provider: (name) => `par ${name}`,
		free: 'gratuit',
		arrival: (days) => `Livraison prévue ${toFrenchDays(`${days}`)}`,
		ready: (days) => `Disponible ${toFrenchDays(`${days}`)}`,
		arrivalAfterPayment: ({ least, most }) =>
			most === 1
				? 'Environ 1 jour ouvré après réception de votre paiement'
				: `Environ ${least === most ? most : `${least} à ${most}`} jours ouvrés après réception de votre paiement`,
		noDelivery: 'Nous ne livrons pas dans ce pays pour le moment.',
		changeAddress: 'Modifier l’adresse de livraison',
		paymentLegend: 'Mode de paiement',
		paymentMissing: 'Veuillez choisir un mode de paiement.',
		paymentNotes: {
			transfer:
				'Nous vous communiquerons nos coordonnées bancaires dès que nous accepterons la commande. Le délai de livraison court dès réception de votre paiement.',
			paypal: 'Après votre commande, vous serez dirigé vers PayPal pour le paiement.',
			klarna: 'Après votre commande, vous serez dirigé vers Klarna, qui vous présentera ses conditions avant votre accord.',
			house: 'Vous nous réglez directement, sans prestataire de paiement.',
		},
		noSurcharge: 'Aucun mode de paiement n’entraîne de supplément.',
		noPayment: 'Aucun mode de paiement n’est actuellement proposé pour ce mode de livraison et ce montant.',
		changeDelivery: 'Modifier le mode de livraison',
		change: 'Modifier',
		changeOf: (what) => `Modifier : ${what}`,
		comment: 'Remarque sur votre commande',
		legal: 'Les textes suivants s’appliquent à votre commande. Veuillez les lire avant de commander :',
		guarantee: 'Garantie légale de conformité\u00a0: deux ans au minimum',
		summary: 'Votre commande',
		summaryLines: 'Pièces commandées',
		changeCart: 'Modifier le panier',
		countAtPrice: (count, price) => `${count} × ${price}`,
		shipping: 'Livraison',
		notChosen: 'pas encore choisie',
		duties: 'hors droits de douane et taxes d’importation éventuels dans le pays de livraison',
		totalWithoutShipping: 'Total hors livraison',
		order: 'commande avec obligation de paiement',
		checking: 'Vérification des prix et du stock…',
		checkAgain: 'Vérifier à nouveau',
		sending: 'Envoi de votre commande…',
		placed: 'Nous avons bien reçu votre commande. Un instant, s’il vous plaît.',
		contact: 'Nous contacter',
		confirmChanges: 'Confirmer les changements',
		shippingChanged: (from, to) => `Les frais de livraison sont passés de ${from} à ${to}.`,
		wrapChanged: (from, to) => `Le prix de l’emballage cadeau est passé de ${from} à ${to}.`,
		wrapGone: 'L’emballage cadeau n’est pas disponible pour le moment. Il a été retiré de votre commande.',
		totalChanged: (from, to) => `Le total est passé de ${from} à ${to}.`,
		legalTextChanged: (title) =>
			`${title === null ? 'Un texte juridique' : `Le texte « ${title} »`} a été modifié entre-temps. Veuillez recharger la page et le lire avant de commander. Vos données sont conservées.`,
		reload: 'Compris, recharger la page',
		failures: {
			changed: 'Des changements sont intervenus. Veuillez les confirmer ci-dessus avant de commander. Rien n’a encore été commandé.',
			invalid: 'L’une des informations saisies n’a pas pu être acceptée. Rien n’a encore été commandé.',
			closed: 'Nous ne prenons pas de commandes en ligne pour le moment. Rien n’a été commandé et votre panier est conservé.',
			limited: 'Trop de commandes ont été envoyées depuis votre connexion. Rien n’a été commandé. Veuillez réessayer dans dix minutes.',
			failed:
				'Votre commande n’a pas pu être passée. Rien n’a été commandé et vos informations sont conservées. Veuillez réessayer ou nous appeler.',
			unknown: 'Nous ne le savons toujours pas. Veuillez renvoyer la commande dans quelques minutes.',
			notChecked: 'Impossible de vérifier les prix et le stock pour le moment. Rien n’a été commandé et votre panier reste inchangé.',
			elsewhere: 'Une modification a été faite dans une autre fenêtre. Veuillez vérifier à nouveau votre commande.',
			incomplete: 'Il manque encore une information. Veuillez reprendre les étapes de la commande.',
		},
		tooMany: {
			title: 'Trop de pièces pour une seule commande',
			text: (count, max) =>
				`Une commande peut comprendre jusqu’à ${max} pièces différentes et votre panier en contient ${count}. Veuillez en retirer quelques-unes et les commander séparément, ou nous contacter. Rien n’a encore été commandé.`,
		},
		unanswered: {
			title: 'Nous ne savons pas si votre commande nous est parvenue',
			text: 'Elle a été envoyée, mais nous n’avons reçu aucune réponse. Vous pouvez la renvoyer sans crainte : même si elle nous est déjà parvenue, elle ne sera traitée qu’une seule fois.',
			resend: 'Renvoyer la même commande',
		},
		reused: {
			title: 'Une version antérieure de cette commande semble nous être parvenue',
			text: 'Vous avez modifié cette commande après l’envoi d’une version antérieure, qui nous est parvenue. Vos modifications n’ont pas été commandées. Veuillez consulter la confirmation dans votre messagerie. Si vous souhaitez y changer quelque chose, merci de nous le signaler.',
			again: 'Passer quand même une autre commande',
			againHint: 'Elle s’ajoutera à la première. Vous pourrez la vérifier à nouveau avant de commander.',
		},
		unpaid: {
			title: 'Nous avons reçu votre commande, qui n’est pas encore payée',
			text: (payment) => `Vous avez choisi « ${payment} ». Vous pouvez maintenant procéder au paiement.`,
			pay: 'Continuer vers le paiement',
			other: 'Passer une autre commande',
			otherHint: 'Elle s’ajoutera à celle-ci. Si vous ne souhaitez plus celle-ci, merci de nous le signaler.',
		},
	},
	payment,
	confirmation,
};

/** As the page of a product says it, whose words the checkout does not load: two days stand as a dash between them. */
function toFrenchDays(days: string): string {
	const [first, last] = days.split(/\s*–\s*/).map((day) => `le ${day}`.replace(/ 1(?!\d)/, ' 1er'));
	return last === undefined ? `vers ${first}` : `entre ${first} et ${last}`;
}
