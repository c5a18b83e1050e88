/** How the desk tells what happened to an order, in the shop's language. */
import type { PerLanguage } from '../../site/languages.ts';
import type { EventName } from '../transitions/order-states.ts';

/** The service's own reasons, as it notes them. Others say no more than their event. */
type Reasons = Readonly<
	Record<
		| 'not paid in time'
		| 'not accepted in time'
		| 'not confirmed in time'
		| 'sold before its payment'
		| 'not paid after a reminder'
		| 'paid after the order was cancelled'
		| 'paid too much'
		| 'The order was cancelled before its money came'
		| 'The order was paid before'
		| 'same_email'
		| 'other_email'
		| 'no_order',
		string
	>
>;

interface HistoryTexts {
	readonly events: Readonly<Record<EventName, string>>;
	/** Of a line, counted from 1. */
	readonly position: (number: number) => string;
	readonly reasons: Reasons;
	readonly who: { readonly buyer: string; readonly service: string; readonly desk: string; readonly bank: string };
}

export const historyTexts: PerLanguage<HistoryTexts> = {
	de: {
		events: {
			place: 'Bestellt',
			await_time: 'Annahme wartet, weil die Uhr des Servers in Zweifel ist',
			link_sent: 'Link zur Bestätigung der Adresse versandt',
			confirm_address: 'Adresse bestätigt',
			hold_ended: 'Nicht mehr zurückgelegt',
			free: 'Reservierung freigegeben',
			pay_by_transfer: 'Auf Überweisung umgestellt',
			accept: 'Angenommen',
			complete: 'Abgeschlossen',
			cancel: 'Storniert',
			ship: 'Versandt',
			ship_unpaid: 'Versand ohne Zahlung angeordnet',
			return: 'Zurückgenommen',
			return_part: 'Zum Teil zurückgenommen',
			note: 'Notiz',
			paid: 'Zahlung gesehen',
			received: 'Überweisung eingegangen',
			remind: 'An die Zahlung erinnert',
			overdue: 'Zahlung überfällig',
			withdrawal: 'Widerruf eingegangen',
			refund_requested: 'Erstattung beauftragt',
			refunded: 'Erstattet',
			refund_refused: 'Erstattung abgelehnt',
			authorization_ends: 'Zusage der Zahlung endet',
			documents_sent: 'Unterlagen erneut gesendet',
			documents_copied: 'Unterlagen an den Laden gesendet',
			forget: 'Personendaten gelöscht',
			forget_words: 'Notizen gelöscht',
			payment_authorised: 'Zahlung zugesagt',
			payment_released: 'Zusage freigegeben',
			payment_received: 'Geld eingegangen',
			payment_refunded: 'Geld zurückgegangen',
			payment_disputed: 'Zahlung angefochten',
			payment_dispute_ended: 'Anfechtung beendet',
			payment_failed: 'Zahlung gescheitert',
			payment_returned: 'Zahlung zurückgebucht',
			payment_refund_returned: 'Erstattung zurückgekommen',
			statement: 'Kontoauszug: bitte ansehen',
		},
		position: (number) => `Position ${number}`,
		reasons: {
			'not paid in time': 'nicht rechtzeitig bezahlt',
			'not accepted in time': 'nicht rechtzeitig angenommen',
			'not confirmed in time': 'nicht rechtzeitig bestätigt',
			'sold before its payment': 'vor der Zahlung verkauft',
			'not paid after a reminder': 'trotz Erinnerung nicht bezahlt',
			'paid after the order was cancelled': 'nach der Stornierung bezahlt',
			'paid too much': 'zu viel bezahlt',
			'The order was cancelled before its money came': 'vor dem Geldeingang storniert',
			'The order was paid before': 'war schon bezahlt',
			same_email: 'mit der E-Mail-Adresse der Bestellung',
			other_email: 'mit einer anderen E-Mail-Adresse',
			no_order: 'ohne Bestellung',
		},
		who: { buyer: 'Käufer', service: 'Bestelldienst', desk: 'Bestelltisch', bank: 'Bank' },
	},
	en: {
		events: {
			place: 'Placed',
			await_time: 'Acceptance waits, because the server’s clock is in doubt',
			link_sent: 'Link to confirm the address sent',
			confirm_address: 'Address confirmed',
			hold_ended: 'No longer on hold',
			free: 'Hold freed',
			pay_by_transfer: 'Changed to bank transfer',
			accept: 'Accepted',
			complete: 'Completed',
			cancel: 'Cancelled',
			ship: 'Shipped',
			ship_unpaid: 'Told to ship without payment',
			return: 'Taken back',
			return_part: 'Taken back in part',
			note: 'Note',
			paid: 'Payment seen',
			received: 'Transfer received',
			remind: 'Reminded to pay',
			overdue: 'Payment overdue',
			withdrawal: 'Withdrawal received',
			refund_requested: 'Refund asked for',
			refunded: 'Refunded',
			refund_refused: 'Refund refused',
			authorization_ends: 'Authorisation of the payment ends',
			documents_sent: 'Documents sent again',
			documents_copied: 'Documents sent to the shop',
			forget: 'Personal data deleted',
			forget_words: 'Notes deleted',
			payment_authorised: 'Payment authorised',
			payment_released: 'Authorisation released',
			payment_received: 'Money received',
			payment_refunded: 'Money went back',
			payment_disputed: 'Payment disputed',
			payment_dispute_ended: 'Dispute ended',
			payment_failed: 'Payment failed',
			payment_returned: 'Payment taken back',
			payment_refund_returned: 'Refund came back',
			statement: 'Bank statement: please look',
		},
		position: (number) => `line ${number}`,
		reasons: {
			'not paid in time': 'not paid in time',
			'not accepted in time': 'not accepted in time',
			'not confirmed in time': 'not confirmed in time',
			'sold before its payment': 'sold before its payment',
			'not paid after a reminder': 'not paid after a reminder',
			'paid after the order was cancelled': 'paid after the cancellation',
			'paid too much': 'paid too much',
			'The order was cancelled before its money came': 'cancelled before its money came',
			'The order was paid before': 'was paid before',
			same_email: 'from the order’s e-mail address',
			other_email: 'from another e-mail address',
			no_order: 'without an order',
		},
		who: { buyer: 'Buyer', service: 'Order service', desk: 'Order desk', bank: 'Bank' },
	},
	fr: {
		events: {
			place: 'Commandé',
			await_time: 'L’acceptation attend, car l’horloge du serveur est douteuse',
			link_sent: 'Lien de confirmation de l’adresse envoyé',
			confirm_address: 'Adresse confirmée',
			hold_ended: 'N’est plus réservée',
			free: 'Réservation libérée',
			pay_by_transfer: 'Passée au virement',
			accept: 'Acceptée',
			complete: 'Terminée',
			cancel: 'Annulée',
			ship: 'Expédié',
			ship_unpaid: 'Expédition sans paiement demandée',
			return: 'Repris',
			return_part: 'Repris en partie',
			note: 'Note',
			paid: 'Paiement vu',
			received: 'Virement reçu',
			remind: 'Rappel de paiement',
			overdue: 'Paiement en retard',
			withdrawal: 'Rétractation reçue',
			refund_requested: 'Remboursement demandé',
			refunded: 'Remboursé',
			refund_refused: 'Remboursement refusé',
			authorization_ends: 'Fin de l’autorisation de paiement',
			documents_sent: 'Documents renvoyés',
			documents_copied: 'Documents envoyés à la boutique',
			forget: 'Données personnelles supprimées',
			forget_words: 'Notes supprimées',
			payment_authorised: 'Paiement autorisé',
			payment_released: 'Autorisation libérée',
			payment_received: 'Argent reçu',
			payment_refunded: 'Argent rendu',
			payment_disputed: 'Paiement contesté',
			payment_dispute_ended: 'Contestation terminée',
			payment_failed: 'Paiement échoué',
			payment_returned: 'Paiement repris',
			payment_refund_returned: 'Remboursement revenu',
			statement: 'Relevé bancaire : à regarder',
		},
		position: (number) => `ligne ${number}`,
		reasons: {
			'not paid in time': 'pas payée à temps',
			'not accepted in time': 'pas acceptée à temps',
			'not confirmed in time': 'pas confirmée à temps',
			'sold before its payment': 'vendue avant le paiement',
			'not paid after a reminder': 'pas payée malgré un rappel',
			'paid after the order was cancelled': 'payée après l’annulation',
			'paid too much': 'payée en trop',
			'The order was cancelled before its money came': 'annulée avant l’arrivée de l’argent',
			'The order was paid before': 'était déjà payée',
			same_email: 'depuis l’adresse e-mail de la commande',
			other_email: 'depuis une autre adresse e-mail',
			no_order: 'sans commande',
		},
		who: { buyer: 'Client', service: 'Service de commande', desk: 'Bureau des commandes', bank: 'Banque' },
	},
};
