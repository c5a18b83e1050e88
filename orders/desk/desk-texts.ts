/** What the service writes onto the desk in the shop's language: the packing sheet, and its answers to commands. */
import type { PerLanguage } from '../../site/languages.ts';
import type { LineState } from '../transitions/order-states.ts';

export interface DeskTexts {
	readonly sheet: {
		/** `requested`: a provider makes the refund. `task`: the shop has to, and reports it with the refund's number. */
		readonly money: {
			readonly title: string;
			readonly owed: (amount: string) => string;
			readonly requested: (amount: string, id: string) => string;
			readonly task: (amount: string, id: string) => string;
			readonly unasked: (amount: string) => string;
		};
		readonly pack: string;
		readonly shippingAddress: string;
		readonly pickUp: string;
		readonly invoiceAddress: string;
		readonly delivery: string;
		readonly wrapping: string;
		readonly comment: string;
		readonly tracking: string;
	};
	readonly lineStates: Readonly<Record<LineState, string>>;
	readonly answers: DeskAnswers;
}

/** Why nothing was done. */
export type RefusalName =
	| 'noCreator'
	/** The service does not know the time for sure. */
	| 'noTime'
	| 'noOrder'
	| 'noKind'
	/** The command does not say which state of the order its author saw. */
	| 'noRevision'
	/** The order has changed since the command's author saw it. */
	| 'stale'
	| 'wrongState'
	/** To be paid before it leaves. */
	| 'notPaid'
	/** All its money went back, or is to. */
	| 'givenBack'
	/** It is to be accepted, and its products are not there. */
	| 'soldOut'
	/** What is there cannot be read at present. */
	| 'noStock'
	| 'heldByContract'
	| 'holdsNothing'
	| 'beingPaid'
	/** PayPal or Klarna is to pay it. */
	| 'awaitsProvider'
	/** Pieces are dropped of accepted orders only. */
	| 'notAccepted'
	| 'wrongLine'
	/** Shipped or dropped already. */
	| 'leftAlready'
	/** All of the order would be dropped. */
	| 'nothingLeft'
	/** It cannot be cancelled any more. */
	| 'partlyShipped'
	| 'noPosition'
	| 'noText'
	| 'noAmount'
	| 'noTarget'
	/** None of this number, or none that is still kept. */
	| 'noDocument'
	/** None with such a subject, or none that is still kept. */
	| 'noMail'
	| 'noMonth'
	/** No invoice and no credit note was issued in it. */
	| 'emptyMonth'
	/** The money is in the ledger already. */
	| 'isBooked';

/** Answers to commands. */
export interface DeskAnswers {
	readonly done: string;
	/** Pieces are dropped, and nothing goes back for them. */
	readonly dropped: string;
	/** The same where something does. */
	readonly droppedPaid: (amount: string) => string;
	readonly refundRequested: string;
	/** The shop has to pay it back by hand. `id`: names the refund. */
	readonly refundTask: (amount: string, id: string) => string;
	/** As `refundRequested`, of a provider that the service is not set up for. */
	readonly refundWaits: (provider: string) => string;
	/** It came in several payments. */
	readonly refundSplit: string;
	/** The same amount is to be paid back already. */
	readonly refundOpen: (amount: string, id: string) => string;
	readonly tooMuch: (refundable: string) => string;
	readonly overCap: (perDay: string, left: string) => string;
	readonly refusals: Readonly<Record<RefusalName, string>>;
}

/** Begins what the service keeps of a user of Directus who gave a command. */
export const deskPrefix = 'desk:';

export const deskTexts: PerLanguage<DeskTexts> = {
	de: {
		sheet: {
			money: {
				title: 'Geld',
				owed: (amount) => `Der Käufer hat noch ${amount} zu zahlen.`,
				requested: (amount) => `Beim Zahlungsdienst beauftragt: Erstattung von ${amount}.`,
				task: (amount, id) => `Von Ihnen zurückzuzahlen: ${amount}. Danach „Erstattung ist überwiesen“ melden, mit der Kennung ${id}.`,
				unasked: (amount) => `Sie haben noch ${amount}, die dem Käufer zustehen. Bitte mit „Geld erstatten“ zurückgeben.`,
			},
			pack: 'Zu packen',
			shippingAddress: 'Lieferadresse',
			pickUp: 'Abholung im Laden',
			invoiceAddress: 'Rechnungsadresse',
			delivery: 'Versand',
			wrapping: 'Als Geschenk verpacken',
			comment: 'Anmerkung',
			tracking: 'Sendungsnummer',
		},
		lineStates: { to_pack: 'zu packen', shipped: 'versandt', returned: 'zurück', dropped: 'gestrichen' },
		answers: {
			done: 'Ausgeführt.',
			dropped: 'Gestrichen. Dafür geht kein Geld zurück: Es ist nicht bezahlt, nicht eingezogen oder schon erstattet.',
			droppedPaid: (amount) => `Gestrichen. Dafür gehen ${amount} an den Käufer zurück.`,
			refundRequested: 'Beim Zahlungsdienst beauftragt.',
			refundTask: (amount, id) =>
				`Noch nicht zurückgezahlt: Bitte zahlen Sie ${amount} selbst zurück; die E-Mail dazu nennt das Konto. Danach „Erstattung ist überwiesen“ melden, mit der Kennung ${id}.`,
			refundWaits: (provider) =>
				`Noch nicht zurückgezahlt: Der Bestelldienst ist für ${provider} nicht eingerichtet. Die Erstattung wartet, bis er es ist.`,
			refundSplit:
				'Das Geld kam in mehreren Zahlungen; jeder Teil geht den Weg zurück, auf dem er kam. Was Sie selbst zurückzahlen müssen, nennt Ihnen je eine E-Mail.',
			refundOpen: (amount, id) =>
				`Abgelehnt: ${amount} sind für diese Bestellung schon zurückzuzahlen (Kennung ${id}) und wären sonst zweimal erstattet. Ist das Geld überwiesen, bitte „Erstattung ist überwiesen“ melden; eine weitere Erstattung in gleicher Höhe ist danach möglich.`,
			tooMuch: (refundable) => `Abgelehnt: Von dieser Bestellung lassen sich noch ${refundable} erstatten.`,
			overCap: (perDay, left) => `Abgelehnt: Innerhalb von 24 Stunden werden höchstens ${perDay} erstattet; davon sind noch ${left} übrig.`,
			refusals: {
				noTime:
					'Abgelehnt: Die Uhr des Servers ist in Zweifel. Bis sie stimmt, nimmt der Bestelldienst nichts an, storniert nichts und bewegt kein Geld. Bitte dem Betreiber Bescheid geben, und den Auftrag danach neu erteilen.',
				noCreator: 'Abgelehnt: Der Auftrag hat keinen Absender. Bitte mit einem eigenen Benutzerkonto erteilen.',
				noOrder: 'Abgelehnt: Diese Bestellung gibt es nicht.',
				noKind: 'Abgelehnt: Bitte einen Auftrag aus der Liste wählen.',
				noRevision: 'Abgelehnt: Bitte den Auftrag mit der Schaltfläche bei der Bestellung erteilen.',
				stale: 'Abgelehnt: Die Bestellung hat sich inzwischen geändert. Bitte ansehen und den Auftrag neu erteilen.',
				wrongState: 'Abgelehnt: Das ist beim jetzigen Stand der Bestellung nicht möglich.',
				notPaid:
					'Abgelehnt: Diese Bestellung wird vor dem Versand bezahlt, und ihr Geld ist noch nicht ganz da. Ist es bei der Bank, zuerst „Geld ist da“ melden. Soll die Ware trotzdem gehen, „Auch ohne Zahlung versenden“ ankreuzen.',
				givenBack:
					'Abgelehnt: Alles Geld dieser Bestellung ist erstattet oder wird es gerade. Soll sie enden, bitte stornieren; ist ein Teil schon versandt, „Positionen streichen“. Soll die Ware trotzdem gehen, „Auch ohne Zahlung versenden“ ankreuzen.',
				soldOut:
					'Abgelehnt: Für diese Bestellung ist nichts zurückgelegt, und die Ware ist verkauft oder für andere zurückgelegt. Wer sie hält, zeigt das Lesezeichen „Zurückgelegt“. Ist noch ein Stück da, bitte zuerst den Bestand in Directus ändern.',
				noStock: 'Abgelehnt: Der Bestand lässt sich gerade nicht lesen. Bitte später noch einmal erteilen.',
				heldByContract:
					'Abgelehnt: Die Bestellung ist angenommen, die Ware also verkauft. Ohne Zahlung endet das nur durch die Erinnerung und den Rücktritt vom Vertrag, die der Bestelldienst selbst versendet.',
				holdsNothing: 'Abgelehnt: Für diese Bestellung ist nichts zurückgelegt.',
				beingPaid: 'Abgelehnt: Diese Bestellung ist bezahlt oder wird es gerade.',
				awaitsProvider:
					'Abgelehnt: Diese Bestellung nimmt der Bestelldienst von selbst an, sobald PayPal oder Klarna die Zahlung meldet; bisher ist kein Geld da. Hat der Käufer überwiesen, gilt sie als angenommen, sobald der Kontoauszug eingelesen ist.',
				notAccepted:
					'Abgelehnt: Die Bestellung ist noch nicht angenommen. Gestrichen wird nur aus einer angenommenen; diese bitte erst annehmen, oder ganz stornieren.',
				leftAlready: 'Abgelehnt: Diese Positionen sind schon versandt oder gestrichen. Kommt Versandtes zurück, bitte „Rücknahme“ melden.',
				nothingLeft: 'Abgelehnt: Von der Bestellung bliebe nichts übrig. Soll sie enden, bitte stornieren.',
				partlyShipped: 'Abgelehnt: Ein Teil der Bestellung ist versandt. Was noch nicht versandt ist, endet mit „Positionen streichen“.',
				wrongLine: 'Abgelehnt: Das ist beim jetzigen Stand dieser Positionen nicht möglich.',
				noPosition: 'Abgelehnt: Solche Positionen gibt es hier nicht. Bitte Nummern wie 1, 2 angeben, oder das Feld leer lassen.',
				noText: 'Abgelehnt: Bitte einen Text angeben.',
				noAmount: 'Abgelehnt: Bitte einen Betrag wie 12,50 angeben, oder das Feld leer lassen, solange etwas offen ist.',
				noDocument:
					'Abgelehnt: Unter dieser Nummer gibt es bei dieser Bestellung kein Dokument. Bitte die Nummer der Rechnung angeben, oder das Feld leer lassen.',
				noTarget: 'Abgelehnt: Bitte die Nummer der Erstattung aus der E-Mail angeben; unter dieser ist nichts offen.',
				isBooked: 'Abgelehnt: Diese Zahlung ist schon gebucht.',
				noMail:
					'Abgelehnt: Zu dieser Bestellung ist keine solche E-Mail an den Käufer mehr da. Bitte ein Wort ihres Betreffs angeben, oder das Feld leer lassen.',
				noMonth: 'Abgelehnt: Bitte den Monat wie 2026-11 schreiben, oder das Feld leer lassen.',
				emptyMonth: 'Abgelehnt: In diesem Monat ist keine Rechnung und keine Gutschrift ausgestellt.',
			},
		},
	},
	en: {
		sheet: {
			money: {
				title: 'Money',
				owed: (amount) => `The buyer still has to pay ${amount}.`,
				requested: (amount) => `The payment provider is asked to pay back ${amount}.`,
				task: (amount, id) => `To be paid back by you: ${amount}. Then give “Refund was transferred”, with the reference ${id}.`,
				unasked: (amount) => `You still hold ${amount} that belong to the buyer. Please give them back with “Refund money”.`,
			},
			pack: 'To pack',
			shippingAddress: 'Delivery address',
			pickUp: 'Collected at the shop',
			invoiceAddress: 'Billing address',
			delivery: 'Delivery',
			wrapping: 'Gift wrap',
			comment: 'Comment',
			tracking: 'Tracking number',
		},
		lineStates: { to_pack: 'to pack', shipped: 'shipped', returned: 'returned', dropped: 'dropped' },
		answers: {
			done: 'Done.',
			dropped: 'Dropped. No money goes back for it: it is not paid, not collected, or refunded already.',
			droppedPaid: (amount) => `Dropped. ${amount} go back to the buyer for it.`,
			refundRequested: 'The payment provider is asked to pay it back.',
			refundTask: (amount, id) =>
				`Not paid back yet: please pay ${amount} back yourself; the e-mail about it names the account. Then give “Refund was transferred”, with the reference ${id}.`,
			refundWaits: (provider) => `Not paid back yet: the order service is not set up for ${provider}. The refund waits until it is.`,
			refundSplit:
				'The money came in several payments; each part goes back the way it came. An e-mail names each part that you have to pay back yourself.',
			refundOpen: (amount, id) =>
				`Refused: ${amount} of this order are to be paid back already (reference ${id}), and would be refunded twice. Once the money is transferred, please give “Refund was transferred”; a further refund of the same amount is possible after that.`,
			tooMuch: (refundable) => `Refused: ${refundable} of this order can still be refunded.`,
			overCap: (perDay, left) => `Refused: at most ${perDay} are refunded within 24 hours; ${left} of it are left.`,
			refusals: {
				noTime:
					'Refused: the server’s clock is in doubt. Until it is right, the order service accepts nothing, cancels nothing and moves no money. Please tell the operator, and give the command again after that.',
				noCreator: 'Refused: the command has no author. Please give it from a user account of your own.',
				noOrder: 'Refused: there is no such order.',
				noKind: 'Refused: please choose a command from the list.',
				noRevision: 'Refused: please give the command with the button at the order.',
				stale: 'Refused: the order has changed meanwhile. Please look at it, and give the command again.',
				wrongState: 'Refused: this is not possible in the order’s present state.',
				notPaid:
					'Refused: this order is paid before it is shipped, and its money is not all there. If the bank has it, give “Money has arrived” first. If the products are to leave all the same, tick “Ship without payment”.',
				givenBack:
					'Refused: all money of this order is refunded, or is about to be. If the order is over, please cancel it; if a part is shipped, drop the rest. If the products are to leave all the same, tick “Ship without payment”.',
				soldOut:
					'Refused: nothing is held for this order, and its products are sold or held for others. The bookmark “On hold” shows who holds them. If one is still there, please change the stock in Directus first.',
				noStock: 'Refused: the stock cannot be read at present. Please give the command again later.',
				heldByContract:
					'Refused: the order is accepted, so its products are sold. Without a payment, only the reminder and the withdrawal from the contract end that, which the order service sends by itself.',
				holdsNothing: 'Refused: nothing is held for this order.',
				beingPaid: 'Refused: this order is paid, or about to be.',
				awaitsProvider:
					'Refused: the order service accepts this order by itself once PayPal or Klarna reports the payment; no money is there yet. If the buyer has sent a bank transfer, the order is accepted once the bank statement is read.',
				notAccepted:
					'Refused: the order is not accepted yet. Lines are dropped of accepted orders only; please accept this one first, or cancel it as a whole.',
				leftAlready:
					'Refused: these lines are shipped or dropped already. If something that was shipped comes back, please give “Take back”.',
				nothingLeft: 'Refused: nothing of the order would be left. If it is over, please cancel it.',
				partlyShipped: 'Refused: a part of the order is shipped. What is not shipped yet ends with “Drop lines”.',
				wrongLine: 'Refused: this is not possible in the present state of these lines.',
				noPosition: 'Refused: there are no such lines here. Please write numbers such as 1, 2, or leave the field empty.',
				noText: 'Refused: please write a text.',
				noAmount: 'Refused: please write an amount such as 12.50, or leave the field empty while something is open.',
				noDocument: 'Refused: this order has no document of this number. Please write the number of the invoice, or leave the field empty.',
				noTarget: 'Refused: please write the refund’s number from the e-mail; nothing is open under this one.',
				isBooked: 'Refused: this payment is booked already.',
				noMail: 'Refused: no such e-mail to the buyer of this order is kept. Please write a word of its subject, or leave the field empty.',
				noMonth: 'Refused: please write the month as 2026-11, or leave the field empty.',
				emptyMonth: 'Refused: no invoice and no credit note was issued in this month.',
			},
		},
	},
	fr: {
		sheet: {
			money: {
				title: 'Argent',
				owed: (amount) => `Le client doit encore ${amount}.`,
				requested: (amount) => `Le prestataire de paiement est chargé de rembourser ${amount}.`,
				task: (amount, id) =>
					`À rembourser par vos soins\u00a0: ${amount}. Signalez-le ensuite par « Erstattung ist überwiesen », avec l’identifiant ${id}.`,
				unasked: (amount) => `Vous détenez encore ${amount} qui reviennent au client. Veuillez les rendre par « Geld erstatten ».`,
			},
			pack: 'À emballer',
			shippingAddress: 'Adresse de livraison',
			pickUp: 'Retrait en boutique',
			invoiceAddress: 'Adresse de facturation',
			delivery: 'Livraison',
			wrapping: 'Emballage cadeau',
			comment: 'Remarque',
			tracking: 'Numéro de suivi',
		},
		lineStates: { to_pack: 'à emballer', shipped: 'expédié', returned: 'retourné', dropped: 'retiré' },
		answers: {
			done: 'Exécuté.',
			dropped: 'Retiré. Aucun argent n’est rendu\u00a0: rien n’est payé ni encaissé pour cela, ou c’est déjà remboursé.',
			droppedPaid: (amount) => `Retiré. ${amount} sont rendus au client pour cela.`,
			refundRequested: 'Le prestataire de paiement est chargé du remboursement.',
			refundTask: (amount, id) =>
				`Pas encore remboursé\u00a0: veuillez rembourser ${amount} vous-même\u00a0; l’e-mail à ce sujet indique le compte. Signalez-le ensuite, avec l’identifiant ${id}.`,
			refundWaits: (provider) =>
				`Pas encore remboursé\u00a0: le service de commande n’est pas configuré pour ${provider}. Le remboursement attend qu’il le soit.`,
			refundSplit:
				'L’argent est arrivé en plusieurs paiements\u00a0; chaque partie repart par où elle est venue. Un e-mail indique chaque partie que vous devez rembourser vous-même.',
			refundOpen: (amount, id) =>
				`Refusé\u00a0: ${amount} sont déjà à rembourser pour cette commande (identifiant ${id}) et le seraient deux fois. Une fois le virement fait, veuillez le signaler par « Erstattung ist überwiesen »\u00a0; un autre remboursement du même montant sera alors possible.`,
			tooMuch: (refundable) => `Refusé\u00a0: ${refundable} de cette commande peuvent encore être remboursés.`,
			overCap: (perDay, left) => `Refusé\u00a0: ${perDay} au plus sont remboursés en 24 heures\u00a0; il en reste ${left}.`,
			refusals: {
				noTime:
					'Refusé\u00a0: l’horloge du serveur est douteuse. Tant qu’elle l’est, le service n’accepte rien, n’annule rien et ne déplace pas d’argent. Veuillez prévenir l’exploitant, puis redonner l’ordre.',
				noCreator: 'Refusé\u00a0: l’ordre n’a pas d’auteur. Veuillez le donner depuis un compte personnel.',
				noOrder: 'Refusé\u00a0: cette commande n’existe pas.',
				noKind: 'Refusé\u00a0: veuillez choisir un ordre dans la liste.',
				noRevision: 'Refusé\u00a0: veuillez donner l’ordre avec le bouton de la commande.',
				stale: 'Refusé\u00a0: la commande a changé entre-temps. Veuillez la regarder et redonner l’ordre.',
				wrongState: 'Refusé\u00a0: ce n’est pas possible dans l’état actuel de la commande.',
				notPaid:
					'Refusé\u00a0: cette commande est payée avant l’expédition, et l’argent n’est pas encore entièrement arrivé. S’il est à la banque, signalez-le d’abord par « Geld ist da ». Si les produits doivent partir quand même, cochez « Auch ohne Zahlung versenden ».',
				givenBack:
					'Refusé\u00a0: tout l’argent de cette commande est remboursé ou en cours de remboursement. Si elle doit prendre fin, veuillez l’annuler\u00a0; si une partie est expédiée, « Positionen streichen ». Si les produits doivent partir quand même, cochez « Auch ohne Zahlung versenden ».',
				soldOut:
					'Refusé\u00a0: rien n’est réservé pour cette commande, et ses articles sont vendus ou réservés à d’autres. Le signet « Zurückgelegt » montre qui les détient. S’il en reste un, veuillez d’abord modifier le stock dans Directus.',
				noStock: 'Refusé\u00a0: le stock ne peut pas être lu pour le moment. Veuillez redonner l’ordre plus tard.',
				heldByContract:
					'Refusé\u00a0: la commande est acceptée, ses articles sont donc vendus. Sans paiement, seuls le rappel et la résolution du contrat, que le service envoie lui-même, y mettent fin.',
				holdsNothing: 'Refusé\u00a0: rien n’est réservé pour cette commande.',
				beingPaid: 'Refusé\u00a0: cette commande est payée ou en train de l’être.',
				awaitsProvider:
					'Refusé\u00a0: le service accepte cette commande de lui-même dès que PayPal ou Klarna signale le paiement\u00a0; aucun argent n’est encore arrivé. Si le client a fait un virement, elle est acceptée dès que le relevé bancaire est lu.',
				notAccepted:
					'Refusé\u00a0: la commande n’est pas encore acceptée. On ne retire que d’une commande acceptée\u00a0; veuillez d’abord accepter celle-ci, ou l’annuler en entier.',
				leftAlready:
					'Refusé\u00a0: ces positions sont déjà expédiées ou retirées. Si des articles expédiés reviennent, signalez-le par « Rücknahme ».',
				nothingLeft: 'Refusé\u00a0: il ne resterait rien de la commande. Si elle doit prendre fin, veuillez l’annuler.',
				partlyShipped: 'Refusé\u00a0: une partie de la commande est expédiée. Le reste prend fin avec « Positionen streichen ».',
				wrongLine: 'Refusé\u00a0: ce n’est pas possible dans l’état actuel de ces positions.',
				noPosition: 'Refusé\u00a0: ces positions n’existent pas ici. Veuillez écrire des numéros comme 1, 2, ou laisser le champ vide.',
				noText: 'Refusé\u00a0: veuillez écrire un texte.',
				noAmount: 'Refusé\u00a0: veuillez écrire un montant comme 12,50, ou laisser le champ vide tant que quelque chose reste dû.',
				noDocument:
					'Refusé\u00a0: cette commande n’a pas de document de ce numéro. Veuillez écrire le numéro de la facture, ou laisser le champ vide.',
				noTarget: 'Refusé\u00a0: veuillez écrire le numéro du remboursement indiqué dans l’e-mail.',
				isBooked: 'Refusé\u00a0: ce paiement est déjà enregistré.',
				noMail:
					'Refusé\u00a0: aucun e-mail de ce genre adressé au client de cette commande n’est conservé. Veuillez écrire un mot de son objet, ou laisser le champ vide.',
				noMonth: 'Refusé\u00a0: veuillez écrire le mois comme 2026-11, ou laisser le champ vide.',
				emptyMonth: 'Refusé\u00a0: aucune facture et aucun avoir n’ont été émis ce mois-là.',
			},
		},
	},
};
